import { reportClientError } from '@/shared/lib/report-client-error';

/** The code of a part of the client could not be fetched: a new version of the site may be out. */
export class ChunkLoadError extends Error {}

/** Whether a new version has removed the code; without a network it cannot be told. */
export const isOutdated = (error: unknown): boolean => error instanceof ChunkLoadError && navigator.onLine;

/** Loads a code chunk and retries once; a second failure is reported. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load().catch(load);
  } catch (cause) {
    const error = new ChunkLoadError(`Could not load part of the page: ${String(cause)}`, { cause });
    reportClientError(error);
    throw error;
  }
}
