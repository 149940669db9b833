import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The limit a cached page is measured against: node:http alone, sending the bytes of the file named in the
 * first argument from memory. Prints its port.
 */
const file = process.argv[2];
if (file === undefined)
  throw new Error('staticBytes needs the file to send: node bench/staticBytes.ts <file.br>');
const bytes = readFileSync(file);

const server = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-encoding', 'br');
  response.setHeader('content-length', bytes.byteLength);
  response.end(bytes);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
