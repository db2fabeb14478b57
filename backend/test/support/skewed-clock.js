// Preloaded into a process to shift its clock by CLOCK_SKEW_MS.
const skew = Number(process.env.CLOCK_SKEW_MS);
const RightDate = Date;

globalThis.Date = class Date extends RightDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RightDate.now() + skew] : given));
  }

  static now() {
    return RightDate.now() + skew;
  }
};
