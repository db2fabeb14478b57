import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import { ApplicationRepository } from '../../application/application.repository.js';
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
}
