import { recordChanged, refusal } from '#kernel/errors.js';

export class TaskNotFound extends refusal(
  'not-found',
  'task-not-found',
  'There is no such task. It may have been deleted.',
) {}

export class CalendarNotFound extends refusal(
  'not-found',
  'calendar-not-found',
  'There is no calendar at this address. Its owner finds the new address under Account.',
) {}

export class ApplicationDeleted extends refusal(
  'invalid',
  'case-gone',
  'There is no such application any more. Leave it out, or choose another.',
  'applicationId',
) {}

export class TaskChanged extends recordChanged('task') {}
