import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { InvalidInput } from '#shared/domain/errors.js';

const KEY = /^[\x21-\x7e]{1,255}$/;

export const IDEMPOTENCY_HEADER = {
  name: 'Idempotency-Key',
  required: false,
  description:
    "Chosen by the caller, new for each submission, such as a UUID. Sent again with the same body within 24 hours, it makes nothing new and repeats the answer; with another body it is refused with 422. A visitor's key holds for the network address that it was sent from; the same key from elsewhere is another key. Without it, the same body of the same caller makes nothing new for ten minutes.",
  schema: { type: 'string', maxLength: 255, example: '2f1d1a52-8f5e-4a5e-8a53-0b7d4c6f1c11' },
} as const;

/** The call's Idempotency-Key, or null when it has none. */
export const IdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | null => {
    const key = context.switchToHttp().getRequest<Request>().get('Idempotency-Key');
    if (key === undefined) return null;
    if (KEY.test(key)) return key;
    const message = 'Idempotency-Key must be 1 to 255 printable characters without spaces, such as a UUID';
    throw new InvalidInput([{ field: 'Idempotency-Key', message }]);
  },
);
