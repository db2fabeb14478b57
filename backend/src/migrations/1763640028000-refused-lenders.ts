import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rewrites each refused row in the reports of imports, in its order. */
const eachRefusedRow = (as: string): string => `
  update lender_imports set report = jsonb_set(report, '{errors}', (
    select jsonb_agg(${as} order by place)
    from jsonb_array_elements(report -> 'errors') with ordinality as refused(row, place)
  )) where report -> 'errors' <> '[]'`;

/** A report says of which lender a refused row is; of those before, none is known any more. */
export class RefusedLenders1763640028000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(eachRefusedRow(`refused.row || '{"name": null}'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(eachRefusedRow(`refused.row - 'name'`));
  }
}
