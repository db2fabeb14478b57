import { Activity1763640000000 } from './1763640000000-activity.js';
import { Lenders1763640001000 } from './1763640001000-lenders.js';
import { Applications1763640002000 } from './1763640002000-applications.js';
import { Auth1763640003000 } from './1763640003000-auth.js';
import { RateLimits1763640004000 } from './1763640004000-rate-limits.js';
import { Idempotency1763640005000 } from './1763640005000-idempotency.js';
import { Contact1763640006000 } from './1763640006000-contact.js';
import { ApplicantLinks1763640007000 } from './1763640007000-applicant-links.js';
import { ContactHandling1763640008000 } from './1763640008000-contact-handling.js';
import { LenderChanges1763640009000 } from './1763640009000-lender-changes.js';
import { ApiAccountActors1763640010000 } from './1763640010000-api-account-actors.js';
import { Introducers1763640011000 } from './1763640011000-introducers.js';
import { PasswordResets1763640012000 } from './1763640012000-password-resets.js';
import { Leads1763640013000 } from './1763640013000-leads.js';
import { ApiAccounts1763640014000 } from './1763640014000-api-accounts.js';
import { Cases1763640015000 } from './1763640015000-cases.js';
import { ReferralLinks1763640016000 } from './1763640016000-referral-links.js';
import { CaseSearch1763640017000 } from './1763640017000-case-search.js';
import { SessionDevices1763640018000 } from './1763640018000-session-devices.js';
import { AnswerClock1763640020000 } from './1763640020000-answer-clock.js';
import { WhatWasDisclosed1763640020100 } from './1763640020100-what-was-disclosed.js';
import { ApplicationCounts1763640020200 } from './1763640020200-application-counts.js';
import { IntroducerFigures1763640021000 } from './1763640021000-introducer-figures.js';
import { ActivitySearch1763640021100 } from './1763640021100-activity-search.js';
import { LenderImports1763640022000 } from './1763640022000-lender-imports.js';
import { LenderImportUndo1763640022100 } from './1763640022100-lender-import-undo.js';
import { LenderConfirmations1763640022200 } from './1763640022200-lender-confirmations.js';
import { ApplicationFigures1763640023000 } from './1763640023000-application-figures.js';
import { Staff1763640024000 } from './1763640024000-staff.js';
import { TwoFactors1763640025000 } from './1763640025000-two-factors.js';
import { TaughtWords1763640026000 } from './1763640026000-taught-words.js';
import { LenderImportFiles1763640026100 } from './1763640026100-lender-import-files.js';
import { LiveApiAccounts1763640026300 } from './1763640026300-live-api-accounts.js';
import { RefusedLenders1763640028000 } from './1763640028000-refused-lenders.js';
import { CredentialsVersions1763640030000 } from './1763640030000-credentials-versions.js';
import { EmailKeys1763640031000 } from './1763640031000-email-keys.js';
import { ConfirmedEmails1763640031100 } from './1763640031100-confirmed-emails.js';
import { ApplicationEvents1763640034000 } from './1763640034000-application-events.js';
import { IntroducerEvents1763640034100 } from './1763640034100-introducer-events.js';
import { IntroducerSignIns1763640034200 } from './1763640034200-introducer-sign-ins.js';
import { IntroducersBySignIn1763640034210 } from './1763640034210-introducers-by-sign-in.js';
import { FiguresFromCounts1763640034300 } from './1763640034300-figures-from-counts.js';
import { LendersAndStaffOfApplications1763640034400 } from './1763640034400-lenders-and-staff-of-applications.js';
import { ValidatedLendersOfApplications1763640034410 } from './1763640034410-validated-lenders-of-applications.js';
import { HandledBy1763640034500 } from './1763640034500-handled-by.js';
import { WholePanel1763640035000 } from './1763640035000-whole-panel.js';
import { Companies1763640045000 } from './1763640045000-companies.js';
import { OwnersOfApplications1763640050000 } from './1763640050000-owners-of-applications.js';
import { ApplicationsByOwner1763640050010 } from './1763640050010-applications-by-owner.js';
import { Tasks1763640050100 } from './1763640050100-tasks.js';
import { AnsweredQuestions1763640055000 } from './1763640055000-answered-questions.js';
import { SourcesOfApplications1763640059000 } from './1763640059000-sources-of-applications.js';
import { Stages1763640063000 } from './1763640063000-stages.js';
import { StagesOfReviewed1763640063010 } from './1763640063010-stages-of-reviewed.js';
import { ApplicationsByStage1763640063020 } from './1763640063020-applications-by-stage.js';
import { CountsByStage1763640063030 } from './1763640063030-counts-by-stage.js';
import { ListViews1763641020000 } from './1763641020000-list-views.js';
import { CausesOfTasks1763641030000 } from './1763641030000-causes-of-tasks.js';
import { NextTasks1763641030010 } from './1763641030010-next-tasks.js';
import { Perimeter1763641040000 } from './1763641040000-perimeter.js';
import { ApplicationsByPerimeter1763641040010 } from './1763641040010-applications-by-perimeter.js';
import { StaffOfImports1763641050000 } from './1763641050000-staff-of-imports.js';
import { LenderSubmissions1763641060000 } from './1763641060000-lender-submissions.js';
import { SubmissionsInEvents1763641060010 } from './1763641060010-submissions-in-events.js';
import { Offers1763641070000 } from './1763641070000-offers.js';
import { CommissionTerms1763641080000 } from './1763641080000-commission-terms.js';
import { LenderConsents1763641100000 } from './1763641100000-lender-consents.js';
import { ReasonsForClients1763641100010 } from './1763641100010-reasons-for-clients.js';
import { Completions1763641200000 } from './1763641200000-completions.js';
import { CalendarLinks1763641300000 } from './1763641300000-calendar-links.js';
import { ImportsInActivity1763641310000 } from './1763641310000-imports-in-activity.js';
import { TasksByDay1763641310010 } from './1763641310010-tasks-by-day.js';
import { CommissionLedger1763641400000 } from './1763641400000-commission-ledger.js';
import { CommissionStatements1763641400010 } from './1763641400010-commission-statements.js';
import { CommissionDisclosures1763641410000 } from './1763641410000-commission-disclosures.js';
import { CompletionsOfReceipts1763641410010 } from './1763641410010-completions-of-receipts.js';
import { ReceiptsLookedAt1763641410020 } from './1763641410020-receipts-looked-at.js';
import { Duplicates1763641500000 } from './1763641500000-duplicates.js';
import { ApplicationsByCompanyNumber1763641500010 } from './1763641500010-applications-by-company-number.js';
import { ApplicationsByEmailKey1763641500020 } from './1763641500020-applications-by-email-key.js';
import { ApplicationsByCompanyKey1763641500030 } from './1763641500030-applications-by-company-key.js';
import { ApplicationsByDuplicateOf1763641500040 } from './1763641500040-applications-by-duplicate-of.js';
import { CountsWithoutDuplicates1763641500050 } from './1763641500050-counts-without-duplicates.js';
import { ApplicationsByArrival1763641500060 } from './1763641500060-applications-by-arrival.js';
import { ApplicationsByDecision1763641500070 } from './1763641500070-applications-by-decision.js';
import { CasesOfSubmissions1763641600000 } from './1763641600000-cases-of-submissions.js';
import { SubmissionsByWhatNarrowsThem1763641600010 } from './1763641600010-submissions-by-what-narrows-them.js';
import { Redemptions1763641600100 } from './1763641600100-redemptions.js';
import { StatementRuns1763641700500 } from './1763641700500-statement-runs.js';
import { SubmissionsByStateAndMove1763641700600 } from './1763641700600-submissions-by-state-and-move.js';
import { LimitsOutlastRestarts1795729735000 } from './1795729735000-limits-outlast-restarts.js';
import { ApplicationsByNumberInText1795730342000 } from './1795730342000-applications-by-number-in-text.js';
import { Renewals1795731000000 } from './1795731000000-renewals.js';
import { RenewalsOfLinks1795731000000 } from './1795731000000-renewals-of-links.js';
import { ApplicationsByRenewalOf1795731000010 } from './1795731000010-applications-by-renewal-of.js';
import { ReadingsOfAnswers1795731000020 } from './1795731000020-readings-of-answers.js';
import { WordsOfImports1795731518000 } from './1795731518000-words-of-imports.js';
import { ClientsReached1795732000000 } from './1795732000000-clients-reached.js';
import { FoldedTexts1795732000000 } from './1795732000000-folded-texts.js';
import { ListsByFoldedTexts1795732000010 } from './1795732000010-lists-by-folded-texts.js';
import { PerimeterChecks1795732925000 } from './1795732925000-perimeter-checks.js';
import { CasesBeforeTheirLendersNames1795733900000 } from './1795733900000-cases-before-their-lenders-names.js';
import { CommissionQuestions1795735144000 } from './1795735144000-commission-questions.js';
import { PartnerEmails1795735200000 } from './1795735200000-partner-emails.js';
import { HeldSubmissions1795735650000 } from './1795735650000-held-submissions.js';

