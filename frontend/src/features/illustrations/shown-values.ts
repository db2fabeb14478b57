import { counted, inFigures } from '@/shared/lib/figures';

export const showPercent = (value: number): string => `${inFigures(value)}%`;
export const showApr = (value: number): string => `${inFigures(value)}% APR`;
export const showMonthlyRate = (value: number): string => `${inFigures(value)}% monthly`;
export const showYearlyRate = (value: number): string => `${inFigures(value)}% a year`;
export const showMonths = (value: number): string => counted(value, 'month');
export const showYears = (value: number): string => counted(value, 'year');
export const showDays = (value: number): string => counted(value, 'day');
