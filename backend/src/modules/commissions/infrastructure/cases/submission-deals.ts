import { Injectable } from '@nestjs/common';
import { LockSubmission, SubmissionViews } from '#modules/deals/public.js';
import { MAX_LIST_LENGTH } from '#platform/application/list.js';
import type { Deals, Deal } from '../../application/ledger/deals.js';
import type { CompletedDeal } from '../../domain/disclosures/disclosure-wording.js';

@Injectable()
export class SubmissionDeals implements Deals {
  constructor(
    private readonly lockSubmission: LockSubmission,
    private readonly submissions: SubmissionViews,
  ) {}

  async lock(submissionId: string): Promise<Deal> {
    const { submission, case: locked } = await this.lockSubmission.execute(submissionId, undefined);
    return { case: locked, isCompleted: submission.state === 'completed' };
  }

  async completionOf(applicationId: string): Promise<CompletedDeal | null> {
    const { items } = await this.submissions.page({ applicationId, limit: MAX_LIST_LENGTH });
    const found = items.find(({ completion }) => completion !== null);
    return found?.completion ? { ...found.completion, lender: found.lender.name } : null;
  }
}
