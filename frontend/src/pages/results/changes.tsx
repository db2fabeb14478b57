import Typography from '@mui/material/Typography';
import type { SavedResults } from '@/features/applications/applicant/applications-api';
import { MatchChanges } from '@/features/matching/match-changes';

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
      <MatchChanges changes={changes} />
    </>
  );
}
