import { EntitySchema } from 'typeorm';
import { ApiAccount } from '../../domain/api-account.js';

export const apiAccountSchema = new EntitySchema<ApiAccount>({
  name: 'ApiAccount',
  target: ApiAccount,
  tableName: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    introducerId: { type: 'uuid', name: 'introducer_id' },
    name: { type: 'text' },
    username: { type: 'text' },
    password: { type: 'text' },
    credentialsVersion: { type: 'integer', name: 'credentials_version' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    lastUsedAt: { type: 'timestamptz', name: 'last_used_at', nullable: true },
    revokedAt: { type: 'timestamptz', name: 'revoked_at', nullable: true },
  },
});
