export { MailModule } from './mail.module.js';
export { writtenExamples } from './infrastructure/written-examples.js';
