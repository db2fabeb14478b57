const inLondon = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options });

const day = inLondon({ day: 'numeric', month: 'long', year: 'numeric' });
const time = inLondon({ hour: '2-digit', minute: '2-digit' });

/** '12 March 2026', as the clock in London has it. */
export const longDate = (moment: string | Date): string => day.format(new Date(moment));

/** '12 March 2026, 09:30'. */
export const longDateAndTime = (moment: string | Date): string =>
  `${longDate(moment)}, ${time.format(new Date(moment))}`;

const shortDay = inLondon({ day: '2-digit', month: 'short', year: 'numeric' });

/** '12 Mar 2026', as lists have it. */
export const shortDate = (moment: string | Date): string => shortDay.format(new Date(moment));

/** '14:32'. */
export const clockTime = (moment: string | number | Date): string => time.format(new Date(moment));
