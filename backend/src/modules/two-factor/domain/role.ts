/** A kind of account that people sign in to. */
export interface Role {
  readonly name: 'admin' | 'introducer';
  /** Whether its accounts can have two-step sign-in. */
  readonly twoFactor: boolean;
}
