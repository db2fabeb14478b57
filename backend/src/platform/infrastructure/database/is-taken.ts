import { QueryFailedError } from 'typeorm';

/** Whether a row was refused by this rule of its table: another has the same value in a unique index, or is one too many. */
export const isTaken = (error: unknown, index: string): boolean =>
  error instanceof QueryFailedError && (error.driverError as { constraint?: unknown }).constraint === index;

/** For `catch` behind a write: throws what the caller knows the refusing rule by, or the failure itself. */
export const refuseOn =
  (refusals: Readonly<Record<string, () => Error>>) =>
  (error: unknown): never => {
    const refusal = Object.entries(refusals).find(([index]) => isTaken(error, index))?.[1];
    throw refusal ? refusal() : error;
  };
