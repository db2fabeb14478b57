import { EntitySchema } from 'typeorm';
import { pence, storedNumber } from '#platform/infrastructure/database/lists/stored-number.js';
import { Offer } from '../../domain/offer.js';

export const offerTable = new EntitySchema<Offer>({
  name: Offer.name,
  tableName: 'offers',
  target: Offer,
  columns: {
    id: { type: 'uuid', primary: true },
    submissionId: { type: 'uuid', name: 'submission_id', update: false },
    kind: { type: 'text' },
    amountPence: { ...pence, name: 'amount_pence' },
    termMonths: { type: 'integer', name: 'term_months', nullable: true },
    rateKind: { type: 'text', name: 'rate_kind' },
    rate: { type: 'numeric', transformer: storedNumber },
    repayment: { type: 'text' },
    arrangementFeePence: { ...pence, name: 'arrangement_fee_pence' },
    brokerFeePence: { ...pence, name: 'broker_fee_pence' },
    otherFeesPence: { ...pence, name: 'other_fees_pence' },
    exitFeePence: { ...pence, name: 'exit_fee_pence' },
    expiresOn: { type: 'date', name: 'expires_on', nullable: true },
    conditions: { type: 'text', nullable: true },
    brokerCommissionPence: { ...pence, name: 'broker_commission_pence', nullable: true },
    brokerCommissionBasis: { type: 'text', name: 'broker_commission_basis' },
    sharedAt: { type: 'timestamptz', name: 'shared_at', nullable: true },
    remindedAt: { type: 'timestamptz', name: 'reminded_at', nullable: true },
    withdrawnAt: { type: 'timestamptz', name: 'withdrawn_at', nullable: true },
    chosenByApplicantAt: { type: 'timestamptz', name: 'chosen_by_applicant_at', nullable: true },
    acceptedAt: { type: 'timestamptz', name: 'accepted_at', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});
