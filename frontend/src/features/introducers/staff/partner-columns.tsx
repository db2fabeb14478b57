import type { PartnerAccount } from '@/features/introducers/staff/partner-accounts-api';
import { longDate, shortDate } from '@/shared/lib/dates';
import { inFigures } from '@/shared/lib/figures';
import { ContactLines } from '@/shared/lists/contact-links';
import { SecondLine } from '@/shared/lists/cell-lines';
import type { Column } from '@/shared/lists/data-table-columns';
import { StatusChip } from '@/shared/lists/status-chip';

export function PartnerChip({ suspendedAt }: Pick<PartnerAccount, 'suspendedAt'>) {
  return suspendedAt === null ? (
    <StatusChip tone="positive">Active</StatusChip>
  ) : (
    <StatusChip tone="negative">Suspended</StatusChip>
  );
}

/** '12 March 2026'; invalid dates give nothing. */
export const joined = (createdAt: string): string =>
  Number.isNaN(Date.parse(createdAt)) ? 'N/A' : longDate(createdAt);

/** '62% of 8 decided'; nothing while none was decided. */
export const conversion = ({ approved, decided }: Pick<PartnerAccount, 'approved' | 'decided'>) =>
  decided === 0 ? null : `${Math.round((100 * approved) / decided)}% of ${inFigures(decided)} decided`;

export const partnerColumns: readonly Column<PartnerAccount>[] = [
  {
    key: 'companyName',
    header: 'Company',
    width: 19,
    named: true,
    orders: ['name', '-name'],
    cell: ({ businessType }) => <SecondLine>{businessType}</SecondLine>,
  },
  { key: 'contactName', header: 'Contact', width: 19.5, cell: (row) => <ContactLines {...row} /> },
  {
    key: 'createdAt',
    header: 'Joined',
    width: 10.5,
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => joined(createdAt),
  },
  {
    key: 'cases',
    header: 'Cases',
    width: 8.5,
    figures: true,
    orders: ['-cases', 'cases'],
    cell: ({ cases }) => inFigures(cases),
  },
  { key: 'approved', header: 'Approved', width: 12, figures: true, cell: conversion },
  { key: 'leads', header: 'Leads', width: 7.5, figures: true, cell: ({ leads }) => inFigures(leads) },
  {
    key: 'lastSignedInAt',
    header: 'Last sign-in',
    width: 12.5,
    figures: true,
    orders: ['-sign-in', 'sign-in'],
    cell: ({ lastSignedInAt }) => (lastSignedInAt === null ? null : shortDate(lastSignedInAt)),
  },
  {
    key: 'status',
    header: 'Status',
    width: 10.5,
    cell: ({ suspendedAt }) => <PartnerChip suspendedAt={suspendedAt} />,
  },
];
