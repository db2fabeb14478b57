import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

export class StaffPhoneInNames1795830000000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create or replace view staff_names as select id, name, removed_at, phone from admins',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    // A view's column cannot be removed, and other views may use it.
    await runner.query(
      'create or replace view staff_names as select id, name, removed_at, null::text as phone from admins',
    );
  }
}
