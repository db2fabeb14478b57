import { CommissionSection } from '@/features/commissions/staff/commission-section';
import type { OfferToName } from '@/features/commissions/staff/disclosures-part';
import { useSubmissionsOfQuery, type Submission } from '@/features/deals/deals-api';
import { offersOf } from '@/features/deals/offers/offers';

interface CaseCommissionProps {
  applicationId: string;
  isReferred: boolean;
}

const OPEN_STATES: readonly Submission['state'][] = ['info_requested', 'offered', 'accepted'];

/** Offers that the client sees and may still take, or the one that is accepted. */
const offersToName = (submissions: readonly Submission[]): readonly OfferToName[] => {
  const offers = submissions
    .filter(({ state }) => OPEN_STATES.includes(state))
    .flatMap((submission) =>
      offersOf(submission).map((offer) => ({ ...offer, lender: submission.lender.name })),
    );
  const accepted = offers.filter(({ acceptedAt }) => acceptedAt !== null);
  return accepted.length > 0 ? accepted : offers.filter(({ sharedAt }) => sharedAt !== null);
};

/** The commission of an application, by submission. */
export function CaseCommission({ applicationId, isReferred }: CaseCommissionProps) {
  const { currentData: submissions = [] } = useSubmissionsOfQuery(applicationId);
  const completed = submissions.find(({ state }) => state === 'completed');
  return (
    <CommissionSection
      applicationId={applicationId}
      isReferred={isReferred}
      completedId={completed?.id ?? null}
      offers={completed ? [] : offersToName(submissions)}
    />
  );
}
