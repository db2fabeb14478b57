import { Injectable } from '@nestjs/common';
import { FindIntroducer } from '#modules/introducers/public.js';
import type { Payees, Payee } from '../../application/statements/payees.js';

@Injectable()
export class IntroducerPayees implements Payees {
  constructor(private readonly findIntroducer: FindIntroducer) {}

  async get(introducerId: string): Promise<Payee> {
    const found = await this.findIntroducer.execute(introducerId);
    if (!found) throw new Error(`There is no partner ${introducerId}`);
    return found;
  }
}
