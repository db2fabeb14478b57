export {
  firmOr,
  greetingFor,
  type Letter,
  type LetterContext,
  type MailTemplate,
} from './application/letter.js';
export type { MailData, MailKind } from './application/mail-kinds.js';
export {
  addressOf,
  mailLoader,
  Mails,
  MailSource,
  type LoadedMail,
  type MailLoaders,
  type MailOptions,
  type MailRecords,
} from './application/mails.js';
export { PartnerEmailChecks } from './application/partner-email-checks.js';
export { MailNotSent } from './application/mailer.js';
