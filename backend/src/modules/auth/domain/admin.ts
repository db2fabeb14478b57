export interface AdminState {
  readonly id: string;
  readonly email: string;
  /** The hash; never shown to anybody. */
  readonly password: string;
  readonly name: string;
  readonly role: string;
  readonly createdAt: Date;
}

/** Somebody who runs the brokerage's side of the site. */
export class Admin implements AdminState {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: string;
  readonly createdAt: Date;

  constructor(state: AdminState) {
    this.id = state.id;
    this.email = state.email;
    this.password = state.password;
    this.name = state.name;
    this.role = state.role;
    this.createdAt = state.createdAt;
  }
}
