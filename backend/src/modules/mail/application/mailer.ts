export interface Mail {
  /** The same for every attempt to send the same mail, so that a reader's program can tell a repetition. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export abstract class Mailer {
  /** Resolves once somebody else has taken the mail over. @throws MailNotSent */
  abstract send(mail: Mail): Promise<void>;
}

/** Says why without naming who the mail was for. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}
