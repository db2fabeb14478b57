/** The start of the tax year of a date: 6 April. */
export const taxYearStart = (day: string): string => {
  const year = Number(day.slice(0, 4));
  const start = `${year}-04-06`;
  return day < start ? `${year - 1}-04-06` : start;
};
