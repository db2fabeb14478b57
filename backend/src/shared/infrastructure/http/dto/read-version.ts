import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';

/** The `updatedAt` of a record as the caller read it, sent with a change of it; `what` as a sentence names it: 'lender'. */
export const ReadVersion = (what: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      format: 'date-time',
      example: '2026-03-12T09:30:00.000Z',
      description: `The updatedAt you read: if the ${what} has changed since, the answer is 409`,
    }),
    IsOptional(),
    ValidateBy({
      name: 'readsAsTime',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && value.length <= 40 && !Number.isNaN(Date.parse(value)),
        defaultMessage: () => `updatedAt must be the time that the ${what} came with`,
      },
    }),
  );
