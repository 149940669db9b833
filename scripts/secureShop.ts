import { ownCertificate, startNginx } from './nginx.ts';
import { freePort } from './port.ts';
import { type ShopProcess, startCommand, startShop, untilServing } from './shopProcess.ts';

/** A shop as it stands on the internet: on https, behind a cache that keeps what it may. */
export interface SecureShop {
  /** Of the shop as shoppers know it, `https://localhost:…`. Its certificate is its own. */
  readonly origin: string;
  readonly port: number;
  readonly shop: ShopProcess;
  readonly close: () => Promise<void>;
}

/** Starting beside a database that is filled. */
const startTimeoutMs = 120_000;

/** Starts the built shop with `env` and nginx in front of it, which says in `X-Cache` what it had kept. */
export async function startSecureShop(
  env: Readonly<Record<string, string | undefined>>,
): Promise<SecureShop> {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const shop = await startShop(startCommand, {
    TAILORBIRD_MODE: 'demonstration',
    TAILORBIRD_PREPARE_PICTURES: 'off',
    TAILORBIRD_RATE_LIMIT: 'off',
    TAILORBIRD_TRUST_PROXY: '1',
    ...env,
    PUBLIC_URL: origin,
  });
  try {
    await untilServing(shop, startTimeoutMs);
    const nginx = await startNginx(port, (folder) => inFront(port, shop.origin, folder));
    const close = async () => {
      await nginx.stop();
      await shop.stop();
    };
    return { origin, port, shop, close };
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

/** A cache that keeps what answers let it, and TLS. */
function inFront(port: number, shop: string, folder: string): string {
  return `proxy_cache_path ${folder}/cache keys_zone=shop:10m;
server {
  listen 127.0.0.1:${port} ssl; ${ownCertificate(folder)}
  location / {
    proxy_pass ${shop.replace('localhost', '127.0.0.1')};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
    proxy_cache shop;
    proxy_cache_background_update on;
    proxy_cache_use_stale updating error timeout;
    add_header X-Cache $upstream_cache_status always;
  }
}`;
}
