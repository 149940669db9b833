import { createPasswordHasher, type PasswordHasher } from '../services/passwords/passwordHasher.ts';

/** A hasher of little cost that counts the passwords it was asked to check. */
export function countingHasher() {
  const hasher = createPasswordHasher({ memory: 1024, passes: 1 });
  const count = { checks: 0 };
  const passwords: PasswordHasher = {
    hash: hasher.hash,
    verify: (secret, stored) => {
      count.checks += 1;
      return hasher.verify(secret, stored);
    },
  };
  return { passwords, count };
}
