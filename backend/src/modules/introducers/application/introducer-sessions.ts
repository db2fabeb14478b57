/** Where introducers are signed in. */
export abstract class IntroducerSessions {
  /** In how many browsers. */
  abstract count(introducerId: string): Promise<number>;
}
