import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { lengthUnits, measureText } from '@tailorbird/commerce/sizes/lengthUnit';
import type { SizeTable } from '@tailorbird/commerce/sizes/sizeTables';
import { SizeTablesRoot } from './SizeTables.styles.ts';
import { UnitField } from './UnitField.tsx';

interface SizeTablesProps {
  readonly tables: readonly SizeTable[];
  /** @default 2 */
  readonly headingLevel?: 2 | 3;
}

/** Tables of the size guide, in centimetres or inches. */
export function SizeTables({ tables, headingLevel = 2 }: SizeTablesProps) {
  const { market } = usePageFacts();
  const Title: 'h2' | 'h3' = `h${headingLevel}`;
  return (
    <SizeTablesRoot>
      <UnitField />
      {tables.map((table) => (
        <section key={table.id} id={table.id} aria-labelledby={`${table.id}-title`}>
          <Title id={`${table.id}-title`}>{table.title}</Title>
          <Table table={table} />
          {table.note && !(market === 'us' && table.id === 'womens') && <p>{table.note}</p>}
        </section>
      ))}
    </SizeTablesRoot>
  );
}

function Table({ table: { id, sizes, measures, rows } }: { table: SizeTable }) {
  return (
    <div data-part="table">
      <table aria-labelledby={`${id}-title`}>
        <thead>
          <tr>
            {sizes.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            {measures.map((heading) => (
              <th key={heading} scope="col">
                {heading}
                {lengthUnits.map((unit) => (
                  <span key={unit} data-unit={unit}>{` (${unit})`}</span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sizes: [own, ...others], cm }) => (
            <tr key={own}>
              <th scope="row">{own}</th>
              {others.map((other, column) => (
                <td key={sizes[column + 1]}>{other}</td>
              ))}
              {cm.map((measure, column) => (
                <td key={measures[column]}>
                  {lengthUnits.map((unit) => (
                    <span key={unit} data-unit={unit}>
                      {measureText(measure, unit)}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
