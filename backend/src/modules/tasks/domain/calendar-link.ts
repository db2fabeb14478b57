/** The address at which a calendar reads the tasks of one member of the staff: whoever knows it reads them. */
export interface CalendarLink {
  readonly id: string;
  readonly adminId: string;
  /** Of the token in its address, which is made from the id. */
  readonly digest: string;
  readonly createdAt: Date;
}
