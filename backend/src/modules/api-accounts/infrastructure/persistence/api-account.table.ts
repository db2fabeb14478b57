import { EntitySchema } from 'typeorm';
import { ApiAccount } from '../../domain/api-account.js';

export const apiAccountTable = new EntitySchema<ApiAccount>({
  name: 'ApiAccount',
  target: ApiAccount,
  tableName: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    introducerId: { type: 'uuid', name: 'introducer_id', update: false },
    name: { type: 'text', update: false },
    username: { type: 'text', update: false },
    password: { type: 'text', update: false },
    credentialsVersion: { type: 'integer', name: 'credentials_version', update: false },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    lastUsedAt: { type: 'timestamptz', name: 'last_used_at', nullable: true },
    revokedAt: { type: 'timestamptz', name: 'revoked_at', nullable: true },
  },
});
