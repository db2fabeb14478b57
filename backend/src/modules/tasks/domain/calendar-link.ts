export interface CalendarLinkState {
  readonly id: string;
  readonly adminId: string;
  /** Of the token in its address, which is made from the id. */
  readonly digest: string;
  readonly createdAt: Date;
}

/** The address at which a calendar reads the tasks of one member of the staff: whoever knows it reads them. */
export class CalendarLink implements CalendarLinkState {
  readonly id: string;
  readonly adminId: string;
  readonly digest: string;
  readonly createdAt: Date;

  constructor({ id, adminId, digest, createdAt }: CalendarLinkState) {
    this.id = id;
    this.adminId = adminId;
    this.digest = digest;
    this.createdAt = createdAt;
  }
}
