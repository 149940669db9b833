import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant with its time zone; every instant the shop keeps is one. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Text that sorts the same on every server: byte order, whatever the database's own collation is. */
export const sortableText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** The bytes of a file. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A full-text vector; written by the database, never by us. */
export const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
