import { MAX_LIST_LENGTH } from '#platform/application/list.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { CommissionNotices } from './commission-notices.js';
import type { DisclosedCases } from '../disclosures/disclosed-cases.js';
import type { LedgerViews } from './ledger-views.js';
import type { ReferredCases } from '../referred-cases.js';

/** A notice for the partner's client: the partner's current commission on the case, and its basis. */
export class ShowCommissionNotice {
  constructor(
    private readonly context: UseCaseContext,
    private readonly cases: ReferredCases,
    private readonly disclosed: DisclosedCases,
    private readonly lines: LedgerViews,
    private readonly notices: CommissionNotices,
  ) {}

  /** @throws ApplicationNotFound, also for another partner's case */
  async execute(introducerId: string, applicationId: string): Promise<Uint8Array> {
    const found = await this.cases.findOf(introducerId, applicationId);
    const { partner } = await this.disclosed.of(found);
    if (!partner) throw new Error(`The partner of case ${applicationId} was not found`);
    const selection = { applicationId, sort: 'oldest', limit: MAX_LIST_LENGTH } as const;
    const { items } = await this.lines.pageOf(introducerId, selection);
    return this.notices.write({ referredCase: found, partner, lines: items, at: this.context.clock.now() });
  }
}
