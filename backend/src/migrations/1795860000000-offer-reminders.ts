import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

export class OfferReminders1795860000000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table offers add reminded_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table offers drop reminded_at');
  }
}
