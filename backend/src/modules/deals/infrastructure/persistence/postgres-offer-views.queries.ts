import { Injectable } from '@nestjs/common';
import type { DatedCause } from '#modules/tasks/public.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, selectList } from '#platform/infrastructure/database/lists/fields.js';
import { OFFER_FIELDS, type OfferViews, type OfferView } from '../../application/offers/offer-views.js';
import { OfferNotFound } from '../../domain/errors.js';
import { offerFigures } from '../../domain/offer-figures.js';
import { offerTable } from './offer.table.js';

/** An offer as stored: its costs are calculated from its terms. */
export type OfferRow = Omit<OfferView, 'figures'>;

export const OFFER_ROW = fieldsOf(offerTable, OFFER_FIELDS);

export const withFigures = (row: OfferRow): OfferView => ({ ...row, figures: offerFigures(row) });

/** A changed expiry date is a new cause. */
const RUNNING_OUT = `
  select offers.id || ':' || expires_on as subject, application_id as "applicationId", lender_name as about,
    expires_on::text as day
  from offers join lender_submissions on lender_submissions.id = submission_id
  where expires_on <= $1 and withdrawn_at is null and accepted_at is null and state = 'offered'
  order by offers.id`;

@Injectable()
export class PostgresOfferViews implements OfferViews {
  constructor(private readonly database: Database) {}

  async one(offerId: string): Promise<OfferView> {
    const sql = `select ${selectList(OFFER_ROW)} from offers where id = $1`;
    const [row] = await this.database.manager.query<OfferRow[]>(sql, [offerId]);
    if (!row) throw new OfferNotFound();
    return withFigures(row);
  }

  runningOutBy(day: string): Promise<readonly DatedCause[]> {
    return this.database.manager.query<DatedCause[]>(RUNNING_OUT, [day]);
  }
}
