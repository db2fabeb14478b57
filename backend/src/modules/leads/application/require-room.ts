import { LeadListFull } from '../domain/errors.js';
import { MAX_LEADS } from '../domain/lead.js';
import type { LeadRepository } from './lead.repository.js';

/**
 * Checks the maximum size of a partner's list. Concurrent single additions do not see each other; imports run one
 * after another.
 * @throws LeadListFull
 */
export const requireRoom = async (
  leads: LeadRepository,
  introducerId: string,
  more: number,
): Promise<void> => {
  const count = await leads.count(introducerId);
  if (count + more > MAX_LEADS) throw new LeadListFull(count, more);
};
