import type { Change, RecordChanged } from '#kernel/errors.js';

interface Subject {
  readonly type: string;
  readonly id: string;
}

/** Who last changed a record, for the error that a stale update gets. */
export abstract class ChangeHistory {
  /** The name of the person, the partner or the API account that last changed a record; null for any other actor. */
  abstract lastEditor(subject: Subject): Promise<string | null>;

  /**
   * Rejects a stale update: `readAt` is the `updatedAt` that the caller read. Without it the last write wins.
   * @throws RecordChanged, of the given class
   */
  async checkUnchanged(
    { updatedAt }: { readonly updatedAt: Date },
    readAt: Date | undefined,
    subject: Subject,
    Changed: new (change: Change) => RecordChanged,
    current: () => Promise<object>,
  ): Promise<void> {
    if (!readAt || readAt.getTime() === updatedAt.getTime()) return;
    const by = await this.lastEditor(subject);
    throw new Changed({ by, at: updatedAt, current: await current() });
  }
}

/**
 * For one of several records that are changed together: the latest `updatedAt` that the caller read, if the record
 * has changed since.
 */
export const readBefore = (
  { updatedAt }: { readonly updatedAt: Date },
  readUntil: Date | undefined,
): Date | undefined => (readUntil && updatedAt > readUntil ? readUntil : undefined);
