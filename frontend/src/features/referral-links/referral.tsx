import type { ReferralInTab } from '@/features/referral-links/referral-in-tab';
import { lazyPart } from '@/shared/ui/lazy-part';

// Few come by a link, and only they fetch the code for it.
const parts = () => import('@/features/referral-links/referral-parts');
const Notice = lazyPart(async () => (await parts()).ReferralNotice);
const Consent = lazyPart(async () => (await parts()).ReferralConsent);

/** At the head of a form's page: whose link it is, for who came by one. */
export function ReferralNotice({ referral }: { referral: ReferralInTab | null }) {
  return referral && <Notice token={referral.token} />;
}

/** Above the button that sends a form: whether the partner may see it, for who came by a link. */
export function ReferralConsent({ referral }: { referral: ReferralInTab | null }) {
  return referral && <Consent referral={referral} />;
}
