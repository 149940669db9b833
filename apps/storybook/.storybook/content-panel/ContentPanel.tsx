/** @jsxRuntime classic */
// Storybook’s own window has a React of its own, of another version than the stories’.
import * as React from 'react';
import { type CSSProperties, useEffect, useState } from 'react';
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
  args: Record<string, unknown>;
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

/** A story's content as a form that is made for its fields, and as JSON and a link to be carried away. */
export function ContentPanel({ active }: { active: boolean }) {
  const [args, updateArgs, resetArgs] = useArgs();
  const argTypes = useArgTypes();
  const choices = useParameter<Choices>(choicesParameter, none);
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
    <div style={page} key={storyId} data-content-panel={api.getCurrentStoryData()?.id}>
      <Json storyId={storyId} args={args} put={updateArgs} />
      <button type="button" onClick={() => resetArgs()}>
        Back to how the story was
      </button>
      {fields.map(([name, field]) => (
        <FieldEditor
          key={name}
          field={field}
          label={field.title ?? name}
          value={args[name]}
          choices={choices}
          onChange={(value) => updateArgs({ [name]: value })}
        />
      ))}
    </div>
  );
}
