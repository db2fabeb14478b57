import type { StaffRole } from '@/features/staff/staff-api';
import { optionsOf } from '@/shared/forms/fields/options';
import { humanise, lookUp } from '@/shared/lib/labels';

const LABELS: Readonly<Record<StaffRole, string>> = {
  'case-manager': 'Case manager',
  admin: 'Administrator',
};

export const staffRoles = optionsOf(LABELS);

/** 'Case manager' */
export const roleLabel = (role: StaffRole): string => lookUp(LABELS, role) ?? humanise(role);

/** 'a case manager' */
export const asRole = (role: StaffRole): string => (role === 'admin' ? 'an administrator' : 'a case manager');

/** Whether this role may manage staff; the server checks again. */
export const managesStaff = ({ role }: { role: StaffRole }): boolean => role === 'admin';

/** What each role may do, for administrators who assign it. */
export const ROLE_HELP =
  'Both work with applications, partners and lenders. An administrator also manages the staff.';
