import { Injectable } from '@nestjs/common';
import { FindIntroducer } from '#modules/introducers/public.js';
import type { LeadOwners } from '../../application/show-leads-to-staff.js';

@Injectable()
export class IntroducerOwners implements LeadOwners {
  constructor(private readonly introducers: FindIntroducer) {}

  async has(introducerId: string): Promise<boolean> {
    return (await this.introducers.execute(introducerId)) !== null;
  }
}
