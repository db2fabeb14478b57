import Skeleton from '@mui/material/Skeleton';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '@/shared/charts/stat-card.module.css';
import type { Tone } from '@/shared/lists/status-chip';

interface StatCardsProps {
  /** Two rows of two on a wide screen, if something is beside them. */
  inPairs?: boolean;
  children: ReactNode;
}

/** Figures at the top of a screen, side by side where there is room. */
export function StatCards({ inPairs = false, children }: StatCardsProps) {
  return (
    <dl className={styles['cards']} data-in-pairs={inPairs}>
      {children}
    </dl>
  );
}

interface StatCardProps {
  name: string;
  /** Undefined while it loads. */
  figure: string | undefined;
  /** What the figure counts, and for whom. */
  caption?: string | undefined;
  /** More about the figure; undefined while it loads, null for none. */
  note?: string | null | undefined;
  /** Shown while the note loads. Its space stays if there is no note, so that nothing moves. */
  notePlaceholder?: string;
  /** The screen with the counted records; the whole card links there. */
  to?: string;
  /** The colour of a figure that needs attention. */
  tone?: Tone | undefined;
}

/** Memoised, so that only the card whose figure arrived is rendered. */
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
