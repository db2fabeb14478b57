import MuiLink from '@mui/material/Link';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { TaskDue } from '@/features/tasks/task-due';
import styles from '@/features/tasks/task-lines.module.css';
import { causeOf, isCaseGone } from '@/features/tasks/task-words';
import type { Task } from '@/features/tasks/tasks-api';
import { StatusChip } from '@/shared/lists/status-chip';
import { NOBODY } from '@/shared/owners/owner-options';

interface TaskLineProps {
  task: Task;
  /** The address of what it is about; null where that shows already, and where there is none. */
  to: string | null;
  /** While one of them is being marked. */
  disabled: boolean;
  onMark: (task: Task) => void;
  onChange: (task: Task) => void;
}

/** A task in a list of them: what, for whom, by when, whose, and what can be done with it. */
export function TaskLine({ task, to, disabled, onMark, onChange }: TaskLineProps) {
  const { id, title, companyName, owner, doneAt } = task;
  const cause = causeOf(task);
  return (
    <li data-row={id}>
      <div className={styles['what']}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {to === null ? (
            title
          ) : (
            <MuiLink component={Link} to={to}>
              {title}
            </MuiLink>
          )}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {to !== null && companyName !== null && `${companyName} · `}
          {isCaseGone(task) && 'Its application is gone · '}
          {owner?.name ?? NOBODY}
        </Typography>
      </div>
      <div className={styles['when']}>
        <TaskDue {...task} />
        {cause && <StatusChip tone={cause.tone}>{cause.label}</StatusChip>}
      </div>
      <div className={styles['moves']}>
        <Button
          size="small"
          variant="outlined"
          data-key="d"
          aria-label={doneAt === null ? `Done: ${title}` : `Open again: ${title}`}
          disabled={disabled}
          onClick={() => onMark(task)}
        >
          {doneAt === null ? 'Done' : 'Open again'}
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
      </div>
    </li>
  );
}
