import { Injectable } from '@nestjs/common';
import { site } from '#config/site.js';
import {
  ApplicationViews,
  AddSharedDetails,
  KeepPromise,
  LockApplication,
  ChangeApplication,
  ApplicationEvents,
} from '#modules/applications/public.js';
import { StaffMembers } from '#platform/application/staff-members.js';
import { Cases, type SharedDetails, type LockedCase, type SubmissionEvent } from '../../application/cases.js';

/** Cases are applications. */
@Injectable()
export class ApplicationCases extends Cases {
  constructor(
    private readonly lockApplication: LockApplication,
    private readonly keepPromise: KeepPromise,
    private readonly changeApplication: ChangeApplication,
    private readonly events: ApplicationEvents,
    private readonly applications: ApplicationViews,
    private readonly addSharedDetails: AddSharedDetails,
    private readonly staff: StaffMembers,
  ) {
    super();
  }

  async check(id: string): Promise<void> {
    await this.applications.one(id);
  }

  async isClosed(id: string): Promise<boolean> {
    return (await this.applications.one(id)).status === 'rejected';
  }

  async lock(id: string): Promise<LockedCase> {
    const application = await this.lockApplication.execute(id, undefined);
    const { introducerId, status, placement, assignedLender, answers, parsed } = application;
    return {
      id,
      companyName: answers.companyName,
      contactName: answers.contactName,
      products: parsed.productKeys,
      submittedAt: application.createdAt,
      introducerId,
      status,
      placement,
      assignedLender,
      emailsClient: application.emailsClient,
      awaitsPerimeterCheck: application.awaitsPerimeterCheck,
      keepPromise: () => this.keepPromise.execute(application),
      change: (change, actor) => this.changeApplication.execute(application, change, actor),
    };
  }

  record({ kind, submissionId, applicationId, lender, move, reason, actor }: SubmissionEvent): Promise<void> {
    return this.events.record({
      kind,
      applicationId,
      actor,
      ...(submissionId !== undefined && { subject: { type: 'submission', id: submissionId } }),
      facts: {
        lender: { from: null, to: lender },
        ...(move && { submission: move }),
        ...(reason && { reason: { from: null, to: reason } }),
      },
    });
  }

  disclose({ actor, ...details }: SharedDetails): Promise<void> {
    return this.addSharedDetails.execute(details, actor);
  }

  async ownerOf(id: string): Promise<{ readonly name: string; readonly address: string }> {
    const { owner } = await this.applications.one(id);
    const found = owner && (await this.staff.reach(owner.id));
    return found ? { name: found.name, address: found.email } : { name: site.brand, address: site.email };
  }
}
