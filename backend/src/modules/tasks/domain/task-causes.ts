import { SILENT_AFTER_WORKING_DAYS } from '#kernel/lending/lender-silence.js';
import { REMIND_WORKING_DAYS_BEFORE_EXPIRY } from '#kernel/lending/offer-expiry.js';
import { addDays } from '#kernel/time/london-time.js';
import { addWorkingDays } from '#kernel/time/working-days.js';

/** Days from the cause to the due date; negative means before. */
type Distance = { readonly workingDays: number } | { readonly days: number };

interface TaskCause {
  /**
   * 'at once': the module of the change creates the task in the same transaction, and reports in another that the
   * cause has gone. 'by time': its module's TaskSource lists the current causes; the task appears on its due date,
   * and the cause has gone when the source no longer lists it. The module may report that in the same transaction, so
   * that the task does not stay until the next minute.
   */
  readonly arises: 'at once' | 'by time';
  /** The title, with the name of the cause's subject. */
  readonly title: (about: string) => string;
  /** From the date of the cause: today, for 'at once'. */
  readonly due: Distance;
}

/** All automatic tasks, one row each. The API description and the portal's labels derive from it. */
export const AUTOMATIC_TASKS = {
  question: { arises: 'at once', title: (from) => `Reply to ${from}`, due: { workingDays: 0 } },
  consent_refused: {
    arises: 'at once',
    title: (lender) => `Client refused consent for ${lender}`,
    due: { workingDays: 0 },
  },
  offer_chosen: {
    arises: 'at once',
    title: (lender) => `Client chose the ${lender} offer`,
    due: { workingDays: 0 },
  },
  lender_question: {
    arises: 'at once',
    title: (lender) => `Call client about ${lender}`,
    due: { workingDays: 0 },
  },
  case_question: {
    arises: 'at once',
    title: (question) => `Reply to partner: ${question}`,
    due: { workingDays: 0 },
  },
  commission_question: {
    arises: 'at once',
    title: (question) => `Reply to commission query: ${question}`,
    due: { workingDays: 0 },
  },
  no_commission_terms: {
    arises: 'at once',
    title: (company) => `Completed without commission terms: ${company}`,
    due: { workingDays: 0 },
  },
  disclosure_out_of_date: {
    arises: 'at once',
    title: (company) => `Update commission disclosure: ${company}`,
    due: { workingDays: 0 },
  },
  disclosure_to_send: {
    arises: 'at once',
    title: (company) => `Send commission disclosure: ${company}`,
    due: { workingDays: 0 },
  },
  commission_to_adjust: {
    arises: 'at once',
    title: (company) => `Check partner commission, lender paid a different amount: ${company}`,
    due: { workingDays: 0 },
  },
  receivable_overdue: {
    arises: 'by time',
    title: (lender) => `Chase commission from ${lender}`,
    due: { days: 1 },
  },
  chase_lender: {
    arises: 'by time',
    title: (lender) => `Chase ${lender}`,
    due: { workingDays: SILENT_AFTER_WORKING_DAYS },
  },
  // The date of these causes is the end of the legal or the firm's own period.
  acknowledge_complaint: {
    arises: 'at once',
    title: (complaint) => `Acknowledge complaint ${complaint}`,
    due: { days: 0 },
  },
  answer_complaint: {
    arises: 'at once',
    title: (complaint) => `Send final response to complaint ${complaint}`,
    due: { days: 0 },
  },
  confirm_identity: {
    arises: 'at once',
    title: (request) => `Confirm identity for data request ${request}`,
    due: { days: 0 },
  },
  answer_data_request: {
    arises: 'at once',
    title: (request) => `Answer data request ${request}`,
    due: { days: 0 },
  },
  offer_runs_out: {
    arises: 'by time',
    title: (lender) => `Offer from ${lender} expires soon`,
    due: { workingDays: -REMIND_WORKING_DAYS_BEFORE_EXPIRY },
  },
  retention_stopped: {
    arises: 'by time',
    title: () => 'Personal data is not being deleted on time',
    due: { days: 0 },
  },
  renewal: { arises: 'by time', title: () => 'Ask client about renewal', due: { days: -90 } },
} as const satisfies Readonly<Record<string, TaskCause>>;

export type TaskCauseKind = keyof typeof AUTOMATIC_TASKS;
type KindThat<Arises extends TaskCause['arises']> = {
  [Kind in TaskCauseKind]: (typeof AUTOMATIC_TASKS)[Kind]['arises'] extends Arises ? Kind : never;
}[TaskCauseKind];
export type EventTriggeredKind = KindThat<'at once'>;
export type ScheduledKind = KindThat<'by time'>;

/** The due date of a task, from its cause's date. */
export const dueOfCause = (kind: TaskCauseKind, day: string): string => {
  const due: Distance = AUTOMATIC_TASKS[kind].due;
  return 'days' in due ? addDays(day, due.days) : addWorkingDays(day, due.workingDays);
};

/** The latest date of a cause whose task is due by today. */
export const lastDayDue = (kind: TaskCauseKind, today: string): string => {
  const due: Distance = AUTOMATIC_TASKS[kind].due;
  if ('days' in due) return addDays(today, -due.days);
  // Overshoot by one working day, then step back: weekend days share the due date of the next working day.
  let day = addWorkingDays(today, 1 - due.workingDays);
  while (dueOfCause(kind, day) > today) day = addDays(day, -1);
  return day;
};
