import type { MigrationInterface, QueryRunner } from 'typeorm';

const allowActors = (types: string): string => `
  alter table activity drop constraint activity_actor_type_check,
    add constraint activity_actor_type_check check (actor_type in (${types}))`;

export class ApiAccountActors1763640010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allowActors(`'visitor', 'introducer', 'admin', 'api-account', 'system'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(allowActors(`'visitor', 'introducer', 'admin', 'system'`));
  }
}
