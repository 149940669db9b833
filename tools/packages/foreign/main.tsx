import '@tailorbird/tokens/styles.css';
import '@tailorbird/ui/styles.css';
import '@tailorbird/engine/styles.css';
import '@tailorbird/blocks/styles.css';
import { BlockList } from '@tailorbird/blocks/BlockList';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { parseBlocks } from '@tailorbird/blocks/parse';
import { formatMoney } from '@tailorbird/commerce/money';
import { Button, type ButtonProps } from '@tailorbird/ui/Button';
import { Carousel } from '@tailorbird/ui/Carousel';
import { StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import items from './items.json' with { type: 'json' };

const { blocks } = parseBlocks(items);
const look: Pick<ButtonProps, 'variant'> = { variant: 'primary' };

function Shop() {
  const [pressed, setPressed] = useState(0);
  return (
    <PageFactsProvider market="uk">
      <Suspense>
        <BlockList blocks={blocks} />
      </Suspense>
      <Button {...look} onClick={() => setPressed(pressed + 1)}>
        Pressed {pressed}, {formatMoney(1250, 'GBP', 'en-GB')}
      </Button>
      <Carousel label="Things">
        {['One', 'Two', 'Three'].map((word) => (
          <p key={word}>{word}</p>
        ))}
      </Carousel>
    </PageFactsProvider>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Shop />
    </StrictMode>,
  );
}
