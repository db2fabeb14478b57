import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import { ApplicationRepository } from '../../application/application.repository.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import { applicationTable } from './application-table.js';

@Injectable()
export class TypeOrmApplicationRepository extends ApplicationRepository {
  constructor(private readonly database: Database) {
    super();
  }

  add(application: FundingApplication): Promise<void> {
    return this.database.insert(applicationTable, application);
  }

  async take(id: string): Promise<FundingApplication> {
    const lock = { mode: 'pessimistic_write' } as const;
    const application = await this.database.manager.findOne(applicationTable, { where: { id }, lock });
    if (!application) throw new ApplicationNotFound();
    return application;
  }

  async keep(application: FundingApplication): Promise<void> {
    const { id, status, notes, partnerNotes, assignedLender, assignedLenderId, updatedAt } = application;
    await this.database.manager.update(
      applicationTable,
      { id },
      { status, notes, partnerNotes, assignedLender, assignedLenderId, updatedAt },
    );
  }
}
