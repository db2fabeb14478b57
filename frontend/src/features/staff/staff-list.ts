import { staffApi, type StaffListQuery } from '@/features/staff/staff-api';
import { staffRoles } from '@/features/staff/staff-roles';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<StaffListQuery>[] = [
  {
    name: 'status',
    label: 'State',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'removed', label: 'Removed' },
    ],
  },
  { name: 'role', label: 'Role', options: staffRoles },
];

export const staffList = {
  list: staffApi.endpoints.listStaff,
  one: staffApi.endpoints.getStaffMember,
  filters,
  refreshes: ['Staff'],
} as const;
