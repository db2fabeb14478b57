import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CredentialsVersions1763640030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admins add column credentials_version integer not null default 0');
    await runner.query('alter table introducers add column credentials_version integer not null default 0');
    await runner.query('alter table sessions add column credentials_version integer not null default 0');
    await runner.query('alter table users add column credentials_version integer not null default 0');
    // Taking the partner's row, so that an account which is added beside a change of the credentials is counted before
    // it or refused after it.
    await runner.query(`
      create function refuse_users_of_old_credentials() returns trigger language plpgsql as $$
      begin
        perform 1 from introducers
          where id = new.introducer_id and credentials_version = new.credentials_version for no key update;
        if not found then
          raise check_violation using constraint = 'users_of_current_credentials', table = 'users',
            message = 'the credentials with which this API account was made have changed';
        end if;
        return new;
      end $$`);
    await runner.query(`
      create trigger users_of_current_credentials before insert on users
      for each row execute function refuse_users_of_old_credentials()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // With the trigger that calls it.
    await runner.query('drop function refuse_users_of_old_credentials() cascade');
    await runner.query('alter table users drop column credentials_version');
    await runner.query('alter table sessions drop column credentials_version');
    await runner.query('alter table introducers drop column credentials_version');
    await runner.query('alter table admins drop column credentials_version');
  }
}
