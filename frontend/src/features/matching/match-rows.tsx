import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId } from 'react';
import { differenceOf, fitWords, sharedOffer, sharedReasons } from '@/features/matching/fit';
import type { Match } from '@/features/matching/match-answer';
import { type CardActions, MatchDetails } from '@/features/matching/match-card';
import { ScoreBadge } from '@/features/matching/score-badge';
import { usePrinting } from '@/features/matching/use-printing';
import { ChevronIcon } from '@/shared/ui/icons';

interface MatchRowsProps extends CardActions {
  matches: readonly Match[];
  /** How lenders moved since the earlier answer, by their ids. */
  moved?: ReadonlyMap<string, string> | undefined;
}

/** As many as a phone renders at once without delay. The others follow automatically. */
const AT_ONCE = 10;

/** The lenders after the first, as rows that open: those that fit, then those outside their stated criteria. */
export function MatchRows({ matches, ...each }: MatchRowsProps) {
  const all = useDeferredValue(true, false);
  const listed = all ? matches : matches.slice(0, AT_ONCE);
  const fitting = listed.filter(({ fit }) => fit !== 'outside');
  const outside = listed.filter(({ fit }) => fit === 'outside');
  const outsideInAll = matches.filter(({ fit }) => fit === 'outside').length;
  return (
    <>
      <Rows title={`More lenders (${matches.length - outsideInAll})`} matches={fitting} {...each} />
      <Rows
        title={`Outside stated criteria (${outsideInAll})`}
        meaning="Your answers do not meet one or more of these lenders’ criteria."
        matches={outside}
        {...each}
      />
    </>
  );
}

function Rows({
  title,
  meaning,
  matches,
  moved,
  ...each
}: MatchRowsProps & { title: string; meaning?: string }) {
  const id = useId();
  const printing = usePrinting();
  if (matches.length === 0) return null;
  const shared = sharedReasons(matches);
  const intro = [meaning, sharedOffer(shared)].filter(Boolean).join(' ');
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {title}
      </Typography>
      {intro && (
        <Typography variant="body2" color="textSecondary">
          {intro}
        </Typography>
      )}
      <Box sx={{ mt: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        {matches.map((match) => (
          <Row
            key={match.lender.id}
            match={match}
            moved={moved?.get(match.lender.id)}
            difference={differenceOf(match, shared)}
            isOpen={printing}
            {...each}
          />
        ))}
      </Box>
    </Box>
  );
}

interface RowProps extends CardActions {
  match: Match;
  moved: string | undefined;
  difference: string | null;
  /** On paper everything is expanded. */
  isOpen: boolean;
}

function Row({ match, moved, difference, isOpen, ...each }: RowProps) {
  const id = useId();
  const { lender, score } = match;
  const facts = [moved, fitWords(match), lender.interestRate].filter(Boolean).join(' · ');
  return (
    <Box component="article" aria-labelledby={id} sx={row}>
      <details open={isOpen || undefined}>
        <Box component="summary" sx={summary}>
          <Typography id={id} variant="subtitle1" component="h4" sx={name}>
            {lender.name}
          </Typography>
          <ScoreBadge score={score} />
          <Box component={ChevronIcon} aria-hidden="true" data-mark="" />
          <Typography variant="body2" component="span" sx={whole}>
            {facts}
          </Typography>
          {difference && (
            <Typography variant="body2" component="span" color="textSecondary" sx={whole}>
              {difference}
            </Typography>
          )}
        </Box>
        <Box sx={{ pb: 2.5 }}>
          <MatchDetails match={match} {...each} />
        </Box>
      </details>
    </Box>
  );
}

const row = { borderTop: 1, borderColor: 'divider', breakInside: 'avoid' } as const;
const summary = {
  py: 1.25,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.25,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& [data-mark]': { color: 'text.secondary' },
  'details[open] > & [data-mark]': { transform: 'rotate(180deg)' },
  '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
const name = { overflowWrap: 'anywhere', fontWeight: 600 } as const;
const whole = { gridColumn: '1 / -1' } as const;
