import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDate, IsOptional } from 'class-validator';

const readTime = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= 40 && !Number.isNaN(Date.parse(value))
    ? new Date(value)
    : (value ?? undefined);

const readVersion = (description: string, message: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      format: 'date-time',
      example: '2026-03-12T09:30:00.000Z',
      description,
    }),
    Transform(({ value }: { value: unknown }) => readTime(value)),
    IsOptional(),
    IsDate({ message }),
  );

/**
 * The `updatedAt` that the caller read, sent with a change; `what` names the record in messages, such as 'lender'.
 */
export const ReadVersion = (what: string): PropertyDecorator =>
  readVersion(
    `The \`updatedAt\` you last read. Returns 409 if the ${what} has changed since`,
    `updatedAt must be the time returned with the ${what}`,
  );

/** The latest `updatedAt` that the caller read of several records; `what` is their plural. */
export const ReadVersionOfMany = (what: string): PropertyDecorator =>
  readVersion(
    `The latest \`updatedAt\` among the ${what} you read. Those changed since then are not updated`,
    `updatedAt must be the latest time returned with the ${what}`,
  );
