import { EntitySchema } from 'typeorm';
import { pence } from '#platform/infrastructure/database/lists/stored-number.js';
import { CommissionStatement } from '../../domain/statements/commission-statement.js';

export const statementTable = new EntitySchema<CommissionStatement>({
  name: CommissionStatement.name,
  tableName: 'commission_statements',
  target: CommissionStatement,
  columns: {
    id: { type: 'uuid', primary: true },
    number: { type: 'text', nullable: true },
    introducerId: { type: 'uuid', name: 'introducer_id', update: false },
    month: { type: 'text', update: false },
    state: { type: 'text' },
    netPence: { ...pence, name: 'net_pence' },
    vatPence: { ...pence, name: 'vat_pence' },
    approvedAt: { type: 'timestamptz', name: 'approved_at', nullable: true },
    approvedBy: { type: 'uuid', name: 'approved_by', nullable: true },
    paidOn: { type: 'date', name: 'paid_on', nullable: true },
    paymentReference: { type: 'text', name: 'payment_reference', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});
