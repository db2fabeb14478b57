import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LeadStatusMenu, type LeadStatusMenuProps } from '@/features/leads/lead-status-menu';
import { leadSchema } from '@/features/leads/lead-values';
import { longDateAndTime } from '@/shared/lib/dates';
import { MailLink, PhoneLink } from '@/shared/lists/contact-links';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { Section } from '@/shared/ui/section';
import { writtenText } from '@/shared/ui/written-text';

interface LeadDetailsProps extends LeadStatusMenuProps {
  onClose: () => void;
  actions?: ReactNode;
}

/** All details of a lead. */
export function LeadDetails({ lead, onMove, onConvert, onClose, actions }: LeadDetailsProps) {
  const { name, email, phone, company, source, notes, createdAt, updatedAt } = lead;
  return (
    <DetailDrawer title={name} onClose={onClose} actions={actions}>
      <Box sx={{ display: 'grid', gap: 3, overflowWrap: 'anywhere' }}>
        <div>
          <LeadStatusMenu lead={lead} onMove={onMove} onConvert={onConvert} />
        </div>
        <DescriptionList>
          <DescriptionItem term={leadSchema.labels.email}>
            <MailLink to={email} />
          </DescriptionItem>
          <DescriptionItem term={leadSchema.labels.phone}>
            {phone && <PhoneLink to={phone} />}
          </DescriptionItem>
          <DescriptionItem term={leadSchema.labels.company}>{company}</DescriptionItem>
          <DescriptionItem term={leadSchema.labels.source}>{source}</DescriptionItem>
        </DescriptionList>
        <Section variant="drawer" title={leadSchema.labels.notes}>
          <Typography
            sx={{ ...writtenText, color: notes ? 'text.primary' : 'text.secondary' }}
            variant="body2"
          >
            {notes ?? 'No notes yet'}
          </Typography>
        </Section>
        <Typography variant="caption" color="textSecondary">
          Added {longDateAndTime(createdAt)}, last changed {longDateAndTime(updatedAt)}
        </Typography>
      </Box>
    </DetailDrawer>
  );
}
