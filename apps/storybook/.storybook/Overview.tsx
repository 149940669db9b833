import { ArgTypes, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useContext } from 'react';
import { BlockGuide } from '../guides/BlockGuide.tsx';
import { noPicture, screens } from '../visual/screens.ts';

/** How large a screen is shown: two phones or one desktop fit side by side. */
const scales: { readonly [screen: string]: number } = { phone: 0.6, desktop: 0.4 };
const tallest = 900;

/** What a screen follows. */
const toolbar = ['market', 'motion', 'contrast', 'words', 'direction', 'ground', 'state'];

const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
  padding: '8px 0 32px',
  alignItems: 'flex-start',
};
const boxOf = (width: number, scale: number): CSSProperties => ({
  width: width * scale,
  height: tallest * scale,
  overflow: 'hidden',
  border: '1px solid #d9d0c1',
});
const frameOf = (width: number, scale: number): CSSProperties => ({
  width,
  height: tallest,
  border: 0,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
});

function Screens({ id, name, globals }: { id: string; name: string; globals: string }) {
  return (
    <section id={`overview-${id}`}>
      <h3>
        <a href={`/?path=/story/${id}`} target="_top">
          {name}
        </a>
      </h3>
      <div style={row}>
        {screens.map(({ name: screen, width }) => {
          const scale = scales[screen] ?? 0.5;
          return (
            <div key={screen} style={boxOf(width, scale)}>
              <iframe
                title={`${name}, ${width} pixels wide`}
                src={`iframe.html?viewMode=story&id=${id}&globals=${globals}`}
                loading="lazy"
                style={frameOf(width, scale)}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}

/**
 * A component’s page: every variant at a phone’s and a desktop’s width side by side, each in a window of that width, and
 * then what its content or props take. It follows the toolbar; it has no stories of its own, so nothing is pictured twice.
 */
export function Overview() {
  const { csfFile } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const stories = context.componentStories().filter(({ tags }) => !tags.includes(noPicture));
  const [first] = stories;
  const file: unknown = first?.parameters['fileName'];
  const chosen = first === undefined ? {} : context.getStoryContext(first).globals;
  const globals = toolbar.map((name) => `${name}:${String(chosen[name])}`).join(';');
  return (
    <>
      <Title />
      <BlockGuide story={file} part="purpose">
        <Description of={csfFile} />
      </BlockGuide>
      {stories.map(({ id, name }) => (
        <Screens key={id} id={id} name={name} globals={globals} />
      ))}
      <BlockGuide story={file} part="fields">
        <h2>What it takes</h2>
        <ArgTypes />
      </BlockGuide>
    </>
  );
}
