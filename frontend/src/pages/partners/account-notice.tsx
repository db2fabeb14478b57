import { UnconfirmedNotice } from '@/features/introducers/partner/unconfirmed-notice';
import { partnerRole } from '@/features/sessions/partner-role';
import { useSession } from '@/features/sessions/session';

/** What the signed-in partner must do before the whole portal is available. */
export function AccountNotice() {
  const { status, setAccount } = useSession(partnerRole);
  if (!('account' in status)) return null;
  return <UnconfirmedNotice introducer={status.account} onRead={setAccount} />;
}
