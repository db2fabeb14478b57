import type { CaseQueries, CaseView } from '#modules/applications/application/case.queries.js';
import type { CommissionTermsRepository } from '#modules/commissions/application/commission-terms.repository.js';
import type { FreezeDisclosure } from '#modules/commissions/application/freeze-disclosure.js';
import type { LedgerRepository } from '#modules/commissions/application/ledger.repository.js';
import type { Payees } from '#modules/commissions/application/payees.js';
import type { StatementDocuments } from '#modules/commissions/application/statement-documents.js';
import type { StatementLists } from '#modules/commissions/application/statement-lists.js';
import type { StatementRepository } from '#modules/commissions/application/statement.repository.js';
import { CommissionStatement, statementNumber } from '#modules/commissions/domain/commission-statement.js';
import { termsOfCase } from '#modules/commissions/domain/commission-terms.js';
import { earnCommission } from '#modules/commissions/domain/earn-commission.js';
import { LedgerEntry } from '#modules/commissions/domain/ledger-entry.js';
import { lastDayOf, monthBefore } from '#modules/commissions/domain/statement-month.js';
import type { Activity, ActivityLog } from '#shared/application/activity-log.js';
import type { Ids } from '#shared/application/ids.js';
import type { AccountHolder } from '#shared/application/principal.js';
import { readFundingType } from '#shared/domain/funding-type.js';
import { addDays, londonIsoDay } from '#shared/domain/london-time.js';

/** Who earns, who sees to it, and what time it is. */
interface Cast {
  readonly introducerId: string;
  readonly staff: AccountHolder;
  readonly now: Date;
}

const PAID = 'BACS (demonstration)';
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/**
 * Lets the partner of the demonstration earn: an earlier month is paid, the last one a draft, and some is due or not yet.
 * Nobody is mailed. Days follow from the months, so that there is always something on each.
 */
export class LoadDemoCommission {
  constructor(
    private readonly cases: CaseQueries,
    private readonly terms: CommissionTermsRepository,
    private readonly ledger: LedgerRepository,
    private readonly statements: StatementRepository,
    private readonly lists: StatementLists,
    private readonly documents: StatementDocuments,
    private readonly payees: Payees,
    private readonly freezing: FreezeDisclosure,
    private readonly activity: ActivityLog,
    private readonly ids: Ids,
  ) {}

  async execute(cast: Cast): Promise<void> {
    const { now, introducerId, staff } = cast;
    const today = londonIsoDay(now);
    const last = monthBefore(today);
    const { items } = await this.cases.page(introducerId, { status: 'approved', limit: 50 });
    const [newest, , , recent, , , old, , older, oldest] = items;
    const first = oldest && (await this.earn(cast, oldest, addDays(today, -120), 270_000));
    if (older) await this.earn(cast, older, addDays(today, -100), 48_000);
    await this.pay(cast, monthBefore(`${last}-01`));
    if (old) await this.earn(cast, old, addDays(`${last}-15`, -30), 190_000);
    if (first) {
      const at = noonOf(`${last}-20`);
      const taken = { amountPence: 7_500, why: 'the client repaid a part within three months' };
      await this.add(
        LedgerEntry.clawback(this.ids.next(at), first, [], taken, made(staff, at)),
        'commission-clawed-back',
        staff,
      );
    }
    await this.draft(cast, last);
    await this.statements.keepRun(last);
    const yesterday = noonOf(addDays(today, -1));
    const thanks = { amountPence: 5_000, vat: 'exempt', reason: 'For the talk to your clients' } as const;
    await this.add(
      LedgerEntry.adjustment(
        this.ids.next(yesterday),
        { introducerId, applicationId: null },
        thanks,
        made(staff, yesterday),
      ),
      'commission-adjusted',
      staff,
    );
    if (recent) await this.earn(cast, recent, addDays(today, -10), 280_000);
    if (newest) await this.freezing.execute(newest.id, null, staff);
  }

  /** By a completion on that day, for which the lender pays so much. */
  private async earn(
    { introducerId, staff }: Cast,
    { id: applicationId, fundingType, createdAt }: CaseView,
    earnedOn: string,
    brokerCommissionPence: number,
  ): Promise<LedgerEntry | null> {
    const came = new Date(createdAt);
    const submitted = { at: came, day: londonIsoDay(came) };
    const products = readFundingType(fundingType) ?? [];
    const terms = termsOfCase(await this.terms.findOf(introducerId), products, submitted);
    const earned = terms && earnCommission(terms, { brokerCommissionPence, drawnPence: null });
    if (!earned) return null;
    const at = noonOf(earnedOn);
    const entry = LedgerEntry.earned(
      this.ids.next(at),
      { introducerId, applicationId, submissionId: null, earnedOn },
      earned,
      terms.payAfterDays,
      made(staff, at),
    );
    await this.add(entry, 'commission-earned', staff);
    return entry;
  }

  private async add(entry: LedgerEntry, action: Activity['action'], actor: AccountHolder): Promise<void> {
    await this.ledger.add(entry);
    const subject = { type: 'commission', id: entry.id };
    await this.activity.record({ actor, action, subject, at: entry.createdAt });
  }

  /** All that was due by the end of a month, drafted on the day after it. */
  private async draft({ introducerId, staff, now }: Cast, month: string): Promise<CommissionStatement> {
    const at = new Date(Math.min(noonOf(addDays(lastDayOf(month), 1)).getTime(), now.getTime()));
    const statement = CommissionStatement.draft(this.ids.next(at), introducerId, month, at);
    await this.statements.add(statement);
    const sums = await this.statements.gather(statement, lastDayOf(month));
    if (sums) statement.add(sums, at);
    await this.statements.save(statement);
    await this.said(statement, 'statement-drafted', staff, at);
    return statement;
  }

  private async pay(cast: Cast, month: string): Promise<void> {
    const { staff } = cast;
    const statement = await this.draft(cast, month);
    const at = statement.createdAt;
    const year = at.getUTCFullYear();
    statement.approve(statementNumber(year, await this.statements.nextPlace(year)), staff.id, at);
    await this.statements.save(statement);
    const payee = await this.payees.get(statement.introducerId);
    const shown = await this.lists.one(statement.id);
    await this.statements.addDocument(statement.id, await this.documents.write(shown, payee));
    await this.said(statement, 'statement-approved', staff, at);
    const paidOn = addDays(londonIsoDay(at), 3);
    const paidAt = noonOf(paidOn);
    statement.pay({ paidOn, reference: PAID }, { at: paidAt, today: paidOn });
    await this.statements.save(statement);
    await this.said(statement, 'statement-paid', staff, paidAt);
  }

  private said(
    { id }: CommissionStatement,
    action: Activity['action'],
    actor: AccountHolder,
    at: Date,
  ): Promise<void> {
    return this.activity.record({ actor, action, subject: { type: 'commission-statement', id }, at });
  }
}

const made = ({ id: by }: AccountHolder, at: Date) => ({ by, at, today: londonIsoDay(at) });
