import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '@/shared/lists/work-lines.module.css';

interface WorkLineProps {
  title: string;
  /** Where the title leads; null for a title that leads nowhere. */
  to: string | null;
  /** More about it, of which what is missing is left out. */
  facts: readonly (string | null | false)[];
  /** How it stands. */
  state: ReactNode;
  /** Buttons; one that a single key presses names it as `data-key`. */
  actions?: ReactNode;
}

/** Something that waits for somebody, among others of its kind: what it is, how it stands, what can be done with it. */
export function WorkLine({ title, to, facts, state, actions }: WorkLineProps) {
  return (
    <li data-row>
      <div className={styles['what']}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {to === null ? (
            title
          ) : (
            <MuiLink component={Link} to={to} data-key="o">
              {title}
            </MuiLink>
          )}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <div className={styles['state']}>{state}</div>
      <div className={styles['actions']} onClickCapture={leaveOutSecondOfTwo}>
        {actions}
      </div>
    </li>
  );
}

/** A line that is done with goes: the second press of a double click would act on the next, which is in its place then. */
function leaveOutSecondOfTwo(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}

/** The list of them. */
export const WorkLines = ({ children }: { children: ReactNode }) => (
  <ul className={styles['lines']}>{children}</ul>
);
