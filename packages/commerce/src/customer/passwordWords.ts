const needed = 'least 7 characters, including one letter and a number.';

/** What a password must have (commerce §5): said below its field, and where it is not kept. */
export const passwordWords = { hint: `At ${needed}`, rule: `Please use at ${needed}` } as const;
