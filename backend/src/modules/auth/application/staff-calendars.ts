/** The calendar feeds of staff, provided by their module. */
export abstract class StaffCalendars {
  /** Disables an admin's calendar link. Call it inside a unit of work. */
  abstract end(adminId: string): Promise<void>;
}
