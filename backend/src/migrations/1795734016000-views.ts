import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Views1795734016000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table list_views (
        id uuid primary key,
        list text not null,
        owner_id uuid not null references admins on delete cascade,
        name text not null,
        q text,
        filters jsonb not null,
        sort text,
        columns jsonb,
        for_all boolean not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      -- Names are unique among a person's own views, and among the shared ones.
      create unique index list_views_by_name on list_views
        (list, lower(name), (case when for_all then null else owner_id end)) nulls not distinct`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table list_views');
  }
}
