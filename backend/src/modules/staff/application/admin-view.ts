import type { Admin } from '../domain/admin.js';
import type { StaffRole } from '#shared/domain/staff-role.js';

/** What may be shown of an admin. */
export interface AdminView {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

export const adminView = ({ id, email, name, role }: Admin): AdminView => ({ id, email, name, role });
