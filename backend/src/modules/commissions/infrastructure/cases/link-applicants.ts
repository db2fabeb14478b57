import { Injectable } from '@nestjs/common';
import { FollowLink } from '#modules/applications/public.js';
import type { Applicants } from '../../application/applicants.js';

@Injectable()
export class LinkApplicants implements Applicants {
  constructor(private readonly followLink: FollowLink) {}

  async follow(token: string): Promise<string> {
    return (await this.followLink.execute('status', token)).applicationId;
  }
}
