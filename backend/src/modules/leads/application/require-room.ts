import { LeadListFull } from '../domain/errors.js';
import { MAX_LEADS } from '../domain/lead.js';
import type { LeadRepository } from './lead.repository.js';

/**
 * For whoever adds leads to a partner's list. Leads that are added one by one at the same moment do not see each other;
 * imports take turns.
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
