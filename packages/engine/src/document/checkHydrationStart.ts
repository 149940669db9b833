import { hydrationStart, loaderDataOf } from '../upstream/reactRouterStart.ts';
import { renderProbe } from './renderProbe.ts';

const staticImport = /import (?:\* as (\w+) from )?("[^"]+");/g;

/**
 * Renders a page of two routes by the installed React Router and compares how it starts with how our pages start.
 * @throws If they differ: it names in what, and what to compare.
 */
export async function checkHydrationStart(): Promise<void> {
  const { html, context } = await renderProbe();
  const scripts = scriptsIn(html.toString());
  const isModule = ({ tag }: Script) => tag.includes('type="module"');
  const codeOf = (all: readonly Script[]) => all.map(({ code }) => code).join('');
  const theirData = codeOf(scripts.filter((script) => !isModule(script)));
  const theirStart = codeOf(scripts.filter(isModule));
  const theirImports = [...theirStart.matchAll(staticImport)].map(
    ([, name = '', file = '']) => `${name} ${file}`,
  );

  const { imports, run } = hydrationStart(context);
  const problems = [
    squeezed((await loaderDataOf(context)).script()) === squeezed(theirData)
      ? []
      : ['the data of the loaders'],
    imports.map(({ name = '', file }) => `${name} ${JSON.stringify(file)}`).join() === theirImports.join()
      ? []
      : ['the modules of the routes'],
    squeezed(run) === squeezed(theirStart.replaceAll(staticImport, ''))
      ? []
      : ['what runs once they are there'],
  ].flat();
  if (problems.length > 0)
    throw new Error(
      `React Router starts a page in another way than it did: ${problems.join(', ')}. ` +
        'Compare packages/engine/src/upstream/reactRouterStart.ts with <Scripts> and <ServerRouter> of the installed version.',
    );
}

interface Script {
  readonly tag: string;
  readonly code: string;
}

/** The scripts of a document, whose text holds no end of one. */
function scriptsIn(html: string): Script[] {
  return html
    .split('<script')
    .slice(1)
    .map((rest) => {
      const open = rest.indexOf('>');
      return { tag: rest.slice(0, open), code: rest.slice(open + 1, rest.indexOf('</script>')) };
    });
}

/** Without the spaces and ends of statements that only a reader needs. */
function squeezed(code: string): string {
  return code.replaceAll(/[\s;]/g, '');
}
