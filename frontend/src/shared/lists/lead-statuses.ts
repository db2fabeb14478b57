import type { Schemas } from '@/api/schemas';
import type { Option } from '@/shared/forms/fields/options';

type LeadStatus = Schemas['LeadResponse']['status'];

/** In the usual order of a lead. */
export const LEAD_STATUSES: readonly (Option & { value: LeadStatus })[] = [
  { value: 'lead', label: 'Lead' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'qualified', label: 'Qualified' },
  { value: 'client', label: 'Client' },
  { value: 'closed-won', label: 'Closed Won' },
  { value: 'closed-lost', label: 'Closed Lost' },
];

export const statusLabel = (status: LeadStatus): string =>
  LEAD_STATUSES.find(({ value }) => value === status)?.label ?? status;
