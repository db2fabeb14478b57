import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { ConsentRepository } from '../../application/consents/consent.repository.js';
import type { LenderConsent } from '../../domain/lender-consent.js';
import { consentTable } from './consent.table.js';

@Injectable()
export class PostgresConsentRepository implements ConsentRepository {
  constructor(private readonly database: Database) {}

  add(consent: LenderConsent): Promise<void> {
    return this.database.insert(consentTable, consent);
  }

  of(applicationId: string): Promise<readonly LenderConsent[]> {
    return this.database.manager.find(consentTable, { where: { applicationId }, order: { id: 'asc' } });
  }

  save(consent: LenderConsent): Promise<void> {
    return this.database.save(consentTable, consent);
  }
}
