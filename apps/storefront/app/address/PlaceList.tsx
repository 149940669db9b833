import type { Place } from '@tailorbird/commerce/model/address';
import { placeText } from './placeText.ts';

interface PlaceListProps {
  readonly places: readonly Place[];
  readonly onChoose: (place: Place) => void;
}

interface PlaceOptionsProps extends PlaceListProps {
  readonly id: string;
  /** Id of the option the arrow keys stand on. */
  readonly active: string | undefined;
}

/** Id of an option by its place in the list. */
export const optionId = (listId: string, at: number) => `${listId}-${at}`;

/** The addresses found for what is typed. A press leaves the focus in the field until one is chosen. */
export function PlaceOptions({ id, places, active, onChoose }: PlaceOptionsProps) {
  return (
    <div
      role="listbox"
      id={id}
      tabIndex={-1}
      aria-label="Addresses"
      data-part="answers"
      onMouseDown={(event) => event.preventDefault()}
    >
      {places.map((place, at) => {
        const own = optionId(id, at);
        return (
          <button
            key={placeText(place)}
            type="button"
            role="option"
            id={own}
            aria-selected={own === active}
            tabIndex={-1}
            onClick={() => onChoose(place)}
          >
            {placeText(place)}
          </button>
        );
      })}
    </div>
  );
}

interface PlaceButtonsProps extends PlaceListProps {
  readonly name: string;
  /** Where the answer is looked at: the finder's own place in the page. */
  readonly formAction: string;
}

/** The addresses a form came back with: each is a button that sends it again. */
export function PlaceButtons({ name, formAction, places, onChoose }: PlaceButtonsProps) {
  return (
    <ul aria-label="Addresses" data-part="answers">
      {places.map((place) => (
        <li key={placeText(place)}>
          <button
            type="submit"
            name={name}
            value={JSON.stringify(place)}
            formAction={formAction}
            onClick={(event) => {
              event.preventDefault();
              onChoose(place);
            }}
          >
            {placeText(place)}
          </button>
        </li>
      ))}
    </ul>
  );
}
