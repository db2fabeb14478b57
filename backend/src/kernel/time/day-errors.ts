import type { FieldError } from '../errors.js';

interface DayLimits {
  /** Dates in London: '2026-03-12'. */
  readonly from: string;
  readonly today: string;
  readonly tooEarly: string;
  readonly inFuture: string;
}

/** The error at the field of a date that must lie between another and today; null is no date. */
export const dayErrors = (
  field: string,
  day: string | null,
  { from, today, tooEarly, inFuture }: DayLimits,
): readonly FieldError[] => {
  if (day === null) return [];
  if (day < from) return [{ field, message: tooEarly }];
  return day > today ? [{ field, message: inFuture }] : [];
};
