/** Loaded before a program (`node --import`), it lets the program's clock be wrong by CLOCK_SHIFT_MS milliseconds. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const RightDate = Date;

globalThis.Date = class extends RightDate {
  constructor(...args) {
    if (args.length === 0) super(RightDate.now() + shiftMs);
    else super(...args);
  }

  static now() {
    return RightDate.now() + shiftMs;
  }
};
