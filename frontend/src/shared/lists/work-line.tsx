import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '@/shared/lists/work-lines.module.css';

interface WorkLineProps {
  title: string;
  /** The link of the title; null for none. */
  to: string | null;
  /** Further details; missing ones are omitted. */
  facts: readonly (string | null | false)[];
  /** Its status. */
  state: ReactNode;
  /** Buttons; one with a keyboard shortcut has it as `data-key`. */
  actions?: ReactNode;
}

/** A line of waiting work: title, status and actions. */
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

/** A completed line disappears: the second press of a double click would act on the next, which takes its place. */
function leaveOutSecondOfTwo(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}

/** The list of lines. */
export const WorkLines = ({ children }: { children: ReactNode }) => (
  <ul className={styles['lines']}>{children}</ul>
);
