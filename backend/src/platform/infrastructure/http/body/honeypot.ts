import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/** A field that people do not see and that form-filling bots fill in. Its name triggers no autofill. */
const HONEYPOT = 'leaveBlank';

/** Declares the honeypot on a request. Accepts any value, so that no error gives it away. */
export const Honeypot = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      example: '',
      description:
        'Leave empty. A request that fills it in gets the usual response and is held for a spam check.',
    }),
    Allow(),
  );

/** Whether the honeypot was filled in. */
export const isTrapped = (body: object): boolean => {
  const held = (body as Record<string, unknown>)[HONEYPOT];
  return typeof held === 'string' ? held.trim() !== '' : held !== undefined && held !== null;
};
