import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TaskDialog } from '@/features/tasks/task-dialog';
import { TaskLine } from '@/features/tasks/task-line';
import { useListTasksQuery, type Task } from '@/features/tasks/tasks-api';
import { useMarkTask } from '@/features/tasks/use-mark-task';
import { useAssignTaskToMe } from '@/features/tasks/use-assign-task-to-me';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { WorkLines } from '@/shared/lists/work-line';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { useShortcut } from '@/shared/shortcuts/shortcuts-context';
import { Collapsible } from '@/shared/ui/collapsible';
import { Section } from '@/shared/ui/section';

interface TasksSectionProps {
  applicationId: string;
  /** Id of the signed-in staff member. */
  signedInId: string | null;
}

/** The API's maximum page length; no application has more tasks. */
const ALL = 1_000;

/** Not cached: the server and colleagues change tasks at any time. */
export function TasksSection({ applicationId, signedInId }: TasksSectionProps) {
  const tasks = useListTasksQuery({ applicationId, sort: 'due', limit: ALL });
  const { mark, marking } = useMarkTask();
  const { assign, assigning } = useAssignTaskToMe(signedInId);
  const { dialog, openDialog } = useDialog();
  const items = tasks.currentData?.items ?? [];
  const open = items.filter(({ doneAt }) => doneAt === null);
  const done = items.filter(({ doneAt }) => doneAt !== null).reverse();
  const [next] = open;
  const add = () => openDialog(TaskDialog, { task: null, applicationId, signedInId });
  useShortcut('w', 'Add a task', add);
  useShortcut('d', 'Mark the next task as done', next && !marking ? () => mark(next) : null);
  const lineOf = (task: Task) => (
    <TaskLine
      key={task.id}
      task={task}
      to={null}
      disabled={marking || assigning}
      onAssignToMe={assign}
      onMark={mark}
      onChange={(changed) => openDialog(TaskDialog, { task: changed, applicationId, signedInId })}
    />
  );
  return (
    <Section
      variant="card"
      title="Tasks"
      actions={
        <Button variant="outlined" size="small" onClick={add}>
          Add a task
        </Button>
      }
    >
      <QueryBoundary query={tasks} name="The tasks" height={48}>
        {() => (
          <>
            {open.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                No open tasks.
              </Typography>
            )}
            {open.length > 0 && <WorkLines>{open.map(lineOf)}</WorkLines>}
            {done.length > 0 && (
              <Box sx={{ mt: 1.5 }}>
                <Collapsible summary={`${done.length} done`}>
                  <WorkLines>{done.map(lineOf)}</WorkLines>
                </Collapsible>
              </Box>
            )}
          </>
        )}
      </QueryBoundary>
      {dialog}
    </Section>
  );
}
