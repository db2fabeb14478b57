import { Injectable } from '@nestjs/common';
import type { OrderByAge, Page } from '#platform/application/list.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import type { ProductKey } from '#kernel/lending/product.js';
import { contains, folded } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import {
  fieldsOf,
  isoTime,
  jsonOf,
  ownerBy,
  selectList,
  type Fields,
} from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import { CommissionTermsRepository } from '../../application/terms/commission-terms.repository.js';
import {
  type LedgerViews,
  LINE_FIELDS,
  type LedgerSummary,
  type Line,
  type LineQuestion,
  type LineSelection,
  type LineState,
  QUESTION_FIELDS,
  type StaffLine,
  type StaffLineQuestion,
} from '../../application/ledger/ledger-views.js';
import { termsOfCase, type CommissionTerms } from '../../domain/ledger/commission-terms.js';
import { EntryNotFound, QuestionNotFound } from '../../domain/errors.js';
import { clawbackLimit } from '../../domain/ledger/ledger-entry.js';
import {
  awaitedCommission,
  expectedCommission,
  type AwaitedPayment,
} from '../../domain/ledger/expected-commission.js';
import { nextRunOn } from '../../domain/statements/statement-month.js';
import { taxYearStart } from '../../domain/statements/tax-year.js';
import { COMMISSION_LINES, lineStates, OPEN_SUMS, TODAY } from './commission-lines.js';
import { CASE_NAME, PARTNER_NAME } from './commission-records.js';
import { ledgerEntryTable } from './ledger-entry.table.js';
import { questionTable } from './question.table.js';

/** What expected commission is calculated from; null for an entry. */
interface Expectation {
  readonly offered: {
    readonly pence: number;
    readonly products: ProductKey[];
    readonly at: string;
    /** Null for an offer. */
    readonly awaited: Omit<AwaitedPayment, 'openPence'> | null;
  } | null;
}

type PartnerRow = Line & Expectation;
type StaffRow = Omit<StaffLine, 'leftPence'> &
  Expectation & {
    /** The sum of the entry's clawbacks, each negative. */
    readonly clawedBackPence: number;
  };

const [AS_PARTNER, AS_STAFF] = [lineStates('partner'), lineStates('staff')];

const QUESTION: Fields<LineQuestion> = fieldsOf(questionTable, QUESTION_FIELDS);
const STAFF_QUESTION: Fields<StaffLineQuestion> = {
  ...QUESTION,
  answeredBy: ownerBy('answered_by'),
  updatedAt: isoTime('coalesce(answered_at, asked_at)'),
};

const OF_CASE = "from commission_questions where application_id = $1 and about = 'case'";
const STAFFS_OF_CASE = `select ${selectList(STAFF_QUESTION)} ${OF_CASE} order by id`;
const OWN_OF_CASE = `select ${selectList(QUESTION)} ${OF_CASE} and introducer_id = $2 order by id`;

const STAFFS_QUESTION = `select ${selectList(STAFF_QUESTION)} from commission_questions where id = $1`;

/** Queries about the line, including those from when it was expected, which have another id. */
const questionsAs = (question: Readonly<Record<string, string>>): string => `(
  select coalesce(json_agg(${jsonOf(question)} order by commission_questions.id), '[]'::json)
  from commission_questions
  where commission_questions.entry_id = commission_lines.id
    or commission_questions.entry_id is null and commission_questions.about = 'commission'
      and commission_lines.kind = 'earned'
      and commission_questions.application_id = commission_lines.application_id
      and commission_questions.introducer_id = commission_lines.introducer_id)`;

const FIELDS: Fields<PartnerRow> = {
  ...fieldsOf(ledgerEntryTable, LINE_FIELDS),
  amountPence: 'amount_pence::float8',
  vatPence: 'vat_pence::float8',
  how: 'how',
  earnedOn: 'earned_on::text',
  dueOn: 'due_on::text',
  state: AS_PARTNER.state,
  statementId: AS_PARTNER.statementId,
  companyName: CASE_NAME,
  questions: questionsAs(QUESTION),
  offered: `case when offered_pence is not null
    then json_build_object('pence', offered_pence, 'products', product_keys, 'at', submitted_at,
      'awaited', awaited) end`,
};

const STAFF_FIELDS: Fields<StaffRow> = {
  ...FIELDS,
  state: AS_STAFF.state,
  statementId: AS_STAFF.statementId,
  introducerName: PARTNER_NAME,
  questions: questionsAs(STAFF_QUESTION),
  createdBy: ownerBy('created_by'),
  clawedBackPence: `(select coalesce(sum(back.amount_pence), 0) from commission_entries as back
    where back.takes_back_id = commission_lines.id)::float8`,
};

const FILTERS = {
  introducerId: 'introducer_id = $',
  applicationId: 'application_id = $',
  statementId: 'statement_id = $',
  q: `exists (select from application_submissions as about
    where about.id = application_id and ${contains(folded('about.company_name'))})`,
} as const;

const LIST = {
  table: COMMISSION_LINES,
  orders: BY_AGE,
  defaultOrder: 'newest',
} as const;

type Filter = keyof typeof FILTERS | LineState;

const partnersLines = new PagedList<PartnerRow, Filter, OrderByAge>({
  ...LIST,
  filters: { ...FILTERS, ...AS_PARTNER.filters },
  fields: FIELDS,
});
const staffsLines = new PagedList<StaffRow, Filter, OrderByAge>({
  ...LIST,
  filters: { ...FILTERS, ...AS_STAFF.filters },
  fields: STAFF_FIELDS,
});

const filtersOf = ({ q, state, introducerId, applicationId, statementId }: LineSelection) => ({
  q: q?.trim(),
  introducerId,
  applicationId,
  statementId,
  ...(state && { [state]: 'true' }),
});

