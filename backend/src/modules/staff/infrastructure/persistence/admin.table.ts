import { EntitySchema } from 'typeorm';
import { Admin } from '../../domain/admin.js';

export const adminTable = new EntitySchema<Admin>({
  name: 'Admin',
  target: Admin,
  tableName: 'admins',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text', update: false },
    emailKey: { type: 'text', name: 'email_key', update: false },
    password: { type: 'text' },
    name: { type: 'text' },
    role: { type: 'text', default: 'admin' },
    phone: { type: 'text', nullable: true },
    credentialsVersion: { type: 'integer', name: 'credentials_version', default: 0, update: false },
    lastSignedInAt: { type: 'timestamptz', name: 'last_signed_in_at', nullable: true, update: false },
    removedAt: { type: 'timestamptz', name: 'removed_at', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()', update: false },
  },
});
