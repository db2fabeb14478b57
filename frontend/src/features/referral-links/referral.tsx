import type { ReferralInTab } from '@/features/referral-links/referral-in-tab';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';

// Few visitors are referred, and only they load this code.
const parts = () => import('@/features/referral-links/referral-parts');
const Notice = lazyComponent(async () => (await parts()).ReferralNoticeContent);
const Consent = lazyComponent(async () => (await parts()).ReferralConsentContent);

/** At the top of a form's page, for referred visitors: the partner of the link. */
export function ReferralNotice({ referral }: { referral: ReferralInTab | null }) {
  return referral && <Notice token={referral.token} />;
}

/** Above the submit button, for referred visitors: whether the partner may see the application. */
export function ReferralConsent({ referral }: { referral: ReferralInTab | null }) {
  return referral && <Consent referral={referral} />;
}
