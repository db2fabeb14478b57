import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { SharedDetailsRepository } from '../../application/shared-details/shared-details.repository.js';
import type { SharedDetails } from '../../domain/shared-details.js';

@Injectable()
export class PostgresSharedDetailsRepository implements SharedDetailsRepository {
  constructor(private readonly database: Database) {}

  async add({ id, applicationId, recipient, what, at, recordedBy }: SharedDetails): Promise<void> {
    await this.database.manager.query(
      `insert into application_disclosures (id, application_id, recipient, what, disclosed_at, recorded_by)
        values ($1, $2, $3, $4, $5, $6)`,
      [id, applicationId, recipient, what, at, recordedBy],
    );
  }

  findByApplication(applicationId: string): Promise<readonly SharedDetails[]> {
    return this.database.manager.query<SharedDetails[]>(
      `select id, application_id as "applicationId", recipient, what, disclosed_at as at,
         recorded_by as "recordedBy"
       from application_disclosures where application_id = $1 order by disclosed_at, id`,
      [applicationId],
    );
  }
}
