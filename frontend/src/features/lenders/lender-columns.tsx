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
const stated = (key: LenderField, header: string, width: number): Column<Lender> => ({
  key,
  header,
  width,
  cell: (lender) => statedBy(lender, key),
  onRequest: true,
});

export const lenderColumns: readonly Column<Lender>[] = [
  {
    key: 'name',
    header: 'Lender',
    width: 20,
    orders: ['name', '-name'],
    cell: ({ description }) => description && <SecondLine>{description}</SecondLine>,
  },
  {
    key: 'productTypes',
    header: 'Products',
    width: 13,
    cell: ({ productTypes }) => productTitles(productTypes).join(', '),
  },
  { key: 'range', header: 'Loan range', width: 11.5, figures: true, cell: loanRange },
  { key: 'interestRate', header: 'Rate', width: 9, cell: ({ interestRate }) => interestRate },
  stated('maxLtv', 'Maximum LTV', 11),
  stated('minTradingHistory', 'Trading history', 12),
  stated('minCreditScore', 'Credit score', 10),
  stated('propertyTypes', 'Property types', 12),
  stated('preferredSectors', 'Sectors', 12),
  stated('coverageAreas', 'Areas', 11),
  { key: 'contact', header: 'Contact', width: 12, cell: contact },
  {
    key: 'confirmedAt',
    header: 'Confirmed',
    width: 8.5,
    cell: ({ confirmedAt }) => (confirmedAt ? shortDate(confirmedAt) : 'Never'),
  },
  { key: 'isActive', header: 'Status', width: 7, cell: (lender) => <ActiveChip lender={lender} /> },
];
