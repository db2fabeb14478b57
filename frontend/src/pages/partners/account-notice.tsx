import { UnconfirmedNotice } from '@/features/introducers/partner/unconfirmed-notice';
import { partnerRole } from '@/features/sessions/partner-role';
import { useSession } from '@/features/sessions/session';

/** What whoever is signed in has to do before all of the portal works. */
export function AccountNotice() {
  const { status, setAccount } = useSession(partnerRole);
  if (!('account' in status)) return null;
  return <UnconfirmedNotice introducer={status.account} onRead={setAccount} />;
}
