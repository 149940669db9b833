/** @jsxRuntime classic */
// Storybook’s own window has a React of its own, of another version than the stories’.
import * as React from 'react';
import { type CSSProperties, useEffect, useReducer, useState } from 'react';
import {
  useArgs,
  useArgTypes,
  useGlobals,
  useParameter,
  useStorybookApi,
  useStorybookState,
  useStoryPrepared,
} from 'storybook/manager-api';
import { type Choices, choicesParameter } from './choices.ts';
import { argsOfJson, inPlaceOf, itemJson, shareAddress, unpacked } from './contentJson.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { createNewestContent } from './newestContent.ts';
import type { PlainField } from './plainField.ts';

const page: CSSProperties = { padding: 16, display: 'grid', gap: 8, fontSize: 14 };
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8 };
const none: Choices = { pictures: [], products: [], colours: [], pages: [] };

/** Content that came with the address takes the place of the story's own, once. */
function useShared(args: Record<string, unknown>, updateArgs: (args: Record<string, unknown>) => void): void {
  const [{ content }, updateGlobals] = useGlobals();
  const { storyId } = useStorybookState();
  // What is put into a story before its own content is known is lost.
  const isPrepared = useStoryPrepared(storyId);
  useEffect(() => {
    const shared = unpacked(content);
    if (shared === undefined || !isPrepared) return;
    updateArgs({ ...inPlaceOf(args, shared) });
    updateGlobals({ content: '' });
  }, [args, content, isPrepared, updateArgs, updateGlobals]);
}

function Json({
  storyId,
  args,
  put,
}: {
  storyId: string;
  args: Readonly<Record<string, unknown>>;
  put: (args: Record<string, unknown>) => void;
}) {
  const [text, setText] = useState('');
  const [told, tell] = useState('');
  const copy = async (what: string, said: string) => {
    setText(what);
    await navigator.clipboard.writeText(what).catch(() => undefined);
    tell(said);
  };
  const paste = () => {
    const read = argsOfJson(storyId, text, args);
    if (typeof read === 'string') return tell(read);
    put({ ...read });
    tell('The story shows the pasted content.');
  };
  const address = `${location.origin}${location.pathname}${shareAddress(storyId, args)}`;
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <div style={row}>
        <button type="button" onClick={() => void copy(itemJson(storyId, args), 'Copied, and below.')}>
          Copy as content JSON
        </button>
        <button type="button" onClick={paste}>
          Paste content JSON from below
        </button>
        <button type="button" onClick={() => void copy(address, 'The link is copied, and below.')}>
          Copy a link to this content
        </button>
      </div>
      <textarea
        aria-label="Content JSON"
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span role="status">{told}</span>
    </div>
  );
}

interface FormProps {
  readonly storyId: string;
  readonly fields: readonly (readonly [string, PlainField])[];
}

/** The form shows what was entered at once, and each change is made to that: the story's window answers a moment later. */
function Form({ storyId, fields }: FormProps) {
  const [args, updateArgs, resetArgs, initialArgs] = useArgs();
  const choices = useParameter<Choices>(choicesParameter, none);
  const [newest] = useState(() => createNewestContent(args));
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    newest.shown(args);
    showAgain();
  }, [args, newest]);
  const content = newest.content();
  const put = (sent: Record<string, unknown>) => {
    newest.sent(sent);
    updateArgs(sent);
    showAgain();
  };
  const reset = () => {
    newest.sent(inPlaceOf(newest.content(), initialArgs ?? {}));
    resetArgs();
    showAgain();
  };
  return (
    <>
      <Json storyId={storyId} args={content} put={put} />
      <button type="button" onClick={reset}>
        Back to how the story was
      </button>
      {fields.map(([name, field]) => (
        <FieldEditor
          key={name}
          field={field}
          label={field.title ?? name}
          value={content[name]}
          choices={choices}
          onChange={(change) => put({ [name]: change(newest.content()[name]) })}
        />
      ))}
    </>
  );
}

/** A story's content as a form that is made for its fields, and as JSON and a link to be carried away. */
export function ContentPanel({ active }: { active: boolean }) {
  const [args, updateArgs] = useArgs();
  const argTypes = useArgTypes();
  const { storyId } = useStorybookState();
  const api = useStorybookApi();
  useShared(args, updateArgs);
  if (!active) return null;
  const fields = Object.entries(argTypes).flatMap(([name, { field }]): [string, PlainField][] =>
    // `controlsFromSchema` puts it there; Storybook types what others put into an argType as anything.
    field === undefined ? [] : [[name, field as PlainField]],
  );
  if (fields.length === 0) return <p style={page}>This story shows no content of an editor’s.</p>;
  return (
    <div style={page} data-content-panel={api.getCurrentStoryData()?.id}>
      <Form key={storyId} storyId={storyId} fields={fields} />
    </div>
  );
}
