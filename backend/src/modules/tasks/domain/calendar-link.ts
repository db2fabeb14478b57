/** The address of a member of staff's tasks as a calendar feed: whoever knows it can read them. */
export interface CalendarLink {
  readonly id: string;
  readonly adminId: string;
  /** The digest of the token in its address, which is derived from the id. */
  readonly digest: string;
  readonly createdAt: Date;
}
