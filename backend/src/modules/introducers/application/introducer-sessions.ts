/** Where introducers are signed in. */
export abstract class IntroducerSessions {
  /** In how many browsers. */
  abstract count(introducerId: string): Promise<number>;
  /** Signs an introducer out in every browser. */
  abstract endAll(introducerId: string): Promise<void>;
}
