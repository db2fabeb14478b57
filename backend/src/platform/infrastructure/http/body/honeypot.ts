import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/** A field that no form shows to people and that programs which fill in everything fill in. No autofill knows the name. */
const HONEYPOT = 'leaveBlank';

/** Declares the honeypot on a request: whatever it holds is let through, so that no refusal gives it away. */
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
