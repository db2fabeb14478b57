import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type {
  ApplicantQueries,
  SavedEnquiry,
  ApplicantView,
} from '../../application/links/applicant.queries.js';
import { applicationTable } from './application.table.js';

@Injectable()
export class PostgresApplicantQueries implements ApplicantQueries {
  constructor(private readonly database: Database) {}

  async savedEnquiry(applicationId: string): Promise<SavedEnquiry | null> {
    const application = await this.database.manager.findOneBy(applicationTable, { id: applicationId });
    if (!application) return null;
    const { answers, matches, createdAt, introducerId, clientReachedAt, source, isUndecided } = application;
    const sentBy = source === 'partner' ? introducerId : null;
    return {
      answers,
      matches,
      submittedAt: createdAt,
      sentBy,
      introducerId,
      clientReachedAt,
      isUndecided,
      callbackDueAt: application.callbackDueAt,
    };
  }

  async standing(applicationId: string): Promise<ApplicantView | null> {
    const [stored] = await this.database.manager.query<ApplicantView[]>(
      `select company_name as "companyName", funding_type as "fundingType", amount, purpose,
         status, stage, created_at as "submittedAt",
         coalesce(moved.at, created_at) as "statusAt", moved.client_reason as reason,
         introducer_id as "introducerId", client_consent_at as "clientConsentAt",
         case when first_moved_at is null and duplicate_of is null then due_at end as "callbackDueAt"
       from application_submissions as application
       left join lateral (
         select at, client_reason from application_events
         where application_id = application.id and to_status is not null order by id desc limit 1
       ) as moved on true
       where application.id = $1`,
      [applicationId],
    );
    return stored ?? null;
  }
}
