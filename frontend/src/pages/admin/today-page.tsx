import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRefresh } from '@/api/invalidation';
import type { Page } from '@/api/page';
import { DueApplications } from '@/features/applications/staff/list/due-applications';
import { useAssignEnquiryToMe } from '@/features/applications/staff/list/use-assign-enquiry-to-me';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { TaskDialog } from '@/features/tasks/task-dialog';
import { TASK_GROUPS } from '@/features/tasks/task-groups';
import { TaskLine } from '@/features/tasks/task-line';
import { placeOf } from '@/features/tasks/task-labels';
import type { Task, TaskDueFilter } from '@/features/tasks/tasks-api';
import { useMarkTask } from '@/features/tasks/use-mark-task';
import { useAssignTaskToMe } from '@/features/tasks/use-assign-task-to-me';
import { DUES, searchFromToday, useTodaysWork } from '@/pages/admin/todays-work';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { adminPaths } from '@/shared/routing/paths';
import { PortalPage } from '@/shared/portal/portal-page';
import { inFigures } from '@/shared/lib/figures';
import { LastUpdated } from '@/shared/lists/screen/last-updated';
import { PAGE_LENGTH } from '@/shared/lists/screen/list-query';
import { ListToolbar, type ListFilter } from '@/shared/lists/screen/list-toolbar';
import { Pagination } from '@/shared/lists/table/pagination';
import { useListUrlState, type ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { ViewNote } from '@/shared/lists/views/view-note';
import { ViewsMenu } from '@/shared/lists/views/views-menu';
import { WorkLines } from '@/shared/lists/work-line';
import { useOwnerFilter } from '@/shared/owners/use-owner-filter';
import { ShortcutsProvider } from '@/shared/shortcuts/shortcuts-provider';
import { useShortcut } from '@/shared/shortcuts/shortcuts-context';
import { useLineShortcuts } from '@/shared/shortcuts/use-line-shortcuts';
import { LoadingCards } from '@/shared/ui/loading/loading-cards';
import { EmptyState } from '@/shared/ui/states';
import { Section } from '@/shared/ui/section';
import { LoadError } from '@/shared/ui/loading/load-error';
import { errorMessage } from '@/shared/lib/failure';

const DUE: ListFilter = {
  name: 'due',
  label: 'Show',
  all: 'All open tasks',
  options: DUES.map((due) => ({
    value: due,
    // The group contains overdue applications, too.
    label: due === 'overdue' ? 'Overdue' : TASK_GROUPS[due].title,
  })),
};

export function Component() {
  return <ShortcutsProvider>{(shortcuts) => <Today shortcuts={shortcuts} />}</ShortcutsProvider>;
}

/** Open work of the broker's staff, overdue first. */
function Today({ shortcuts }: { shortcuts: ReactNode }) {
  const signedInId = useSignedInAdmin()?.id ?? null;
  const ofWhom = useOwnerFilter(signedInId);
  const filters = useMemo(() => [ofWhom, DUE], [ofWhom]);
  const urlState = useListUrlState(filters);
  const views = useSavedViews('tasks');
  const parts = { filters, columns: [] };
  const { owner, due } = urlState.filters;
  const work = useTodaysWork({ owner, due, cursor: urlState.cursor });
  const fromHere = searchFromToday(useLocation().search);
  const refresh = useRefresh('Task', 'Application');
  const { mark, marking } = useMarkTask();
  const enquiries = useAssignEnquiryToMe(signedInId);
  const tasks = useAssignTaskToMe(signedInId);
  const { dialog, openDialog } = useDialog();
  const screen = useRef<HTMLDivElement>(null);
  const add = () => openDialog(TaskDialog, { task: null, signedInId });
  useShortcut('w', 'Add a task', add);
  useLineShortcuts(screen, {
    o: 'Open the linked record',
    t: 'Assign to me, if unassigned',
    d: 'Mark as done',
    e: 'Change the task',
  });
  const lineOf = (task: Task) => (
    <TaskLine
      key={task.id}
      task={task}
      to={placeOf(task, fromHere)}
      disabled={marking || tasks.assigning}
      onAssignToMe={tasks.assign}
      onMark={mark}
      onChange={(changed) => openDialog(TaskDialog, { task: changed, signedInId })}
    />
  );
  return (
    <PortalPage
      title="Today"
      actions={
        <>
          {shortcuts}
          <Button onClick={add}>Add a task</Button>
        </>
      }
    >
      <ListToolbar urlState={urlState} searchLabel={null} filters={filters}>
        <ViewsMenu {...views} urlState={urlState} parts={parts} />
        <LastUpdated asOf={work.asOf} busy={work.isFetching} onRefresh={refresh} />
      </ListToolbar>
      <ViewNote list={views.list} view={urlState.view} parts={parts} />
      {work.isLoading ? (
        <LoadingCards label="Loading tasks" />
      ) : (
        <Box ref={screen} sx={groups}>
          {[
            { read: work.enquiries, title: 'Overdue applications', all: work.search },
            { read: work.dueSoon, title: 'Applications due soon', all: work.soonSearch },
          ].map(({ read, title, all }) => (
            <Group
              key={title}
              {...read}
              title={title}
              rest={
                <Button variant="text" size="small" component={Link} to={adminPaths.applications + all}>
                  Show all
                </Button>
              }
            >
              {(applications) => (
                <DueApplications
                  applications={applications}
                  search={fromHere}
                  disabled={enquiries.assigning}
                  onAssignToMe={enquiries.assign}
                />
              )}
            </Group>
          ))}
          {DUES.map((due) => (
            <Group
              key={due}
              {...work.tasks[due]}
              title={TASK_GROUPS[due].title}
              rest={
                work.chosen === undefined ? (
                  <Button variant="text" size="small" onClick={() => urlState.filterBy('due', due)}>
                    Show all
                  </Button>
                ) : null
              }
            >
              {(found, page) => (
                <>
                  <WorkLines>{found.map(lineOf)}</WorkLines>
                  {work.chosen !== undefined && (
                    <Pagination urlState={urlState} page={page} pageLength={PAGE_LENGTH} />
                  )}
                </>
              )}
            </Group>
          ))}
          {work.isNothing && <Nothing chosen={work.chosen} urlState={urlState} />}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        See your tasks in your own calendar: get the link under{' '}
        <MuiLink component={Link} to={adminPaths.account}>
          Account
        </MuiLink>
        .
      </Typography>
      {dialog}
    </PortalPage>
  );
}

interface GroupProps<Row> {
  title: string;
  currentData?: Page<Row> | undefined;
  error?: unknown;
  refetch: () => unknown;
  /** A link to the rows that are not shown here. */
  rest: ReactNode;
  children: (rows: readonly Row[], page: Page<Row>) => ReactNode;
}

/** One group of work; renders nothing if it is empty. */
function Group<Row>({ title, currentData: page, error, refetch, rest, children }: GroupProps<Row>) {
  if (!page && error)
    return (
      <Section variant="card" title={title}>
        <LoadError message={errorMessage(error, 'Could not load this.')} onRetry={() => void refetch()} />
      </Section>
    );
  if (!page || page.items.length === 0) return null;
  const { items, total, totalIsLeast } = page;
  return (
    <Section
      variant="card"
      title={`${title} (${inFigures(total)}${totalIsLeast ? ' or more' : ''})`}
      actions={total > items.length ? rest : null}
    >
      {children(items, page)}
    </Section>
  );
}

function Nothing({ chosen, urlState }: { chosen: TaskDueFilter | undefined; urlState: ListUrlState }) {
  const everything = urlState.isFiltered && (
    <Button variant="outlined" onClick={urlState.clear}>
      Clear filters
    </Button>
  );
  if (chosen !== undefined)
    return (
      <EmptyState title={TASK_GROUPS[chosen].none} message="Try another date or owner." action={everything} />
    );
  return (
    <EmptyState
      title="Nothing to do"
      message="No applications to answer soon and no open tasks."
      action={everything}
    />
  );
}

const groups = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
