import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import {
  type Application,
  type ApplicationListQuery,
} from '@/features/applications/staff/admin-applications-api';
import { applicationColumns } from '@/features/applications/staff/list/application-columns';
import { applicationList, useApplicationFilters } from '@/features/applications/staff/list/application-list';
import { BulkActions } from '@/features/applications/staff/list/bulk-actions';
import { BulkReviewDialog } from '@/features/applications/staff/list/bulk-review-dialog';
import { UnchangedApplicationsDialog } from '@/features/applications/staff/review/unchanged-applications-dialog';
import { UpdateApplicationDialog } from '@/features/applications/staff/review/update-application-dialog';
import type { UnchangedApplication } from '@/features/applications/staff/list/use-bulk-review';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { ExportMenu } from '@/shared/lists/export/export-menu';
import { filterParams } from '@/shared/lists/screen/list-query';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { applicationPath } from '@/shared/routing/paths';
import { withParams } from '@/shared/lib/with-params';
import { PortalPage } from '@/shared/portal/portal-page';
import { useListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { useList, type FilterOf } from '@/shared/lists/screen/use-list-screen';
import type { SavedViews } from '@/shared/lists/views/views-menu';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';
import { EmptyState } from '@/shared/ui/states';

const ApplicationBoard = lazyComponent(
  async () => (await import('@/features/applications/staff/board/application-board')).ApplicationBoard,
);
const NewCaseDialog = lazyComponent(
  async () => (await import('@/features/applications/staff/new-case/new-case-dialog')).NewCaseDialog,
);

export function Component() {
  const [params] = useSearchParams();
  const opened = params.get('id');
  return opened === null ? <Applications /> : <ToItsPage id={opened} list={params} />;
}

/**
 * Redirects old addresses, which opened an application beside the list; emails, notes and bookmarks still have them.
 */
function ToItsPage({ id, list }: { id: string; list: URLSearchParams }) {
  const search = withParams(list, { id: null }).toString();
  return <Navigate replace to={{ pathname: applicationPath(id), search }} />;
}

function Applications() {
  const { search } = useLocation();
  const signedInId = useSignedInAdmin()?.id ?? null;
  const filters = useApplicationFilters(signedInId);
  const urlState = useListUrlState(filters);
  const views = useSavedViews('applications');
  const [params] = useSearchParams();
  const [adding, setAdding] = useState<'no' | 'yes' | { added: string }>('no');
  const isBoard = params.get('view') === 'board';
  // Carries the list's filters, so that the page can link to the next application of the list.
  const linkTo = useCallback(({ id }: Application) => applicationPath(id) + search, [search]);

  return (
    <PortalPage
      title="Applications"
      actions={
        <>
          <ListOrBoard isBoard={isBoard} params={params} />
          <ExportMenu
            url="admin/applications/export"
            params={filterParams(urlState)}
            label="the applications"
          />
          <Button onClick={() => setAdding('yes')}>New case</Button>
        </>
      }
    >
      {isBoard ? (
        <ApplicationBoard urlState={urlState} filters={filters} views={views} linkTo={linkTo} />
      ) : (
        <ApplicationList signedInId={signedInId} filters={filters} views={views} linkTo={linkTo} />
      )}
      {adding === 'yes' && (
        <NewCaseDialog onAdded={(added) => setAdding({ added })} onClose={() => setAdding('no')} />
      )}
      {typeof adding === 'object' && <Navigate to={applicationPath(adding.added)} />}
    </PortalPage>
  );
}

/** The list and the board of applications; each remembers its own filters. */
function ListOrBoard({ isBoard, params }: { isBoard: boolean; params: URLSearchParams }) {
  return (
    <Box component="nav" aria-label="Show as" sx={{ display: 'flex', gap: 0.5 }}>
      {[
        { name: 'List', view: null, on: !isBoard },
        { name: 'Board', view: 'board', on: isBoard },
      ].map(({ name, view, on }) => (
        <Button
          key={name}
          variant="outlined"
          component={Link}
          to={{ search: asView(params, view) }}
          aria-current={on ? 'page' : undefined}
          sx={{ '&[aria-current]': { bgcolor: 'wash.primary', borderColor: 'primary.main' } }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

/** The first page for the URL, as a board or as a list. */
const asView = (params: URLSearchParams, view: string | null): string =>
  withParams(params, { after: null, view }).toString();

interface ApplicationListProps {
  signedInId: string | null;
  filters: readonly FilterOf<ApplicationListQuery>[];
  views: SavedViews;
  linkTo: (application: Application) => string;
}

function ApplicationList({ signedInId, filters, views, linkTo }: ApplicationListProps) {
  const screen = useList({ ...applicationList, filters });
  const { dialog, openDialog } = useDialog();
  const onAnswered = (unchanged: readonly UnchangedApplication[]) => {
    if (unchanged.length > 0) openDialog(UnchangedApplicationsDialog, { unchanged });
  };
  const editOn = useCallback(
    (application: Application) => [
      {
        name: 'Edit',
        recordName: application.companyName,
        onAct: () => openDialog(UpdateApplicationDialog, { application }),
      },
    ],
    [openDialog],
  );

  return (
    <>
      <ListScreen
        label="Applications"
        {...screen}
        views={views}
        columns={applicationColumns}
        nameOf={({ companyName }) => companyName}
        linkTo={linkTo}
        actions={editOn}
        bulkActions={(applications, chooseOnly) => {
          const review = { chosen: { applications, chooseOnly }, signedInId, onAnswered };
          return <BulkActions {...review} onChange={() => openDialog(BulkReviewDialog, review)} />;
        }}
        empty={
          <EmptyState
            title="No applications submitted yet"
            message="What visitors and partners submit appears here, newest first."
          />
        }
      />
      {dialog}
    </>
  );
}
