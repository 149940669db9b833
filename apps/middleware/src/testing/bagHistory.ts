/** One thing a client did with a bag all share, with when it began and when it was known to be done, in milliseconds. */
export interface BagEvent {
  readonly client: number;
  readonly from: number;
  readonly to: number;
  readonly what:
    | { readonly did: 'add' | 'remove'; readonly item: number }
    | { readonly did: 'write'; readonly value: number }
    /** What the bag said: the items in it, each as often as it is there, and the quantity of the line that all write. */
    | { readonly did: 'read'; readonly items: readonly number[]; readonly value: number };
}

/**
 * What a history of one bag shows to be wrong, in sentences. Items are a set, each added and removed by one client
 * alone: an acknowledged one is there until that client takes it out, and none is there that nobody put in. The quantity
 * all write is a register: a read says the last write before it, or one that was under way with it. `first` is its
 * value at the beginning.
 */
export function historyProblems(events: readonly BagEvent[], first: number): readonly string[] {
  return events.flatMap((event) => {
    const { what } = event;
    if (what.did !== 'read') return [];
    const who = `client ${event.client} at ${Math.round(event.from)} ms`;
    const wrong = [...missing(events, event), ...phantoms(events, event)];
    return [
      ...wrong.map((problem) => `${who}: ${problem}`),
      ...(readable(events, event, first).includes(what.value)
        ? []
        : [`${who}: read the quantity ${what.value}, which is not the last one written`]),
    ];
  });
}

const itemsOf = ({ what }: BagEvent) => (what.did === 'read' ? what.items : []);

/** Items whose last change before a read put them in, and which the read does not show. */
function missing(events: readonly BagEvent[], read: BagEvent): string[] {
  return certain(events, read)
    .filter(({ item, did }) => did === 'add' && !itemsOf(read).includes(item))
    .map(({ item }) => `the added item ${item} is missing`);
}

/** Items a read shows twice, or though nobody had begun to add them, or though they were taken out before. */
function phantoms(events: readonly BagEvent[], read: BagEvent): string[] {
  const gone = new Set(certain(events, read).flatMap(({ item, did }) => (did === 'remove' ? [item] : [])));
  const begun = new Set(
    events.flatMap(({ what, from }) => (what.did === 'add' && from < read.to ? [what.item] : [])),
  );
  const twice = itemsOf(read).filter((item, at, all) => all.indexOf(item) !== at);
  const strange = itemsOf(read)
    .filter((item) => gone.has(item) || !begun.has(item))
    .map((item) => `item ${item} is there, which was removed or never added`);
  return [...strange, ...twice.map((item) => `item ${item} is there twice`)];
}

/** The last change of each item that was done before a read began, where no other was under way with it. */
function certain(events: readonly BagEvent[], read: BagEvent) {
  const changes = events.flatMap(({ what, from, to }) =>
    what.did === 'add' || what.did === 'remove' ? [{ item: what.item, did: what.did, from, to }] : [],
  );
  return [...Map.groupBy(changes, ({ item }) => item).values()].flatMap((all) => {
    const before = all.filter(({ from }) => from < read.to).toSorted((a, b) => b.from - a.from);
    const [last] = before;
    return last && last.to < read.from ? [last] : [];
  });
}

/** The quantities a read may say. */
function readable(events: readonly BagEvent[], read: BagEvent, first: number): number[] {
  const beginning = { value: first, from: -1, to: -1 };
  const writes = events.flatMap(({ what, from, to }) =>
    what.did === 'write' ? [{ value: what.value, from, to }] : [],
  );
  return [beginning, ...writes]
    .filter((write) => write.from < read.to)
    .filter((write) => !writes.some((later) => later.from > write.to && later.to < read.from))
    .map(({ value }) => value);
}
