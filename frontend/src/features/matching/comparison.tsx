import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { withParams } from '@/shared/lib/with-params';
import type { Match } from '@/features/matching/match-answer';

/** More columns would be illegible. */
export const MAX_COMPARED = 4;
const CHOSEN = 'compare';
const VIEW = 'view';
const COMPARED = 'compared';

export interface Comparison {
  /** The ids of the selected lenders, in order of selection. */
  readonly chosen: readonly string[];
  readonly isOpen: boolean;
  toggle: (lenderId: string) => void;
  clear: () => void;
  open: () => void;
  close: () => void;
}

/**
 * The lenders selected for comparison. Stored in the URL, so that a reload and Back keep them. Over a form it is
 * local state, because a form asks before the URL changes.
 */
export function useComparison({ overForm }: { overForm: boolean }): Comparison {
  const [address, setAddress] = useSearchParams();
  const [own, setOwn] = useState(() => new URLSearchParams());
  const query = overForm ? own : address;
  // A checkbox responds immediately; the URL follows.
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    (query.get(CHOSEN) ?? '').split(',').filter(Boolean).slice(0, MAX_COMPARED),
  );

  const change = (values: Readonly<Record<string, string | null>>, replace: boolean) => {
    const changed = (before: URLSearchParams) => withParams(before, values);
    if (overForm) setOwn(changed);
    else setAddress(changed, { replace });
  };

  return {
    chosen,
    isOpen: query.get(VIEW) === COMPARED,
    toggle: (id) => {
      const others = chosen.filter((other) => other !== id);
      const next = others.length < chosen.length ? others : [...chosen, id].slice(0, MAX_COMPARED);
      setChosen(next);
      change({ [CHOSEN]: next.join(',') }, true);
    },
    clear: () => {
      setChosen([]);
      change({ [CHOSEN]: null, [VIEW]: null }, true);
    },
    // With the choice, which the address may not have yet.
    open: () => change({ [CHOSEN]: chosen.join(','), [VIEW]: COMPARED }, false),
    close: () => change({ [CHOSEN]: chosen.join(','), [VIEW]: null }, true),
  };
}

interface ChosenLendersProps {
  /** Lenders selected for comparison. */
  compared: readonly Match[];
  onOpen: () => void;
  onClear: () => void;
}

/** The lenders selected for comparison. Its space is reserved, so that selecting moves no card. */
export function ChosenLenders({ compared, onOpen, onClear }: ChosenLendersProps) {
  const names = compared.map(({ lender }) => lender.name).join(', ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
      <Typography
        role="status"
        variant="body2"
        // The names are on the cards too, but not the sentence.
        noWrap={compared.length > 0}
        sx={{ flex: '1 1 12rem', minWidth: 0 }}
      >
        {compared.length === 0 ? 'Choose two to four lenders to compare.' : `Compare: ${names}`}
      </Typography>
      <Button variant="outlined" size="small" disabled={compared.length < 2} onClick={onOpen}>
        Compare
      </Button>
      <Button variant="text" size="small" disabled={compared.length === 0} onClick={onClear}>
        Clear
      </Button>
    </Box>
  );
}
