import type { Env } from '../../apps/middleware/src/env.ts';
import { marketList } from '../../packages/commerce/src/market.ts';
import type { Finding } from './finding.ts';

const answerMs = 5000;

/** Where content comes from, and how soon pages and a CDN hear of what is published. */
export async function contentFindings(env: Env): Promise<Finding[]> {
  return [await contentService(env), ...contentWebhook(env), ...cdn(env)];
}

/** Whether the content service has what every page begins with, in each market. */
async function contentService(env: Env): Promise<Finding> {
  const about = 'Content service';
  const { TAILORBIRD_CONTENT_URL: url, TAILORBIRD_CONTENT_KEY: key } = env;
  if (url === undefined) return { about, state: 'none is named: the shop shows its own content' };
  const has = async (name: string) => {
    const answer = await fetch(`${url}/content/key/${name}?depth=all&format=inlined`, {
      signal: AbortSignal.timeout(answerMs),
      ...(key !== undefined && { headers: { 'x-api-key': key } }),
    });
    if (!answer.ok && answer.status !== 404) throw new Error(`it answers ${answer.status}`);
    return answer.ok;
  };
  const names = marketList.flatMap((market) =>
    ['app-header', 'home', 'footer'].map((name) => `${market}/${name}`),
  );
  try {
    const found = await Promise.all(names.map(has));
    const missing = names.filter((_, at) => !found[at]);
    if (missing.length === 0)
      return { about, state: `${url} has a header, a home and a footer for each market` };
    return {
      about,
      state: `${url} lacks ${missing.join(', ')}`,
      fix: 'publish them there under these delivery keys',
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      about,
      state: `${url}: ${reason}`,
      fix: 'correct TAILORBIRD_CONTENT_URL and TAILORBIRD_CONTENT_KEY, or unset them',
    };
  }
}

/** Whether pages hear of what is published; without it they are late, and not wrong. */
function contentWebhook({
  TAILORBIRD_CONTENT_URL,
  TAILORBIRD_CONTENT_WEBHOOK_SECRET: secret,
}: Env): Finding[] {
  if (TAILORBIRD_CONTENT_URL === undefined) return [];
  const state = secret
    ? 'heard at /webhooks/content: pages show what is published within two seconds'
    : 'none: pages show what is published within a minute and a half; TAILORBIRD_CONTENT_WEBHOOK_SECRET makes it two seconds';
  return [{ about: 'Content webhook', state }];
}

/** A CDN is purged by whichever process the content service calls, so without that it never is. */
function cdn({ TAILORBIRD_CDN_PURGE_URL: url, TAILORBIRD_CONTENT_WEBHOOK_SECRET: secret }: Env): Finding[] {
  if (url === undefined) return [];
  const about = 'CDN';
  if (secret) return [{ about, state: `told by ${new URL(url).host} when content is published` }];
  const fix = 'set TAILORBIRD_CONTENT_WEBHOOK_SECRET, and the webhook of the content service';
  return [{ about, state: 'never told, as nothing says that content is published', fix }];
}
