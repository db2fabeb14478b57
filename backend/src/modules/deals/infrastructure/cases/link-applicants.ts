import { Injectable } from '@nestjs/common';
import { FollowLink, ReachApplicant } from '#modules/applications/public.js';
import { Applicants, type Applicant } from '../../application/consents/applicants.js';

/** Applicants are known by the links to their applications. */
@Injectable()
export class LinkApplicants extends Applicants {
  constructor(
    private readonly followLink: FollowLink,
    private readonly reachApplicant: ReachApplicant,
  ) {
    super();
  }

  async follow(token: string): Promise<string> {
    return (await this.followLink.execute('status', token)).applicationId;
  }

  reach(applicationId: string): Promise<Applicant | null> {
    return this.reachApplicant.execute(applicationId);
  }
}
