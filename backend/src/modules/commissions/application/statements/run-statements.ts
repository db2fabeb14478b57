import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { CommissionStatement } from '../../domain/statements/commission-statement.js';
import { checkMonth, lastDayOf } from '../../domain/statements/statement-month.js';
import type { StatementRepository } from './statement.repository.js';

/**
 * Drafts a month's statement for each partner with commission due. Commission that becomes due later joins an
 * existing draft; repeating a run creates nothing twice.
 */
export class RunStatements {
  constructor(
    private readonly context: UseCaseContext,
    private readonly statements: StatementRepository,
  ) {}

  /** @throws InvalidInput for a future month */
  async execute(month: string, actor: Principal): Promise<void> {
    checkMonth(month, londonIsoDay(this.context.clock.now()));
    const partners = await this.statements.partnersDue(lastDayOf(month));
    for (const partner of partners)
      await this.context.unitOfWork.run(() => this.draft(partner, month, actor));
  }

  private async draft(introducerId: string, month: string, actor: Principal): Promise<void> {
    const at = this.context.clock.now();
    const begun = await this.statements.lockDraft(introducerId, month);
    const statement = begun ?? CommissionStatement.draft(this.context.ids.next(), introducerId, month, at);
    if (!begun) await this.statements.add(statement);
    const gathered = await this.statements.gather(statement, lastDayOf(month));
    if (gathered) statement.add(gathered, at);
    // A negative total waits for the next run.
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
    return this.context.activity.record({ actor, action, subject: { type: 'commission-statement', id } });
  }
}
