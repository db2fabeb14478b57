import { QueryFailedError } from 'typeorm';

const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a statement gave up waiting for a lock. */
export const isLocked = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: unknown }).code === LOCK_NOT_AVAILABLE;
