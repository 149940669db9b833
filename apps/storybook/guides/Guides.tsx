import { Guide } from './Guide.tsx';

const title = /^# (.*)\n/;

/** Documents of one kind on one page, each closed under its title. */
export function Guides({ files }: { readonly files: Readonly<Record<string, string>> }) {
  return Object.entries(files).map(([path, text]) => (
    <details key={path} style={{ padding: '8px 0' }}>
      <summary style={{ fontWeight: 700 }}>{title.exec(text)?.[1]}</summary>
      <Guide document={path.replace('../../../', '')} text={text.replace(title, '')} />
    </details>
  ));
}
