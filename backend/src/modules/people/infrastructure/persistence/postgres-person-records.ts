import { Injectable } from '@nestjs/common';
import { emailKey } from '#kernel/email.js';
import { RecordKinds } from '#platform/application/record-kinds.js';
import { contains, eitherWay, searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { isoTime, londonDayOf } from '#platform/infrastructure/database/lists/fields.js';
import type {
  PersonRecords,
  RecordDocument,
  RecordPart,
  RecordRows,
} from '../../application/records/person-records.js';
import type { ChosenRecord } from '../../domain/data-request.js';
import {
  PERSON_RECORDS,
  PERSON_RECORD_TYPES,
  type PersonRecordType,
} from '../../domain/person-record-types.js';
import { holdingsOf, type HoldingOf, type RegisteredTable } from '../../domain/register.js';
import type { ErasedAs, RecordFacts } from '../../domain/retention-rules.js';
import { complaintAbout, holdOf, LAST_DEAL_DAY, PRESENT } from './record-sql.js';

/** The last digits of a phone number, which are equal for '+44 141 …' and '0141 …'. */
const DIGITS = 9;
const MIN_DIGITS = 6;

interface FactExpressions {
  readonly isOpen?: string;
  /** A date. */
  readonly keepFrom?: string;
}

/** The facts that decide about records of a kind, from the row `record`. */
const FACTS: Readonly<Record<PersonRecordType, FactExpressions>> = {
  application: { keepFrom: LAST_DEAL_DAY },
  'contact-message': {},
  'held-submission': {},
  lead: {},
  introducer: {
    keepFrom: `(select max(day) from (
      select ${londonDayOf('max(created_at)')} as day from application_submissions where introducer_id = record.id
      union all select max(earned_on) from commission_entries where introducer_id = record.id
      union all select ${londonDayOf('max(created_at)')} from commission_statements where introducer_id = record.id
    ) as days)`,
  },
  admin: { isOpen: 'record.removed_at is null' },
  'staff-invitation': {},
  complaint: { isOpen: 'record.outcome is null', keepFrom: 'record.responded_on' },
  'data-request': { isOpen: 'record.outcome is null', keepFrom: 'record.closed_on' },
};

const selectFacts = (type: PersonRecordType): string => {
  const { table, name, company, phone } = PERSON_RECORDS[type];
  const { isOpen = 'false', keepFrom = 'null::date' } = FACTS[type];
  return `select '${type}' as type, record.id, ${name} as name, ${company} as company, email,
    ${phone} as phone, ${isoTime('created_at')} as at, ${holdOf(type)} as hold, ${complaintAbout(type)} as complaint, ${isOpen} as "isOpen",
    (${keepFrom})::text as "keepFrom" from ${table} as record`;
};

/** Columns without personal data: secrets, lookup keys, ids of colleagues. */
const LEFT_OUT =
  /(?:^|_)(?:password|digest|secret|proposed_secret|token|email_key|company_key|company_number_key|credentials_version|search)$|_by$|_owner_id$|^(?:owner_id|admin_id|document|content)$/;

const withoutSecrets = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row).filter(([column, value]) => value !== null && !LEFT_OUT.test(column)),
  );

const idsByType = (
  records: readonly ChosenRecord[],
): readonly (readonly [PersonRecordType, readonly string[]])[] =>
  PERSON_RECORD_TYPES.flatMap((type) => {
    const ids = records.filter((record) => record.type === type).map(({ id }) => id);
    return ids.length === 0 ? [] : [[type, [...ids].sort()] as const];
  });

@Injectable()
export class PostgresPersonRecords implements PersonRecords {
  constructor(
    private readonly database: Database,
    private readonly recordKinds: RecordKinds,
  ) {}

  async search(text: string, most: number): Promise<readonly RecordFacts[]> {
    const digits = text.replaceAll(/\D/g, '');
    const phone = digits.length >= MIN_DIGITS && !/[a-z@]/i.test(text) ? digits.slice(-DIGITS) : null;
    // One after another: in a transaction they share one connection.
    const found: RecordFacts[] = [];
    for (const type of PERSON_RECORD_TYPES)
      found.push(...(await this.searchIn(type, text.trim(), phone, most)));
    return found.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  }

