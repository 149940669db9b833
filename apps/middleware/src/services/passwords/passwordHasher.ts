import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { err, ok, type Result } from '@tailorbird/commerce/result';

const derive = promisify(argon2);

/** What one hash costs: KiB of memory and passes over it. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
}

/** Above the floor of OWASP's cheat sheet (19 MiB, 2 passes). */
const standardCost: HashCost = { memory: 46 * 1024, passes: 2 };

/** Hashes at a time: each takes a thread of Node's pool of four, and files need one too. */
const atOnce = 3;
const maxQueueLength = 50;

/** Keeps and checks passwords with argon2id, a few at a time. A full queue is `unavailable`. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<Result<string, CallError>>;
  /**
   * Whether a password is the one hashed. Without a hash it takes as long and is false, so that an account that
   * does not exist is not told by the time. `isOld` says that the hash has another cost than new ones.
   */
  readonly verify: (
    password: string,
    stored: string | undefined,
  ) => Promise<Result<{ readonly isRight: boolean; readonly isOld: boolean }, CallError>>;
}

/** Makes a hasher; tests choose a cheaper cost. */
export function createPasswordHasher(cost: HashCost = standardCost): PasswordHasher {
  const queue = createQueue();
  const nobody = format(cost, randomBytes(16), randomBytes(32));
  return {
    hash: (password) =>
      queue(async () => {
        const salt = randomBytes(16);
        return format(cost, salt, await hashWith(cost, salt, password));
      }),
    verify: (password, stored) =>
      queue(async () => {
        const { cost: used, salt, tag } = parse(stored ?? nobody);
        const isSame = timingSafeEqual(await hashWith(used, salt, password), tag);
        const isOld = used.memory !== cost.memory || used.passes !== cost.passes;
        return { isRight: isSame && stored !== undefined, isOld };
      }),
  };
}

function hashWith({ memory, passes }: HashCost, nonce: Buffer, password: string): Promise<Buffer> {
  const message = Buffer.from(password, 'utf8');
  return derive('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength: 32 });
}

/** The text that is kept (PHC format): algorithm, version, cost, salt and hash. */
function format({ memory, passes }: HashCost, salt: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/(?<!=)=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${text(salt)}$${text(tag)}`;
}

function parse(stored: string): { cost: HashCost; salt: Buffer; tag: Buffer } {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  if (!parts) throw new Error('A stored password is not in a format this shop writes.');
  const [, memory, passes, salt = '', tag = ''] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const busy: CallError = {
  tag: 'unavailable',
  message: 'Many people are logging in at the moment. Please try again in a few seconds.',
};

/** Runs a few jobs at a time and lets a bounded number wait. */
function createQueue(): <T>(job: () => Promise<T>) => Promise<Result<T, CallError>> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= atOnce) {
      if (waiting.length >= maxQueueLength) return err(busy);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return ok(await job());
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
