import type { PartnerAccount } from '@/features/introducers/staff/partner-accounts-api';
import { longDate, shortDate } from '@/shared/lib/dates';
import { inFigures } from '@/shared/lib/figures';
import { ContactLine } from '@/shared/lists/contact-links';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { StatusChip } from '@/shared/ui/status-chip';

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
    type: 'name',
    named: true,
    orders: ['name', '-name'],
    cell: (row) => <ContactLine {...row} />,
  },
  {
    key: 'businessType',
    header: 'Business type',
    type: 'person',
    inCard: 'as it is',
    cell: ({ businessType }) => businessType,
  },
  {
    key: 'createdAt',
    header: 'Joined',
    type: 'time',
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => joined(createdAt),
  },
  {
    key: 'cases',
    header: 'Cases',
    type: 'count',
    orders: ['-cases', 'cases'],
    cell: ({ cases }) => inFigures(cases),
  },
  { key: 'approved', header: 'Approved', type: 'person', cell: conversion },
  { key: 'leads', header: 'Leads', type: 'count', cell: ({ leads }) => inFigures(leads) },
  {
    key: 'lastSignedInAt',
    header: 'Last sign-in',
    type: 'date',
    orders: ['-sign-in', 'sign-in'],
    cell: ({ lastSignedInAt }) => (lastSignedInAt === null ? null : shortDate(lastSignedInAt)),
  },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    inCard: 'as it is',
    cell: ({ suspendedAt }) => <PartnerChip suspendedAt={suspendedAt} />,
  },
];
