import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { contactLinks, LenderLink } from '@/features/matching/contact-links';
import type { Match, MatchedLender } from '@/features/matching/match-answer';
import { compact, PointList } from '@/features/matching/point-list';
import { useAskAboutLender } from '@/features/matching/ask-about-lender';
import { fitWords } from '@/features/matching/fit';
import { badgeStyle, ScoreBadge } from '@/features/matching/score-badge';
import { ScoreArithmetic } from '@/features/matching/score-arithmetic';
import { ScoreBar } from '@/features/matching/score-bar';
import { type Comparison, MAX_COMPARED } from '@/features/matching/comparison';
import { visuallyHidden } from '@/shared/ui/visually-hidden';
import { productTitles } from '@/shared/site/products';
import { ChevronIcon, TickIcon } from '@/shared/ui/icons';

/** The lenders selected for comparison, and the size of the list. */
export interface CardComparison extends Pick<Comparison, 'chosen' | 'toggle' | 'open'> {
  readonly count: number;
}

/** Actions on each lender of a list. */
export interface CardActions {
  onSelect?: ((lender: MatchedLender) => void) | undefined;
  /** A staff note about a lender. */
  noteOn?: ((lender: MatchedLender) => string | null) | undefined;
  comparison?: CardComparison | undefined;
  /** The applicant's results, whose reader can ask us about a lender. */
  resultsToken?: string | undefined;
}

interface MatchCardProps extends CardActions {
  match: Match;
  /** How it moved since the earlier answer: 'Up 4'. */
  moved?: string | undefined;
}

/** One lender: the name and the score at a glance, then every reason, then how to reach it. */
export function MatchCard({ match, moved, ...actions }: MatchCardProps) {
  const id = useId();
  const { lender, score } = match;
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ px: 2, py: { xs: 1.5, sm: 3 }, pl: { sm: 3 }, pr: { sm: 3 }, breakInside: 'avoid' }}
    >
      <Box sx={head}>
        <Typography id={id} variant="h3" sx={{ flex: '1 1 min-content', minWidth: 0 }}>
          {lender.name}
        </Typography>
        <Box sx={standing}>
          {moved && (
            <Typography variant="subtitle2" component="span" color="textSecondary">
              {moved}
            </Typography>
          )}
          <ScoreBadge score={score} />
        </Box>
      </Box>
      <MatchDetails match={match} {...actions} />
    </Card>
  );
}

/** All but the name and the badge, which a row shows by itself. */
export function MatchDetails({ match, noteOn, ...actions }: CardActions & { match: Match }) {
  const { lender, score, matchReasons, mismatches, unconfirmed } = match;
  const doubts = mismatches.length + unconfirmed.length > 0;
  const note = noteOn?.(lender);
  return (
    <>
      <Score match={match} />
      <Offer lender={lender} />
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {note}
        </Typography>
      )}
      <Box
        sx={{
          mt: { xs: 1, sm: 2.5 },
          display: 'grid',
          gap: { xs: 0.75, sm: 2.5 },
          gridTemplateColumns: { sm: doubts ? '1fr 1fr' : '1fr' },
        }}
      >
        <PointList
          title="Why this lender matches:"
          points={matchReasons}
          mark={<TickIcon width={16} height={16} />}
          colour="criterion.met"
        />
        {doubts && (
          <Box sx={{ display: 'grid', gap: { xs: 0.75, sm: 2.5 }, alignContent: 'start' }}>
            <PointList title="Points to consider:" points={mismatches} mark="•" colour="criterion.notMet" />
            <PointList
              title="Not confirmed:"
              points={unconfirmed}
              mark="?"
              colour="text.secondary"
              receding
            />
          </Box>
        )}
      </Box>
      <Actions lender={lender} filled={badgeStyle(score) === 'default'} {...actions} />
    </>
  );
}

