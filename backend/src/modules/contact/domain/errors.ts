import { refusal } from '#kernel/errors.js';

export class MessageNotFound extends refusal(
  'not-found',
  'message-not-found',
  'Message not found. It may have been deleted.',
) {}
