import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ApplicationInFull } from '@/features/applications/staff/admin-applications-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { Fact, Facts } from '@/shared/lists/screen/detail-drawer';
import { Section } from '@/shared/ui/section';

interface DisclosuresProps extends Pick<ApplicationInFull, 'disclosures'> {
  /** Actions on them. */
  action?: ReactNode;
}

/** Who has the applicant's details, since when, and which details; includes the partner of the case. */
export function Disclosures({ disclosures, action }: DisclosuresProps) {
  return (
    <Section variant="card" title="Details shared" actions={action}>
      {disclosures.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          None recorded.
        </Typography>
      )}
      <Facts>
        {disclosures.map(({ id, recipient, what, at }) => (
          <Fact key={id ?? recipient} name={longDateAndTime(at)}>
            {recipient}
            {what && (
              <Typography variant="caption" component="div" color="textSecondary">
                {what}
              </Typography>
            )}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
