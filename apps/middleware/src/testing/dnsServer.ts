import { createSocket } from 'node:dgram';
import { type LookupAddress, type lookup, Resolver } from 'node:dns';
import { isIPv4 } from 'node:net';

/** What a name has for addresses, each time it is asked for: the last of them stays. */
export type Zone = { readonly [name: string]: readonly (readonly string[])[] };

/** Record types of a question (RFC 1035, RFC 3596). */
const [a, aaaa] = [1, 28];
const headerBytes = 12;

/** A name server on the loopback, and a lookup that asks it alone. */
export async function openDnsServer(zone: Zone): Promise<{ lookup: typeof lookup; close: () => void }> {
  const socket = createSocket('udp4');
  const asked = new Map<string, number>();
  socket.on('message', (question, from) => {
    const { name, type, end } = questionIn(question);
    const answers = zone[name] ?? [];
    const times = asked.get(`${name} ${type}`) ?? 0;
    asked.set(`${name} ${type}`, times + 1);
    const addresses = answers[Math.min(times, answers.length - 1)] ?? [];
    const records = addresses.filter((one) => isIPv4(one) === (type === a)).map((one) => record(one));
    const header = Buffer.from(question.subarray(0, headerBytes));
    // An authoritative answer of so many records to the one question, and nothing else.
    header.writeUInt16BE(0x8580, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    header.writeUInt32BE(0, 8);
    socket.send(
      Buffer.concat([header, question.subarray(headerBytes, end), ...records]),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready));
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  const found = (host: string, family: 4 | 6) =>
    new Promise<LookupAddress[]>((done) => {
      const answer = (_error: unknown, addresses: string[] = []) =>
        done(addresses.map((address) => ({ address, family })));
      if (family === 4) resolver.resolve4(host, answer);
      else resolver.resolve6(host, answer);
    });
  const ask = (host: string, _options: unknown, done: (error: null, all: LookupAddress[]) => void) => {
    const answer = async () => done(null, [...(await found(host, 4)), ...(await found(host, 6))]);
    void answer();
  };
  // Only this one of the many shapes of `lookup` is called.
  return { lookup: ask as unknown as typeof lookup, close: () => socket.close() };
}

function questionIn(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** An address of the name in the question, for no longer than now. */
function record(address: string): Buffer {
  const bytes = isIPv4(address) ? Buffer.from(address.split('.').map(Number)) : bytesOfIPv6(address);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc000 + headerBytes, 0);
  head.writeUInt16BE(isIPv4(address) ? a : aaaa, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}

/** The sixteen bytes of an address, which the URL parser writes out of any of its forms. */
function bytesOfIPv6(address: string): Buffer {
  const [front = '', back = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const words = (text: string) => text.split(':').filter(Boolean);
  const [first, last] = [words(front), words(back)];
  const all = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  return Buffer.from(all.map((word) => word.padStart(4, '0')).join(''), 'hex');
}
