import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ApplicationInFull } from '@/features/applications/staff/admin-applications-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
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
      <DescriptionList>
        {disclosures.map(({ id, recipient, what, at }) => (
          <DescriptionItem key={id ?? recipient} term={longDateAndTime(at)}>
            {recipient}
            {what && (
              <Typography variant="caption" component="div" color="textSecondary">
                {what}
              </Typography>
            )}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Section>
  );
}
