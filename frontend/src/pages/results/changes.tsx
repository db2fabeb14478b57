import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SavedResults } from '@/features/applications/applicant/applications-api';
import { ruledLine } from '@/pages/results/ruled-line';

type Change = SavedResults['changes'][number];

/** What moved between the day of the submission and today, lender by lender. */
export function Changes({ results }: { results: SavedResults }) {
  const { changes, ruleVersionThen, ruleVersionNow } = results;
  return (
    <>
      {ruleVersionThen !== ruleVersionNow && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          The matching rule has changed since (version {ruleVersionThen} then, {ruleVersionNow} now), so a
          score may differ although the lender has not changed.
        </Typography>
      )}
      {changes.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nothing. The best lenders and their scores are as they were when you last gave an answer.
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {changes.map((change) => (
          <li key={change.lender.id}>
            <span>{change.lender.name}</span>
            <span>{inWords(change)}</span>
          </li>
        ))}
      </Box>
    </>
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
