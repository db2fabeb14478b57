import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { Advisories } from '@/features/matching/advisories';
import type { MatchAnswer, MatchedLender } from '@/features/matching/match-answer';
import { FoldedBand, OpenBands } from '@/features/matching/match-bands';
import { NearMisses } from '@/features/matching/near-misses';
import { NoLendersFound } from '@/features/matching/no-lenders-found';
import { inBands } from '@/features/matching/score';
import { ScoreKey } from '@/features/matching/score-key';

interface MatchListProps {
  answer: MatchAnswer;
  /** The heading that takes focus when the list arrives. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Stands between the head and the list. */
  note?: ReactNode;
  /** Shown beside the list, or under it on a phone. */
  hints?: ReactNode;
  /** Without a handler no card offers to select its lender. */
  onSelect?: (lender: MatchedLender) => void;
}

export function MatchList({ answer, headingRef, note, hints, onSelect }: MatchListProps) {
  const { totalMatches, strongMatches, matches, nearMisses, advisories } = answer;
  const found = totalMatches > 0;
  const bands = inBands(matches);
  return (
    <div>
      {found && <ListHead total={totalMatches} strong={strongMatches} headingRef={headingRef} />}
      {note && <Box sx={{ mt: 3 }}>{note}</Box>}
      <Advisories advisories={advisories} />
      <Box
        sx={{
          mt: 3,
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { md: 'minmax(0, 1fr) 280px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 5 }}>
          {!found && <NoLendersFound headingRef={headingRef} />}
          <OpenBands bands={bands.filter(({ folded }) => !folded)} onSelect={onSelect} />
          {bands
            .filter(({ folded }) => folded)
            .map((band) => (
              <FoldedBand key={band.title} band={band} onSelect={onSelect} />
            ))}
          {totalMatches > matches.length && (
            <Typography variant="body2" color="textSecondary">
              The best {matches.length} of {totalMatches} are listed.
            </Typography>
          )}
          <NearMisses nearMisses={nearMisses} />
        </Box>
        <Box
          sx={{ display: 'grid', gap: 4, position: { md: 'sticky' }, top: { md: 'var(--below-bar, 104px)' } }}
        >
          {hints}
          {found && <ScoreKey />}
        </Box>
      </Box>
    </div>
  );
}

interface ListHeadProps extends Pick<MatchListProps, 'headingRef'> {
  total: number;
  strong: number;
}

function ListHead({ total, strong, headingRef }: ListHeadProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}>
        <Typography ref={headingRef} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
          Matched Lenders ({total})
        </Typography>
        <Typography color="textSecondary">{strong} strong</Typography>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        Best fit first. Commission and placement play no part in the score or the order.
      </Typography>
    </>
  );
}
