import { refusal } from '#kernel/errors.js';

export class MessageNotFound extends refusal(
  'not-found',
  'message-not-found',
  'There is no such message. It may have been deleted.',
) {}
