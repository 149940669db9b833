import { Icon } from '@tailorbird/ui/Icon';
import { ChevronDownIcon } from '@tailorbird/ui/icons';
import { brokenPlace } from '../page/brokenPlace.ts';
import { usePageFacts } from '../page/PageFacts.tsx';
import { blockIdOf } from '../schemaAddress.ts';
import { PreviewBarRoot } from './PreviewBar.styles.ts';
import type { PreviewBarContent } from './schema.ts';

/** `1 December 2026, 09:00`. Joined by ourselves: what stands between date and time differs from one engine to the next. */
function momentText(moment: Date): string {
  const text = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(moment);
  return `${text({ dateStyle: 'long' })}, ${text({ hour: '2-digit', minute: '2-digit' })}`;
}

const firstLineOf = (text: string): string => text.split('\n', 1)[0] ?? '';

function Moment({ date }: { date: string | undefined }) {
  if (date === undefined) return <p>The page as it is now</p>;
  return (
    <p>
      The page as of <time dateTime={date}>{momentText(new Date(date))} UTC</time>
    </p>
  );
}

const saidOf = { not: 'cannot be shown', 'in part': 'shown in part', whole: 'with advice' } as const;

function toldOf(broken: PreviewBarContent['broken']): string {
  return (['not', 'in part', 'whole'] as const)
    .map((how) => ({ how, count: broken.filter(({ shown }) => shown === how).length }))
    .filter(({ count }) => count > 0)
    .map(({ how, count }) => `${count === 1 ? '1 block' : `${count} blocks`} ${saidOf[how]}`)
    .join(', ');
}

function Broken({ broken }: Pick<PreviewBarContent, 'broken'>) {
  if (broken.length === 0) return <p data-part="well">Every block of this page can be shown</p>;
  return (
    <details>
      <summary>
        {toldOf(broken)}
        <Icon of={ChevronDownIcon} size={16} />
      </summary>
      <ol>
        {broken.map(({ key, schemaId, problem }) => (
          <li key={key}>
            <a href={`#${encodeURIComponent(brokenPlace(key))}`}>
              {blockIdOf(schemaId) ?? 'An item without a schema'}
            </a>
            <span>{firstLineOf(problem)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Tells an editor which moment is previewed and what is broken on the page. A shopper never sees it. */
export function PreviewBar({ date, leaveLink, broken }: PreviewBarContent) {
  const { preview, href } = usePageFacts();
  if (!preview) return null;
  return (
    <PreviewBarRoot aria-label="Preview">
      <div data-part="facts">
        <strong>Preview</strong>
        <Moment date={date} />
        {/* A target makes the browser ask the server, which alone can take the cookie away. */}
        <a href={href(leaveLink)} target="_top">
          Leave the preview
        </a>
      </div>
      <Broken broken={broken} />
    </PreviewBarRoot>
  );
}
