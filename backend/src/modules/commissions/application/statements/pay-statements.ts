import type { Mails } from '#modules/mail/public.js';
import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import type { StatementPayment } from '../../domain/statements/commission-statement.js';
import type { LockStatement } from './lock-statement.js';
import type { StatementRepository } from './statement.repository.js';

export interface StatementsPayment extends StatementPayment {
  /** The latest `updatedAt` that the caller read; without it the last write wins. */
  readonly readUntil?: Date | undefined;
}

/** An administrator records that approved statements were paid. Atomic: all of them or none. */
export class PayStatements {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockStatement: LockStatement,
    private readonly statements: Pick<StatementRepository, 'save'>,
    private readonly mails: Mails,
  ) {}

  /** @throws StatementNotFound, StatementChanged, StatementNotApproved, StatementPaid, InvalidInput, KeyReused */
  async execute(
    ids: readonly string[],
    payment: StatementsPayment,
    key: string | null,
    actor: AccountHolder,
  ): Promise<void> {
    const call = { operation: 'pay-statements', principal: actor, key, request: { ids, ...payment } };
    await this.context.idempotency.once(call, { ids }, async () => {
      // In a fixed order, so that concurrent payments do not deadlock.
      for (const id of new Set(ids.toSorted())) await this.pay(id, payment, actor);
    });
  }

  private async pay(
    id: string,
    { readUntil, ...payment }: StatementsPayment,
    actor: AccountHolder,
  ): Promise<void> {
    const statement = await this.lockStatement.execute(id, undefined, readUntil);
    const at = this.context.clock.now();
    statement.pay(payment, { at, today: londonIsoDay(at) });
    await this.statements.save(statement);
    await this.mails.send('statement-paid', { statementId: id });
    const subject = { type: 'commission-statement', id };
    await this.context.activity.record({ actor, action: 'statement-paid', subject });
  }
}
