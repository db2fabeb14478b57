import type { SpreadsheetColumn } from '#platform/infrastructure/spreadsheet/writing/spreadsheet.js';
import { labelOf, OPTIONAL_QUESTIONS } from '#kernel/lending/answers.js';
import { keysOf } from '#kernel/records.js';
import type { ListedApplication } from '../application/lists/list-applications.js';
import type { ApplicationSource } from '../domain/application-origin.js';
import type { Stage } from '../domain/application-status.js';
import { ANSWER_COLUMNS, STATUS, timeOf } from './sheet-values.js';

const STAGE: Readonly<Record<Stage, string>> = {
  new: 'New',
  reviewing: 'Reviewing',
  with_lenders: 'With lenders',
  offers: 'Offers',
  accepted: 'Accepted',
  completed: 'Completed',
  closed: 'Closed',
};

const SOURCE: Readonly<Record<ApplicationSource, string>> = {
  web: 'Website',
  partner: 'Partner',
  referral_link: 'Partner’s link',
  phone: 'Phone',
  email: 'E-mail',
  in_person: 'In person',
};

type Column = SpreadsheetColumn<ListedApplication>;

const ANSWERS = keysOf(OPTIONAL_QUESTIONS).map((name): Column => ({
  title: labelOf(name),
  value: (application) => application[name],
}));

/** Applications as a spreadsheet: status and progress, then all answers. */
export const APPLICATION_COLUMNS: readonly Column[] = [
  { title: 'Submitted', value: ({ createdAt }) => timeOf(createdAt) },
  ...ANSWER_COLUMNS,
  { title: 'Status', value: ({ status }) => STATUS[status], width: 12 },
  { title: 'Stage', value: ({ stage }) => STAGE[stage], width: 14 },
  { title: 'Lender', value: ({ assignedLender }) => assignedLender, width: 24 },
  { title: 'Owner', value: ({ owner }) => owner?.name ?? null, width: 24 },
  { title: 'Due', value: ({ due, dueAt }) => (due === null ? null : timeOf(dueAt)) },
  { title: 'Partner', value: ({ partner }) => partner, width: 28 },
  { title: 'Source', value: ({ source }) => SOURCE[source] },
  { title: 'Reference', value: ({ externalReference }) => externalReference },
  { title: 'Best match', value: ({ matchScore }) => matchScore },
  { title: 'Internal notes', value: ({ notes }) => notes, width: 48 },
  { title: 'Partner’s notes', value: ({ partnerNotes }) => partnerNotes, width: 48 },
  ...ANSWERS,
  { title: 'Last change', value: ({ updatedAt }) => timeOf(updatedAt) },
  { title: 'Id', value: ({ id }) => id, width: 38 },
];
