import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import {
  useListApplicationsQuery,
  type Application,
} from '@/features/applications/staff/admin-applications-api';
import { applicationColumns } from '@/features/applications/staff/application-columns';
import { useApplicationFilters } from '@/features/applications/staff/application-filters';
import { BulkActions } from '@/features/applications/staff/bulk-actions';
import { BulkReviewDialog } from '@/features/applications/staff/bulk-review-dialog';
import { RefusedDialog } from '@/features/applications/staff/refused-dialog';
import { UpdateApplicationDialog } from '@/features/applications/staff/update-application-dialog';
import type { ChosenApplications, RefusedApplication } from '@/features/applications/staff/use-bulk-review';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { ExportButtons } from '@/shared/lists/export-buttons';
import { narrowing } from '@/shared/lists/list-query';
import { useKeepsViews } from '@/pages/admin/use-keeps-views';
import { ListScreen } from '@/shared/lists/list-screen';
import { adminPaths, applicationPath } from '@/shared/frame/paths';
import { PortalPage } from '@/shared/frame/portal-page';
import { useList } from '@/shared/lists/use-list-screen';
import { lazyPart } from '@/shared/ui/lazy-part';
import { EmptyState } from '@/shared/ui/states';

const NewCaseDialog = lazyPart(
  async () => (await import('@/features/applications/staff/new-case-dialog')).NewCaseDialog,
);

type Doing =
  | { enter: true }
  | { entered: string }
  | { edit: Application }
  | { change: ChosenApplications }
  | { refused: readonly RefusedApplication[] };

export function Component() {
  const [params] = useSearchParams();
  const opened = params.get('id');
  return opened === null ? <Applications /> : <ToItsPage id={opened} list={params} />;
}

/** Where an application once opened beside the list: mails, notes and bookmarks still lead there. */
function ToItsPage({ id, list }: { id: string; list: URLSearchParams }) {
  const others = new URLSearchParams(list);
  others.delete('id');
  return <Navigate replace to={{ pathname: applicationPath(id), search: others.toString() }} />;
}

function Applications() {
  const { search } = useLocation();
  const me = useSignedInAdmin()?.id ?? null;
  const screen = useList({
    list: useListApplicationsQuery,
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
  // With what the list is narrowed to, so that its page leads on to the next of the list.
  const linkTo = useCallback(({ id }: Application) => applicationPath(id) + search, [search]);

  return (
    <PortalPage
      title="Applications"
      actions={
        <>
          <ExportButtons
            url="admin/applications/export"
            params={narrowing(screen.address)}
            of="applications"
          />
          <Button variant="outlined" component={Link} to={adminPaths.home}>
            Back
          </Button>
          <Button onClick={() => setDoing({ enter: true })}>New case</Button>
        </>
      }
    >
      <ListScreen
        label="Applications"
        {...screen}
        views={useKeepsViews('applications')}
        columns={applicationColumns}
        nameOf={({ companyName }) => companyName}
        linkTo={linkTo}
        actions={editOn}
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
      />
      {doing && 'enter' in doing && (
        <NewCaseDialog onEntered={(id) => setDoing({ entered: id })} onClose={done} />
      )}
      {doing && 'entered' in doing && <Navigate to={applicationPath(doing.entered)} />}
      {doing && 'edit' in doing && <UpdateApplicationDialog application={doing.edit} onClose={done} />}
      {doing && 'change' in doing && (
        <BulkReviewDialog chosen={doing.change} me={me} onAnswered={onAnswered} onClose={done} />
      )}
      {doing && 'refused' in doing && <RefusedDialog refused={doing.refused} onClose={done} />}
    </PortalPage>
  );
}
