import { Injectable } from '@nestjs/common';
import { FindIntroducer } from '#modules/introducers/public.js';
import { LeadOwners } from '../../application/lead-owners.js';

@Injectable()
export class IntroducerOwners extends LeadOwners {
  constructor(private readonly introducers: FindIntroducer) {
    super();
  }

  async has(introducerId: string): Promise<boolean> {
    return (await this.introducers.execute(introducerId)) !== null;
  }
}
