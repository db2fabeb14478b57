import { EntitySchema } from 'typeorm';
import { Introducer } from '../../domain/introducer.js';

export const introducerTable = new EntitySchema<Introducer>({
  name: Introducer.name,
  target: Introducer,
  tableName: 'introducers',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text', update: false },
    emailKey: { type: 'text', name: 'email_key', update: false },
    password: { type: 'text', update: false },
    companyName: { type: 'text', name: 'company_name' },
    contactName: { type: 'text', name: 'contact_name' },
    phone: { type: 'text' },
    businessType: { type: 'text', name: 'business_type' },
    emailsOff: { type: 'text', name: 'emails_off', array: true, default: [] },
    selfBillingAgreedOn: { type: 'date', name: 'self_billing_agreed_on', nullable: true },
    vatNumber: { type: 'text', name: 'vat_number', nullable: true },
    emailConfirmedAt: { type: 'timestamptz', name: 'email_confirmed_at', nullable: true },
    lastSignedInAt: { type: 'timestamptz', name: 'last_signed_in_at', nullable: true, update: false },
    suspendedAt: { type: 'timestamptz', name: 'suspended_at', nullable: true },
    credentialsVersion: { type: 'integer', name: 'credentials_version', default: 0, update: false },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()', update: false },
  },
});
