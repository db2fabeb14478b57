import { viewOf, type ViewOf } from '#platform/application/view.js';
import type { Admin } from '../domain/admin.js';

const FIELDS = ['id', 'email', 'name', 'role'] as const;

/** The fields of an admin that may be shown. */
export type AdminView = ViewOf<Admin, (typeof FIELDS)[number]>;

export const adminView = (admin: Admin): AdminView => viewOf(admin, FIELDS);
