import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Advisories } from '@/features/matching/advisories';
import { ChosenLenders } from '@/features/matching/chosen-lenders';
import type { MatchAnswer, MatchedLender } from '@/features/matching/match-answer';
import { FoldedBand, OpenBands } from '@/features/matching/match-bands';
import type { LenderAdding } from '@/features/matching/match-card';
import { filtered, MatchFilters, NO_FILTER } from '@/features/matching/match-filters';
import type { Enquiry } from '@/features/matching/matching-api';
import { type Movement, movementBetween } from '@/features/matching/movement';
import { NearMisses } from '@/features/matching/near-misses';
import { NoLendersFound } from '@/features/matching/no-lenders-found';
import { inBands } from '@/features/matching/score';
import { ScoreKey } from '@/features/matching/score-key';
import { useComparison } from '@/features/matching/use-comparison';
import { useFrozenWhileHovered } from '@/features/matching/use-frozen-while-hovered';
import { lazyPart } from '@/shared/ui/lazy-part';

const ComparedLenders = lazyPart(
  async () => (await import('@/features/matching/compared-lenders')).ComparedLenders,
);

interface MatchListProps {
  answer: MatchAnswer;
  /** The enquiry that it answers. */
  enquiry: Enquiry;
  /** The heading that gets focus when the list arrives. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Content between the heading and the list. */
  note?: ReactNode;
  /** Open questions: beside the list, or above it on a phone. */
  questions?: ReactNode;
  /** Beside the list, or below it on a phone. */
  hints?: ReactNode;
  /** Without it cards do not offer selection. */
  onSelect?: (lender: MatchedLender) => void;
  adding?: LenderAdding;
  /** A staff note about a lender. */
  noteOn?: (lender: MatchedLender) => string | null;
  /** Whether it is shown over an unsent form. */
  overForm?: boolean;
}

export function MatchList({
  answer,
  enquiry,
  headingRef,
  note,
  questions,
  hints,
  onSelect,
  adding,
  noteOn,
  overForm = false,
}: MatchListProps) {
  const { shown, waiting, handlers } = useFrozenWhileHovered(answer);
  const { totalMatches, strongMatches, matches, nearMisses, advisories } = shown;
  const found = totalMatches > 0;
  const [filter, setFilter] = useState(NO_FILTER);
  const listed = filtered(matches, filter);
  const bands = inBands(listed);
  const movement = useMovement(shown);
  // Keeps its space once there was a question, even after all are answered.
  const [asks, setAsks] = useState(false);
  if (!asks && answer.questions.length > 0) setAsks(true);
  const comparison = useComparison({ overForm });
  const compared = comparison.chosen.flatMap((id) => matches.find(({ lender }) => lender.id === id) ?? []);
  const comparing = comparison.isOpen && compared.length > 1;
  const compare = useReturnOfFocus(comparison.open, comparing);
  const cards = {
    moved: movement?.words,
    onSelect,
    adding,
    noteOn,
    ...(matches.length > 1 && { comparison: { ...comparison, count: compared.length, open: compare } }),
  };
  return (
    <div>
      {found && <ListHead total={totalMatches} strong={strongMatches} headingRef={headingRef} />}
      {note && <Box sx={{ mt: 3 }}>{note}</Box>}
      <Advisories advisories={advisories} />
      {comparing && (
        <Box sx={{ mt: 3 }}>
          <ComparedLenders matches={compared} enquiry={enquiry} onClose={comparison.close} />
        </Box>
      )}
      <Box
        sx={{
          mt: 3,
          display: comparing ? 'none' : 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
          gridTemplateRows: { md: 'auto 1fr' },
          alignItems: 'start',
        }}
      >
        {asks && questions && (
          <Box sx={{ gridColumn: { md: 2 }, displayPrint: 'none' }}>
            {questions}
            <Moved movement={movement} waiting={waiting} />
          </Box>
        )}
        <Box sx={[oneColumn, { gap: 5, gridColumn: { md: 1 }, gridRow: { md: '1 / span 2' } }]}>
          {!found && <NoLendersFound headingRef={headingRef} />}
          {matches.length > 1 && (
            <Box sx={[oneColumn, { gap: 1.5, displayPrint: 'none' }]}>
              <MatchFilters filter={filter} onChange={setFilter} />
              <Typography role="status" variant="body2" color="textSecondary">
                {listed.length < matches.length && `Showing ${listed.length} of ${matches.length} lenders.`}
              </Typography>
              <ChosenLenders compared={compared} onOpen={compare} onClear={comparison.clear} />
            </Box>
          )}
          <Box {...handlers} sx={[oneColumn, { gap: 5 }]}>
            <OpenBands bands={bands.filter(({ folded }) => !folded)} {...cards} />
            {bands
              .filter(({ folded }) => folded)
              .map((band) => (
                <FoldedBand key={band.title} band={band} {...cards} />
              ))}
          </Box>
          {totalMatches > matches.length && (
            <Typography variant="body2" color="textSecondary">
              Showing the best {matches.length} of {totalMatches}.
            </Typography>
          )}
          <NearMisses nearMisses={nearMisses} />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridColumn: { md: 2 },
            position: { md: 'sticky' },
            top: { md: 'var(--below-bar, 104px)' },
          }}
        >
          {hints}
          {found && <ScoreKey />}
        </Box>
      </Box>
    </div>
  );
}

/** Fills the available width, whatever its content. */
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Returns focus to the control that opened the comparison. */
function useReturnOfFocus(open: () => void, comparing: boolean): () => void {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (comparing) return;
    opener.current?.focus();
    opener.current = null;
  }, [comparing]);
  return () => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    open();
  };
}

/** Changes of the list since the answer it was first shown with. */
function useMovement(answer: MatchAnswer): Movement | null {
  const [shown, setShown] = useState({ answer, movement: null as Movement | null });
  if (shown.answer === answer) return shown.movement;
  const movement = movementBetween(shown.answer, answer);
  setShown({ answer, movement });
  return movement;
}

/** Reserves its space, so that nothing below moves when the message appears. */
function Moved({ movement, waiting }: { movement: Movement | null; waiting: boolean }) {
  return (
    <Box role="status" sx={{ mt: 2, minHeight: 44 }}>
      {waiting && <Typography variant="body2">The list will update when you move away from it.</Typography>}
      {!waiting && movement && <Typography variant="body2">{movement.sentence}</Typography>}
      {!waiting && movement && movement.gone.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          No longer a match: {movement.gone.join(', ')}.
        </Typography>
      )}
    </Box>
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
        Best fit first. Neither our commission nor paid placement affects the score or the order.
      </Typography>
    </>
  );
}
