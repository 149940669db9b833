import { request } from 'node:http';

/** An answer as it came, nothing followed or tidied. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

interface Sending {
  readonly method?: string;
  readonly body?: Uint8Array | undefined;
}

/** Asks for a path exactly as it is written: `fetch` would resolve its dots and encode its signs. */
export function rawRequest(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { method = 'GET', body }: Sending = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}
