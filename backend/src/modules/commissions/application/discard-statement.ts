import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { StatementRepository } from './statement.repository.js';

/** Gives a draft up: its entries stand on no statement again. */
export class DiscardStatement {
  constructor(
    private readonly statements: StatementRepository,
    private readonly activity: ActivityLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws StatementNotFound, StatementNotDraft */
  execute(id: string, actor: Principal): Promise<void> {
    return this.unitOfWork.run(async () => {
      const statement = await this.statements.lock(id);
      statement.checkDraft();
      await this.statements.remove(statement);
      const subject = { type: 'commission-statement', id };
      await this.activity.record({ actor, action: 'statement-discarded', subject });
    });
  }
}
