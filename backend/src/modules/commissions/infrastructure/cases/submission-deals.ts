import { Injectable } from '@nestjs/common';
import { LockSubmission } from '#modules/deals/public.js';
import { Deals, type Deal } from '../../application/deals.js';

@Injectable()
export class SubmissionDeals extends Deals {
  constructor(private readonly lockSubmission: LockSubmission) {
    super();
  }

  async lock(submissionId: string): Promise<Deal> {
    const { submission } = await this.lockSubmission.execute(submissionId, undefined);
    return { applicationId: submission.applicationId, isCompleted: submission.state === 'completed' };
  }
}