/** In the order they run. A landed migration is never edited. */
export const allMigrations = [
  Activity1763640000000,
  Lenders1763640001000,
  Applications1763640002000,
  Auth1763640003000,
  RateLimits1763640004000,
  Idempotency1763640005000,
  Contact1763640006000,
  ApplicantLinks1763640007000,
  ContactHandling1763640008000,
  LenderChanges1763640009000,
  ApiAccountActors1763640010000,
  Introducers1763640011000,
  PasswordResets1763640012000,
  Leads1763640013000,
  ApiAccounts1763640014000,
  Cases1763640015000,
  ReferralLinks1763640016000,
  CaseSearch1763640017000,
  SessionDevices1763640018000,
  AnswerClock1763640020000,
  WhatWasDisclosed1763640020100,
  ApplicationCounts1763640020200,
  IntroducerFigures1763640021000,
  ActivitySearch1763640021100,
  LenderImports1763640022000,
  LenderImportUndo1763640022100,
  LenderConfirmations1763640022200,
  ApplicationFigures1763640023000,
  Staff1763640024000,
  TwoFactors1763640025000,
  TaughtWords1763640026000,
  LenderImportFiles1763640026100,
  LiveApiAccounts1763640026300,
  RefusedLenders1763640028000,
  CredentialsVersions1763640030000,
  EmailKeys1763640031000,
  ConfirmedEmails1763640031100,
  ApplicationEvents1763640034000,
  IntroducerEvents1763640034100,
  IntroducerSignIns1763640034200,
  IntroducersBySignIn1763640034210,
  FiguresFromCounts1763640034300,
  LendersAndStaffOfApplications1763640034400,
  ValidatedLendersOfApplications1763640034410,
  HandledBy1763640034500,
  WholePanel1763640035000,
  Companies1763640045000,
  OwnersOfApplications1763640050000,
  ApplicationsByOwner1763640050010,
  Tasks1763640050100,
  AnsweredQuestions1763640055000,
  SourcesOfApplications1763640059000,
  Stages1763640063000,
  StagesOfReviewed1763640063010,
  ApplicationsByStage1763640063020,
  CountsByStage1763640063030,
  ListViews1763641020000,
  CausesOfTasks1763641030000,
  NextTasks1763641030010,
  Perimeter1763641040000,
  ApplicationsByPerimeter1763641040010,
  StaffOfImports1763641050000,
  LenderSubmissions1763641060000,
  SubmissionsInEvents1763641060010,
  Offers1763641070000,
  CommissionTerms1763641080000,
  LenderConsents1763641100000,
  ReasonsForClients1763641100010,
  Completions1763641200000,
  CalendarLinks1763641300000,
  ImportsInActivity1763641310000,
  TasksByDay1763641310010,
  CommissionLedger1763641400000,
  CommissionStatements1763641400010,
  CommissionDisclosures1763641410000,
  CompletionsOfReceipts1763641410010,
  ReceiptsLookedAt1763641410020,
  Duplicates1763641500000,
  ApplicationsByCompanyNumber1763641500010,
  ApplicationsByEmailKey1763641500020,
  ApplicationsByCompanyKey1763641500030,
  ApplicationsByDuplicateOf1763641500040,
  CountsWithoutDuplicates1763641500050,
  ApplicationsByArrival1763641500060,
  ApplicationsByDecision1763641500070,
  CasesOfSubmissions1763641600000,
  SubmissionsByWhatNarrowsThem1763641600010,
  Redemptions1763641600100,
  StatementRuns1763641700500,
  SubmissionsByStateAndMove1763641700600,
  LimitsOutlastRestarts1795729735000,
  ApplicationsByNumberInText1795730342000,
  RenewalsOfLinks1795731000000,
  Renewals1795731000000,
  ApplicationsByRenewalOf1795731000010,
  ReadingsOfAnswers1795731000020,
  WordsOfImports1795731518000,
  FoldedTexts1795732000000,
  ClientsReached1795732000000,
  ListsByFoldedTexts1795732000010,
  PerimeterChecks1795732925000,
  CasesBeforeTheirLendersNames1795733900000,
  CommissionQuestions1795735144000,
  PartnerEmails1795735200000,
  HeldSubmissions1795735650000,
];
