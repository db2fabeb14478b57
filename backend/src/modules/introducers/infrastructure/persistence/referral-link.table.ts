import { EntitySchema } from 'typeorm';
import type { ReferralLink } from '../../domain/referral-link.js';

export const referralLinkTable = new EntitySchema<ReferralLink>({
  name: 'ReferralLink',
  tableName: 'referral_links',
  columns: {
    introducerId: { type: 'uuid', name: 'introducer_id', primary: true },
    token: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
