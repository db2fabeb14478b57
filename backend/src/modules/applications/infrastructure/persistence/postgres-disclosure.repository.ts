import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { DisclosureRepository } from '../../application/shared-details/disclosure.repository.js';
import type { Disclosure } from '../../domain/disclosure.js';

@Injectable()
export class PostgresDisclosureRepository implements DisclosureRepository {
  constructor(private readonly database: Database) {}

  async add({ id, applicationId, recipient, what, at, recordedBy }: Disclosure): Promise<void> {
    await this.database.manager.query(
      `insert into application_disclosures (id, application_id, recipient, what, disclosed_at, recorded_by)
        values ($1, $2, $3, $4, $5, $6)`,
      [id, applicationId, recipient, what, at, recordedBy],
    );
  }

  findByApplication(applicationId: string): Promise<readonly Disclosure[]> {
    return this.database.manager.query<Disclosure[]>(
      `select id, application_id as "applicationId", recipient, what, disclosed_at as at,
         recorded_by as "recordedBy"
       from application_disclosures where application_id = $1 order by disclosed_at, id`,
      [applicationId],
    );
  }
}
