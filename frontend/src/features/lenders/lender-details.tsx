import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ActiveChip, WebsiteLink } from '@/features/lenders/lender-columns';
import { CRITERIA, LENDER_LABELS, statedBy } from '@/features/lenders/lender-fields';
import type { Lender } from '@/features/lenders/lenders-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer, Fact, Facts } from '@/shared/portal/detail-drawer';

interface LenderDetailsProps {
  lender: Lender;
  onClose: () => void;
  actions?: ReactNode;
}

/** Everything that is known of a lender, its criteria too. */
export function LenderDetails({ lender, onClose, actions }: LenderDetailsProps) {
  const { contactEmail, website } = lender;
  return (
    <DetailDrawer title={lender.name} open onClose={onClose} actions={actions}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <ActiveChip lender={lender} />
          {lender.description && <Typography>{lender.description}</Typography>}
        </Box>
        <Facts>
          <Fact name={LENDER_LABELS.productTypes}>{lender.productTypes}</Fact>
          <Fact name={LENDER_LABELS.minAmount}>{lender.minAmount}</Fact>
          <Fact name={LENDER_LABELS.maxAmount}>{lender.maxAmount}</Fact>
          <Fact name={LENDER_LABELS.interestRate}>{lender.interestRate}</Fact>
          <Fact name={LENDER_LABELS.contactEmail}>
            {contactEmail && <MuiLink href={`mailto:${contactEmail}`}>{contactEmail}</MuiLink>}
          </Fact>
          <Fact name={LENDER_LABELS.contactPhone}>{lender.contactPhone}</Fact>
          <Fact name={LENDER_LABELS.website}>{website && <WebsiteLink website={website} />}</Fact>
        </Facts>
        <Box component="section" aria-labelledby="lending-criteria">
          <Typography id="lending-criteria" variant="h3" sx={{ mb: 1.5 }}>
            Lending criteria
          </Typography>
          <Facts>
            {CRITERIA.map((field) => (
              <Fact key={field} name={LENDER_LABELS[field]}>
                {statedBy(lender, field)}
              </Fact>
            ))}
          </Facts>
        </Box>
        <Typography variant="caption" color="textSecondary">
          Added {longDateAndTime(lender.createdAt)}, last changed {longDateAndTime(lender.updatedAt)}
        </Typography>
      </Box>
    </DetailDrawer>
  );
}
