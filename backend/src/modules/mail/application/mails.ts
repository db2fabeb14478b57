import type { RecordReference } from '#platform/application/record-kinds.js';
import type { MailTemplate } from './letter.js';
import type { MailData, MailKind } from './mail-kinds.js';

/** Mails to people. */
export abstract class Mails {
  /**
   * Asks for a mail, together with the other writes of the running unit of work or not at all. What is asked for again
   * under the same id, a UUID, is one mail.
   */
  abstract send<Kind extends MailKind>(
    kind: Kind,
    data: MailData<Kind>,
    options?: MailOptions,
  ): Promise<void>;
}

export interface MailOptions {
  readonly id?: string;
  /** It is written and sent so many seconds from now at the earliest. */
  readonly afterSeconds?: number;
}

/** A mail as it is to go out now. */
export interface LoadedMail<Content> {
  /** The same for every attempt to send the same mail. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly content: Content;
}

/** The records of whoever gets a mail, and of what it is about; null where there is none any more. */
export interface MailRecords {
  readonly to: RecordReference | null;
  readonly about: RecordReference | null;
}

/** What one kind of email says, and what that is made of. */
export interface MailLoader<Kind extends MailKind, Content = unknown> {
  readonly template: MailTemplate<Kind, Content>;
  /** At the moment of sending. Null when it is no longer to be sent, such as one about what was erased meanwhile. */
  load(data: MailData<Kind>): Promise<LoadedMail<Content> | null>;
  /** For staff, when it could not be sent. */
  describe(data: MailData<Kind>): MailRecords | Promise<MailRecords>;
}

/** Keeps what is loaded to what the template needs. */
export const mailLoader = <Kind extends MailKind, Content>(
  template: MailTemplate<Kind, Content>,
  load: (data: MailData<Kind>) => Promise<LoadedMail<Content> | null>,
  describe: (data: MailData<Kind>) => MailRecords | Promise<MailRecords>,
): MailLoader<Kind, Content> => ({ template, load, describe });

export type MailLoaders = { readonly [Kind in MailKind]?: MailLoader<Kind> };

/** What some kinds of emails are made of, contributed by the module whose records they are about. */
export abstract class MailSource {
  abstract readonly mails: MailLoaders;
}
