import type { ReportData, ReportEntry } from './reportData.ts';

/** Runs in the page of the report, which carries its text: it uses nothing from outside. */
export function showReport(): void {
  const one = <Wanted extends Element>(selector: string): Wanted => {
    const found = document.querySelector<Wanted>(selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  };
  // The page was written with it.
  const data = JSON.parse(one('#data').textContent ?? '') as ReportData;
  const { entries, groups, sides, servedAt, command, canAccept } = data;
  const views = ['Side by side', 'Slider', 'Difference', 'Blink'];
  const filters = {
    words: one<HTMLInputElement>('#words'),
    kind: one<HTMLSelectElement>('#kind'),
    width: one<HTMLSelectElement>('#width'),
  };
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const accepted = new Set<string>();
  const open = new Set(groups.slice(0, 1));
  let current = byName.get(groups[0]?.names[0] ?? '');
  let view = views[0];
  let blinking: ReturnType<typeof setInterval> | undefined;

  const make = <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]> = {},
    ...children: (Node | string | undefined)[]
  ): HTMLElementTagNameMap[Tag] => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children.filter((child) => child !== undefined));
    return element;
  };
  /** A button that keeps the focus when all is drawn anew. */
  const button = (text: string, onclick: () => void, ...children: (Node | undefined)[]) => {
    const made = make('button', { type: 'button', onclick }, text, ...children);
    made.dataset['keep'] = text;
    return made;
  };

  const isShown = ({ name, kind }: ReportEntry): boolean =>
    name.includes(filters.words.value.trim().toLowerCase()) &&
    (filters.kind.value === '' || kind === filters.kind.value) &&
    name.endsWith(filters.width.value);
  const shownOf = (names: readonly string[]): ReportEntry[] =>
    names.flatMap((name) => byName.get(name) ?? []).filter(isShown);
  const waiting = (names: readonly string[]): string[] =>
    names.filter((name) => byName.get(name)?.kind !== 'differed once' && !accepted.has(name));
  const isWaiting = ({ name }: ReportEntry): boolean => waiting([name]).length > 0;

  async function accept(names: readonly string[]): Promise<void> {
    const status = one('[role=status]');
    status.textContent = 'Accepting …';
    const answer = await fetch('accept', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ names }),
    }).catch(() => undefined);
    if (answer?.ok !== true) {
      status.textContent = `Nothing was accepted: ${answer === undefined ? 'the review has ended' : await answer.text()}.`;
      return;
    }
    for (const name of names) accepted.add(name);
    const left = waiting([...byName.keys()]).length;
    status.textContent = `${names.length === 1 ? names[0] : `${names.length} pictures`} accepted, ${left === 0 ? 'and so are all. The review has ended' : `${left} left`}.`;
    draw();
  }
  const acceptButton = (text: string, names: readonly string[]) => {
    if (canAccept !== true || names.length === 0) return undefined;
    const made = button(text, () => void accept(names));
    made.className = 'accept';
    return made;
  };

  const picture = (entry: ReportEntry, part: 'before' | 'after' | 'diff') => {
    const src = entry[part] ?? '';
    const words = { before: sides[0], after: sides[1], diff: 'Difference' }[part];
    return make('img', { src, alt: `${words}: ${entry.name}` });
  };
  const figure = (entry: ReportEntry, part: 'before' | 'after' | 'diff', title: string) =>
    entry[part] &&
    make(
      'figure',
      {},
      make('figcaption', { textContent: title }),
      make('a', { href: entry[part], target: '_blank' }, picture(entry, part)),
    );
  function pictures(entry: ReportEntry): HTMLElement {
    const { before, after } = entry;
    if (view === 'Slider' && before && after) {
      const box = make('div', { className: 'slider' }, picture(entry, 'before'), picture(entry, 'after'));
      const ariaLabel = `Left of it ${sides[0]}, right of it ${sides[1]}`;
      const range = make('input', { type: 'range', value: '50', ariaLabel });
      range.oninput = () => box.style.setProperty('--cut', `${range.value}%`);
      return make('div', {}, range, box);
    }
    if (view === 'Difference' && entry.diff) return make('div', {}, picture(entry, 'diff'));
    if (view === 'Blink' && before && after) {
      const image = picture(entry, 'before');
      blinking = setInterval(() => {
        image.src = image.src.endsWith(before) ? after : before;
      }, 700);
      return make('div', {}, image);
    }
    const shown = [
      figure(entry, 'before', sides[0]),
      figure(entry, 'after', sides[1]),
      figure(entry, 'diff', 'Difference'),
    ];
    return make('div', { className: 'sides' }, ...shown.filter((part) => part !== ''));
  }

  function row(entry: ReportEntry): HTMLElement {
    const pixels = entry.count > 0 ? `, ${entry.count.toLocaleString()} pixels` : '';
    const about = make('small', {
      textContent: accepted.has(entry.name) ? 'accepted' : `${entry.kind}${pixels}`,
    });
    const made = button(
      entry.name,
      () => {
        current = entry;
        draw();
      },
      about,
    );
    made.setAttribute('aria-current', String(entry === current));
    return make('li', {}, made);
  }
  function drawRows(): void {
    const rows = groups.flatMap((group) => {
      const shown = shownOf(group.names);
      if (shown.length === 0) return [];
      const title = `${shown.length} × ${group.title.length > 160 ? `${group.title.slice(0, 160)}…` : group.title}`;
      const details = make('details', { open: open.has(group) });
      details.append(make('summary', { textContent: title }));
      const fill = () => details.append(make('ol', {}, ...shown.map(row)));
      if (details.open) fill();
      details.ontoggle = () => {
        if (details.open === open.has(group)) return;
        if (details.open) open.add(group);
        else open.delete(group);
        if (details.open && details.querySelector('ol') === null) fill();
      };
      return [details];
    });
    one('#rows').replaceChildren(...rows);
  }
  function about(entry: ReportEntry): HTMLElement {
    const bar = make('p', { className: 'bar' });
    bar.append(make('a', { href: servedAt + entry.address, target: '_blank', textContent: 'See it alive' }));
    if (entry.source !== undefined)
      bar.append(
        make('a', { href: `../../../${entry.source}`, target: '_blank', textContent: entry.source }),
      );
    return bar;
  }
  function commands(entry: ReportEntry): HTMLElement | undefined {
    if (entry.kind === 'differed once')
      return make('p', {}, 'It is not to be accepted: what made it differ is to be found.');
    if (canAccept === true || command === undefined) return undefined;
    const id = entry.name.replace(/\.\d+$/, '');
    const code = (text: string) => make('code', { textContent: `${command}${text}` });
    return make(
      'p',
      {},
      'If it is right: ',
      code(`--update --story ${id}`),
      ' or, for many, ',
      code('--review'),
    );
  }
  function drawCurrent(): void {
    if (current === undefined) return one('main').replaceChildren('Nothing fits the filter.');
    const entry = current;
    const group = groups.find(({ names }) => names.includes(entry.name));
    const shown = waiting(shownOf(group?.names ?? []).map(({ name }) => name));
    const choice = views.map((name) => {
      const made = button(name, () => {
        view = name;
        draw();
      });
      made.setAttribute('aria-pressed', String(name === view));
      return made;
    });
    const acceptance = [
      acceptButton('Accept this picture', isWaiting(entry) ? [entry.name] : []),
      shown.length > 1 ? acceptButton(`Accept the ${shown.length} of this row`, shown) : undefined,
    ];
    const causes = (group?.causes ?? []).map((cause) => make('li', {}, make('code', { textContent: cause })));
    one('main').replaceChildren(
      make('h2', { tabIndex: -1, textContent: entry.name }),
      ...(causes.length > 0 ? [make('ol', { className: 'causes' }, ...causes)] : []),
      about(entry),
      make('div', { className: 'bar' }, ...choice, ...acceptance),
      pictures(entry),
      commands(entry) ?? '',
    );
  }

  function draw(): void {
    clearInterval(blinking);
    const active = document.activeElement;
    const keep = active instanceof HTMLElement ? active.dataset['keep'] : undefined;
    const shown = groups.flatMap(({ names }) => shownOf(names));
    if (current === undefined || !shown.includes(current)) current = shown[0];
    one('#count').textContent = `${shown.length} of ${entries.length}`;
    const all = waiting(shown.map(({ name }) => name));
    one('#all').replaceChildren(acceptButton(`Accept all ${all.length} shown`, all) ?? '');
    drawRows();
    drawCurrent();
    document.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
    if (keep === undefined) return;
    const again = [...document.querySelectorAll<HTMLElement>('[data-keep]')].find(
      ({ dataset }) => dataset['keep'] === keep,
    );
    (again ?? one<HTMLElement>('h2')).focus();
  }

  function step(by: number): void {
    const shown = groups.flatMap(({ names }) => shownOf(names));
    const at = current === undefined ? 0 : shown.indexOf(current);
    current = shown[Math.max(0, Math.min(shown.length - 1, at + by))];
    const group = groups.find(({ names }) => current !== undefined && names.includes(current.name));
    if (group !== undefined) open.add(group);
    draw();
  }

  for (const filter of Object.values(filters)) filter.oninput = draw;
  document.body.addEventListener('keydown', ({ key, target }) => {
    if (target instanceof Element && target.matches('input, select')) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
    const by = steps[key];
    if (by !== undefined) return step(by);
    const chosen = views[Number(key) - 1];
    if (chosen === undefined) return;
    view = chosen;
    draw();
  });
  draw();
}
