import Box from '@mui/material/Box';
import type { Schemas } from '@/api/schemas';
import { ruledLine } from '@/shared/ui/ruled-line';

type Change = Schemas['MatchChangeResponse'];

/** What became of lenders between two matches, one by one. */
export function MatchChanges({ changes }: { changes: readonly Change[] }) {
  return (
    <Box component="ul" sx={list}>
      {changes.map((change) => (
        <li key={change.lender.id}>
          <span>{change.lender.name}</span>
          <span>{inWords(change)}</span>
        </li>
      ))}
    </Box>
  );
}

function inWords({ change, scoreThen, scoreNow }: Change): string {
  switch (change) {
    case 'new':
      return `new, ${scoreNow}%`;
    case 'score':
      return `${scoreThen}% then, ${scoreNow}% now`;
    case 'gone':
      return `no longer matches, ${scoreThen}% then`;
  }
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& li': ruledLine,
  '& li > :last-child': { color: 'text.secondary', textAlign: 'right' },
} as const;
