export { MailModule } from './mail.module.js';
export { writeMail } from './infrastructure/write-mail.js';
export { writtenExamples } from './infrastructure/written-examples.js';
export { mailerOf } from './infrastructure/mailer-of.js';
export { EMAIL_OUTCOMES, type EmailOutcome } from './infrastructure/email-outcomes.js';
