import { CaseQueries, type CaseView } from '#modules/applications/application/cases/case.queries.js';
import { CommissionTermsRepository } from '#modules/commissions/application/terms/commission-terms.repository.js';
import { CommissionDisclosureViews } from '#modules/commissions/application/disclosures/commission-disclosure-views.js';
import { WriteDisclosure } from '#modules/commissions/application/disclosures/write-disclosure.js';
import { FreezeDisclosure } from '#modules/commissions/application/disclosures/freeze-disclosure.js';
import { LedgerRepository } from '#modules/commissions/application/ledger/ledger.repository.js';
import { FindIntroducer } from '#modules/introducers/public.js';
import { ReferredCases } from '#modules/commissions/application/referred-cases.js';
import { StatementDocuments } from '#modules/commissions/application/statements/statement-documents.js';
import { StatementViews } from '#modules/commissions/application/statements/statement-views.js';
import { StatementRepository } from '#modules/commissions/application/statements/statement.repository.js';
import {
  CommissionStatement,
  statementNumber,
} from '#modules/commissions/domain/statements/commission-statement.js';
import { termsOfCase } from '#modules/commissions/domain/ledger/commission-terms.js';
import { earnCommission } from '#modules/commissions/domain/ledger/earn-commission.js';
import { LedgerEntry } from '#modules/commissions/domain/ledger/ledger-entry.js';
import { lastDayOf, monthBefore } from '#modules/commissions/domain/statements/statement-month.js';
import { ActivityLog, type Activity } from '#platform/application/activity-log.js';
import { Ids } from '#platform/application/ids.js';
import type { Mails } from '#modules/mail/public.js';
import type { AccountHolder } from '#platform/application/principal.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { readFundingType } from '#kernel/lending/funding-type.js';
import { addDays, londonIsoDay } from '#kernel/time/london-time.js';
import type { Get } from './get.js';
import { loadDemoReceivables } from './load-demo-receivables.js';

/** The partner, the administrator and the current time. */
interface Cast {
  readonly introducerId: string;
  readonly staff: AccountHolder;
  readonly now: Date;
}

const PAID = 'BACS (demonstration)';
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/**
 * Adds commission of the demonstration partner: an earlier month paid, the last one a draft, and some due or not yet
 * due, without sending emails. Dates follow from the months, so that each has entries.
 */
export const loadDemoCommission = async (get: Get, cast: Cast): Promise<void> => {
  const { now, introducerId, staff } = cast;
  const today = londonIsoDay(now);
  const last = monthBefore(today);
  const { items } = await get(CaseQueries).page(introducerId, { status: 'approved', limit: 50 });
  const [newest, , recent, third, fifth, , old, , older, oldest] = items;
  const first = oldest && (await earn(get, cast, oldest, addDays(today, -120), 270_000));
  if (older) await earn(get, cast, older, addDays(today, -100), 48_000);
  await pay(get, cast, monthBefore(`${last}-01`));
  if (old) await earn(get, cast, old, addDays(`${last}-15`, -30), 190_000);
  if (first) {
    const at = noonOf(`${last}-20`);
    const clawedBack = { amountPence: 7_500, why: 'the client repaid part within three months' };
    await add(
      get,
      LedgerEntry.clawback(get(Ids).next(at), first, [], clawedBack, recorded(staff, at)),
      'commission-clawed-back',
      staff,
    );
  }
  await draft(get, cast, last);
  await get(StatementRepository).keepRun(last);
  const yesterday = noonOf(addDays(today, -1));
  const thanks = { amountPence: 5_000, vat: 'exempt', reason: 'Thank you for your talk to clients' } as const;
  await add(
    get,
    LedgerEntry.adjustment(
      get(Ids).next(yesterday),
      { introducerId, applicationId: null },
      thanks,
      recorded(staff, yesterday),
    ),
    'commission-adjusted',
    staff,
  );
  if (recent) await earn(get, cast, recent, addDays(today, -10), 280_000);
  const owing = [third, recent, fifth, old, older, oldest].filter((one) => one !== undefined);
  await loadDemoReceivables(get, owing, cast);
  if (newest) await freezeDisclosure(get).execute(newest.id, null, staff);
};

