import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until now one choice held for all emails about cases. */
const ABOUT_CASES = [
  'caseByLink',
  'caseEntered',
  'statusChanged',
  'offerMade',
  'lenderDeclined',
  'dealCompleted',
  'completionReversed',
];

export class PartnerEmails1795735200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table introducers add column emails_off text[] not null default '{}'`);
    await runner.query('update introducers set emails_off = $1 where not case_mails', [ABOUT_CASES]);
    await runner.query('alter table introducers drop column case_mails');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table introducers add column case_mails boolean not null default true');
    await runner.query('update introducers set case_mails = false where emails_off @> $1', [ABOUT_CASES]);
    await runner.query('alter table introducers drop column emails_off');
  }
}