/** If the longest word of the name and the badge do not fit side by side, the badge wraps. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  columnGap: 2,
  rowGap: 1,
} as const;

const standing = { display: 'flex', flexShrink: 0, alignItems: 'center', gap: 1.5 } as const;

function Score({ match }: { match: Match }) {
  const { score, breakdown, arithmetic } = match;
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ mt: { xs: 0.75, sm: 1 } }}>
      <ScoreBar breakdown={breakdown} />
      <Box
        sx={{
          mt: { xs: 0, sm: 0.5 },
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
        }}
      >
        <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0 }}>
          {fitWords(match)}
        </Typography>
        <Button
          variant="text"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          endIcon={<Box component={ChevronIcon} sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          sx={{ mr: -2, flexShrink: 0, minHeight: { xs: 32, sm: 40 }, py: 0, typography: 'subtitle2' }}
        >
          Why {score}?
        </Button>
      </Box>
      <Collapse in={open} id={id} unmountOnExit>
        <Paper sx={{ my: 1.5, p: { xs: 1.5, sm: 2 }, bgcolor: 'background.default' }}>
          <ScoreArithmetic score={score} breakdown={breakdown} arithmetic={arithmetic} />
        </Paper>
      </Collapse>
    </Box>
  );
}

function Offer({ lender: { description, productTypes, interestRate } }: { lender: MatchedLender }) {
  return (
    <>
      {description && (
        <Typography sx={{ ...compact, mt: { sm: 0.5 }, maxWidth: '68ch' }}>{description}</Typography>
      )}
      <Box sx={{ mt: { xs: 0.5, sm: 1 }, display: 'flex', flexWrap: 'wrap', gap: { xs: 0.5, sm: 1 } }}>
        {productTitles(productTypes).map((title) => (
          <Chip key={title} label={title} />
        ))}
        {interestRate && <Chip variant="outlined" label={interestRate} />}
      </Box>
    </>
  );
}

interface ActionsProps extends Omit<CardActions, 'noteOn'> {
  lender: MatchedLender;
  filled: boolean;
}

function Actions({ lender, filled, onSelect, comparison, resultsToken }: ActionsProps) {
  const links = contactLinks(lender);
  const { button, form } = useAskAboutLender(lender, resultsToken);
  if (links.length === 0 && !onSelect && !comparison && !form) return null;
  return (
    <>
      <Box sx={actions}>
        {button}
        {links.map((link) => (
          <LenderLink key={link.kind} lender={lender} link={link} />
        ))}
        {comparison && <Compare lender={lender} comparison={comparison} />}
        {onSelect && (
          <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant={filled ? 'contained' : 'outlined'} size="small" onClick={() => onSelect(lender)}>
              Select Lender
            </Button>
          </Box>
        )}
      </Box>
      {form}
    </>
  );
}

const actions = {
  mt: { xs: 1, sm: 2.5 },
  pt: { xs: 0.75, sm: 2 },
  borderTop: 1,
  borderColor: 'divider',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1.5, sm: 3 },
  rowGap: { xs: 0.5, sm: 1.5 },
} as const;

/** Selects the lender for comparison, and links to it once there are two. */
function Compare({ lender, comparison }: { lender: MatchedLender; comparison: CardComparison }) {
  const { chosen, count, toggle, open } = comparison;
  const isChosen = chosen.includes(lender.id);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, displayPrint: 'none' }}>
      <FormControlLabel
        sx={{ mr: 0, my: { xs: -0.5, sm: 0 } }}
        label={
          <Typography component="span" sx={compact}>
            Compare
            <Box component="span" sx={visuallyHidden}>{` ${lender.name}`}</Box>
          </Typography>
        }
        control={
          <Checkbox
            checked={isChosen}
            disabled={!isChosen && chosen.length >= MAX_COMPARED}
            onChange={() => toggle(lender.id)}
          />
        }
      />
      {isChosen && count > 1 && (
        <Button variant="text" size="small" onClick={open}>
          Side by side ({count})
        </Button>
      )}
    </Box>
  );
}
