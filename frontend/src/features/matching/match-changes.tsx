import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Schemas } from '@/api/schemas';
import { ruledLine } from '@/shared/ui/ruled-line';

type Change = Schemas['MatchChangeResponse'];

interface ChangesSinceProps {
  found: {
    readonly changes: readonly Change[];
    readonly ruleVersionThen: string;
    readonly ruleVersionNow: string;
  };
  /** The text if nothing changed. */
  unchanged: string;
}

/** Changes between the stored match and today's, lender by lender. */
export function ChangesSince({ found, unchanged }: ChangesSinceProps) {
  const { changes, ruleVersionThen, ruleVersionNow } = found;
  return (
    <>
      {ruleVersionThen !== ruleVersionNow && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          The matching rule has changed since (version {ruleVersionThen} then, {ruleVersionNow} now), so
          scores may differ even where the lender has not changed.
        </Typography>
      )}
      {changes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {unchanged}
        </Typography>
      ) : (
        <MatchChanges changes={changes} />
      )}
    </>
  );
}

/** Changes of lenders between two matches. */
export function MatchChanges({ changes }: { changes: readonly Change[] }) {
  return (
    <Box component="ul" sx={list}>
      {changes.map((change) => (
        <li key={change.lender.id}>
          <span>{change.lender.name}</span>
          <span>{formatChange(change)}</span>
        </li>
      ))}
    </Box>
  );
}

function formatChange({ change, scoreThen, scoreNow }: Change): string {
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
