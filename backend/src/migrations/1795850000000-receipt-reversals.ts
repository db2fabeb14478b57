import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

/** Further columns of a disclosure that may change. */
const KEPT_WITH = ['opened_at', 'acknowledged_at', 'acknowledged_by', 'out_of_date_since', 'created_by'];

/** Only these columns of a disclosure may change, and what the client did only once. */
const keepingDisclosures = (columns: readonly string[]): string => `
  create or replace function keep_commission_disclosure() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if to_jsonb(new) - '{${columns.join()}}'::text[] = to_jsonb(old) - '{${columns.join()}}'::text[]
        and (old.opened_at is null or new.opened_at is not distinct from old.opened_at)
        and (old.acknowledged_at is null or new.acknowledged_at is not distinct from old.acknowledged_at
          and new.acknowledged_by is not distinct from old.acknowledged_by)
        and (new.created_by is null or new.created_by is not distinct from old.created_by)
      then
        return new;
      end if;
    elsif not exists (select from application_submissions where id = old.application_id) then
      return old;
    end if;
    raise exception 'A commission disclosure cannot be changed' using errcode = 'insufficient_privilege';
  end $$`;

export class ReceiptReversals1795850000000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table receivable_receipts
        add reverses_id uuid unique references receivable_receipts,
        -- Why it was reversed.
        add reason text,
        drop constraint receivable_receipts_received_pence_check,
        add check (case when reverses_id is null then received_pence > 0 else received_pence < 0 end);
      -- What the next step of a case follows from, for its lists to read.
      create view case_receivables as
      select id, application_id, lender_name, open_pence, expected_on from receivables where open_pence > 0;
      -- A completion can write a disclosure that staff have yet to send.
      alter table commission_disclosures add awaits_sending boolean not null default false`);
    await runner.query(keepingDisclosures([...KEPT_WITH, 'awaits_sending']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keepingDisclosures(KEPT_WITH));
    await runner.query(`
      alter table commission_disclosures drop awaits_sending;
      drop view case_receivables;
      alter table receivable_receipts drop reverses_id, drop reason, add check (received_pence > 0) not valid`);
  }
}
