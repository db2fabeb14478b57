import { emailKey } from '#kernel/email.js';
import type { LeadRepository } from './lead.repository.js';

/** Counts a partner's leads with an address, before another one gets it. */
export class CountDuplicates {
  constructor(private readonly leads: LeadRepository) {}

  execute(introducerId: string, email: string): Promise<number> {
    return this.leads.countWithEmail(introducerId, emailKey(email));
  }
}
