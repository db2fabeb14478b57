type Moment = string | number | Date;

/** As the clock in London has it. What writes it is costly to make, and made when it is first asked for. */
function inLondon(options: Intl.DateTimeFormatOptions, locale = 'en-GB'): (moment: Moment) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: 'Europe/London', ...options });
    return format.format(new Date(moment));
  };
}

const day = inLondon({ day: 'numeric', month: 'long', year: 'numeric' });
const time = inLondon({ hour: '2-digit', minute: '2-digit' });

/** '12 March 2026'. */
export const longDate = (moment: string | Date): string => day(moment);

/** '12 March 2026, 09:30'. */
export const longDateAndTime = (moment: string | Date): string => `${longDate(moment)}, ${time(moment)}`;

const shortDay = inLondon({ day: '2-digit', month: 'short', year: 'numeric' });

/** '12 Mar 2026', as lists have it. */
export const shortDate = (moment: string | Date): string => inThreeLetters(shortDay(moment));

const dayOfMonth = inLondon({ day: 'numeric', month: 'short' });

/** '12 Mar', as a chart has room for. */
export const dayAndMonth = (moment: string | Date): string => inThreeLetters(dayOfMonth(moment));

const monthFirst = inLondon({ month: 'short', day: 'numeric', year: 'numeric' }, 'en-US');

/** 'Mar 12, 2026', as the list of leads has it. */
export const monthFirstDate = (moment: string | Date): string => monthFirst(moment);

/** '14:32'. */
export const clockTime = (moment: Moment): string => time(moment);

const month = inLondon({ month: 'long', year: 'numeric' });

/** 'November 2026'. */
export const monthAndYear = (moment: string | Date): string => month(moment);

const monthAlone = inLondon({ month: 'short' });

/** 'Nov', as a chart has room for. */
export const shortMonth = (moment: string | Date): string => inThreeLetters(monthAlone(moment));

/** In British English September is shortened to four letters; lists write three. */
const inThreeLetters = (text: string): string => text.replace('Sept', 'Sep');

/**
 * Has the browser read what it knows of figures, and then of dates, before one is shown: it keeps the page while it
 * does, so each is for a task of its own.
 */
export const readyDates: readonly (() => unknown)[] = [
  () => new Intl.NumberFormat('en-GB'),
  () => longDate(new Date()),
];
