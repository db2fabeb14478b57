import { QueryFailedError } from 'typeorm';

/** Whether a row was refused because another has the same value in this unique index. */
export const isTaken = (error: unknown, index: string): boolean =>
  error instanceof QueryFailedError && (error.driverError as { constraint?: unknown }).constraint === index;
