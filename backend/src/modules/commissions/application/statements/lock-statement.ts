import { readBefore } from '#platform/application/change-history.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { CommissionStatement } from '../../domain/statements/commission-statement.js';
import { StatementChanged } from '../../domain/errors.js';
import type { StatementViews } from './statement-views.js';
import type { StatementRepository } from './statement.repository.js';

/**
 * Locks a statement for a change, if it is still the version that the caller read. Call it inside the unit of work of
 * the change.
 */
export class LockStatement {
  constructor(
    private readonly context: UseCaseContext,
    private readonly statements: Pick<StatementRepository, 'lock'>,
    private readonly views: Pick<StatementViews, 'one'>,
  ) {}

  /**
   * `readAt` is the `updatedAt` that the caller read, `readUntil` the latest of several; without either the last
   * write wins.
   * @throws StatementNotFound, StatementChanged
   */
  async execute(id: string, readAt: Date | undefined, readUntil?: Date): Promise<CommissionStatement> {
    const statement = await this.statements.lock(id);
    const seenAt = readBefore(statement, readUntil) ?? readAt;
    const subject = { type: 'commission-statement', id };
    await this.context.history.checkUnchanged(statement, seenAt, subject, StatementChanged, () =>
      this.views.one(id),
    );
    return statement;
  }
}
