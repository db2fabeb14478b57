import { CommissionSection } from '@/features/commissions/staff/commission-section';
import { useSubmissionsOfQuery } from '@/features/deals/deals-api';

interface CaseCommissionProps {
  applicationId: string;
  isReferred: boolean;
}

/** The commission of an application, by submission. */
export function CaseCommission({ applicationId, isReferred }: CaseCommissionProps) {
  const { currentData: submissions } = useSubmissionsOfQuery(applicationId);
  const completed = submissions?.find(({ state }) => state === 'completed');
  return (
    <CommissionSection
      applicationId={applicationId}
      isReferred={isReferred}
      completedId={completed?.id ?? null}
    />
  );
}
