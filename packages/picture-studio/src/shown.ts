import type { View } from './passes.ts';

/** What a picture shows of a style: a view of it alone, the whole of it where it is at home, or laid with other pieces. */
export type Shown = View | 'lifestyle' | 'laid';
