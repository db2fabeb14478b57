import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDate, IsOptional } from 'class-validator';

const readTime = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= 40 && !Number.isNaN(Date.parse(value))
    ? new Date(value)
    : (value ?? undefined);

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
    Transform(({ value }: { value: unknown }) => readTime(value)),
    IsOptional(),
    IsDate({ message: `updatedAt must be the time that the ${what} came with` }),
  );
