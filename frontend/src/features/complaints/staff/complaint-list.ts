import { complaintsApi, type ComplaintListQuery } from '@/features/complaints/staff/complaints-api';
import { COMPLAINT_KINDS, STATUS_LABELS } from '@/features/complaints/staff/complaint-labels';
import { optionsOf } from '@/shared/forms/fields/options';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<ComplaintListQuery>[] = [
  { name: 'status', label: 'Status', options: optionsOf(STATUS_LABELS) },
  { name: 'kind', label: 'About', options: optionsOf(COMPLAINT_KINDS) },
];

export const complaintList = {
  list: complaintsApi.endpoints.listComplaints,
  filters,
  refreshes: ['Complaint', 'Staff'],
} as const;
