import type { RecordReference } from '#platform/application/record-kinds.js';
import type { MailTemplate } from './letter.js';
import type { MailData, MailKind } from './mail-kinds.js';

/** Sends emails. */
export abstract class Mails {
  /** Queues an email in the running unit of work. Queuing the same id (a UUID) again sends one email. */
  abstract send<Kind extends MailKind>(
    kind: Kind,
    data: MailData<Kind>,
    options?: MailOptions,
  ): Promise<void>;
}

export interface MailOptions {
  readonly id?: string;
  /** Sent no earlier than this many seconds from now. */
  readonly afterSeconds?: number;
}

/** An email ready to be written. */
export interface LoadedMail<Content> {
  /** The message's id: the same for every attempt. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly content: Content;
}

/** The contact of an application or a partner, as a recipient. */
export const addressOf = ({
  contactName,
  email,
}: {
  readonly contactName: string;
  readonly email: string;
}): LoadedMail<unknown>['to'] => ({ name: contactName, address: email });

/** The records of an email's recipient and subject; null if deleted. */
export interface MailRecords {
  readonly to: RecordReference | null;
  readonly about: RecordReference | null;
}

/** Loads the content of one kind of email. */
export interface MailLoader<Kind extends MailKind, Content = unknown> {
  readonly template: MailTemplate<Kind, Content>;
  /** Called when sending. Null if it should no longer be sent, for example because its record was erased. */
  load(data: MailData<Kind>): Promise<LoadedMail<Content> | null>;
  /** For staff, if it could not be sent. */
  describe(data: MailData<Kind>): MailRecords | Promise<MailRecords>;
}

/** Checks at compile time that the loaded content fits the template. */
export const mailLoader = <Kind extends MailKind, Content>(
  template: MailTemplate<Kind, Content>,
  load: (data: MailData<Kind>) => Promise<LoadedMail<Content> | null>,
  describe: (data: MailData<Kind>) => MailRecords | Promise<MailRecords>,
): MailLoader<Kind, Content> => ({ template, load, describe });

export type MailLoaders = { readonly [Kind in MailKind]?: MailLoader<Kind> };

/** The content of some kinds of emails, contributed by the module of their records. */
export abstract class MailSource {
  abstract readonly mails: MailLoaders;
}
