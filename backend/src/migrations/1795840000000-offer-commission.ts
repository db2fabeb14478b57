import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

export class OfferCommission1795840000000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table offers
        add broker_commission_pence bigint,
        add broker_commission_basis text not null default 'unknown'
          check (broker_commission_basis in ('confirmed', 'likely', 'unknown')),
        add check ((broker_commission_pence is null) = (broker_commission_basis = 'unknown'));
      -- Which offers a disclosure names, and with which commission.
      alter table commission_disclosures add offers jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table commission_disclosures drop offers');
    await runner.query('alter table offers drop broker_commission_pence, drop broker_commission_basis');
  }
}
