import type { FindIntroducer } from '#modules/introducers/public.js';
import { emailKey } from '#kernel/email.js';
import type { SavedEnquiry } from '../links/applicant.queries.js';

/**
 * Whether the partner of a case may be who reads what goes to its client: both have one email address, and staff have not
 * recorded how else they reached the client.
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
