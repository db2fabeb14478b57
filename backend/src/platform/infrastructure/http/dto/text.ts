import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateIf } from 'class-validator';
import { isBlank } from '#kernel/text/text.js';
import { characterError, withoutInvisible, type TextShape } from '#kernel/text/text-shape.js';

export interface TextOptions {
  /** Maximum length in characters. */
  readonly max: number;
  /** Minimum length without outer space; checked only if something was entered. */
  readonly min?: number;
  /** Single-line by default; a secret is compared as typed and may hold anything. */
  readonly shape?: TextShape | 'secret';
  /** The field's name in error messages; by default the property's words: companyName → 'Company name'. */
  readonly label?: string;
  /** The error message for a missing text; by default '{label} is required'. */
  readonly missing?: string;
  readonly description?: string;
  readonly example?: string;
  /** The error message for an invalid text, or null. */
  readonly check?: (text: string) => string | null;
}

/** For a text with one message for both missing and invalid. */
export const sentenceUnless = (
  fits: (text: string) => boolean,
  sentence: string,
): Pick<TextOptions, 'missing' | 'check'> => ({
  missing: sentence,
  check: (text) => (fits(text.trim()) ? null : sentence),
});

const labelOf = (property: string): string => {
  const words = property.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isBlankText = (value: unknown): boolean => typeof value === 'string' && isBlank(value);

/** Counts characters as people do: an emoji is one, although JavaScript's length says two. */
const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || Array.from(text).length > max);

const textError = (text: string, label: string, options: TextOptions): string | null => {
  const { max, min = 0, shape = 'one-line', check } = options;
  if (isLongerThan(text, max)) return `${label} can be at most ${max.toLocaleString('en-GB')} characters`;
  if (text.trim().length < min) return `${label} must be at least ${min} characters`;
  const misplaced = shape === 'secret' ? null : characterError(text, shape);
  return misplaced === null ? (check?.(text) ?? null) : `${label} ${misplaced}`;
};

const errorIn = (value: unknown, property: string, options: TextOptions): string | null => {
  const { label = labelOf(property), missing = `${label} is required` } = options;
  if (value === undefined || value === null || isBlankText(value)) return missing;
  if (typeof value !== 'string') return `${label} must be text`;
  return textError(value, label, options);
};

const ReadsAsText = (options: TextOptions): PropertyDecorator =>
  ValidateBy({
    name: 'readsAsText',
    validator: {
      validate: (value: unknown, args) => errorIn(value, args?.property ?? '', options) === null,
      defaultMessage: (args) => errorIn(args?.value, args?.property ?? '', options) ?? '',
    },
  });

/** Pasted text may contain invisible characters: names, addresses and numbers are checked and stored without them. */
const WithoutInvisible = ({ shape = 'one-line' }: TextOptions): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && shape === 'one-line' ? withoutInvisible(value) : value,
  );

const schemaOf = ({ max, min, description, example }: TextOptions) => ({
  type: String,
  maxLength: max,
  ...(min !== undefined && { minLength: min }),
  ...(description !== undefined && { description }),
  ...(example !== undefined && { example }),
});

/** Required text; stored as typed, without invisible characters if single-line. */
export const RequiredText = (options: TextOptions): PropertyDecorator =>
  applyDecorators(ApiProperty(schemaOf(options)), ReadsAsText(options), WithoutInvisible(options));

/** Optional text; blank counts as omitted, anything else is stored as typed. */
export const OptionalText = (options: TextOptions): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...schemaOf({ ...options }), minLength: 0, required: false }),
    Transform(({ value }: { value: unknown }) => (isBlankText(value) ? undefined : value)),
    IsOptional(),
    ReadsAsText(options),
    WithoutInvisible(options),
  );

/** For updates: text that may be omitted, and that blank or null clears. */
export const ClearableText = (options: TextOptions): PropertyDecorator =>
  applyDecorators(
    OptionalText(options),
    ApiProperty({ nullable: true, required: false }),
    // Transformations run last to first: this one precedes the one that treats blank as omitted.
    Transform(({ value }: { value: unknown }) => (isBlankText(value) ? null : value)),
  );

/** For updates: text that may be omitted but not cleared. */
export const ReplaceableText = (options: TextOptions): PropertyDecorator =>
  applyDecorators(
    RequiredText(options),
    ApiProperty({ required: false }),
    ValidateIf((_body, value) => value !== undefined),
  );
