/**
 * Makes a process of Node, with its workers, live at another moment: `node --import file:///…/atMoment.ts?2026-03-02T09:00:00Z`.
 * Time goes on from there. Only what starts a process can do so: the shop itself has no setting for it.
 */
const moment = Date.parse(decodeURIComponent(new URL(import.meta.url).search.slice(1)));
if (Number.isNaN(moment))
  throw new Error(`${import.meta.url} names no moment: write it as ?2026-03-02T09:00:00Z`);
const RealDate = Date;
const shift = moment - RealDate.now();
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    // Without arguments a date is the present; with some it is what they say.
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
