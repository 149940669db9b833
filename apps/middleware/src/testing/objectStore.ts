import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Bucket, readBucket } from '../services/uploads/readBucket.ts';

const id = 'TAILORBIRDTESTKEY';
/** With the signs that such secrets have and addresses do not. */
const secret = 'wJalr/XUtnFEMI+K7MDENG=bPxRfi';
const region = 'eu-west-2';
const skewMs = 15 * 60_000;

/** A store that answers as S3 does, to those alone who sign what they ask. */
export interface ObjectStore {
  readonly bucket: Bucket;
  readonly objects: Map<string, Buffer>;
  /** Each request that was signed, as `PUT /shop/pictures/name`. */
  readonly asked: readonly string[];
  /** Has it answer with a status, or not at all, from now on. */
  readonly fail: (how: number | 'hangs' | 'nothing') => void;
  readonly close: () => Promise<void>;
}

/** Listens on a free port of this machine for requests of S3 by path, and checks their signatures. */
export async function startObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  let failure: number | 'hangs' | 'nothing' = 'nothing';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (failure === 'hangs') return;
      if (failure !== 'nothing') return response.writeHead(failure).end();
      const body = Buffer.concat(parts);
      const path = request.url ?? '';
      if (!isSigned(request, body)) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
      asked.push(`${request.method} ${path}`);
      if (request.method === 'PUT') {
        objects.set(path, body);
        return response.writeHead(200).end();
      }
      const found = objects.get(path);
      if (!found) return response.writeHead(404).end('<Code>NoSuchKey</Code>');
      response.writeHead(200, { 'content-length': found.length });
      return response.end(request.method === 'HEAD' ? undefined : found);
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const key = `${id}:${encodeURIComponent(secret)}`;
  const bucket = readBucket(`http://${key}@127.0.0.1:${port}/shop/pictures?region=${region}`);
  if (!bucket) throw new Error('The store has no address.');
  return {
    bucket,
    objects,
    asked,
    fail: (how) => {
      failure = how;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const authorization =
  /^AWS4-HMAC-SHA256 Credential=(?<who>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<place>[\w-]+)\/s3\/aws4_request), ?SignedHeaders=(?<names>[a-z0-9;-]+), ?Signature=(?<signature>[0-9a-f]{64})$/;

/** Whether a request carries the signature that Signature Version 4 gives what was received, for our key and a time that is now. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const { who, scope, day, place, names, signature } =
    authorization.exec(headers.authorization ?? '')?.groups ?? {};
  const at = String(headers['x-amz-date']);
  const payload = String(headers['x-amz-content-sha256']);
  const [, year, month, date, hour, minute, second] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(at) ?? [];
  const moment = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
  const isNow = Math.abs(Date.now() - moment) < skewMs && at.startsWith(day ?? '-');
  const isWhole = payload === sha256(body) || (body.length === 0 && payload === 'UNSIGNED-PAYLOAD');
  const covers = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) =>
    names?.split(';').includes(name),
  );
  if (who !== id || place !== region || !isNow || !isWhole || !covers || !day || !names) return false;
  const [path = '', query = ''] = url.split('?', 2);
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, path, query.split('&').sort().join('&'), signed.join(''), names, payload];
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(request.join('\n'))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex') === signature;
}
