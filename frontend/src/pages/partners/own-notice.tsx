import { UnconfirmedNotice } from '@/features/introducers/partner/unconfirmed-notice';
import { partnerRole } from '@/features/sessions/partner-role';
import { useSession } from '@/features/sessions/session';

/** What whoever is signed in has to do before all of the portal works. */
export function OwnNotice() {
  const { standing, enter } = useSession(partnerRole);
  if (!('account' in standing)) return null;
  return <UnconfirmedNotice introducer={standing.account} onRead={enter} />;
}
