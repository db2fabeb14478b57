import { Injectable } from '@nestjs/common';
import {
  ApplicationViews,
  ApplicationNotFound,
  FollowLink,
  LockApplication,
  ApplicationEvents,
} from '#modules/applications/public.js';
import type { DisclosureAction } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import { readFundingType } from '#kernel/lending/funding-type.js';
import type { QuestionTopic } from '../../domain/partner-question.js';
import type { LockedCase, ReferredCase, ReferredCases } from '../../application/referred-cases.js';

/** Cases are applications. */
@Injectable()
export class ApplicationReferredCases implements ReferredCases {
  constructor(
    private readonly lockApplication: LockApplication,
    private readonly applications: ApplicationViews,
    private readonly followLink: FollowLink,
    private readonly events: ApplicationEvents,
  ) {}

  async byLink(token: string): Promise<string> {
    return (await this.followLink.execute('status', token)).applicationId;
  }

  async lock(applicationId: string): Promise<LockedCase> {
    const found = await this.lockApplication.execute(applicationId, undefined);
    const { id, introducerId, answers, parsed, createdAt, emailsClient } = found;
    const { productKeys: products } = parsed;
    const { companyName, contactName } = answers;
    const submittedAt = createdAt;
    return { id, introducerId, companyName, contactName, products, submittedAt, emailsClient };
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

  questioned(applicationId: string, lineId: string, message: string, actor: Principal): Promise<void> {
    return this.events.record({
      kind: 'commission-questioned',
      applicationId,
      actor,
      subject: { type: 'commission', id: lineId },
      facts: { reason: { from: null, to: message } },
    });
  }

  asked(applicationId: string, message: string, actor: Principal): Promise<void> {
    const facts = { reason: { from: null, to: message } };
    return this.events.record({ kind: 'case-questioned', applicationId, actor, facts });
  }

  answered(about: QuestionTopic, applicationId: string, answer: string, actor: Principal): Promise<void> {
    const facts = { reason: { from: null, to: answer } };
    const kind = about === 'case' ? 'case-question-answered' : 'commission-answered';
    return this.events.record({ kind, applicationId, actor, facts });
  }

  disclosed(
    kind: DisclosureAction,
    { id, applicationId }: { readonly id: string; readonly applicationId: string },
    actor: Principal,
  ): Promise<void> {
    const subject = { type: 'commission-disclosure', id };
    return this.events.record({ kind, applicationId, subject, actor });
  }
}
