import { QueryFailedError } from 'typeorm';

const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a statement was given up because somebody else held a lock for too long. */
export const isLocked = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: unknown }).code === LOCK_NOT_AVAILABLE;
