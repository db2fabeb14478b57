import { SILENT_AFTER_WORKING_DAYS } from '#kernel/lending/lender-silence.js';
import { addDays } from '#kernel/time/london-time.js';
import { addWorkingDays } from '#kernel/time/working-days.js';

/** How far from the day of its cause a task is due; less than 0 is before that day. */
type Distance = { readonly workingDays: number } | { readonly days: number };

interface TaskCause {
  /**
   * 'at once': the module whose change it is makes the task in the transaction of that change, and says in another that
   * the cause is gone. 'by time': its module's TaskSource says which causes stand; the task comes on the day on which it
   * is due, and the cause is gone when the source no longer names it.
   */
  readonly arises: 'at once' | 'by time';
  /** What is to be done, of whom or what the cause is about. */
  readonly title: (about: string) => string;
  /** From the day of the cause: today, where it arises at once. */
  readonly due: Distance;
}

/** All for which the product itself makes tasks, a row each. The API's description and the words of the staff's portal follow. */
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
  chase_lender: {
    arises: 'by time',
    title: (lender) => `Chase ${lender}`,
    due: { workingDays: SILENT_AFTER_WORKING_DAYS },
  },
  // The day of these causes is the day on which the law's or the firm's time ends.
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
  answer_data_request: {
    arises: 'at once',
    title: (request) => `Answer data request ${request}`,
    due: { days: 0 },
  },
  offer_runs_out: {
    arises: 'by time',
    title: (lender) => `Offer from ${lender} expires soon`,
    due: { workingDays: -3 },
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

/** By which day a task is due whose cause has this day. */
export const dueOfCause = (kind: TaskCauseKind, day: string): string => {
  const due: Distance = AUTOMATIC_TASKS[kind].due;
  return 'days' in due ? addDays(day, due.days) : addWorkingDays(day, due.workingDays);
};

/** The last day of a cause whose task is due by today. */
export const lastDayDue = (kind: TaskCauseKind, today: string): string => {
  const due: Distance = AUTOMATIC_TASKS[kind].due;
  if ('days' in due) return addDays(today, -due.days);
  // Overshoot by one working day, then step back: weekend days share the due date of the next working day.
  let day = addWorkingDays(today, 1 - due.workingDays);
  while (dueOfCause(kind, day) > today) day = addDays(day, -1);
  return day;
};
