import { reportClientError } from '@/shared/lib/report-client-error';

/** The code of a part of the client could not be fetched: a new version of the site may be out. */
export class ChunkLoadError extends Error {}

/** Whether a new version has taken the code away; without a network nothing tells. */
export const isOutdated = (error: unknown): boolean => error instanceof ChunkLoadError && navigator.onLine;

/** Fetches code that comes apart, and once more where that fails; a second failure is reported. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load().catch(load);
  } catch (cause) {
    const error = new ChunkLoadError(`Could not load part of the page: ${String(cause)}`, { cause });
    reportClientError(error);
    throw error;
  }
}
