import type { MetaDescriptor } from 'react-router';

/** Structured data as tags of a page. */
export function jsonLdTags(...data: readonly object[]): MetaDescriptor[] {
  return data.map((one) => ({ 'script:ld+json': one }));
}
