export abstract class PasswordHasher {
  /** @throws SignInBusy */
  abstract hash(password: string): Promise<string>;
  /**
   * Without a hash (nobody has this address) the same work is done and the answer is no.
   * @throws SignInBusy
   */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
}
