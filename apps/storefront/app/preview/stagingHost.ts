import { err, ok, type Result } from '@tailorbird/commerce/result';

/** What a host must end with to hold content that is not published yet (blocks §5, services §3). */
const stagingSuffix = '.staging.bigcontent.io';

/** The shop's own set of unpublished content: answered by the middleware, never asked for over the network. */
export const ownStagingHost = `tailorbird${stagingSuffix}`;

/** What a shopper, or an editor who has mistyped it, is told (blocks §5). */
export const invalidHost = 'Invalid amplience staging domain';

/** One label in front of the suffix, and nothing that a URL parser could read as something else. */
const shape = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.staging\.bigcontent\.io$/;

/** Whether a text is a host of unpublished content, of whomever, and nothing but a host. */
export function isStagingHost(text: string): boolean {
  return shape.test(text) && new URL(`https://${text}`).host === text;
}

/**
 * A host that an editor wants to preview. The suffix is shared by all who rent the content service, so it must also be
 * one of our own (reliability findings 6 and 7).
 */
export function stagingHost(text: string, allowed: readonly string[]): Result<string, typeof invalidHost> {
  return isStagingHost(text) && allowed.includes(text) ? ok(text) : err(invalidHost);
}
