import Button from '@mui/material/Button';
import { causeOf, formatDue, isCaseGone } from '@/features/tasks/task-labels';
import type { Task } from '@/features/tasks/tasks-api';
import { StatusChip } from '@/shared/ui/status-chip';
import { WorkLine } from '@/shared/lists/work-line';
import { UNASSIGNED } from '@/shared/owners/owner-options';
import { AssignToMeButton } from '@/shared/owners/assign-to-me-button';

interface TaskLineProps {
  task: Task;
  /** The link to its record; null if that is on screen already or there is none. */
  to: string | null;
  /** While a task is being completed or assigned. */
  disabled: boolean;
  /** Assigns an unassigned task to the signed-in staff member. */
  onAssignToMe: (task: Task) => void;
  onMark: (task: Task) => void;
  onChange: (task: Task) => void;
}

/** A task in a list: title, client, due date, owner and actions. */
export function TaskLine({ task, to, disabled, onAssignToMe, onMark, onChange }: TaskLineProps) {
  const { title, companyName, owner, doneAt } = task;
  const cause = causeOf(task);
  const mark = doneAt === null ? 'Done' : 'Reopen';
  return (
    <WorkLine
      title={title}
      to={to}
      facts={[
        to !== null && companyName,
        isCaseGone(task) && 'Application deleted',
        owner?.name ?? UNASSIGNED,
      ]}
      state={
        <>
          <TaskDue {...task} />
          {cause && <StatusChip tone={cause.tone}>{cause.label}</StatusChip>}
        </>
      }
      actions={
        <>
          {owner === null && doneAt === null && (
            <AssignToMeButton name={title} disabled={disabled} onAssignToMe={() => onAssignToMe(task)} />
          )}
          <Button
            size="small"
            variant="outlined"
            data-key="d"
            aria-label={`${mark}: ${title}`}
            disabled={disabled}
            onClick={() => onMark(task)}
          >
            {mark}
          </Button>
          <Button
            size="small"
            variant="text"
            data-key="e"
            aria-label={`Change: ${title}`}
            onClick={() => onChange(task)}
          >
            Change
          </Button>
        </>
      }
    />
  );
}

interface TaskDueProps {
  dueOn: string;
  doneAt?: string | null;
}

/** A task's due date, or when it was completed. */
export function TaskDue(task: TaskDueProps) {
  const { label, tone } = formatDue(task);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}
