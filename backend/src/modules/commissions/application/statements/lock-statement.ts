import { readBefore } from '#platform/application/change-history.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { CommissionStatement } from '../../domain/statements/commission-statement.js';
import { StatementChanged } from '../../domain/errors.js';
import type { StatementViews } from './statement-views.js';
import type { StatementRepository } from './statement.repository.js';

/** For a change: locks a statement as the caller saw it. To be called inside the unit of work of the change. */
export class LockStatement {
  constructor(
    private readonly context: UseCaseContext,
    private readonly statements: Pick<StatementRepository, 'lock'>,
    private readonly lists: Pick<StatementViews, 'one'>,
  ) {}

  /**
   * `readAt` is the updatedAt of the statement as the caller saw it, `readUntil` the latest among many of them; without
   * either the last change stands.
   * @throws StatementNotFound, StatementChanged
   */
  async execute(id: string, readAt: Date | undefined, readUntil?: Date): Promise<CommissionStatement> {
    const statement = await this.statements.lock(id);
    const seenAt = readBefore(statement, readUntil) ?? readAt;
    const subject = { type: 'commission-statement', id };
    await this.context.history.checkUnchanged(statement, seenAt, subject, StatementChanged, () =>
      this.lists.one(id),
    );
    return statement;
  }
}
