type Moment = string | number | Date;

/** A lazily created formatter for London time. */
function inLondon(options: Intl.DateTimeFormatOptions, locale = 'en-GB'): (moment: Moment) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (moment) => {
    made ??= new Intl.DateTimeFormat(locale, { timeZone: 'Europe/London', ...options });
    return made.format(new Date(moment));
  };
}

/** '12 March 2026'. */
export const longDate = inLondon({ day: 'numeric', month: 'long', year: 'numeric' });

/** '14:32'. */
export const clockTime = inLondon({ hour: '2-digit', minute: '2-digit' });

/** '12 March 2026, 09:30'. */
export const longDateAndTime = (moment: Moment): string => `${longDate(moment)}, ${clockTime(moment)}`;

/** 'November 2026'. */
export const monthAndYear = inLondon({ month: 'long', year: 'numeric' });

/** 'Nov', as a chart has room for. Three letters each: in British English September has four. */
export const shortMonth = inLondon({ month: 'short' }, 'en-US');

/** 'Mar 12, 2026', as the list of leads has it. */
export const monthFirstDate = inLondon({ month: 'short', day: 'numeric', year: 'numeric' }, 'en-US');

const day = inLondon({ day: 'numeric' });
const dayInTwoDigits = inLondon({ day: '2-digit' });
const year = inLondon({ year: 'numeric' });

/** '12 Mar', as a chart has room for. */
export const dayAndMonth = (moment: Moment): string => `${day(moment)} ${shortMonth(moment)}`;

/** '02 Mar 2026', as lists have it. */
export const shortDate = (moment: Moment): string =>
  `${dayInTwoDigits(moment)} ${shortMonth(moment)} ${year(moment)}`;

/** '02 Mar 2026, 09:30', as lists have it. */
export const shortDateAndTime = (moment: Moment): string => `${shortDate(moment)}, ${clockTime(moment)}`;

/** '2026-03-12', as fields and the server have days. */
export const londonIsoDay = inLondon({ dateStyle: 'short' }, 'sv-SE');

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** '2026-03-12' → '2026-03-13'. */
export const isoDayAfter = (isoDay: string): string => londonIsoDay(Date.parse(isoDay) + DAY_MS);

/** Whole days from today to a date such as '2026-03-12'; negative for a date that has passed. */
export const daysUntil = (isoDay: string, today = londonIsoDay(new Date())): number =>
  Math.round((Date.parse(isoDay) - Date.parse(today)) / DAY_MS);
