import { Injectable } from '@nestjs/common';
import { InvalidInput } from '#kernel/errors.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { refuseOn } from '#platform/infrastructure/database/is-taken.js';
import { activityInsertion, entriesJson } from '#platform/infrastructure/database/postgres-activity-log.js';
import { callInsertion, callJson } from '#platform/infrastructure/database/postgres-idempotency.js';
import { logEntryOf, submissionOf } from '../../application/review/application-events.js';
import type {
  ApplicationRepository,
  IncomingApplication,
} from '../../application/review/application.repository.js';
import { ApplicationNotFound, LenderDeleted, ReferenceTaken } from '../../domain/errors.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import { applicationTable } from './application.table.js';
import { eventInsertion, eventsJson } from './postgres-application-events.js';

/** One statement, so that a submission waits for the database once; foreign keys are checked at its end. */
const add = (application: string): string => `
  with application as (${application}), links as (
    insert into applicant_links (application_id, results_digest, status_digest, expires_at)
    values ($2, decode($3, 'hex'), decode($4, 'hex'), $5)
  ), event as (${eventInsertion('$6')}), call as (${callInsertion('$7')})
  ${activityInsertion('$8')}`;

const NO_ORIGINAL = {
  field: 'renewalOf',
  message: 'There is no such application. It may have been deleted.',
};

@Injectable()
export class PostgresApplicationRepository implements ApplicationRepository {
  constructor(private readonly database: Database) {}

  async add({ application, links, actor, eventId, call }: IncomingApplication): Promise<void> {
    const event = submissionOf(application, actor);
    await this.database.manager
      .query(add(this.database.insertion(applicationTable)), [
        this.database.json(applicationTable, application),
        ...[application.id, links.resultsDigest, links.statusDigest, links.expiresAt],
        ...[eventsJson(eventId, event), callJson(call), entriesJson(logEntryOf(eventId, event))],
      ])
      .catch(
        refuseOn({
          applications_by_reference: () => new ReferenceTaken(),
          application_submissions_renewal_of_fkey: () => new InvalidInput([NO_ORIGINAL]),
        }),
      );
  }

  lock(id: string): Promise<FundingApplication> {
    return this.database.lock(applicationTable, { id }, ApplicationNotFound);
  }

  lockCase(introducerId: string, id: string): Promise<FundingApplication> {
    return this.database.lock(applicationTable, { id, introducerId }, ApplicationNotFound);
  }

  save(application: FundingApplication): Promise<void> {
    return this.database
      .save(applicationTable, application)
      .catch(refuseOn({ applications_assigned_lender_fkey: () => new LenderDeleted() }));
  }

  async releaseOwnedBy(ownerId: string): Promise<readonly string[]> {
    const released = await this.database.manager.query<[{ id: string }[], number]>(
      'update application_submissions set owner_id = null, updated_at = now() where owner_id = $1 returning id',
      [ownerId],
    );
    return released[0].map(({ id }) => id);
  }
}
