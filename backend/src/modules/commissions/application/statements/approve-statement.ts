import type { Mails } from '#modules/mail/public.js';
import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { statementNumber } from '../../domain/statements/commission-statement.js';
import type { LockStatement } from './lock-statement.js';
import type { StaffStatementInFull, StatementViews } from './statement-views.js';
import type { StatementRepository } from './statement.repository.js';
import type { WriteStatementDocument } from './write-statement-document.js';

/** An administrator approves a draft: it gets the next number of the firm's series, and its document is frozen. */
export class ApproveStatement {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly context: UseCaseContext,
    private readonly lockStatement: LockStatement,
    private readonly statements: Pick<StatementRepository, 'nextPlace' | 'save' | 'addDocument'>,
    private readonly views: Pick<StatementViews, 'one'>,
    private readonly writeDocument: WriteStatementDocument,
    private readonly mails: Mails,
  ) {}

  /**
   * `readAt` is the `updatedAt` that the caller read; without it the last write wins.
   * @throws StatementNotFound, StatementChanged, StatementNotDraft, KeyReused
   */
  async execute(
    id: string,
    readAt: Date | undefined,
    key: string | null,
    actor: AccountHolder,
  ): Promise<StaffStatementInFull> {
    const call = { operation: 'approve-statement', principal: actor, key, request: { id, readAt } };
    await this.withSeriesLocked(() =>
      this.context.idempotency.once(call, { id }, () => this.approve(id, readAt, actor)),
    );
    return this.views.one(id);
  }

  /**
   * Approvals queue in memory while a document is written: waiting for the series in the database, each would hold a
   * connection meanwhile and the last of them time out.
   */
  private async withSeriesLocked(work: () => Promise<unknown>): Promise<void> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    await turn;
  }

  private async approve(id: string, readAt: Date | undefined, actor: AccountHolder): Promise<void> {
    const statement = await this.lockStatement.execute(id, readAt);
    statement.checkDraft();
    const at = this.context.clock.now();
    const year = Number(londonIsoDay(at).slice(0, 4));
    statement.approve(statementNumber(year, await this.statements.nextPlace(year)), actor.id, at);
    await this.statements.save(statement);
    await this.statements.addDocument(id, await this.writeDocument.execute(await this.views.one(id)));
    await this.mails.send('statement-ready', { statementId: id });
    const subject = { type: 'commission-statement', id };
    await this.context.activity.record({ actor, action: 'statement-approved', subject });
  }
}
