import type { FindIntroducer } from '#modules/introducers/public.js';
import { emailKey } from '#kernel/email.js';
import type { SavedEnquiry } from '../links/applicant.queries.js';

/**
 * Whether the partner may be the one who reads the client's emails: both have the same address, and staff have not
 * recorded another contact with the client.
 */
export const awaitsClientContact = async (
  {
    introducerId,
    clientReachedAt,
    answers: { email },
  }: Pick<SavedEnquiry, 'introducerId' | 'clientReachedAt' | 'answers'>,
  findIntroducer: Pick<FindIntroducer, 'execute'>,
): Promise<boolean> => {
  if (introducerId === null || clientReachedAt !== null) return false;
  const partner = await findIntroducer.execute(introducerId);
  return partner !== null && emailKey(partner.email) === emailKey(email);
};
