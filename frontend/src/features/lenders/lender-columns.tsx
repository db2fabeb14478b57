import MuiLink from '@mui/material/Link';
import { statedBy, type LenderField } from '@/features/lenders/lender-fields';
import type { Lender } from '@/features/lenders/lenders-api';
import { MailLink, PhoneLink } from '@/shared/lists/contact-links';
import { CellLines, PartsLine } from '@/shared/lists/table/cell-lines';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { webAddress } from '@/shared/lib/contact-addresses';
import { shortDate } from '@/shared/lib/dates';
import { formatTypedPounds } from '@/shared/lib/money';
import { StatusChip } from '@/shared/ui/status-chip';
import { productTitles } from '@/shared/site/products';

/** 'Min to max' only if both are stated: one end alone would look like a range. */
const loanRange = ({ minAmount, maxAmount }: Lender): string | null =>
  minAmount && maxAmount ? `${formatTypedPounds(minAmount)} to ${formatTypedPounds(maxAmount)}` : null;

export function ActiveChip({ lender: { isActive } }: { lender: Lender }) {
  return isActive === 'true' ? (
    <StatusChip tone="positive" quiet>
      Active
    </StatusChip>
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

/** How to reach a lender, and what it lends for; null if neither is known. */
function reached({ contactPhone, contactEmail, website, description }: Lender) {
  const parts = [
    contactPhone && <PhoneLink to={contactPhone} />,
    contactEmail && <MailLink to={contactEmail} />,
    website && <WebsiteLink website={website} />,
    description && <span>{description}</span>,
  ];
  return parts.some(Boolean) ? <PartsLine parts={parts} /> : null;
}

/** A column for one of a lender's fields. */
const stated = (key: LenderField, header: string): Column<Lender> => ({
  key,
  header,
  type: 'text',
  cell: (lender) => statedBy(lender, key),
  optional: true,
});

export const lenderColumns: readonly Column<Lender>[] = [
  {
    key: 'name',
    header: 'Lender',
    type: 'name',
    orders: ['name', '-name'],
    cell: reached,
  },
  {
    key: 'productTypes',
    header: 'Products',
    type: 'product',
    cell: ({ productTypes }) => productTitles(productTypes).join(', '),
  },
  { key: 'range', header: 'Loan range', type: 'range', inCard: 'as it is', cell: loanRange },
  { key: 'interestRate', header: 'Rate', type: 'wordedRate', cell: ({ interestRate }) => interestRate },
  stated('maxLtv', 'Maximum LTV'),
  stated('minTradingHistory', 'Trading history'),
  stated('minCreditScore', 'Credit score'),
  stated('propertyTypes', 'Property types'),
  stated('preferredSectors', 'Sectors'),
  stated('coverageAreas', 'Areas'),
  {
    key: 'isActive',
    header: 'Status, confirmed',
    type: 'status',
    inCard: 'first line',
    cell: (lender) => (
      <CellLines
        first={<ActiveChip lender={lender} />}
        second={lender.confirmedAt ? shortDate(lender.confirmedAt) : 'Not confirmed'}
      />
    ),
  },
];
