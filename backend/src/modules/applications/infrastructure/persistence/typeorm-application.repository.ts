import { Injectable } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import { Database } from '#shared/infrastructure/database/database.js';
import { orThrow } from '#shared/infrastructure/database/is-taken.js';
import { ApplicationRepository } from '../../application/application.repository.js';
import { ApplicationNotFound, LenderGone, ReferenceTaken } from '../../domain/errors.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import { applicationTable } from './application.table.js';

@Injectable()
export class TypeOrmApplicationRepository extends ApplicationRepository {
  constructor(private readonly database: Database) {
    super();
  }

  add(application: FundingApplication): Promise<void> {
    return this.database
      .insert(applicationTable, application)
      .catch(orThrow({ applications_by_reference: () => new ReferenceTaken() }));
  }

  lock(id: string): Promise<FundingApplication> {
    return this.locked({ id });
  }

  lockCase(introducerId: string, id: string): Promise<FundingApplication> {
    return this.locked({ id, introducerId });
  }

  save(application: FundingApplication): Promise<void> {
    return this.database
      .save(applicationTable, application)
      .catch(orThrow({ applications_assigned_lender_fkey: () => new LenderGone() }));
  }

  async releaseOwnedBy(ownerId: string): Promise<readonly string[]> {
    const released = await this.database.manager.query<[{ id: string }[], number]>(
      'update application_submissions set owner_id = null, updated_at = now() where owner_id = $1 returning id',
      [ownerId],
    );
    return released[0].map(({ id }) => id);
  }

  private async locked(where: FindOptionsWhere<FundingApplication>): Promise<FundingApplication> {
    const lock = { mode: 'pessimistic_write' } as const;
    const application = await this.database.manager.findOne(applicationTable, { where, lock });
    if (!application) throw new ApplicationNotFound();
    return application;
  }
}
