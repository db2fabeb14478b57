import type { MailKind } from './mail-kinds.js';

/** The content of an email, from which its text and HTML are written. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
}

/** Context available to every email. */
export interface LetterContext {
  /** The broker. */
  readonly firm: {
    readonly brand: string;
    readonly phone: { readonly shown: string };
    readonly email: string;
  };
  /** The full address of a page of the site. Tokens go into the fragment, which browsers do not send. */
  readonly url: (path: string) => string;
}

/** The template of one kind of email. */
export interface MailTemplate<Kind extends MailKind, Content> {
  readonly kind: Kind;
  /** Its title for staff when it could not be sent: 'Welcome to a partner'. */
  readonly title: string;
  letter(content: Content, context: LetterContext): Letter;
  /** Examples for previews, by file name. */
  readonly examples: Readonly<Record<string, Content>>;
}

/** Anyone may enter a stranger's address: a name that could carry a message or a link is not repeated. */
export const greetingFor = (name: string): string =>
  /^[\p{L}\p{M}' ’-]{1,60}$/u.test(name) ? `Dear ${name},` : 'Hello,';

/** The name of a firm, unless it could carry a message: text like an address or a phone number is not repeated either. */
export const firmOr = (name: string, otherwise: string): string =>
  /^[\p{L}\p{M}\p{N}&'’(), -]{1,80}\.?$/u.test(name) && !/(?:\d[ -]*){6}/.test(name) ? name : otherwise;
