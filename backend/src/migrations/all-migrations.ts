import { Searching1795734001000 } from './1795734001000-searching.js';
import { Shared1795734002000 } from './1795734002000-shared.js';
import { Staff1795734003000 } from './1795734003000-staff.js';
import { Auth1795734004000 } from './1795734004000-auth.js';
import { TwoFactor1795734005000 } from './1795734005000-two-factor.js';
import { Lenders1795734006000 } from './1795734006000-lenders.js';
import { Introducers1795734007000 } from './1795734007000-introducers.js';
import { ApiAccounts1795734008000 } from './1795734008000-api-accounts.js';
import { Applications1795734009000 } from './1795734009000-applications.js';
import { Tasks1795734010000 } from './1795734010000-tasks.js';
import { Deals1795734011000 } from './1795734011000-deals.js';
import { Commissions1795734012000 } from './1795734012000-commissions.js';
import { Leads1795734013000 } from './1795734013000-leads.js';
import { Contact1795734014000 } from './1795734014000-contact.js';
import { Companies1795734015000 } from './1795734015000-companies.js';
import { Views1795734016000 } from './1795734016000-views.js';
import { Held1795734017000 } from './1795734017000-held.js';
import { SettledApplications1795770001000 } from './1795770001000-settled-applications.js';
import { Complaints1795800500000 } from './1795800500000-complaints.js';
import { People1795800600000 } from './1795800600000-people.js';
import { PeopleIndexes1795800700000 } from './1795800700000-people-indexes.js';
import { NextSteps1795801000000 } from './1795801000000-next-steps.js';
import { LenderQuestionsAndStaffPhones1795802000000 } from './1795802000000-lender-questions-and-staff-phones.js';
import { SearchAll1795802500000 } from './1795802500000-search-all.js';
import { Backups1795810000000 } from './1795810000000-backups.js';
import { Receivables1795820000000 } from './1795820000000-receivables.js';
import { StaffPhoneInNames1795830000000 } from './1795830000000-staff-phone-in-names.js';
import { OfferCommission1795840000000 } from './1795840000000-offer-commission.js';
import { ReceiptReversals1795850000000 } from './1795850000000-receipt-reversals.js';
import { OfferReminders1795860000000 } from './1795860000000-offer-reminders.js';
import { CheckOutcomes1795870000000 } from './1795870000000-check-outcomes.js';
import { CaseQuestions1795880000000 } from './1795880000000-case-questions.js';
import type { SchemaChange } from './schema-change.js';

/** The first release's schema, one migration per module. A database from before them is recorded as having them. */
export const moduleMigrations = [
  Searching1795734001000,
  Shared1795734002000,
  Staff1795734003000,
  Auth1795734004000,
  TwoFactor1795734005000,
  Lenders1795734006000,
  Introducers1795734007000,
  ApiAccounts1795734008000,
  Applications1795734009000,
  Tasks1795734010000,
  Deals1795734011000,
  Commissions1795734012000,
  Leads1795734013000,
  Contact1795734014000,
  Companies1795734015000,
  Views1795734016000,
  Held1795734017000,
];

/** Later migrations, in order. Each says whether the previous version still works with it. */
export const changes: readonly (new () => SchemaChange)[] = [
  SettledApplications1795770001000,
  Complaints1795800500000,
  People1795800600000,
  PeopleIndexes1795800700000,
  NextSteps1795801000000,
  LenderQuestionsAndStaffPhones1795802000000,
  SearchAll1795802500000,
  Backups1795810000000,
  Receivables1795820000000,
  StaffPhoneInNames1795830000000,
  OfferCommission1795840000000,
  ReceiptReversals1795850000000,
  OfferReminders1795860000000,
  CheckOutcomes1795870000000,
  CaseQuestions1795880000000,
];

/** In order. A released migration is never edited: each change is a new migration. */
export const allMigrations = [...moduleMigrations, ...changes];
