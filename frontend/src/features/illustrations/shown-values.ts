import { inFigures } from '@/shared/lib/figures';

export const showPercent = (value: number): string => `${inFigures(value)}%`;
export const showApr = (value: number): string => `${inFigures(value)}% APR`;
export const showMonthlyRate = (value: number): string => `${inFigures(value)}% monthly`;
export const showYearlyRate = (value: number): string => `${inFigures(value)}% a year`;
export const showMonths = (value: number): string => (value === 1 ? '1 month' : `${value} months`);
export const showYears = (value: number): string => (value === 1 ? '1 year' : `${value} years`);
export const showDays = (value: number): string => (value === 1 ? '1 day' : `${value} days`);
