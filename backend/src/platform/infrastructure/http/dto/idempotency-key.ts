import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { InvalidInput } from '#kernel/errors.js';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';

const KEY = /^[\x21-\x7e]{1,255}$/;

const DESCRIPTION =
  'Chosen by the client and unique to each request, such as a UUID. Repeating the request with the same key and body within 24 hours returns the first response and creates nothing. The same key with a different body returns 422. Keys of anonymous requests are specific to the IP address.';

const ReadKey = createParamDecorator((_data: unknown, context: ExecutionContext): string | null => {
  const key = context.switchToHttp().getRequest<Request>().get(IDEMPOTENCY_KEY);
  if (key === undefined) return null;
  if (KEY.test(key)) return key;
  const message = 'Idempotency-Key must be 1 to 255 printable characters without spaces, such as a UUID';
  throw new InvalidInput([{ field: IDEMPOTENCY_KEY, message }]);
});

const SCHEMA = { type: 'string', maxLength: 255, example: '2f1d1a52-8f5e-4a5e-8a53-0b7d4c6f1c11' } as const;

/** How requests without a key are treated. */
const WITHOUT = {
  another: 'Without a key, every request creates a new record.',
  same: 'Without a key, identical requests from one client within ten minutes are treated as one.',
} as const;

/** The Idempotency-Key, or null without one; the use case then treats the request as new or as a repeat. */
export const IdempotencyKey =
  (withoutKey: keyof typeof WITHOUT = 'another'): ParameterDecorator =>
  (controller, method, index) => {
    ReadKey()(controller, method, index);
    const handler = Object.getOwnPropertyDescriptor(controller, method ?? '');
    const description = `${DESCRIPTION} ${WITHOUT[withoutKey]}`;
    const describe = ApiHeader({ name: IDEMPOTENCY_KEY, required: false, description, schema: SCHEMA });
    if (method && handler) describe(controller, method, handler);
  };
