import type { MailKind } from './mail-kinds.js';

/** What a mail says; its text and its HTML are made from this. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
}

/** What every mail may speak of. */
export interface LetterContext {
  /** The broker. */
  readonly firm: {
    readonly brand: string;
    readonly phone: { readonly shown: string };
    readonly email: string;
  };
  /** The whole address of a page of the site. A token goes behind a #: browsers keep that part to themselves. */
  readonly url: (path: string) => string;
}

/** What one kind of mail says. */
export interface MailTemplate<Kind extends MailKind, Content> {
  readonly kind: Kind;
  /** What staff read of one that could not be sent: 'Welcome to a partner'. */
  readonly title: string;
  letter(content: Content, context: LetterContext): Letter;
  /** As somebody might get it, to be looked at; by the names of the files they are written to. */
  readonly examples: Readonly<Record<string, Content>>;
}

/** Anybody may type somebody else's address: a name that could carry a message or a link of theirs is not repeated. */
export const greetingFor = (name: string): string =>
  /^[\p{L}\p{M}' ’-]{1,60}$/u.test(name) ? `Dear ${name},` : 'Hello,';

/** The same of a firm: what looks like an address or a telephone number is not repeated either. */
export const firmOr = (name: string, otherwise: string): string =>
  /^[\p{L}\p{M}\p{N}&'’(), -]{1,80}\.?$/u.test(name) && !/(?:\d[ -]*){6}/.test(name) ? name : otherwise;
