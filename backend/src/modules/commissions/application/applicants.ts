/** Those who sent the applications, and hold the links to them. */
export abstract class Applicants {
  /**
   * The application that a status link leads to.
   * @throws LinkNotFound
   */
  abstract follow(token: string): Promise<string>;
}
