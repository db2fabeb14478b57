import { EntitySchema } from 'typeorm';
import { storedNumber } from '#platform/infrastructure/database/lists/stored-number.js';
import { CommissionTerms } from '../../domain/ledger/commission-terms.js';

const pence = { type: 'bigint', nullable: true, transformer: storedNumber } as const;

export const commissionTermsTable = new EntitySchema<CommissionTerms>({
  name: CommissionTerms.name,
  tableName: 'commission_terms',
  target: CommissionTerms,
  columns: {
    id: { type: 'uuid', primary: true },
    introducerId: { type: 'uuid', name: 'introducer_id', nullable: true },
    product: { type: 'text', nullable: true },
    basis: { type: 'text' },
    percent: { type: 'numeric', nullable: true, transformer: storedNumber },
    fixedPence: { ...pence, name: 'fixed_pence' },
    minimumPence: { ...pence, name: 'minimum_pence' },
    capPence: { ...pence, name: 'cap_pence' },
    vat: { type: 'text' },
    payWhen: { type: 'text', name: 'pay_when' },
    payAfterDays: { type: 'integer', name: 'pay_after_days' },
    validFrom: { type: 'date', name: 'valid_from' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    createdBy: { type: 'uuid', name: 'created_by', nullable: true },
  },
});
