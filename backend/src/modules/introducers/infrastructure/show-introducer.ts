import { Injectable } from '@nestjs/common';
import { ApiAccountViews } from '#modules/api-accounts/public.js';
import { AccountSessions, introducerRole } from '#modules/auth/public.js';
import { viewOf } from '#platform/application/view.js';
import { IntroducerViews } from '../application/introducer-views.js';
import type { IntroducerInFullResponse } from './http/admin-introducers.dto.js';

/** A single partner, for staff. */
@Injectable()
export class ShowIntroducer {
  constructor(
    private readonly views: IntroducerViews,
    private readonly sessions: AccountSessions,
    private readonly apiAccounts: ApiAccountViews,
  ) {}

  /** @throws IntroducerNotFound */
  async execute(id: string): Promise<IntroducerInFullResponse> {
    const introducer = await this.views.one(id);
    const [sessions, apiAccounts, suspensionReason] = await Promise.all([
      this.sessions.list(introducerRole, id, ''),
      this.apiAccounts.page(id, {}),
      introducer.suspendedAt === null ? null : this.views.suspensionReason(id),
    ]);
    return {
      ...introducer,
      sessions: sessions.length,
      apiAccounts: apiAccounts.items.map((account) =>
        viewOf(account, ['id', 'name', 'createdAt', 'lastUsedAt', 'revokedAt']),
      ),
      suspensionReason,
    };
  }
}
