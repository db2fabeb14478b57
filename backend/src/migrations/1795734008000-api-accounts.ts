import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ApiAccounts1795734008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key,
        username text not null unique,
        password text not null,
        introducer_id uuid not null references introducers on delete cascade,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz,
        credentials_version integer not null default 0
      );
      create index users_by_introducer on users (introducer_id, id desc);

      -- Who adds an account first takes the partner's row, so that of two at the same moment the second counts the first; the
      -- count sees what was committed while it waited.
      create function refuse_too_many_live_users() returns trigger language plpgsql as $$
      begin
        perform 1 from introducers where id = new.introducer_id for no key update;
        if (select count(*) from users where introducer_id = new.introducer_id and revoked_at is null) >= 20 then
          raise check_violation using constraint = 'users_live_at_most', table = 'users',
            message = 'a partner has at most 20 live API accounts';
        end if;
        return new;
      end $$;
      create trigger users_live_at_most before insert on users
      for each row execute function refuse_too_many_live_users();

      -- Taking the partner's row, so that an account which is added beside a change of the credentials is counted before it or
      -- refused after it.
      create function refuse_users_of_old_credentials() returns trigger language plpgsql as $$
      begin
        perform 1 from introducers
          where id = new.introducer_id and credentials_version = new.credentials_version for no key update;
        if not found then
          raise check_violation using constraint = 'users_of_current_credentials', table = 'users',
            message = 'the credentials with which this API account was made have changed';
        end if;
        return new;
      end $$;
      create trigger users_of_current_credentials before insert on users
      for each row execute function refuse_users_of_old_credentials()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table users');
    await runner.query('drop function refuse_users_of_old_credentials(), refuse_too_many_live_users()');
  }
}
