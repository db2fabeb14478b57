import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/** A field that no form shows to people and that programs which fill in everything fill in. */
const HONEYPOT = 'faxNumber';

/** Declares the honeypot on a request: whatever it holds is let through, so that no refusal gives it away. */
export const Honeypot = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      example: '',
      description: 'Leave empty. A call that fills it in is answered as usual, and nothing is stored.',
    }),
    Allow(),
  );

const isTrapped = (body: object): boolean => {
  const held = (body as Record<string, unknown>)[HONEYPOT];
  return typeof held === 'string' ? held.trim() !== '' : held !== undefined && held !== null;
};

/** What serves the request: the decoy when the honeypot was filled in. */
export const servedBy = <R, D>(body: object, real: R, decoy: D): R | D => (isTrapped(body) ? decoy : real);
