import {
  useLenderChoicesQuery,
  type LenderChoice,
} from '@/features/applications/staff/admin-applications-api';
import type { Submission } from '@/features/deals/deals-api';
import { submissionColumns } from '@/features/deals/submissions/submission-columns';
import { submissionList, useSubmissionFilters } from '@/features/deals/submissions/submission-list';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { applicationPath } from '@/shared/routing/paths';
import { PortalPage } from '@/shared/portal/portal-page';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { useList } from '@/shared/lists/screen/use-list-screen';
import { EmptyState } from '@/shared/ui/states';

const NONE: readonly LenderChoice[] = [];

/** All submissions to lenders with their status; each row opens its case. */
export function Component() {
  const signedInId = useSignedInAdmin()?.id ?? null;
  const { data: lenders = NONE } = useLenderChoicesQuery(undefined);
  const screen = useList({ ...submissionList, filters: useSubmissionFilters(signedInId, lenders) });
  return (
    <PortalPage title="Submissions">
      <ListScreen
        label="Submissions"
        {...screen}
        columns={submissionColumns}
        nameOf={companyOf}
        linkTo={caseOf}
        views={useSavedViews('submissions')}
        empty={
          <EmptyState
            title="No submissions yet"
            message="Submit a case to lenders from its page. Each submission appears here, newest first."
          />
        }
      />
    </PortalPage>
  );
}

const companyOf = ({ companyName }: Submission): string => companyName;
const caseOf = ({ applicationId }: Submission): string => applicationPath(applicationId);
