/** What somebody at the broker may do: both work with everything, and an administrator also manages the staff. */
export const STAFF_ROLES = ['admin', 'case-manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The specification's value for the admins that it knows. */
export const ADMINISTRATOR: StaffRole = 'admin';
