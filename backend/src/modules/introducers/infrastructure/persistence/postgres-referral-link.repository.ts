import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { ReferralLinkRepository } from '../../application/referral-links/referral-link.repository.js';
import type { Introducer } from '../../domain/introducer.js';
import type { ReferralLink } from '../../domain/referral-link.js';
import { introducerTable } from './introducer.table.js';
import { referralLinkTable } from './referral-link.table.js';

const REPLACE = `
  insert into referral_links (introducer_id, token, created_at) values ($1, $2, $3)
  on conflict (introducer_id) do update set token = excluded.token, created_at = excluded.created_at`;

@Injectable()
export class PostgresReferralLinkRepository implements ReferralLinkRepository {
  constructor(private readonly database: Database) {}

  find(introducerId: string): Promise<ReferralLink | null> {
    return this.database.manager.findOneBy(referralLinkTable, { introducerId });
  }

  async replace({ introducerId, token, createdAt }: ReferralLink): Promise<void> {
    await this.database.manager.query(REPLACE, [introducerId, token, createdAt]);
  }

  async findOwner(token: string): Promise<Introducer | null> {
    const link = await this.database.manager.findOneBy(referralLinkTable, { token });
    return link && this.database.manager.findOneBy(introducerTable, { id: link.introducerId });
  }
}
