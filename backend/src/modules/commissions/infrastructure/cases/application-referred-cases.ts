import { Injectable } from '@nestjs/common';
import { ApplicationLists, ApplicationNotFound, LockApplication } from '#modules/applications/public.js';
import { readFundingType } from '#shared/domain/funding-type.js';
import type { ReferredCases, ReferredCase } from '../../application/referred-cases.js';

/** Cases are the funding applications. */
@Injectable()
export class ApplicationReferredCases implements ReferredCases {
  constructor(
    private readonly lockApplication: LockApplication,
    private readonly applications: ApplicationLists,
  ) {}

  async lock(applicationId: string): Promise<ReferredCase> {
    const found = await this.lockApplication.execute(applicationId, undefined);
    const { id, introducerId, answers, reading, createdAt } = found;
    const { productKeys: products } = reading;
    const { companyName, contactName } = answers;
    return { id, introducerId, companyName, contactName, products, submittedAt: createdAt };
  }

  async find(applicationId: string): Promise<ReferredCase> {
    const found = await this.applications.one(applicationId);
    const { id, introducerId, companyName, contactName, fundingType, createdAt } = found;
    const products = readFundingType(fundingType) ?? [];
    return { id, introducerId, companyName, contactName, products, submittedAt: new Date(createdAt) };
  }

  async findOf(introducerId: string, applicationId: string): Promise<ReferredCase> {
    const found = await this.find(applicationId);
    if (found.introducerId !== introducerId) throw new ApplicationNotFound();
    return found;
  }
}
