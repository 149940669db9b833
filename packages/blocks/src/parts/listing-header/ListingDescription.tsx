import type { DescriptionCuts } from './descriptionCuts.ts';
import { ListingDescriptionRoot } from './ListingDescription.styles.ts';

function Cut({ phone, desktop }: Pick<DescriptionCuts, 'phone' | 'desktop'>) {
  if (phone === desktop) return <span data-part="cut">{`${phone} `}</span>;
  return (
    <>
      <span data-part="cut" data-on="phone">{`${phone} `}</span>
      {desktop !== undefined && <span data-part="cut" data-on="desktop">{`${desktop} `}</span>}
    </>
  );
}

/** A listing’s description. One that is too long opens and closes without script. */
export function ListingDescription({ full, phone, desktop }: DescriptionCuts) {
  if (phone === undefined) {
    return (
      <ListingDescriptionRoot>
        <p>{full}</p>
      </ListingDescriptionRoot>
    );
  }
  const onlyOnPhone = desktop === undefined;
  return (
    <ListingDescriptionRoot>
      {onlyOnPhone && <p data-on="desktop">{full}</p>}
      <details data-on={onlyOnPhone ? 'phone' : undefined}>
        <summary>
          <Cut phone={phone} {...(desktop !== undefined && { desktop })} />
          <b data-part="more">see more</b>
          <b data-part="less">see less</b>
        </summary>
        <p>{full}</p>
      </details>
    </ListingDescriptionRoot>
  );
}
