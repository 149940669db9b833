import { Component, type ReactNode } from 'react';
import { BlockNotice } from './BlockNotice.tsx';

/** The event a page hears when a block throws in the browser. */
export const blockErrorEvent = 'tailorbird:block-error';

/** What the event carries. */
export interface BlockErrorDetail {
  readonly id: string;
  readonly error: unknown;
}

interface BlockBoundaryProps {
  readonly id: string;
  /** An editor is looking: say what happened. A shopper sees nothing of the block. */
  readonly preview: boolean;
  readonly onError?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Keeps a throwing block from taking the page with it. */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error('A block threw nothing.') };
  }

  override componentDidCatch(error: unknown): void {
    const detail: BlockErrorDetail = { id: this.props.id, error };
    this.props.onError?.();
    window.dispatchEvent(new CustomEvent(blockErrorEvent, { detail }));
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!this.props.preview) return null;
    return (
      <BlockNotice
        schemaId={this.props.id}
        problem={`The block threw while it was shown.\n${reasonOf(error)}`}
      />
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? String(error) : 'What it threw was not an Error.';
}
