import { waitFor } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Accordion } from '../accordion/Accordion.tsx';
import { Disclosure } from '../accordion/Disclosure.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../button/Button.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Drawer } from '../dialog/Drawer.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { HeartIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Link } from '../link/Link.tsx';
import { Notifications } from '../notifications/Notifications.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Price } from '../price/Price.tsx';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Video } from '../video/Video.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { fieldPrimitives } from './fieldPrimitives.browser.tsx';
import {
  asksToCloseByEscape,
  opensByKeys,
  passedByTab,
  pressedBy,
  type Shown,
  stopsAt,
} from './keyProofs.ts';
import type { Primitive } from './primitive.ts';

/** Presses of a link, which would leave the test’s page. */
const leads = (told: Shown['told']) => ({
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    told();
  },
});

/** Of what is only looked at. */
const noStop = { 'Tab does not stop at it': passedByTab };

/** Every primitive of the package. A new one that is not here fails the test beside this. */
export const primitives: { readonly [name: string]: Primitive } = {
  ...fieldPrimitives,
  Accordion: {
    draw: (given) => <Accordion {...given} items={[{ id: 'a', title: 'Details', body: 'Cotton' }]} />,
    keyboard: { 'Enter opens a row and Space closes it': opensByKeys },
  },
  Badge: { draw: (given) => <Badge {...given} text="Sale" colour="red" />, keyboard: noStop },
  Breadcrumbs: {
    draw: (given) => (
      <Breadcrumbs {...given} items={[{ label: 'Womens', href: '#womens' }, { label: 'Dresses' }]} />
    ),
    keyboard: { 'Tab stops at what leads somewhere': stopsAt('Womens') },
  },
  Button: {
    draw: (given, told) => (
      <Button {...given} onClick={told}>
        Save
      </Button>
    ),
    keyboard: { 'Enter and Space press it': pressedBy('{Enter}', ' ') },
  },
  Carousel: {
    draw: (given) => (
      <Carousel {...given} label="New" slideWidth="400px" controls={false}>
        {Array.from({ length: 9 }, (_, at) => (
          <p key={at}>{at}</p>
        ))}
      </Carousel>
    ),
    keyboard: {
      'the arrow keys scroll its slides': async ({ element }) => {
        await userEvent.tab();
        expect(document.activeElement).toBe(element.querySelector('[data-part="viewport"]'));
        await userEvent.keyboard('{ArrowRight}');
        await waitFor(() => expect(document.activeElement?.scrollLeft).toBeGreaterThan(0));
      },
    },
  },
  Dialog: {
    draw: (given, told) => (
      <Dialog {...given} open onClose={told} title="Leave?">
        It stays.
      </Dialog>
    ),
    keyboard: { 'Escape asks to close it, from the focus inside': asksToCloseByEscape },
  },
  Disclosure: {
    draw: (given) => (
      <Disclosure {...given} title="Details">
        Cotton
      </Disclosure>
    ),
    keyboard: { 'Enter opens it and Space closes it': opensByKeys },
  },
  Drawer: {
    draw: (given, told) => (
      <Drawer {...given} open onClose={told} title="Your bag">
        Empty
      </Drawer>
    ),
    keyboard: { 'Escape asks to close it, from the focus inside': asksToCloseByEscape },
  },
  Heading: { draw: (given) => <Heading {...given}>New</Heading>, keyboard: noStop },
  Icon: { draw: (given) => <Icon {...given} of={HeartIcon} />, keyboard: noStop },
  IconButton: {
    draw: (given, told) => <IconButton {...given} icon={HeartIcon} label="Save" onClick={told} />,
    keyboard: { 'Enter and Space press it': pressedBy('{Enter}', ' ') },
  },
  Link: {
    draw: (given, told) => (
      <Link {...given} href="/care" {...leads(told)}>
        Care
      </Link>
    ),
    keyboard: { 'Enter follows it': pressedBy('{Enter}') },
  },
  Notifications: {
    draw: (given, told) => (
      <Notifications {...given} items={[{ id: 'a', message: 'Added', persist: true }]} onDismiss={told} />
    ),
    keyboard: {
      'Enter dismisses a message': async ({ told }) => {
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        expect(told).toHaveBeenCalledExactlyOnceWith({ id: 'a' });
      },
    },
  },
  Pagination: {
    draw: (given) => <Pagination {...given} page={2} pages={3} hrefFor={(page) => `#${page}`} />,
    keyboard: {
      'Tab stops at each page': stopsAt('Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page'),
    },
  },
  Picture: {
    draw: (given) => <Picture {...given} src="/i/tailorbird/mug" alt="A mug" sizes="50vw" ratio="4 / 5" />,
    keyboard: noStop,
  },
  Price: { draw: (given) => <Price {...given} now="£29" was="£49" />, keyboard: noStop },
  ProgressBar: { draw: (given) => <ProgressBar {...given} value={40} />, keyboard: noStop },
  Skeleton: { draw: (given) => <Skeleton {...given} ratio="4 / 5" />, keyboard: noStop },
  SkipLink: {
    draw: (given, told) => <SkipLink {...given} {...leads(told)} />,
    keyboard: { 'Enter follows it': pressedBy('{Enter}') },
  },
  Tooltip: {
    draw: (given) => <Tooltip {...given} of={document.body} text="Save" />,
    receiver: '[data-tooltip]',
    keyboard: noStop,
  },
  Video: {
    draw: (given) => <Video {...given} src="data:video/mp4," label="A loom" />,
    keyboard: {
      'Enter plays it': async ({ element }) => {
        const film = element.querySelector('video');
        if (film === null) throw new Error('There is no film.');
        const play = vi.spyOn(film, 'play').mockResolvedValue();
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        expect(play).toHaveBeenCalled();
      },
    },
  },
  VisuallyHidden: {
    draw: (given) => <VisuallyHidden {...given}>3 items</VisuallyHidden>,
    keyboard: noStop,
  },
};
