const inLondon = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options });

const day = inLondon({ day: 'numeric', month: 'long', year: 'numeric' });
const time = inLondon({ hour: '2-digit', minute: '2-digit' });

/** '12 March 2026', as the clock in London has it. */
export const longDate = (moment: string | Date): string => day.format(new Date(moment));

/** '12 March 2026, 09:30'. */
export const longDateAndTime = (moment: string | Date): string =>
  `${longDate(moment)}, ${time.format(new Date(moment))}`;
