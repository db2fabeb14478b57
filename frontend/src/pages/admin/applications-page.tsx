import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useListApplicationsQuery,
  useShowApplicationQuery,
  type Application,
} from '@/features/applications/staff/admin-applications-api';
import { applicationColumns } from '@/features/applications/staff/application-columns';
import { ApplicationDetails } from '@/features/applications/staff/application-details';
import { useApplicationFilters } from '@/features/applications/staff/application-filters';
import { BulkActions } from '@/features/applications/staff/bulk-actions';
import { BulkReviewDialog } from '@/features/applications/staff/bulk-review-dialog';
import { RecordDisclosureDialog } from '@/features/applications/staff/record-disclosure-dialog';
import { RefusedDialog } from '@/features/applications/staff/refused-dialog';
import { UpdateApplicationDialog } from '@/features/applications/staff/update-application-dialog';
import type { ChosenApplications, RefusedApplication } from '@/features/applications/staff/use-bulk-review';
import { KeptMatches } from '@/features/matching/kept-matches';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { ListScreen } from '@/shared/lists/list-screen';
import { adminPaths } from '@/shared/frame/paths';
import { PortalPage } from '@/shared/frame/portal-page';
import { useListScreen } from '@/shared/lists/use-list-screen';
import { lazyPart } from '@/shared/ui/lazy-part';
import { EmptyState } from '@/shared/ui/states';

const FindLendersDialog = lazyPart(
  async () => (await import('@/pages/admin/find-lenders-dialog')).FindLendersDialog,
);

type Doing =
  | { edit: Application }
  | { find: Application }
  | { disclose: Application }
  | { change: ChosenApplications }
  | { refused: readonly RefusedApplication[] };

export function Component() {
  const me = useSignedInAdmin()?.id ?? null;
  const screen = useListScreen({
    list: useListApplicationsQuery,
    one: useShowApplicationQuery,
    filters: useApplicationFilters(me),
    refreshes: ['Application', 'Lender', 'PartnerAccount', 'Staff'],
  });
  const [doing, setDoing] = useState<Doing | null>(null);
  const done = () => setDoing(null);
  const onAnswered = (refused: readonly RefusedApplication[]) =>
    setDoing(refused.length === 0 ? null : { refused });
  const editOn = useCallback(
    (application: Application) => [
      { name: 'Edit', about: application.companyName, onAct: () => setDoing({ edit: application }) },
    ],
    [],
  );
  const allOn = (application: Application) => [
    ...editOn(application),
    {
      name: 'Find lenders',
      about: `for ${application.companyName}`,
      onAct: () => setDoing({ find: application }),
    },
    {
      name: 'Details given',
      about: `of ${application.companyName}`,
      onAct: () => setDoing({ disclose: application }),
    },
  ];

  return (
    <PortalPage
      title="Applications"
      actions={
        <Button variant="outlined" component={Link} to={adminPaths.home}>
          Back
        </Button>
      }
    >
      <ListScreen
        label="Applications"
        {...screen}
        columns={applicationColumns}
        nameOf={({ companyName }) => companyName}
        actions={editOn}
        detailActions={allOn}
        bulkActions={(applications, chooseOnly) => (
          <BulkActions
            chosen={{ applications, chooseOnly }}
            me={me}
            onChange={() => setDoing({ change: { applications, chooseOnly } })}
            onAnswered={onAnswered}
          />
        )}
        empty={
          <EmptyState
            title="No applications submitted yet"
            sentence="What visitors and partners submit appears here, newest first."
          />
        }
        details={(listed, open) => (
          <ApplicationDetails
            listed={listed}
            me={me}
            {...open}
            matches={(kept) => <KeptMatches matches={kept} />}
          />
        )}
      />
      {doing && 'edit' in doing && <UpdateApplicationDialog application={doing.edit} onClose={done} />}
      {doing && 'disclose' in doing && <RecordDisclosureDialog application={doing.disclose} onClose={done} />}
      {doing && 'change' in doing && (
        <BulkReviewDialog chosen={doing.change} me={me} onAnswered={onAnswered} onClose={done} />
      )}
      {doing && 'refused' in doing && <RefusedDialog refused={doing.refused} onClose={done} />}
      {doing && 'find' in doing && <FindLendersDialog application={doing.find} onClose={done} />}
    </PortalPage>
  );
}