/** Adds what can still be clawed back, by the domain's rule. */
const withLeft = ({ clawedBackPence, ...row }: StaffRow): StaffLine & Expectation => ({
  ...row,
  leftPence:
    row.amountPence === null || row.offered !== null
      ? 0
      : clawbackLimit({ ...row, amountPence: row.amountPence, vatPence: 0 }, [
          { amountPence: clawedBackPence, vatPence: 0 },
        ]),
});

const DAY = `select ${TODAY}::text as today`;

/** One statement, so that an approval meanwhile is counted in exactly one of the totals. */
const SUMS = `
  select open.*, stated.*, exists (select from commission_statements
      where introducer_id = $1 and state = 'draft') as "statementInPreparation"
  from (${OPEN_SUMS}) as open,
    (select
      coalesce(sum(net_pence) filter (where state = 'approved'), 0)::float8 as "onStatement",
      coalesce(sum(net_pence) filter (where state = 'paid'), 0)::float8 as paid,
      coalesce(sum(net_pence) filter (where state = 'paid' and paid_on >= $2::date), 0)::float8 as "paidThisTaxYear"
    from commission_statements where introducer_id = $1) as stated`;

const MONTHS = `
  select to_char(month, 'YYYY-MM') as month,
    (select coalesce(sum(amount_pence), 0)::float8 from commission_entries
      where introducer_id = $1 and earned_on >= month and earned_on < month + interval '1 month') as "earnedPence"
  from generate_series(date_trunc('month', ${TODAY}) - interval '11 months', date_trunc('month', ${TODAY}),
    interval '1 month') as month
  order by month`;

@Injectable()
export class PostgresLedgerViews implements LedgerViews {
  constructor(
    private readonly database: Database,
    private readonly terms: CommissionTermsRepository,
  ) {}

  async page(selection: LineSelection): Promise<Page<StaffLine>> {
    const page = await staffsLines.page(this.database.manager, filtersOf(selection), selection);
    return { ...page, items: await this.withExpectedAmounts(page.items.map(withLeft)) };
  }

  async pageOf(introducerId: string, selection: LineSelection): Promise<Page<Line>> {
    const filters = filtersOf({ ...selection, introducerId });
    const page = await partnersLines.page(this.database.manager, filters, selection);
    return { ...page, items: await this.withExpectedAmounts(page.items) };
  }

  async find(entryId: string): Promise<StaffLine | null> {
    const row = await staffsLines.find(this.database.manager, entryId);
    const [line] = row ? await this.withExpectedAmounts([withLeft(row)]) : [];
    return line ?? null;
  }

  async oneOf(introducerId: string, lineId: string): Promise<Line> {
    const row = await partnersLines.find(this.database.manager, lineId, { introducerId });
    const [line] = row ? await this.withExpectedAmounts([row]) : [];
    if (!line) throw new EntryNotFound();
    return line;
  }

  async one(entryId: string): Promise<StaffLine> {
    const line = await this.find(entryId);
    if (!line) throw new EntryNotFound();
    return line;
  }

  async question(id: string): Promise<StaffLineQuestion> {
    const [question] = await this.database.manager.query<StaffLineQuestion[]>(STAFFS_QUESTION, [id]);
    if (!question) throw new QuestionNotFound();
    return question;
  }

  questionsOfCase(applicationId: string): Promise<readonly StaffLineQuestion[]> {
    return this.database.manager.query(STAFFS_OF_CASE, [applicationId]);
  }

  ownQuestionsOfCase(introducerId: string, applicationId: string): Promise<readonly LineQuestion[]> {
    return this.database.manager.query(OWN_OF_CASE, [applicationId, introducerId]);
  }

  async summary(introducerId: string): Promise<LedgerSummary> {
    const { manager } = this.database;
    const [day] = await manager.query<{ today: string }[]>(DAY);
    if (!day) throw new Error('A day is one row');
    const since = taxYearStart(day.today);
    const [[sums], months, expected] = await Promise.all([
      manager.query<Omit<LedgerSummary, 'expected' | 'expectedUnknown' | 'months' | 'nextStatementOn'>[]>(
        SUMS,
        [introducerId, since],
      ),
      manager.query<LedgerSummary['months'][number][]>(MONTHS, [introducerId]),
      this.pageOf(introducerId, { state: 'expected' }),
    ]);
    if (!sums) throw new Error('A sum has one row');
    const known = expected.items.reduce((sum, { amountPence }) => sum + (amountPence ?? 0), 0);
    const expectedUnknown = expected.items.filter(({ amountPence }) => amountPence === null).length;
    return { expected: known, expectedUnknown, ...sums, nextStatementOn: nextRunOn(day.today), months };
  }

  /** Calculates expected commission by the ledger's own arithmetic. */
  private async withExpectedAmounts<Row extends PartnerRow>(
    rows: readonly Row[],
  ): Promise<Omit<Row, 'offered'>[]> {
    const partners = new Set(rows.filter(({ offered }) => offered).map((row) => row.introducerId));
    const terms = new Map<string, readonly CommissionTerms[]>();
    for (const partner of partners) terms.set(partner, await this.terms.findOf(partner));
    return rows.map(({ offered, ...line }) => {
      if (!offered) return line;
      const at = new Date(offered.at);
      const submitted = { at, day: londonIsoDay(at) };
      const found = termsOfCase(terms.get(line.introducerId) ?? [], offered.products, submitted);
      const { pence, awaited } = offered;
      const expected = awaited
        ? awaitedCommission(found, { ...awaited, openPence: pence })
        : expectedCommission(found, pence);
      return { ...line, ...expected };
    });
  }
}
