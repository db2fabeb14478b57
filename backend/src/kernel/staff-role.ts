/** Both roles work with everything; an administrator also manages the staff. */
export const STAFF_ROLES = ['admin', 'case-manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The specification's value for its admins. */
export const ADMINISTRATOR: StaffRole = 'admin';
