import { QueryFailedError } from 'typeorm';

/** Whether a row was refused by this rule of its table: another has the same value in a unique index, or is one too many. */
export const isTaken = (error: unknown, index: string): boolean =>
  error instanceof QueryFailedError && (error.driverError as { constraint?: unknown }).constraint === index;
