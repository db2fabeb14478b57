import { Injectable } from '@nestjs/common';
import { FollowLink } from '#modules/applications/public.js';
import { Applicants } from '../../application/applicants.js';

@Injectable()
export class LinkApplicants extends Applicants {
  constructor(private readonly followLink: FollowLink) {
    super();
  }

  async follow(token: string): Promise<string> {
    return (await this.followLink.execute('status', token)).applicationId;
  }
}
