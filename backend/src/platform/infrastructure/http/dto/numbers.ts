import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { readTypedPence } from '#kernel/money/money.js';
import { formatPence } from '#kernel/money/pence.js';

/** £10,000,000,000.00: far above any deal, and far below where numbers lose precision. */
const MAX_PENCE = 1_000_000_000_000;

interface NumberOptions {
  /** The field's name in error messages. */
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  /** The error message for a missing number; by default '{label} is required'. */
  readonly missing?: string;
  readonly description?: string;
  readonly example?: number;
}

/** The error message for an invalid value, or null. */
type Check = (value: unknown, options: NumberOptions) => string | null;

const penceError: Check = (value, { label, min = 0, max = MAX_PENCE }) => {
  if (typeof value === 'string') return `${label} must be in pounds, such as £1,250.50 or £100k`;
  if (typeof value !== 'number' || !Number.isInteger(value)) return `${label} must be in whole pence`;
  if (value < min)
    return min === 1 ? `${label} must be more than £0` : `${label} must be at least ${formatPence(min)}`;
  return value > max ? `${label} can be at most ${formatPence(max)}` : null;
};

const DECIMALS = 4;

const decimalError: Check = (value, { label, min = 0, max = 100 }) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return `${label} must be a number`;
  if (value < min || value > max) return `${label} must be from ${min} to ${max}`;
  return Number(value.toFixed(DECIMALS)) === value ? null : `${label} can have at most four decimals`;
};

const wholeError: Check = (value, { label, min = 0, max = Number.MAX_SAFE_INTEGER }) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? null
    : `${label} must be a whole number from ${min.toLocaleString('en-GB')} to ${max.toLocaleString('en-GB')}`;

const CHECKS = { pence: penceError, decimal: decimalError, whole: wholeError } as const;
type NumberKind = keyof typeof CHECKS;

const Reads = (kind: NumberKind, options: NumberOptions): PropertyDecorator => {
  const errorIn = (value: unknown): string | null =>
    value === undefined || value === null
      ? (options.missing ?? `${options.label} is required`)
      : CHECKS[kind](value, options);
  return ValidateBy({
    name: `reads-as-${kind}`,
    validator: {
      validate: (value: unknown) => errorIn(value) === null,
      defaultMessage: (args) => errorIn(args?.value) ?? '',
    },
  });
};

/** An amount may be text, as a person types it; unreadable text is kept as it is and rejected. */
const readAmount = ({ value }: { readonly value: unknown }): unknown =>
  typeof value === 'string' ? (readTypedPence(value) ?? value) : value;

const TYPED_AMOUNT = { type: 'string', examples: ['£1,250.50', '£100k'] };

const schemaOf = (kind: NumberKind, { min = 0, max, description, example }: NumberOptions) => {
  const number = {
    type: kind === 'decimal' ? ('number' as const) : ('integer' as const),
    minimum: min,
    ...(max !== undefined && { maximum: max }),
  };
  return {
    ...(kind === 'pence' ? { oneOf: [number, TYPED_AMOUNT] } : number),
    ...(description !== undefined && { description }),
    ...(example !== undefined && { example }),
  };
};

const readsText = (kind: NumberKind): PropertyDecorator[] =>
  kind === 'pence' ? [Transform(readAmount)] : [];

/**
 * A required number: whole pence or a text such as '£100k', a whole number, or one with up to four decimals (0 to 100
 * unless stated).
 */
export const RequiredNumber = (kind: NumberKind, options: NumberOptions): PropertyDecorator =>
  applyDecorators(ApiProperty(schemaOf(kind, options)), ...readsText(kind), Reads(kind, options));

/** An optional number; null counts as omitted. */
export const OptionalNumber = (kind: NumberKind, options: NumberOptions): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...schemaOf(kind, options), required: false, nullable: true }),
    IsOptional(),
    ...readsText(kind),
    Reads(kind, options),
  );
