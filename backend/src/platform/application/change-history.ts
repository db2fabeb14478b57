import type { Change, RecordChanged } from '#kernel/errors.js';

interface Subject {
  readonly type: string;
  readonly id: string;
}

/** Who changed what, for whoever finds that a record has moved on. */
export abstract class ChangeHistory {
  /** The name of the person, the partner or the API account that last did something to a record; null for anybody else. */
  abstract lastEditor(subject: Subject): Promise<string | null>;

  /**
   * Refuses to change a record that has moved on: `readAt` is its updatedAt as the caller saw it. Without it the last
   * change stands.
   * @throws RecordChanged, of the class that is given
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

/** For one of many that are changed at once: the latest updatedAt that the caller saw among them, if it changed later. */
export const readBefore = (
  { updatedAt }: { readonly updatedAt: Date },
  readUntil: Date | undefined,
): Date | undefined => (readUntil && updatedAt > readUntil ? readUntil : undefined);
