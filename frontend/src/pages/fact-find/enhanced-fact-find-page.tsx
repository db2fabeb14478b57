import { detailedFactFind, SteppedForm } from '@/features/fact-find/stepped-form';
import { ReferralConsent } from '@/features/referral-links/referral';
import { useReferral } from '@/features/referral-links/use-referral';
import { FactFindLayout } from '@/pages/fact-find/fact-find-layout';

export function Component() {
  const referral = useReferral();
  return (
    <FactFindLayout
      definition={detailedFactFind}
      referral={referral}
      title="Detailed Fact-Find"
      intro="What lenders usually ask before they decide, in a few short steps. Fields marked * are required; every other answer makes your matches more accurate."
    >
      <SteppedForm consent={<ReferralConsent referral={referral} />} />
    </FactFindLayout>
  );
}
