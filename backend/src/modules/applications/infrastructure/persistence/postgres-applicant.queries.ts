import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import { ApplicantQueries, type SavedEnquiry, type Standing } from '../../application/applicant.queries.js';
import { applicationTable } from './application-table.js';

type Disclosure = Standing['disclosures'][number];

@Injectable()
export class PostgresApplicantQueries extends ApplicantQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async savedEnquiry(applicationId: string): Promise<SavedEnquiry | null> {
    const application = await this.database.manager.findOneBy(applicationTable, { id: applicationId });
    if (!application) return null;
    const { answers, matches, createdAt } = application;
    return { answers, matches, submittedAt: createdAt };
  }

  async standing(applicationId: string): Promise<Standing | null> {
    const [standing] = await this.database.manager.query<Omit<Standing, 'disclosures'>[]>(
      `select company_name as "companyName", funding_type as "fundingType", status, created_at as "submittedAt",
         coalesce(
           (select at from activity where subject_type = 'application' and subject_id = application.id
              and changes ? 'status' order by id desc limit 1),
           created_at) as "statusAt"
       from application_submissions as application where id = $1`,
      [applicationId],
    );
    return standing ? { ...standing, disclosures: await this.disclosures(applicationId) } : null;
  }

  private disclosures(applicationId: string): Promise<Disclosure[]> {
    return this.database.manager.query<Disclosure[]>(
      `select recipient, disclosed_at as at from application_disclosures
       where application_id = $1 order by disclosed_at, id`,
      [applicationId],
    );
  }
}
