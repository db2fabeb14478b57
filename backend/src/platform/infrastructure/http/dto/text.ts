import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateIf } from 'class-validator';
import { isBlank } from '#kernel/text/text.js';
import { characterError, withoutInvisible, type TextShape } from '#kernel/text/text-shape.js';

export interface TextOptions {
  /** Longest accepted length, in characters. */
  readonly max: number;
  /** Shortest accepted length without outer space; only looked at when something was entered. */
  readonly min?: number;
  /** One line unless it says otherwise; a secret is compared as it is and holds anything. */
  readonly shape?: TextShape | 'secret';
  /** How sentences name the field; by default the property's own words: companyName → 'Company name'. */
  readonly label?: string;
  /** The sentence for a required text that was left out; by default '{label} is required'. */
  readonly missing?: string;
  readonly description?: string;
  readonly example?: string;
  /** What is wrong with the text, as a sentence, or null when it can be read. */
  readonly check?: (text: string) => string | null;
}

/** For a text of which a form says the same sentence where it is missing and where it will not do. */
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

/** In characters as people count them: an emoji is one, though JavaScript's length says two. */
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

/** People paste characters that they cannot see: names, addresses and numbers are judged and stored without them. */
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

/** Text the caller must give; stored as typed, but for invisible characters in one line. */
export const RequiredText = (options: TextOptions): PropertyDecorator =>
  applyDecorators(ApiProperty(schemaOf(options)), ReadsAsText(options), WithoutInvisible(options));

/** Text the caller may leave out; a blank one counts as left out, anything else is stored as typed. */
export const OptionalText = (options: TextOptions): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...schemaOf({ ...options }), minLength: 0, required: false }),
    Transform(({ value }: { value: unknown }) => (isBlankText(value) ? undefined : value)),
    IsOptional(),
    ReadsAsText(options),
    WithoutInvisible(options),
  );

/** Of a change: text that may be left as it is, and that a blank or null clears. */
export const ClearableText = (options: TextOptions): PropertyDecorator =>
  applyDecorators(
    OptionalText(options),
    ApiProperty({ nullable: true, required: false }),
    // Transformations run last to first: this one comes before the one that takes a blank for left out.
    Transform(({ value }: { value: unknown }) => (isBlankText(value) ? null : value)),
  );

/** Of a change: text that may be left as it is, and that cannot be cleared. */
export const ReplaceableText = (options: TextOptions): PropertyDecorator =>
  applyDecorators(
    RequiredText(options),
    ApiProperty({ required: false }),
    ValidateIf((_body, value) => value !== undefined),
  );
