import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { LockStatement } from './lock-statement.js';
import type { StatementRepository } from './statement.repository.js';

/** Discards a draft: its entries are on no statement again. */
export class DiscardStatement {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockStatement: LockStatement,
    private readonly statements: Pick<StatementRepository, 'remove'>,
  ) {}

  /**
   * `readAt` is the `updatedAt` that the caller read; without it the last write wins.
   * @throws StatementNotFound, StatementChanged, StatementNotDraft
   */
  execute(id: string, readAt: Date | undefined, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const statement = await this.lockStatement.execute(id, readAt);
      statement.checkDraft();
      await this.statements.remove(statement);
      const subject = { type: 'commission-statement', id };
      await this.context.activity.record({ actor, action: 'statement-discarded', subject });
    });
  }
}
