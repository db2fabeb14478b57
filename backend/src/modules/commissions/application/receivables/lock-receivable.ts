import type { LockSubmission } from '#modules/deals/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ReceivableChanged } from '../../domain/errors.js';
import type { Receivable } from '../../domain/receivables/receivable.js';
import type { ReferredCase } from '../referred-cases.js';
import type { ReceivableRepository } from './receivable.repository.js';
import type { ReceivableViews } from './receivable-views.js';

export interface LockedReceivable {
  readonly receivable: Receivable;
  /** Null once it is deleted. */
  readonly lockedCase: ReferredCase | null;
}

/**
 * Locks a receivable for a change in the version that the caller read, after its case. Call it inside the unit of
 * work of the change.
 */
export class LockReceivable {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockSubmission: Pick<LockSubmission, 'execute'>,
    private readonly receivables: ReceivableRepository,
    private readonly views: Pick<ReceivableViews, 'one'>,
  ) {}

  /**
   * `readAt` is the `updatedAt` that the caller read; without it the last write wins.
   * @throws ReceivableNotFound, ReceivableChanged
   */
  async execute(id: string, readAt: Date | undefined): Promise<LockedReceivable> {
    const submissionId = await this.receivables.submissionOf(id);
    const locked = submissionId === null ? null : await this.lockSubmission.execute(submissionId, undefined);
    const receivable = await this.receivables.lock(id);
    const subject = { type: 'receivable', id };
    await this.context.history.checkUnchanged(receivable, readAt, subject, ReceivableChanged, () =>
      this.views.one(id),
    );
    return { receivable, lockedCase: locked && locked.lockedCase };
  }
}
