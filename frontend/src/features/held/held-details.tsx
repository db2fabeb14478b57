import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { HeldSubmission } from '@/features/held/held-api';
import { HELD_KINDS, writtenIn } from '@/features/held/held-labels';
import { longDateAndTime } from '@/shared/lib/dates';
import { lookUp } from '@/shared/lib/labels';
import { MailLink } from '@/shared/lists/contact-links';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { writtenText } from '@/shared/ui/written-text';

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
      <DescriptionList>
        <DescriptionItem term="Kind">{lookUp(HELD_KINDS, kind)}</DescriptionItem>
        <DescriptionItem term="Email">
          <MailLink to={email} />
        </DescriptionItem>
        {writtenIn(held).map(({ field, label, text }) => (
          <DescriptionItem key={field} term={label}>
            <Box component="span" sx={writtenText}>
              {text}
            </Box>
          </DescriptionItem>
        ))}
        <DescriptionItem term="Received">{longDateAndTime(createdAt)}</DescriptionItem>
      </DescriptionList>
    </DetailDrawer>
  );
}
