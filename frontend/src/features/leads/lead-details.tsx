import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LeadStatusMenu, type LeadStatusMenuProps } from '@/features/leads/lead-status-menu';
import { leadLabels } from '@/features/leads/lead-values';
import { longDateAndTime } from '@/shared/lib/dates';
import { MailLink, PhoneLink } from '@/shared/lists/contact-links';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/detail-drawer';

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
        <Facts>
          <Fact name={leadLabels.email}>
            <MailLink to={email} />
          </Fact>
          <Fact name={leadLabels.phone}>{phone && <PhoneLink to={phone} />}</Fact>
          <Fact name={leadLabels.company}>{company}</Fact>
          <Fact name={leadLabels.source}>{source}</Fact>
        </Facts>
        <section>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {leadLabels.notes}
          </Typography>
          <Typography
            sx={{ whiteSpace: 'pre-wrap', color: notes ? 'text.primary' : 'text.secondary' }}
            variant="body2"
          >
            {notes ?? 'No notes yet'}
          </Typography>
        </section>
        <Typography variant="caption" color="textSecondary">
          Added {longDateAndTime(createdAt)}, last changed {longDateAndTime(updatedAt)}
        </Typography>
      </Box>
    </DetailDrawer>
  );
}
