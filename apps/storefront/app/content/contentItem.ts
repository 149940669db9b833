/** A content item as the delivery service answers it: known by its schema, everything else unparsed. */
export type ContentItem = Readonly<Record<string, unknown>>;

/** `absent`: nothing is published under the key. `failed`: the service did not answer properly (and a line is logged). */
export type ContentProblem = 'absent' | 'failed';