  private async searchIn(
    type: PersonRecordType,
    text: string,
    phone: string | null,
    most: number,
  ): Promise<readonly RecordFacts[]> {
    if (phone !== null) return this.query(type, phoneIs(type), [phone], most);
    // Kinds with an index for searches.
    const kind = this.recordKinds.all.find((one) => one.type === type);
    if (kind) return this.query(type, 'record.id = any ($1)', [await kind.search(text, most)], most);
    const { name, company } = PERSON_RECORDS[type];
    const searched = searchedIn(eitherWay(name), 'email', `coalesce(${company}, '')`);
    return this.query(
      type,
      contains(searched).replaceAll('$', () => '$1'),
      [text],
      most,
    );
  }

  private query(
    type: PersonRecordType,
    condition: string,
    values: unknown[],
    most?: number,
  ): Promise<readonly RecordFacts[]> {
    return this.database.manager.query<RecordFacts[]>(factsWhere(type, condition, most), values);
  }

  async facts(records: readonly ChosenRecord[]): Promise<readonly RecordFacts[]> {
    const found: RecordFacts[] = [];
    for (const [type, ids] of idsByType(records))
      found.push(...(await this.query(type, 'record.id = any ($1)', [ids])));
    return found;
  }

  async othersOf(
    emails: readonly string[],
    records: readonly ChosenRecord[],
  ): Promise<readonly RecordFacts[]> {
    const keys = [...new Set(emails.filter((email) => email !== '').map(emailKey))];
    const chosen = new Set(records.map(({ type, id }) => `${type} ${id}`));
    const found: RecordFacts[] = [];
    for (const key of keys) found.push(...(await this.search(key, 100)));
    return found.filter(
      ({ type, id, email }) => keys.includes(emailKey(email)) && !chosen.has(`${type} ${id}`),
    );
  }

  async lock(records: readonly ChosenRecord[]): Promise<void> {
    const byType = idsByType(records);
    // Everything else locks accounts of staff before the records that they own.
    const staffFirst = byType.toSorted(([one], [other]) => +(other === 'admin') - +(one === 'admin'));
    for (const [type, ids] of staffFirst)
      await this.database.manager.query(locking(PERSON_RECORDS[type].table), [ids]);
  }

  async partsOf({ type, id }: ChosenRecord): Promise<readonly RecordPart[]> {
    const parts: RecordPart[] = [];
    for (const { table, holding, where } of holdingsOf(type)) {
      const [row] = await this.database.manager.query<{ n: number }[]>(counting(table, where), [[id]]);
      if (row && row.n > 0) parts.push({ table, holds: holding.holds, rows: row.n });
    }
    return parts;
  }

  async rowsOf({ type, id }: ChosenRecord): Promise<readonly RecordRows[]> {
    const parts: RecordRows[] = [];
    for (const { table, where } of holdingsOf(type)) {
      const rows = await this.database.manager.query<{ row: Record<string, unknown> }[]>(
        reading(table, where),
        [[id]],
      );
      if (rows.length > 0) parts.push({ table, rows: rows.map(({ row }) => withoutSecrets(row)) });
    }
    return parts.toReversed();
  }

  async documentsOf({ type, id }: ChosenRecord): Promise<readonly RecordDocument[]> {
    const found: RecordDocument[] = [];
    for (const { table, holding, where } of holdingsOf(type)) {
      if (!('document' in holding.personal)) continue;
      const [key = ''] = /\w+_id/.exec(where) ?? [];
      const rows = await this.database.manager.query<{ id: string; content: Buffer }[]>(
        documentsIn(table, key, where),
        [[id]],
      );
      found.push(...rows.map((row) => ({ table, ...row })));
    }
    return found;
  }

  async recipientsOf(records: readonly ChosenRecord[]): Promise<readonly string[]> {
    const ids = records.filter(({ type }) => type === 'application').map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await this.database.manager.query<{ name: string }[]>(
      `select distinct name from (
         select recipient as name from application_disclosures where application_id = any ($1)
         union all
         select lender_name from lender_submissions where application_id = any ($1) and sent_at is not null
       ) as recipients order by name`,
      [ids],
    );
    return rows.map(({ name }) => name);
  }

  async waitingEmails(records: readonly ChosenRecord[]): Promise<number> {
    if (records.length === 0) return 0;
    const [row] = await this.database.manager.query<{ n: number }[]>(
      `select count(*)::int as n from pgboss.job
       where state < 'completed' and data::text like any ($1)`,
      [records.map(({ id }) => `%${id}%`)],
    );
    return row?.n ?? 0;
  }

