import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { addressQuery } from '@tailorbird/commerce/addresses/addressQuery';
import { placeWords } from '@tailorbird/commerce/checkout/placeWords';
import type { Place } from '@tailorbird/commerce/model/address';
import { Button } from '@tailorbird/ui/Button';
import { TextField } from '@tailorbird/ui/TextField';
import { useReady } from '@tailorbird/ui/useReady';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useCombobox } from '../form/useCombobox.ts';
import { type LiveAnswer, useLiveAnswer } from '../useLiveAnswer.ts';
import { useWaiting } from '../useWaiting.ts';
import { AddressFinderRoot } from './AddressFinder.styles.ts';
import { type AskPlaces, fetchPlaces } from './fetchPlaces.ts';
import { fillPlace } from './fillPlace.ts';
import { finderFields } from './finderFields.ts';
import { type FinderOutcome, type FoundPlaces, finderMessages } from './foundPlaces.ts';
import { optionId, PlaceButtons, PlaceOptions } from './PlaceList.tsx';

export interface AddressFinderProps {
  /** What the names of the address's fields begin with. */
  readonly prefix?: string;
  /** What the form's fields held as it was sent, by name. */
  readonly sent: (name: string) => string | undefined;
  /** What a form without scripts was answered. */
  readonly found?: FoundPlaces | undefined;
  readonly ask?: AskPlaces;
}

/**
 * Finds an address by a part of it and fills in the fields below, which can always be filled in by hand. Without scripts
 * its button sends the form as it stands, which comes back with the addresses found.
 */
export function AddressFinder({ prefix = '', sent, found, ask = fetchPlaces }: AddressFinderProps) {
  const { market, href } = usePageFacts();
  const names = finderFields(prefix);
  const id = `${prefix}address-finder`;
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(sent(names.query) ?? '');
  const [open, setOpen] = useState(false);
  const [settled, setSettled] = useState(found?.prefix === prefix ? found : undefined);
  const address = href('/me/places');
  const live = useLiveAnswer(
    open ? addressQuery(query) : null,
    useCallback((term: string, signal: AbortSignal) => ask(address, term, signal), [ask, address]),
  );
  const { list, listId, active, leaveOption, onKeyDown } = useCombobox();
  const ready = useReady();
  const waiting = useWaiting(live.busy);
  const options = (open && live.answer) || [];
  const standing = options.some((_, at) => optionId(listId, at) === active) ? active : undefined;
  const look = () => {
    if (live.resting) live.retry();
    setQuery(field.current?.value ?? '');
    setSettled(undefined);
    setOpen(true);
    leaveOption();
  };
  const choose = (place: Place) => {
    setOpen(false);
    setSettled({ prefix, tag: 'filled' });
    fillPlace(field.current?.form ?? null, prefix, place);
  };
  const press = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' || event.isDefaultPrevented()) return;
    event.preventDefault();
    look();
  };
  return (
    <AddressFinderRoot
      id={id}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      {/* What Enter presses in any field of the form, its first button: nobody meets it otherwise. */}
      <button
        type="submit"
        name={names.enter}
        value="yes"
        tabIndex={-1}
        aria-hidden="true"
        data-part="enter"
      />
      <input type="hidden" name={names.asked} value={ready ? query : (sent(names.asked) ?? '')} />
      <TextField
        ref={field}
        label="Find your address"
        optional
        hint={placeWords[market].finderHint}
        name={names.query}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={standing}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        defaultValue={query}
        onChange={look}
        onKeyDown={press}
      />
      <Button
        type="submit"
        variant="secondary"
        name={names.find}
        value="yes"
        formAction={`#${id}`}
        onClick={(event) => {
          event.preventDefault();
          look();
        }}
      >
        Find
      </Button>
      <p role="status">{waiting ? finderMessages.looking : statusOf(open ? foundBy(live) : settled)}</p>
      {settled?.tag === 'found' && settled.places.length > 0 && (
        <PlaceButtons name={names.chosen} formAction={`#${id}`} places={settled.places} onChoose={choose} />
      )}
      <div ref={list}>
        {options.length > 0 && (
          <PlaceOptions id={listId} places={options} active={standing} onChoose={choose} />
        )}
      </div>
    </AddressFinderRoot>
  );
}

function foundBy({ answer, busy, resting }: LiveAnswer<readonly Place[]>): FinderOutcome | undefined {
  if (resting) return { tag: 'resting' };
  return busy || answer === undefined ? undefined : { tag: 'found', places: answer };
}

/** Said, and shown where it is all there is to show. */
function statusOf(outcome: FinderOutcome | undefined) {
  if (outcome === undefined) return null;
  if (outcome.tag !== 'found') return finderMessages[outcome.tag];
  const count = outcome.places.length;
  if (count === 0) return finderMessages.none;
  return <span data-part="spoken">{count === 1 ? '1 address found' : `${count} addresses found`}</span>;
}
