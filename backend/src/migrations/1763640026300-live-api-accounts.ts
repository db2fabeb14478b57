import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LiveApiAccounts1763640026300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Who adds an account first takes the partner's row, so that of two at the same moment the second counts the
    // first; the count sees what was committed while it waited.
    await runner.query(`
      create function refuse_too_many_live_users() returns trigger language plpgsql as $$
      begin
        perform 1 from introducers where id = new.introducer_id for no key update;
        if (select count(*) from users where introducer_id = new.introducer_id and revoked_at is null) >= 20 then
          raise check_violation using constraint = 'users_live_at_most', table = 'users',
            message = 'a partner has at most 20 live API accounts';
        end if;
        return new;
      end $$`);
    await runner.query(`
      create trigger users_live_at_most before insert on users
      for each row execute function refuse_too_many_live_users()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // With the trigger that calls it.
    await runner.query('drop function refuse_too_many_live_users() cascade');
  }
}
