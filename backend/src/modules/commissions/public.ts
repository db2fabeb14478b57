export { CommissionDisclosureViews } from './application/disclosures/commission-disclosure-views.js';
export { OpenDisclosure } from './application/disclosures/open-disclosure.js';
export { caseQuestionAnswered, commissionAnswered } from './application/mails/question-answered.js';
export { statementPaid, statementReady } from './application/mails/statement.js';
