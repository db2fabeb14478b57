export interface Mail {
  /** The message's id: the same for every attempt, so that email programs recognise repetitions. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export abstract class Mailer {
  /** Resolves once another server has accepted the email. @throws MailNotSent */
  abstract send(mail: Mail): Promise<void>;
}

/** Gives the reason without naming the recipient. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}
