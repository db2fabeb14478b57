import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { londonIsoDay } from '#shared/domain/london-time.js';
import { CommissionStatement } from '../domain/commission-statement.js';
import { checkMonth, lastDayOf } from '../domain/statement-month.js';
import type { StatementRepository } from './statement.repository.js';

/** Drafts a statement of a month for each partner who is owed something. What comes due beside a draft joins it; run again, nothing is made twice. */
export class RunStatements {
  constructor(
    private readonly statements: StatementRepository,
    private readonly activity: ActivityLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput for a month to come */
  async execute(month: string, actor: Principal): Promise<void> {
    checkMonth(month, londonIsoDay(this.clock.now()));
    const partners = await this.statements.partnersDue(lastDayOf(month));
    for (const partner of partners) await this.unitOfWork.run(() => this.draft(partner, month, actor));
  }

  private async draft(introducerId: string, month: string, actor: Principal): Promise<void> {
    const at = this.clock.now();
    const begun = await this.statements.lockDraft(introducerId, month);
    const statement = begun ?? CommissionStatement.draft(this.ids.next(), introducerId, month, at);
    if (!begun) await this.statements.add(statement);
    const gathered = await this.statements.gather(statement, lastDayOf(month));
    if (gathered) statement.add(gathered, at);
    // What takes away more than there is waits for the next run.
    if (statement.totalPence <= 0) {
      await this.statements.remove(statement);
      if (begun) await this.record('statement-discarded', statement, actor);
    } else if (gathered) {
      await this.statements.save(statement);
      await this.record('statement-drafted', statement, actor);
    }
  }

  private record(
    action: 'statement-drafted' | 'statement-discarded',
    { id }: CommissionStatement,
    actor: Principal,
  ): Promise<void> {
    return this.activity.record({ actor, action, subject: { type: 'commission-statement', id } });
  }
}
