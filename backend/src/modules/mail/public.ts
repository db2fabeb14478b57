export { writtenExamples } from './infrastructure/written-examples.js';
export { MailModule } from './mail.module.js';
