import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { inSpan } from '../../tracing/span.ts';

/** Asks one of Apple's gateways for a session of ours; the answer is for the browser alone and opaque to us. */
export type MerchantSession = (gateway: URL) => Promise<string>;

export interface AppleMerchant {
  readonly merchantId: string;
  /** PEM file with the merchant identity certificate and its key. */
  readonly identityFile: string;
  /** The shop's own host, as it is registered with Apple. */
  readonly host: string;
}

const timeoutMs = 10_000;
const maxAnswerLength = 64 * 1024;

/** Merchant validation as Apple has it: a POST that our certificate answers for. */
export function appleMerchantSession({ merchantId, identityFile, host }: AppleMerchant): MerchantSession {
  const identity = readFileSync(identityFile);
  const body = JSON.stringify({
    merchantIdentifier: merchantId,
    displayName: 'Tailorbird',
    initiative: 'web',
    initiativeContext: host,
  });
  const ask = (gateway: URL) =>
    new Promise<string>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const sent = request(
        gateway,
        { method: 'POST', headers, cert: identity, key: identity, timeout: timeoutMs },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            text += part;
            if (text.length > maxAnswerLength) sent.destroy(new Error('Apple’s answer is too long.'));
          });
          response.on('end', () =>
            response.statusCode === 200
              ? resolve(text)
              : reject(new Error(`Apple answered ${response.statusCode}.`)),
          );
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`Apple did not answer in ${timeoutMs} ms.`)));
      sent.on('error', reject);
      sent.end(body);
    });
  return (gateway) =>
    inSpan('outside', { kind: 'client', attributes: { 'server.address': gateway.hostname } }, () =>
      ask(gateway),
    );
}
