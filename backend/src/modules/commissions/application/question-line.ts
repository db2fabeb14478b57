import type { ActivityLog } from '#shared/application/activity-log.js';
import type { CausedTasks } from '#shared/application/caused-tasks.js';
import type { Idempotency } from '#shared/application/idempotency.js';
import type { Ids } from '#shared/application/ids.js';
import type { Principal } from '#shared/application/principal.js';
import { onOneLine } from '#shared/domain/text-shape.js';
import type { LedgerLists } from './ledger-lists.js';
import type { Payees } from './payees.js';
import type { ReferredCases } from './referred-cases.js';

/** A partner asks about a line of its commission: staff get a task, and its case keeps what was asked. */
export class QuestionLine {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly lists: LedgerLists,
    private readonly payees: Payees,
    private readonly cases: ReferredCases,
    private readonly tasks: CausedTasks,
    private readonly activity: ActivityLog,
    private readonly ids: Ids,
  ) {}

  /** @throws EntryNotFound, KeyReused */
  async execute(
    lineId: string,
    message: string,
    key: string | null,
    { actor, introducerId }: { readonly actor: Principal; readonly introducerId: string },
  ): Promise<void> {
    const call = { operation: 'question-commission', principal: actor, key, request: { lineId, message } };
    const { applicationId } = await this.lists.oneOf(introducerId, lineId);
    const id = this.ids.next();
    await this.idempotency.once(call, { id }, async () => {
      const { companyName } = await this.payees.get(introducerId);
      const cause = {
        subject: id,
        applicationId,
        about: `${companyName}: ${onOneLine(message)}`,
      };
      await this.tasks.make('commission_question', cause);
      if (applicationId !== null) return this.cases.questioned(applicationId, lineId, message, actor);
      const subject = { type: 'commission', id: lineId };
      await this.activity.record({ actor, action: 'commission-questioned', subject });
    });
  }
}
