import { QueryFailedError } from 'typeorm';

/** Whether this unique index or limit of the table rejected a row. */
export const isTaken = (error: unknown, index: string): boolean =>
  error instanceof QueryFailedError && (error.driverError as { constraint?: unknown }).constraint === index;

/** For `catch` after a write: throws the domain error for that constraint, or the original error. */
export const refuseOn =
  (refusals: Readonly<Record<string, () => Error>>) =>
  (error: unknown): never => {
    const refusal = Object.entries(refusals).find(([index]) => isTaken(error, index))?.[1];
    throw refusal ? refusal() : error;
  };
