import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import { ReferralLinkRepository } from '../../application/referral-link.repository.js';
import type { Introducer } from '../../domain/introducer.js';
import type { ReferralLink } from '../../domain/referral-link.js';
import { introducerTable } from './introducer-table.js';
import { referralLinkTable } from './referral-link-table.js';

@Injectable()
export class TypeOrmReferralLinkRepository extends ReferralLinkRepository {
  constructor(private readonly database: Database) {
    super();
  }

  find(introducerId: string): Promise<ReferralLink | null> {
    return this.database.manager.findOneBy(referralLinkTable, { introducerId });
  }

  async replace(link: ReferralLink): Promise<void> {
    await this.database.manager.upsert(referralLinkTable, link, ['introducerId']);
  }

  async ownerOf(token: string): Promise<Introducer | null> {
    const link = await this.database.manager.findOneBy(referralLinkTable, { token });
    return link && this.database.manager.findOneBy(introducerTable, { id: link.introducerId });
  }
}
