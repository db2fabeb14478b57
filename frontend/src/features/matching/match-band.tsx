import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { MatchedLender } from '@/features/matching/match-answer';
import { MatchCard } from '@/features/matching/match-card';
import type { Band } from '@/features/matching/score';
import { ChevronIcon } from '@/shared/ui/icons';

/** A hundred cards at once take a phone a second to draw; twenty are more than anyone compares. */
const AT_ONCE = 20;

interface MatchBandProps {
  band: Band;
  onSelect?: ((lender: MatchedLender) => void) | undefined;
}

export function MatchBand({ band: { title, meaning, folded, matches }, onSelect }: MatchBandProps) {
  const id = useId();
  const [open, setOpen] = useState(!folded);
  const [shown, setShown] = useState(AT_ONCE);
  const hidden = matches.length - shown;
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, justifyContent: 'space-between' }}>
        <Typography id={id} variant="h4" component="h3">
          {title} ({matches.length})
        </Typography>
        {folded && (
          <Button
            variant="text"
            size="small"
            aria-expanded={open}
            aria-describedby={id}
            onClick={() => setOpen(!open)}
            endIcon={<Box component={ChevronIcon} sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          >
            {open ? 'Hide' : 'Show'}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {meaning}
      </Typography>
      {open && (
        <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
          {matches.slice(0, shown).map((match) => (
            <MatchCard key={match.lender.id} match={match} onSelect={onSelect} />
          ))}
          {hidden > 0 && (
            <Button
              variant="outlined"
              onClick={() => setShown(shown + AT_ONCE)}
              sx={{ justifySelf: 'start' }}
            >
              Show more ({hidden})
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
