import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '#platform/infrastructure/database/database.js';
import { refuseOn } from '#platform/infrastructure/database/is-taken.js';
import type { CommissionTermsRepository } from '../../application/terms/commission-terms.repository.js';
import type { CommissionTerms } from '../../domain/ledger/commission-terms.js';
import { NoSuchPartner, TermsTaken } from '../../domain/errors.js';
import { commissionTermsTable } from './commission-terms.table.js';

@Injectable()
export class PostgresCommissionTermsRepository implements CommissionTermsRepository {
  constructor(private readonly database: Database) {}

  add(terms: CommissionTerms): Promise<void> {
    return this.database.insert(commissionTermsTable, terms).catch(
      refuseOn({
        commission_terms_once_a_day: () => new TermsTaken(),
        commission_terms_introducer_id_fkey: () => new NoSuchPartner(),
      }),
    );
  }

  findOf(introducerId: string): Promise<readonly CommissionTerms[]> {
    const where = [{ introducerId }, { introducerId: IsNull() }];
    return this.database.manager.find(commissionTermsTable, { where });
  }
}
