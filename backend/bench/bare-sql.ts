import { OPTIONAL_QUESTIONS, REQUIRED_QUESTIONS } from '#kernel/lending/answers.js';
import type { Enquiry } from '#modules/matching/public.js';
import type { BareAnswer } from './bare-rule.ts';

/* The columns that the product writes: one insert for them, and one for the activity. */

const QUESTIONS = [...Object.keys(REQUIRED_QUESTIONS), ...Object.keys(OPTIONAL_QUESTIONS)];
const OTHERS = [
  'id',
  'introducer_id',
  'client_consent_at',
  'external_reference',
  'via_link',
  'due_at',
  'first_moved_at',
  'first_decided_at',
  'status',
  'notes',
  'partner_notes',
  'assigned_lender',
  'assigned_lender_id',
  'matched_lenders',
  'match_score',
  'rule_version',
  'created_at',
  'updated_at',
  'product_keys',
  'amount_from',
  'amount_to',
  'trading_months_from',
  'trading_months_to',
];
const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columns = [...OTHERS, ...QUESTIONS.map(snakeCase)];

const UNLISTED = [
  'first_decided_at',
  'assigned_lender_id',
  'matched_lenders',
  'rule_version',
  'product_keys',
  'amount_from',
  'amount_to',
  'trading_months_from',
  'trading_months_to',
];

/** An application's columns in the product's list. */
export const LISTED_COLUMNS = columns.filter((column) => !UNLISTED.includes(column)).join(', ');

export const INSERT_APPLICATION = {
  name: 'application',
  text: `insert into application_submissions (${columns.join(', ')})
    values (${columns.map((_, place) => `$${place + 1}`).join(', ')})`,
};

export const INSERT_ACTIVITY = {
  name: 'activity',
  text: `insert into activity (id, actor_type, actor_id, action, subject_type, subject_id, changes)
    values ($1, 'visitor', null, 'application-submitted', 'application', $2, '{"status":{"from":null,"to":"pending"}}')`,
};

export const INSERT_MESSAGE = {
  name: 'message',
  text: `insert into contact_submissions (id, name, email, phone, message, created_at) values ($1, $2, $3, $4, $5, $6)`,
};

export const INSERT_MESSAGE_ACTIVITY = {
  name: 'message activity',
  text: `insert into activity (id, actor_type, action, subject_type, subject_id)
    values ($1, 'visitor', 'message-sent', 'contact-message', $2)`,
};

export const INSERT_MESSAGE_TASK = {
  name: 'message task',
  text: `insert into tasks (id, kind, subject, title, due_on, is_cause_gone, created_at, updated_at)
    values ($1, 'question', $2, $3, current_date, false, $4, $4)`,
};

export const rowOf = (id: string, answers: Enquiry, { matches }: BareAnswer): unknown[] => {
  const texts: Record<string, string | null | undefined> = { ...answers };
  const kept = matches.map(({ lender, score }) => ({ id: lender.id, name: lender.name, score }));
  const [now, amount] = [new Date(), Number(answers.amount)];
  return [
    ...[id, null, null, null, false, now, null, null, 'pending', null, null, null, null],
    ...[JSON.stringify(kept), String(matches[0]?.score ?? 0), 'bare', now, now],
    ...[[answers.fundingType], amount, amount, 12, 12],
    ...QUESTIONS.map((name) => texts[name] ?? null),
  ];
};
