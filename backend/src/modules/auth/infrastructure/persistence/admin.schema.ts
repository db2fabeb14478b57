import { EntitySchema } from 'typeorm';
import { Admin } from '../../domain/admin.js';

export const adminSchema = new EntitySchema<Admin>({
  name: 'Admin',
  target: Admin,
  tableName: 'admins',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    password: { type: 'text' },
    name: { type: 'text' },
    role: { type: 'text', default: 'admin' },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
  },
});
