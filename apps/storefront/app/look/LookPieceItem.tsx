import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { inTheBagText, priceText } from '@tailorbird/commerce/pricing/priceView';
import { sizeText } from '@tailorbird/commerce/sizes/sizeText';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { Picture } from '@tailorbird/ui/Picture';
import { Price } from '@tailorbird/ui/Price';
import { SelectField } from '@tailorbird/ui/SelectField';
import { choiceField, choiceName, isPieceBuyable, type PieceChoice, type ShownPiece } from './shownPiece.ts';

interface LookPieceItemProps {
  readonly piece: ShownPiece;
  /** Whether it is in the bag since. */
  readonly isAdded: boolean;
  readonly chosen: string | undefined;
  readonly error: string | undefined;
}

/** One piece of a look: what it is, what it costs, and the size to be chosen. */
export function LookPieceItem({ piece, isAdded, chosen, error }: LookPieceItemProps) {
  const { href, market } = usePageFacts();
  const { productId, slug, name, colour, image, swatch, nowPrice } = piece;
  const to = href(productPath({ id: productId, slug }, colour));
  const price = priceText(piece.price, market);
  const promoted = inTheBagText(nowPrice, market);
  return (
    <li data-sold-out={isPieceBuyable(piece) ? undefined : ''}>
      <a href={to} tabIndex={-1} aria-hidden="true">
        <Picture
          src={image}
          alt=""
          widths={[200, 400, 768]}
          sizes="(min-width: 768px) 25vw, 120px"
          ratio="4 / 5"
          tint={swatch}
        />
      </a>
      <div data-part="piece">
        <h2>
          <a href={to}>{name}</a>
        </h2>
        <p data-part="colour">{colour}</p>
        <Price label={piece.isFrom ? 'From' : undefined} now={price.now} was={price.was ?? undefined} />
        {promoted && <p data-part="promoted">{promoted}</p>}
        {isAdded ? (
          <p data-part="added">In your bag</p>
        ) : (
          <Choice piece={piece} chosen={chosen} error={error} />
        )}
      </div>
    </li>
  );
}

/** Its sizes; what has sold out is shown, and cannot be chosen. What comes in one has nothing to be chosen. */
function Choice({ piece, chosen, error }: Pick<LookPieceItemProps, 'piece' | 'chosen' | 'error'>) {
  const { market } = usePageFacts();
  const { choices, name, sku } = piece;
  const [only, ...others] = choices;
  const field = choiceField(piece);
  const words = ({ size, length }: PieceChoice) =>
    [size && sizeText(size, market, sku), length].filter(Boolean).join(', ');
  if (!isPieceBuyable(piece)) return <p data-part="stock">Sold out</p>;
  if (only && others.length === 0)
    return (
      <>
        <input type="hidden" name={field} value={only.variantId} />
        {words(only) && <p data-part="colour">{words(only)}</p>}
      </>
    );
  const what = choiceName(piece);
  return (
    <SelectField
      label={`${what === 'size' ? 'Size' : 'Length'} of ${name}`}
      hideLabel
      name={field}
      placeholder={`Choose a ${what}`}
      defaultValue={chosen}
      required
      error={error}
      options={choices.map((choice) => ({
        value: String(choice.variantId),
        label: choice.purchasable ? words(choice) : `${words(choice)} (sold out)`,
        disabled: !choice.purchasable,
      }))}
    />
  );
}
