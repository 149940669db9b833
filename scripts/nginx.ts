import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

const startTimeoutMs = 10_000;

/** A running nginx. */
export interface Nginx {
  readonly stop: () => Promise<void>;
}

/** How nginx is told of the folder it may write to, in `http` of its configuration. */
const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts Debian's nginx with what stands in `http`, made for a folder of its own, and waits until it listens on `port`.
 * Where there is none, the error says how to install it.
 */
export async function startNginx(port: number, http: (folder: string) => string): Promise<Nginx> {
  const folder = mkdtempSync('/tmp/tailorbird-nginx-');
  const temporary = folders.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n');
  const account = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${account} daemon off; master_process off; pid ${join(folder, 'pid')};
events { worker_connections 512; }
http { access_log off; ${temporary}
${http(folder)} }`,
  );
  const server = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const failed = new Promise<never>((_, reject) =>
    server.once('error', () =>
      reject(new Error('nginx is not installed. Run once: sudo apt-get install -y nginx-light')),
    ),
  );
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
    server.once('error', () => resolve());
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.race([failed, untilListening(port, () => said)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function untilListening(port: number, said: () => string): Promise<void> {
  for (const giveUp = Date.now() + startTimeoutMs; Date.now() < giveUp; ) {
    const listens = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (listens) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx did not listen on port ${port}:\n${said()}`);
}

/** Makes a certificate for `localhost` that nobody has signed, in a folder: lines for a `server` of nginx. */
export function ownCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', certificate, '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...names, ...files],
    { stdio: 'ignore' },
  );
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}
