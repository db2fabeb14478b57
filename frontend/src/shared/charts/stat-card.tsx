import Skeleton from '@mui/material/Skeleton';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '@/shared/charts/stat-card.module.css';
import type { Tone } from '@/shared/lists/status-chip';

interface StatCardsProps {
  /** Two under two on a wide screen, where something stands at their side. */
  inPairs?: boolean;
  children: ReactNode;
}

/** Figures that stand at the head of a screen, side by side where there is room. */
export function StatCards({ inPairs = false, children }: StatCardsProps) {
  return (
    <dl className={styles['cards']} data-in-pairs={inPairs}>
      {children}
    </dl>
  );
}

interface StatCardProps {
  name: string;
  /** Undefined while it is being read. */
  figure: string | undefined;
  /** What the figure counts, and for whom. */
  caption?: string | undefined;
  /** What else is known about it; undefined while it is being read, null where nothing is. */
  note?: string | null | undefined;
  /** What stands for the note while it is being read. Its place stays where there is none, so that nothing moves. */
  notePlaceholder?: string;
  /** The screen on which one sees what was counted: the whole card leads there. */
  to?: string;
  /** How the figure stands, where it is one to act on. */
  tone?: Tone | undefined;
}

/** One of several that are read together: only the one whose figure came is rendered again. */
export const StatCard = memo(function StatCard({
  name,
  figure,
  caption,
  note,
  notePlaceholder,
  to,
  tone,
}: StatCardProps) {
  return (
    <div className={styles['card']}>
      <dt>{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
      <dd data-figure data-tone={tone}>
        {figure ?? <Skeleton sx={{ width: 72, maxWidth: '100%' }} />}
      </dd>
      {caption && <dd data-caption>{caption}</dd>}
      {(note ?? notePlaceholder) && (
        <dd data-note style={note === null ? placeKept : undefined}>
          {note ?? notePlaceholder}
        </dd>
      )}
    </div>
  );
});

const placeKept = { visibility: 'hidden' } as const;
