/** The addresses at which calendars read what members of the staff have to do, in whichever module keeps them. */
export abstract class StaffCalendars {
  /** The one that an admin has opens nothing any more. To be called inside a unit of work. */
  abstract end(adminId: string): Promise<void>;
}
