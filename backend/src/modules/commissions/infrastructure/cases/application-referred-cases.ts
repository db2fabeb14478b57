import { Injectable } from '@nestjs/common';
import { LockApplication } from '#modules/applications/public.js';
import { ReferredCases, type ReferredCase } from '../../application/referred-cases.js';

/** Cases are the funding applications. */
@Injectable()
export class ApplicationReferredCases extends ReferredCases {
  constructor(private readonly lockApplication: LockApplication) {
    super();
  }

  async lock(applicationId: string): Promise<ReferredCase> {
    const found = await this.lockApplication.execute(applicationId, undefined);
    const { id, introducerId, answers, reading, createdAt } = found;
    const { productKeys: products } = reading;
    return { id, introducerId, companyName: answers.companyName, products, submittedAt: createdAt };
  }
}
