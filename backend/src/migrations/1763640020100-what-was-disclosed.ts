import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WhatWasDisclosed1763640020100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_disclosures add column what text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_disclosures drop column what');
  }
}
