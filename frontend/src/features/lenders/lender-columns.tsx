import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { statedBy, type LenderField } from '@/features/lenders/lender-fields';
import type { Lender } from '@/features/lenders/lenders-api';
import { MailLink, PhoneLink } from '@/shared/lists/contact-links';
import { CellLines, SecondLine } from '@/shared/lists/cell-lines';
import type { Column } from '@/shared/lists/data-table-columns';
import { webAddress } from '@/shared/lib/contact-addresses';
import { shortDate } from '@/shared/lib/dates';
import { asPounds } from '@/shared/lib/pounds';
import { StatusChip } from '@/shared/lists/status-chip';
import { productTitles } from '@/shared/site/products';

/** 'Min to max' only if both are stated: one end alone would look like a range. */
const loanRange = ({ minAmount, maxAmount }: Lender): string | null =>
  minAmount && maxAmount ? `${asPounds(minAmount)} to ${asPounds(maxAmount)}` : null;

export function ActiveChip({ lender: { isActive } }: { lender: Lender }) {
  return isActive === 'true' ? (
    <StatusChip tone="positive">Active</StatusChip>
  ) : (
    <StatusChip tone="neutral">Inactive</StatusChip>
  );
}

/** A website as a link; an invalid address stays text. */
export function WebsiteLink({ website }: { website: string }) {
  const address = webAddress(website);
  if (address === null) return <span>{website}</span>;
  return (
    <MuiLink href={address} target="_blank" rel="noopener noreferrer">
      {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </MuiLink>
  );
}

function contact({ contactEmail, contactPhone, website }: Lender): ReactNode {
  if (!contactEmail && !contactPhone && !website) return null;
  return (
    <CellLines
      first={contactEmail ? <MailLink to={contactEmail} /> : website && <WebsiteLink website={website} />}
      second={
        <>
          {contactPhone && <PhoneLink to={contactPhone} />}
          {contactPhone && contactEmail && website && ' · '}
          {contactEmail && website && <WebsiteLink website={website} />}
        </>
      }
    />
  );
}

/** A column for one of a lender's fields. */
const stated = (key: LenderField, header: string): Column<Lender> => ({
  key,
  header,
  holds: 'text',
  cell: (lender) => statedBy(lender, key),
  onRequest: true,
});

export const lenderColumns: readonly Column<Lender>[] = [
  {
    key: 'name',
    header: 'Lender',
    holds: 'name',
    orders: ['name', '-name'],
    cell: ({ description }) => description && <SecondLine>{description}</SecondLine>,
  },
  {
    key: 'productTypes',
    header: 'Products',
    holds: 'party',
    cell: ({ productTypes }) => productTitles(productTypes).join(', '),
  },
  { key: 'range', header: 'Loan range', holds: 'range', cell: loanRange },
  { key: 'interestRate', header: 'Rate', holds: 'rate', cell: ({ interestRate }) => interestRate },
  stated('maxLtv', 'Maximum LTV'),
  stated('minTradingHistory', 'Trading history'),
  stated('minCreditScore', 'Credit score'),
  stated('propertyTypes', 'Property types'),
  stated('preferredSectors', 'Sectors'),
  stated('coverageAreas', 'Areas'),
  { key: 'contact', header: 'Contact', holds: 'status', cell: contact },
  {
    key: 'confirmedAt',
    header: 'Confirmed',
    holds: 'date',
    cell: ({ confirmedAt }) => (confirmedAt ? shortDate(confirmedAt) : 'Never'),
  },
  { key: 'isActive', header: 'Status', holds: 'status', cell: (lender) => <ActiveChip lender={lender} /> },
];
