import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { HeldSubmission } from '@/features/held/held-api';
import { KINDS, writtenIn } from '@/features/held/held-labels';
import { longDateAndTime } from '@/shared/lib/dates';
import { lookUp } from '@/shared/lib/labels';
import { MailLink } from '@/shared/lists/contact-links';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/screen/detail-drawer';
import { writtenText } from '@/shared/lists/written-text';

interface HeldDetailsProps {
  held: HeldSubmission;
  onClose: () => void;
  actions?: ReactNode;
}

/** A held submission in full. */
export function HeldDetails({ held, onClose, actions }: HeldDetailsProps) {
  const { name, email, kind, createdAt } = held;
  return (
    <DetailDrawer title={name} onClose={onClose} actions={actions}>
      <Facts>
        <Fact name="Kind">{lookUp(KINDS, kind)}</Fact>
        <Fact name="Email">
          <MailLink to={email} />
        </Fact>
        {writtenIn(held).map(({ field, label, text }) => (
          <Fact key={field} name={label}>
            <Box component="span" sx={writtenText}>
              {text}
            </Box>
          </Fact>
        ))}
        <Fact name="Received">{longDateAndTime(createdAt)}</Fact>
      </Facts>
    </DetailDrawer>
  );
}
