import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import { ChosenLenders, useComparison } from '@/features/matching/comparison';
import type { MatchAnswer } from '@/features/matching/match-answer';
import { strongWords } from '@/features/matching/fit';
import { type CardActions, MatchCard } from '@/features/matching/match-card';
import { filtered, MatchFilters, NO_FILTER } from '@/features/matching/match-filters';
import { MatchRows } from '@/features/matching/match-rows';
import type { Enquiry } from '@/features/matching/matching-api';
import { type Movement, movementBetween } from '@/features/matching/movement';
import { NearMisses } from '@/features/matching/near-misses';
import { NoLendersFound } from '@/features/matching/no-lenders-found';
import { ScoreKey } from '@/features/matching/score-bar';
import { useFrozenWhileHovered } from '@/features/matching/use-frozen-while-hovered';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';
import { HEADER_HEIGHT } from '@/shared/ui/header-height';

const ComparedLenders = lazyComponent(
  async () => (await import('@/features/matching/compared-lenders')).ComparedLenders,
);

/** How many cards are open. */
const OPEN = 3;

interface MatchListProps extends Omit<CardActions, 'comparison'> {
  answer: MatchAnswer;
  /** The enquiry that it answers. */
  enquiry: Enquiry;
  /** The heading that gets focus when the list arrives. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What happens next, under the heading. */
  next?: ReactNode;
  /** Follows the open cards. */
  note?: ReactNode;
  /** Questions that would settle more: beside the open cards, and below them on a phone. */
  questions?: ReactNode;
  /** Links to come back, after the list. */
  links?: ReactNode;
  /** Shown beside the list, or under it on a phone. */
  hints?: ReactNode;
  /** Where what is beside the list stays in view; without it, below the page's header. */
  stickyTop?: number | undefined;
  /** Whether it is shown over an unsent form. */
  overForm?: boolean;
}

export function MatchList({
  answer,
  enquiry,
  headingRef,
  next,
  note,
  questions,
  links,
  hints,
  stickyTop = HEADER_HEIGHT + 32,
  overForm = false,
  ...actions
}: MatchListProps) {
  const { shown, waiting, handlers } = useFrozenWhileHovered(answer);
  const { totalMatches, strongMatches, matches, nearMisses, advisories } = shown;
  const found = totalMatches > 0;
  const [filter, setFilter] = useState(NO_FILTER);
  const listed = filtered(matches, filter);
  const movement = useMovement(shown);
  // Keeps its space once there was a question, even after all are answered.
  const [asks, setAsks] = useState(false);
  if (!asks && answer.questions.length > 0) setAsks(true);
  const comparison = useComparison({ overForm });
  const compared = comparison.chosen.flatMap((id) => matches.find(({ lender }) => lender.id === id) ?? []);
  const comparing = comparison.isOpen && compared.length > 1;
  const compare = useReturnOfFocus(comparison.open, comparing);
  const cards = {
    ...actions,
    ...(matches.length > 1 && { comparison: { ...comparison, count: compared.length, open: compare } }),
  };
  return (
    <div>
      {found && <ListHead total={totalMatches} strong={strongMatches} headingRef={headingRef} />}
      {next}
      <Advisories advisories={advisories} />
      {comparing && (
        <Box sx={{ mt: 3 }}>
          <ComparedLenders matches={compared} enquiry={enquiry} onClose={comparison.close} />
        </Box>
      )}
      <Box sx={[layout, { display: comparing ? 'none' : 'grid' }]}>
        <Box sx={[oneColumn, { gap: 2, gridArea: { md: 'open' } }]}>
          {!found && <NoLendersFound headingRef={headingRef} />}
          <Box {...handlers} sx={[oneColumn, { gap: { xs: 1.5, sm: 2 } }]}>
            {listed.slice(0, OPEN).map((match) => (
              <MatchCard
                key={match.lender.id}
                match={match}
                moved={movement?.words.get(match.lender.id)}
                {...cards}
              />
            ))}
          </Box>
          {found && (
            <Typography variant="body2" color="textSecondary">
              Best fit first. Neither our commission nor paid placement affects the score or the order.
            </Typography>
          )}
          {note}
        </Box>
        {asks && questions && (
          <Box sx={{ gridArea: { md: 'questions' }, displayPrint: 'none' }}>
            {questions}
            <Moved movement={movement} waiting={waiting} />
          </Box>
        )}
        <Box sx={[oneColumn, { gap: 5, gridArea: { md: 'others' }, pt: { md: 5 } }]}>
          <Box {...handlers} sx={[oneColumn, { gap: 5 }]}>
            <MatchRows matches={listed.slice(OPEN)} moved={movement?.words} {...cards} />
          </Box>
          {totalMatches > matches.length && (
            <Typography variant="body2" color="textSecondary">
              Showing the best {matches.length} of {totalMatches}.
            </Typography>
          )}
          {matches.length > 1 && (
            <Box sx={[oneColumn, { gap: 1.5, displayPrint: 'none' }]}>
              <MatchFilters filter={filter} onChange={setFilter} />
              <Typography role="status" variant="body2" color="textSecondary">
                {listed.length < matches.length && `Showing ${listed.length} of ${matches.length} lenders.`}
              </Typography>
              <ChosenLenders compared={compared} onOpen={compare} onClear={comparison.clear} />
            </Box>
          )}
          {links}
          <NearMisses nearMisses={nearMisses} />
        </Box>
        <Box sx={{ ...beside, top: { md: `${stickyTop}px` } }}>
          {hints}
          {found && <ScoreKey />}
        </Box>
      </Box>
    </div>
  );
}

/** Below one another on a phone; on a wide screen questions and explanations are beside the lenders. */
const layout = {
  mt: { xs: 2, md: 3 },
  gap: { xs: 4, md: 0 },
  columnGap: { md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
  gridTemplateRows: { md: 'auto 1fr auto' },
  gridTemplateAreas: { md: '"open questions" "open beside" "others beside"' },
  alignItems: 'start',
} as const;
const beside = {
  display: 'grid',
  gap: 4,
  pt: { md: 4 },
  gridArea: { md: 'beside' },
  position: { md: 'sticky' },
} as const;

/** As wide as possible, whatever its content. */
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
      <Typography ref={headingRef} tabIndex={-1} variant="h2">
        Matched Lenders ({total})
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {strongWords(strong)}
      </Typography>
    </>
  );
}

/** Assumptions and omissions, before the figures that depend on them. */
function Advisories({ advisories }: { advisories: readonly string[] }) {
  if (advisories.length === 0) return null;
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 1.5 }}>
      {advisories.map((advisory) => (
        <Alert key={advisory} severity="warning" role="note">
          {advisory}
        </Alert>
      ))}
    </Box>
  );
}
