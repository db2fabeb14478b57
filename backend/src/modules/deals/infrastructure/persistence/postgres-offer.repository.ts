import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '#platform/infrastructure/database/database.js';
import type { OfferRepository } from '../../application/offers/offer.repository.js';
import { OfferNotFound } from '../../domain/errors.js';
import type { Offer } from '../../domain/offer.js';
import { offerTable } from './offer.table.js';

@Injectable()
export class PostgresOfferRepository implements OfferRepository {
  constructor(private readonly database: Database) {}

  add(offer: Offer): Promise<void> {
    return this.database.insert(offerTable, offer);
  }

  async submissionOf(id: string): Promise<string> {
    const found = await this.database.manager.findOneBy(offerTable, { id });
    if (!found) throw new OfferNotFound();
    return found.submissionId;
  }

  of(submissionIds: readonly string[]): Promise<readonly Offer[]> {
    return this.database.manager.find(offerTable, {
      where: { submissionId: In(submissionIds) },
      order: { id: 'asc' },
    });
  }

  save(offer: Offer): Promise<void> {
    return this.database.save(offerTable, offer);
  }
}
