import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { Match, MatchedLender } from '@/features/matching/match-answer';
import { type CardComparison, type LenderAdding, MatchCard } from '@/features/matching/match-card';
import { type Band, firstOf } from '@/features/matching/score';
import { useFirstCards } from '@/features/matching/use-first-cards';
import { usePrinting } from '@/shared/lib/use-printing';
import { ChevronIcon } from '@/shared/ui/icons';

interface CardsOf {
  /** Changes since the earlier answer, by lender id. */
  moved?: ReadonlyMap<string, string> | undefined;
  onSelect?: ((lender: MatchedLender) => void) | undefined;
  adding?: LenderAdding | undefined;
  noteOn?: ((lender: MatchedLender) => string | null) | undefined;
  /** The lenders selected for comparison; without it cards do not offer selection. */
  comparison?: CardComparison | undefined;
}

/** The main bands as one run of cards: the first few, and the rest on request. */
export function OpenBands({ bands, ...cards }: CardsOf & { bands: readonly Band[] }) {
  const size = bands.reduce((sum, band) => sum + band.size, 0);
  const { frame, shown, showOthers } = useFirstCards(size);
  if (size === 0) return null;
  return (
    <Box ref={frame} sx={{ display: 'grid', gap: 5 }}>
      {firstOf(bands, shown).map((band) => (
        <TitledBand key={band.title} band={band}>
          <Cards matches={band.matches} {...cards} />
        </TitledBand>
      ))}
      {showOthers && <OthersButton count={size - shown} onShow={showOthers} />}
    </Box>
  );
}

/** A band that opens on request, and in print. */
export function FoldedBand({ band, ...cards }: CardsOf & { band: Band }) {
  const [opened, setOpened] = useState(false);
  const open = usePrinting() || opened;
  const { frame, shown, showOthers } = useFirstCards(band.size);
  return (
    <TitledBand band={band} open={open} onToggle={() => setOpened(!opened)}>
      {open && (
        <Box ref={frame} sx={{ display: 'grid', gap: 2 }}>
          <Cards matches={band.matches.slice(0, shown)} {...cards} />
          {showOthers && <OthersButton count={band.size - shown} onShow={showOthers} />}
        </Box>
      )}
    </TitledBand>
  );
}

interface TitledBandProps {
  band: Band;
  open?: boolean;
  onToggle?: () => void;
  children: ReactNode;
}

function TitledBand({ band: { title, meaning, size }, open = true, onToggle, children }: TitledBandProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, justifyContent: 'space-between' }}>
        <Typography id={id} variant="h4" component="h3">
          {title} ({size})
        </Typography>
        {onToggle && (
          <Button
            variant="text"
            size="small"
            aria-expanded={open}
            aria-describedby={id}
            onClick={onToggle}
            endIcon={<Box component={ChevronIcon} sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          >
            {open ? 'Hide' : 'Show'}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: open ? 2 : 0 }}>
        {meaning}
      </Typography>
      {children}
    </Box>
  );
}

function Cards({ matches, moved, ...each }: CardsOf & { matches: readonly Match[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {matches.map((match) => (
        <MatchCard key={match.lender.id} match={match} moved={moved?.get(match.lender.id)} {...each} />
      ))}
    </Box>
  );
}

function OthersButton({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Button variant="outlined" onClick={onShow} sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}>
      Show the other {count === 1 ? 'one' : count}
    </Button>
  );
}
