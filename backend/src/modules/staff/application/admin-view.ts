import { viewOf, type ViewOf } from '#platform/application/view.js';
import type { Admin } from '../domain/admin.js';

const FIELDS = ['id', 'email', 'name', 'role'] as const;

/** What may be shown of an admin. */
export type AdminView = ViewOf<Admin, (typeof FIELDS)[number]>;

export const adminView = (admin: Admin): AdminView => viewOf(admin, FIELDS);
