import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Schemas } from '@/api/schemas';
import { usePreviewRetentionQuery } from '@/features/people/people-api';
import { plainTable, tableRoom } from '@/features/people/plain-table';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { longDate, shortDateAndTime } from '@/shared/lib/dates';
import { counted, inFigures } from '@/shared/lib/figures';
import { LoadingCards } from '@/shared/ui/loading/loading-cards';
import { Section } from '@/shared/ui/section';

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, n) => total + n, 0);

/** What the next nightly run deletes or makes anonymous, and what the last ones did. */
export function RetentionTab() {
  const preview = usePreviewRetentionQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryBoundary
      query={preview}
      name="The retention preview"
      variant="page"
      fallback={<LoadingCards label="Loading what is due" count={2} />}
    >
      {(retention) => <Retention {...retention} />}
    </QueryBoundary>
  );
}

function Retention({ periods, runs, stoppedSince }: Schemas['RetentionResponse']) {
  const due = periods.reduce((total, period) => total + period.due, 0);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {stoppedSince !== null && (
        <Alert severity="error">
          Nothing has been deleted on time since {longDate(stoppedSince)}. Ask the person who runs the server
          to read ‘Retention’ in the operations guide.
        </Alert>
      )}
      <Section
        variant="card"
        title={due === 0 ? 'Nothing is due tonight' : `${counted(due, 'record')} due tonight`}
      >
        <Box sx={tableRoom}>
          <Box component="table" sx={plainTable} aria-label="How long records are stored">
            <thead>
              <tr>
                <th scope="col">Record</th>
                <th scope="col">Stored for</th>
                <th scope="col">Then</th>
                <th scope="col" data-figures>
                  Due
                </th>
              </tr>
            </thead>
            <tbody>
              {periods.map(({ period, what, howLong, atTheEnd, due: n }) => (
                <tr key={period}>
                  <th scope="row">{what}</th>
                  <td>{howLong}</td>
                  <td>{atTheEnd}</td>
                  <td data-figures data-label="Due">
                    {inFigures(n)}
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Records on hold, and applications with an open complaint, stay. The firm’s settings decide how long.
        </Typography>
      </Section>
      <Section variant="card" title="Nightly runs">
        {runs.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            No run yet. The first one is tonight.
          </Typography>
        ) : (
          <Box sx={tableRoom}>
            <Box component="table" sx={plainTable} aria-label="Nightly runs">
              <thead>
                <tr>
                  <th scope="col">Started</th>
                  <th scope="col">Ended</th>
                  <th scope="col" data-figures>
                    Erased
                  </th>
                  <th scope="col" data-figures>
                    Not erased
                  </th>
                </tr>
              </thead>
              <tbody>
                {runs.map(({ id, startedAt, endedAt, counts, remaining }) => (
                  <tr key={id}>
                    <th scope="row">{shortDateAndTime(startedAt)}</th>
                    <td data-label="Ended">{endedAt === null ? 'Not ended' : shortDateAndTime(endedAt)}</td>
                    <td data-figures data-label="Erased">
                      {inFigures(sum(counts))}
                    </td>
                    <td data-figures data-label="Not erased">
                      {remaining === null ? 'Unknown' : inFigures(remaining)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Box>
          </Box>
        )}
      </Section>
    </Box>
  );
}
