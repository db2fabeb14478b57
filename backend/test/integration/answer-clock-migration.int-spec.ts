import { AnswerClock1763640020000 } from '#migrations/1763640020000-answer-clock.js';
import { addOfficeMinutes } from '#modules/applications/domain/office-hours.js';
import { useTestDatabase } from '../support/test-database.js';

const database = useTestDatabase();

const migration = new AnswerClock1763640020000();

it('gives every earlier application the due time that a new one would have, and when it was first moved', async () => {
  const runner = database.source.createQueryRunner();
  await migration.down(runner);
  // Two years of them, at every time of the day and the week.
  await runner.query(
    `insert into application_submissions (id, company_name, contact_name, email, phone, funding_type, amount,
       matched_lenders, rule_version, product_keys, status, first_decided_at, created_at, updated_at)
     select gen_random_uuid(), '', '', '', '', '', '', '[]', '1.0', '{}',
       case when n % 3 = 0 then 'rejected' else 'pending' end, case when n % 6 = 0 then at + interval '1 hour' end,
       at, at + interval '2 hours'
     from generate_series(0, 17000) n, lateral (select timestamptz '2025-11-20' + n * interval '61 minutes' as at) t`,
  );
  await runner.query(
    `insert into activity (id, at, actor_type, action, subject_type, subject_id, changes)
     select gen_random_uuid(), created_at + interval '5 minutes', 'admin', 'application-reviewed', 'application', id,
       '{"status": {"from": "pending", "to": "in_review"}}' from application_submissions
     where created_at between '2026-01-01' and '2026-01-08'`,
  );

  await migration.up(runner);

  const rows = (await runner.query(
    `select created_at as "createdAt", due_at as "dueAt", status,
       extract(epoch from first_moved_at - created_at)::int / 60 as moved, first_decided_at is not null as decided
     from application_submissions`,
  )) as { createdAt: Date; dueAt: Date; status: string; moved: number | null; decided: boolean }[];
  await runner.release();
  expect(rows).toHaveLength(17_001);
  const wrong = rows.filter(({ createdAt, dueAt }) => +dueAt !== +addOfficeMinutes(createdAt, 120));
  expect(wrong).toEqual([]);
  const inThatWeek = (at: Date) => at >= new Date('2026-01-01') && at <= new Date('2026-01-08');
  for (const { createdAt, status, moved, decided } of rows) {
    const expected = status === 'pending' ? null : decided ? 60 : 120;
    expect(moved).toBe(inThatWeek(createdAt) ? 5 : expected);
  }
});
