import Typography from '@mui/material/Typography';
import type { ApplicationInFull, FoundLenders } from '@/features/applications/staff/admin-applications-api';
import reportStyles from '@/shared/lists/report-table.module.css';

interface ThenAndNowProps {
  then: ApplicationInFull['matches'];
  now: FoundLenders['today']['matches'];
}

/** The lenders that fitted when the application came, beside how they fit today. */
export function ThenAndNow({ then, now }: ThenAndNowProps) {
  const today = new Map(now.map(({ lender, score }) => [lender.id, score]));
  const kept = new Map(then.map(({ id, score }) => [id, score]));
  const lenders = new Map([
    ...now.slice(0, then.length).map(({ lender }) => [lender.id, lender.name] as const),
    ...then.map(({ id, name }) => [id, name] as const),
  ]);
  if (lenders.size === 0) return <Typography variant="body2">No lender fitted then.</Typography>;
  return (
    <table aria-label="Matches then and now" className={reportStyles['table']}>
      <thead>
        <tr>
          <th scope="col">Lender</th>
          <th scope="col">Then</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {[...lenders].map(([id, name]) => (
          <tr key={id}>
            <td>{name}</td>
            <td>{percent(kept.get(id))}</td>
            <td>{percent(today.get(id))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const percent = (score: number | undefined): string => (score === undefined ? 'Not listed' : `${score}%`);
