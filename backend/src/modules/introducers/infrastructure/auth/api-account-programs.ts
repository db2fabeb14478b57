import { Injectable } from '@nestjs/common';
import { ApiAccountLists } from '#modules/api-accounts/public.js';
import type { IntroducerPrograms, IntroducerProgram } from '../../application/introducer-programs.js';

@Injectable()
export class ApiAccountPrograms implements IntroducerPrograms {
  constructor(private readonly accounts: ApiAccountLists) {}

  async of(introducerId: string): Promise<readonly IntroducerProgram[]> {
    const { items } = await this.accounts.page(introducerId, {});
    return items.map(({ id, name, createdAt, lastUsedAt, revokedAt }) => ({
      id,
      name,
      createdAt,
      lastUsedAt,
      revokedAt,
    }));
  }
}
