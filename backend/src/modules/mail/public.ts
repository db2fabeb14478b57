export { Mailer } from './application/mailer.js';
export { applicationReceived } from './infrastructure/templates/application-received.js';
export { examples } from './infrastructure/templates/examples.js';
export { MailModule } from './mail.module.js';
