import { EntitySchema } from 'typeorm';
import { Lead } from '../../domain/lead.js';

export const leadTable = new EntitySchema<Lead>({
  name: Lead.name,
  target: Lead,
  tableName: 'leads',
  columns: {
    id: { type: 'uuid', primary: true },
    introducerId: { type: 'uuid', name: 'introducer_id', update: false },
    name: { type: 'text' },
    email: { type: 'text' },
    emailKey: { type: 'text', name: 'email_key' },
    phone: { type: 'text', nullable: true },
    company: { type: 'text', nullable: true },
    status: { type: 'text', default: 'lead' },
    source: { type: 'text', nullable: true },
    notes: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at', update: false },
    updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
  },
});