  async erase(type: PersonRecordType, ids: readonly string[], as: ErasedAs): Promise<void> {
    if (ids.length === 0) return;
    const { manager } = this.database;
    await manager.query(`select set_config('people.erases', 'on', true)`);
    const holdings = holdingsOf(type);
    await this.forgetChanges(type, holdings, ids);
    for (const { table, holding, where } of holdings) {
      const fate = as === 'deleted' ? holding.whenDeleted : holding.whenAnonymised;
      const sql = fate === 'deleted' ? deletion(table, where) : blanking(table, holding.personal, where);
      if (sql !== null) await manager.query(sql, [ids]);
    }
    if (type === 'introducer')
      await manager.query(
        'update introducers set suspended_at = coalesce(suspended_at, now()) where id = any ($1)',
        [ids],
      );
    if (type === 'application' && as === 'anonymised') {
      // No renewal task without a person to ask.
      await manager.query(
        `update completions set ends_on = null
         where submission_id in (select id from lender_submissions where application_id = any ($1))`,
        [ids],
      );
      // A partner's system that asks for changed cases learns of the erasure.
      await manager.query('update application_submissions set updated_at = now() where id = any ($1)', [ids]);
    }
    await manager.query(`select set_config('people.erases', 'off', true)`);
  }

  /** The log keeps events, but no values of erased records and their parts. */
  private async forgetChanges(
    type: PersonRecordType,
    holdings: readonly HoldingOf[],
    ids: readonly string[],
  ): Promise<void> {
    const { manager } = this.database;
    const subjects = [...ids];
    for (const { table, where } of holdings) {
      if (!WITH_IDS.has(table)) continue;
      const rows = await manager.query<{ id: string }[]>(naming(table, where), [ids]);
      subjects.push(...rows.map(({ id }) => id));
    }
    // Leads are no named kind of record.
    const types = new Set([type, 'lead', ...this.recordKinds.all.map((kind) => kind.type)]);
    await manager.query(
      `update activity set changes = null
       where subject_type = any ($1) and subject_id = any ($2) and changes is not null`,
      [[...types], [...new Set(subjects)]],
    );
  }

  async forget(records: readonly ChosenRecord[]): Promise<void> {
    if (records.length === 0) return;
    const named = [records.map(({ id }) => `%${id}%`)];
    await this.database.manager.query('delete from idempotency_keys where answer::text like any ($1)', named);
    await this.database.manager.query('delete from pgboss.job where data::text like any ($1)', named);
  }
}

/** Tables whose rows have log entries. */
const WITH_IDS: ReadonlySet<RegisteredTable> = new Set<RegisteredTable>([
  'tasks',
  'lender_submissions',
  'commission_disclosures',
  'commission_entries',
  'commission_statements',
  'leads',
  'users',
  'list_views',
]);

const factsWhere = (type: PersonRecordType, condition: string, most: number | undefined): string =>
  `${selectFacts(type)} where ${PRESENT} and ${condition} order by record.id desc
   ${most === undefined ? '' : `limit ${most}`}`;
const locking = (table: string): string => `select from ${table} where id = any ($1) order by id for update`;
const counting = (table: string, where: string): string =>
  `select count(*)::int as n from ${table} where ${where}`;
const reading = (table: string, where: string): string =>
  `select to_jsonb(held) as row from ${table} as held where ${where}`;
const naming = (table: string, where: string): string => `select id from ${table} where ${where}`;
const documentsIn = (table: string, key: string, where: string): string =>
  `select ${key} as id, document as content from ${table} where ${where}`;
const deletion = (table: string, where: string): string => `delete from ${table} where ${where}`;

const phoneIs = (type: PersonRecordType): string =>
  `right(regexp_replace(${PERSON_RECORDS[type].phone}, '[^0-9]', '', 'g'), ${DIGITS}) = $1`;

/** Null if no column of a table is personal. */
const blanking = (
  table: string,
  personal: Readonly<Record<string, string>>,
  where: string,
): string | null => {
  const set = Object.entries(personal).map(([column, value]) => `${column} = ${value}`);
  return set.length === 0 ? null : `update ${table} set ${set.join(', ')} where ${where}`;
};