/** The demonstration sends no emails. */
const noMails: Mails = { send: () => Promise.resolve() };

const freezeDisclosure = (get: Get): FreezeDisclosure =>
  new FreezeDisclosure(
    get(UseCaseContext),
    get(ReferredCases),
    get(WriteDisclosure),
    get(CommissionDisclosureViews),
    noMails,
  );

/** Earns commission through a completion on that date, for which the lender pays that amount. */
const earn = async (
  get: Get,
  { introducerId, staff }: Cast,
  { id: applicationId, fundingType, createdAt }: CaseView,
  earnedOn: string,
  brokerCommissionPence: number,
): Promise<LedgerEntry | null> => {
  const submittedAt = new Date(createdAt);
  const submitted = { at: submittedAt, day: londonIsoDay(submittedAt) };
  const products = readFundingType(fundingType) ?? [];
  const terms = termsOfCase(await get(CommissionTermsRepository).findOf(introducerId), products, submitted);
  const earned = terms && earnCommission(terms, { brokerCommissionPence, drawnPence: null });
  if (!earned) return null;
  const at = noonOf(earnedOn);
  const entry = LedgerEntry.earned(
    get(Ids).next(at),
    { introducerId, applicationId, submissionId: null, earnedOn },
    earned,
    terms.payAfterDays,
    recorded(staff, at),
  );
  await add(get, entry, 'commission-earned', staff);
  return entry;
};

const add = async (
  get: Get,
  entry: LedgerEntry,
  action: Activity['action'],
  actor: AccountHolder,
): Promise<void> => {
  await get(LedgerRepository).add(entry);
  const subject = { type: 'commission', id: entry.id };
  await get(ActivityLog).record({ actor, action, subject, at: entry.createdAt });
};

/** Drafts the statement of a month, on the day after its end. */
const draft = async (
  get: Get,
  { introducerId, staff, now }: Cast,
  month: string,
): Promise<CommissionStatement> => {
  const at = new Date(Math.min(noonOf(addDays(lastDayOf(month), 1)).getTime(), now.getTime()));
  const statement = CommissionStatement.draft(get(Ids).next(at), introducerId, month, at);
  await get(StatementRepository).add(statement);
  const sums = await get(StatementRepository).gather(statement, lastDayOf(month));
  if (sums) statement.add(sums, at);
  await get(StatementRepository).save(statement);
  await frozen(get, statement, 'statement-drafted', staff, at);
  return statement;
};

const pay = async (get: Get, cast: Cast, month: string): Promise<void> => {
  const { staff } = cast;
  const statement = await draft(get, cast, month);
  const at = statement.createdAt;
  const year = at.getUTCFullYear();
  statement.approve(statementNumber(year, await get(StatementRepository).nextPlace(year)), staff.id, at);
  await get(StatementRepository).save(statement);
  const payee = await get(FindIntroducer).get(statement.introducerId);
  const shown = await get(StatementViews).one(statement.id);
  await get(StatementRepository).addDocument(statement.id, await get(StatementDocuments).write(shown, payee));
  await frozen(get, statement, 'statement-approved', staff, at);
  const paidOn = addDays(londonIsoDay(at), 3);
  const paidAt = noonOf(paidOn);
  statement.pay({ paidOn, reference: PAID }, { at: paidAt, today: paidOn });
  await get(StatementRepository).save(statement);
  await frozen(get, statement, 'statement-paid', staff, paidAt);
};

const frozen = (
  get: Get,
  { id }: CommissionStatement,
  action: Activity['action'],
  actor: AccountHolder,
  at: Date,
): Promise<void> => {
  return get(ActivityLog).record({ actor, action, subject: { type: 'commission-statement', id }, at });
};

const recorded = ({ id: by }: AccountHolder, at: Date) => ({ by, at, today: londonIsoDay(at) });
