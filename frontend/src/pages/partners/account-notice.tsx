import { UnconfirmedNotice } from '@/features/introducers/partner/unconfirmed-notice';
import { partnerRole } from '@/features/sessions/partner-role';
import { useSession } from '@/features/sessions/session';

/** What the signed-in partner has to do before all of the portal is available. */
export function AccountNotice() {
  const { status, setAccount } = useSession(partnerRole);
  if (!('account' in status)) return null;
  return <UnconfirmedNotice introducer={status.account} onRead={setAccount} />;
}
