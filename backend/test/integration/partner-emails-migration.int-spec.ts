import { PartnerEmails1795735200000 } from '#migrations/1795735200000-partner-emails.js';
import { useTestDatabase } from '../support/test-database.js';

const database = useTestDatabase();

const migration = new PartnerEmails1795735200000();

const ABOUT_CASES = [
  'caseByLink',
  'caseEntered',
  'statusChanged',
  'offerMade',
  'lenderDeclined',
  'dealCompleted',
  'completionReversed',
];

describe('partners’ choice of emails at the update', () => {
  it('keeps off what was off, and comes back as it was', async () => {
    const runner = database.source.createQueryRunner();
    const choices = async (column: string): Promise<unknown> =>
      runner.query(`select company_name as name, ${column} as choice from introducers order by company_name`);
    await migration.down(runner);
    await runner.query(
      `insert into introducers (id, email, email_key, password, company_name, contact_name, phone, business_type,
         case_mails)
       select gen_random_uuid(), name, name, '', name, '', '', 'Other', name = 'all'
       from unnest(array['all', 'none']) as name`,
    );

    await migration.up(runner);
    expect(await choices('emails_off')).toEqual([
      { name: 'all', choice: [] },
      { name: 'none', choice: ABOUT_CASES },
    ]);

    await migration.down(runner);
    expect(await choices('case_mails')).toEqual([
      { name: 'all', choice: true },
      { name: 'none', choice: false },
    ]);
    await migration.up(runner);
    await runner.release();
  });
});
