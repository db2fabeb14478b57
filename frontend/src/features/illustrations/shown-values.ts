const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

export const showPercent = (value: number): string => `${percent.format(value)}%`;
export const showApr = (value: number): string => `${percent.format(value)}% APR`;
export const showMonthlyRate = (value: number): string => `${percent.format(value)}% monthly`;
export const showYearlyRate = (value: number): string => `${percent.format(value)}% a year`;
export const showMonths = (value: number): string => (value === 1 ? '1 month' : `${value} months`);
export const showYears = (value: number): string => (value === 1 ? '1 year' : `${value} years`);
export const showDays = (value: number): string => (value === 1 ? '1 day' : `${value} days`);
