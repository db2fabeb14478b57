import { recordChanged, refusal } from '#kernel/errors.js';

export class TaskNotFound extends refusal(
  'not-found',
  'task-not-found',
  'Task not found. It may have been deleted.',
) {}

export class CalendarNotFound extends refusal(
  'not-found',
  'calendar-not-found',
  'There is no calendar at this address. Its owner can find the new address under Account.',
) {}

export class ApplicationDeleted extends refusal(
  'invalid',
  'case-gone',
  'This application no longer exists. Choose another, or none.',
  'applicationId',
) {}

export class TaskChanged extends recordChanged('task') {}
