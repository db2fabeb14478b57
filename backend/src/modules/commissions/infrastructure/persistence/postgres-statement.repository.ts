import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { StatementRepository } from '../../application/statements/statement.repository.js';
import type { CommissionStatement } from '../../domain/statements/commission-statement.js';
import { StatementNotFound } from '../../domain/errors.js';
import type { Amounts } from '../../domain/ledger/ledger-entry.js';
import { statementTable } from './statement.table.js';

const PARTNERS_DUE = `
  select distinct introducer_id as id from commission_entries
  where statement_id is null and due_on <= $1 order by introducer_id`;

/** FOR NO KEY UPDATE: new entries and cases, which refer to the partner, do not wait. */
const LOCK_PARTNER = 'select from introducers where id = $1 for no key update';

/** Locks entries in the same order as clawbacks do. */
const GATHER = `
  with due as (
    select id from commission_entries
    where introducer_id = $2 and statement_id is null and due_on <= $3 order by id for update
  ), gathered as (
    update commission_entries set statement_id = $1 from due where commission_entries.id = due.id
    returning amount_pence, vat_pence
  )
  select count(*)::int as entries, coalesce(sum(amount_pence), 0)::float8 as "amountPence",
    coalesce(sum(vat_pence), 0)::float8 as "vatPence"
  from gathered`;

const RELEASE = `
  update commission_entries set statement_id = null
  where id in (select id from commission_entries where statement_id = $1 order by id for update)`;

const REMOVE = 'delete from commission_statements where id = $1';

const NEXT_PLACE = `
  insert into commission_statement_series as series (year, last) values ($1, 1)
  on conflict (year) do update set last = series.last + 1 returning last`;

const WAS_RUN = 'select exists (select from commission_statement_runs where month = $1) as "wasRun"';

const KEEP_RUN = 'insert into commission_statement_runs (month) values ($1) on conflict do nothing';

const ADD_DOCUMENT = 'insert into commission_statement_documents (statement_id, document) values ($1, $2)';

const FIND_DOCUMENT = 'select document from commission_statement_documents where statement_id = $1';

@Injectable()
export class PostgresStatementRepository implements StatementRepository {
  constructor(private readonly database: Database) {}

  async partnersDue(lastDay: string): Promise<readonly string[]> {
    const rows = await this.database.manager.query<{ id: string }[]>(PARTNERS_DUE, [lastDay]);
    return rows.map(({ id }) => id);
  }

  async lockDraft(introducerId: string, month: string): Promise<CommissionStatement | null> {
    await this.database.manager.query(LOCK_PARTNER, [introducerId]);
    return this.database.manager.findOne(statementTable, {
      where: { introducerId, month, state: 'draft' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  lock(id: string): Promise<CommissionStatement> {
    return this.database.lock(statementTable, { id }, StatementNotFound);
  }

  add(statement: CommissionStatement): Promise<void> {
    return this.database.insert(statementTable, statement);
  }

  save(statement: CommissionStatement): Promise<void> {
    return this.database.save(statementTable, statement);
  }

  async gather({ id, introducerId }: CommissionStatement, lastDay: string): Promise<Amounts | null> {
    const values = [id, introducerId, lastDay];
    const [sums] = await this.database.manager.query<(Amounts & { entries: number })[]>(GATHER, values);
    return sums && sums.entries > 0 ? sums : null;
  }

  async remove({ id }: CommissionStatement): Promise<void> {
    await this.database.manager.query(RELEASE, [id]);
    await this.database.manager.query(REMOVE, [id]);
  }

  async nextPlace(year: number): Promise<number> {
    const [series] = await this.database.manager.query<{ last: number }[]>(NEXT_PLACE, [year]);
    if (!series) throw new Error('A series has a last number');
    return series.last;
  }

  async wasRun(month: string): Promise<boolean> {
    const [row] = await this.database.manager.query<{ wasRun: boolean }[]>(WAS_RUN, [month]);
    return row?.wasRun ?? false;
  }

  async keepRun(month: string): Promise<void> {
    await this.database.manager.query(KEEP_RUN, [month]);
  }

  async addDocument(id: string, document: Uint8Array): Promise<void> {
    await this.database.manager.query(ADD_DOCUMENT, [id, Buffer.from(document)]);
  }

  async findDocument(id: string): Promise<Uint8Array | null> {
    const [row] = await this.database.manager.query<{ document: Buffer }[]>(FIND_DOCUMENT, [id]);
    return row?.document ?? null;
  }
}
