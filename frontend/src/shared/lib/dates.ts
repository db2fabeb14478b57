type Moment = string | number | Date;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [MARCH, OCTOBER] = [2, 9];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** One o'clock of Greenwich on the last Sunday of a month, when Britain puts its clocks on or back. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS;
}

/**
 * What the clock and the calendar in London say, as '2026-03-12T14:32:00.000Z'. Reckoned here, as `Intl` keeps the
 * page waiting at its first use, while the browser reads what it knows of languages.
 */
function inLondon(moment: Moment): string {
  const time = new Date(moment).getTime();
  const year = new Date(time).getUTCFullYear();
  const isSummerTime = time >= clockChange(year, MARCH) && time < clockChange(year, OCTOBER);
  return new Date(isSummerTime ? time + HOUR_MS : time).toISOString();
}

/** '2026-03-12', as fields and the server have days. */
export const londonIsoDay = (moment: Moment): string => inLondon(moment).slice(0, 10);

/** '14:32'. */
export const clockTime = (moment: Moment): string => inLondon(moment).slice(11, 16);

type CalendarDay = Record<'year' | 'month' | 'shortMonth' | 'day' | 'dayInTwoDigits', string>;

/** A way to write a day of the calendar in London. */
const written =
  (write: (day: CalendarDay) => string) =>
  (moment: Moment): string => {
    const [year = '', inFigures, dayInTwoDigits = ''] = londonIsoDay(moment).split('-');
    const month = MONTHS[Number(inFigures) - 1] ?? '';
    const day = String(Number(dayInTwoDigits));
    // Three letters each: in British English September has four.
    return write({ year, month, shortMonth: month.slice(0, 3), day, dayInTwoDigits });
  };

/** '12 March 2026'. */
export const longDate = written(({ day, month, year }) => `${day} ${month} ${year}`);

/** '12 March 2026, 09:30'. */
export const longDateAndTime = (moment: Moment): string => `${longDate(moment)}, ${clockTime(moment)}`;

/** 'November 2026'. */
export const monthAndYear = written(({ month, year }) => `${month} ${year}`);

/** 'Nov', as a chart has room for. */
export const shortMonth = written((day) => day.shortMonth);

/** 'Mar 12, 2026', as the list of leads has it. */
export const monthFirstDate = written((on) => `${on.shortMonth} ${on.day}, ${on.year}`);

/** '12 Mar', as a chart has room for. */
export const dayAndMonth = written((on) => `${on.day} ${on.shortMonth}`);

/** '02 Mar 2026', as lists have it. */
export const shortDate = written((on) => `${on.dayInTwoDigits} ${on.shortMonth} ${on.year}`);
