/** The next steps of staff on a case. 'await' steps depend on someone else. */
export const NEXT_STEPS = [
  'assign',
  'choose_lenders',
  'request_consent',
  'check_perimeter',
  'send',
  'answer_lender',
  'chase_lender',
  'share_offers',
  'accept',
  'record_completion',
  'record_receipt',
  'renew_offer',
  'await_choice',
  'await_consent',
  'await_lender',
  'task',
] as const;
export type NextStepKind = (typeof NEXT_STEPS)[number];

export const NEXT_STEP_SUBJECTS = ['submission', 'consent', 'offer', 'receivable', 'task'] as const;

/** The record of a step; the first of several. */
export interface NextStepSubject {
  readonly type: (typeof NEXT_STEP_SUBJECTS)[number];
  readonly id: string;
  /** The lender's name, or the task's title. */
  readonly name: string;
  /** The number of records that the step covers. */
  readonly count: number;
}

export interface NextStep {
  readonly kind: NextStepKind;
  /** A label: 'Send to Alba'. */
  readonly label: string;
  /** ISO 8601, UTC; a date is due at close of business. Absent without a deadline. */
  readonly dueAt?: string;
  /** Absent if the step is about the case alone. */
  readonly subject?: NextStepSubject;
}
