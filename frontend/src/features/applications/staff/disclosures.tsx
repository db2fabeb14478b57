import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ApplicationInFull } from '@/features/applications/staff/admin-applications-api';
import { RecordSection } from '@/shared/frame/record-section';
import { longDateAndTime } from '@/shared/lib/dates';
import { Fact, Facts } from '@/shared/lists/detail-drawer';

interface DisclosuresProps extends Pick<ApplicationInFull, 'disclosures'> {
  /** What can be done about them. */
  action?: ReactNode;
}

/** To whom the applicant's details were given, when, and what of them. */
export function Disclosures({ disclosures, action }: DisclosuresProps) {
  return (
    <RecordSection title="Who was given the details" action={action}>
      {disclosures.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nobody yet, as far as it is recorded here.
        </Typography>
      )}
      <Facts>
        {disclosures.map(({ id, recipient, what, at }) => (
          <Fact key={id} name={longDateAndTime(at)}>
            {recipient}
            {what && (
              <Typography variant="caption" component="div" color="textSecondary">
                {what}
              </Typography>
            )}
          </Fact>
        ))}
      </Facts>
    </RecordSection>
  );
}
