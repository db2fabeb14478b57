import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { OptionalText, RequiredText, type TextOptions } from '#shared/infrastructure/http/text.js';
import { titleOf } from '../../domain/lender-field-label.js';
import {
  FLAG_DEFAULTS,
  isAcceptsFlag,
  isAlwaysPresent,
  isFlagField,
  LENDER_FIELD_LENGTHS,
  LENDER_FIELDS,
  shapeOf,
  type FlagField,
  type LenderField,
} from '../../domain/lender-fields.js';
import { readStatements, type LenderInput } from '../../domain/lender-statements.js';
import { LENDER_FIELD_DOCS } from './lender-field-docs.js';

const complaintAbout = (field: LenderField, value: string | boolean | number): string | null =>
  readStatements({ [field]: value }).problems[0]?.message ?? null;

const isScalar = (value: unknown): value is string | boolean | number =>
  ['string', 'boolean', 'number'].includes(typeof value);

const textOptions = (field: LenderField): TextOptions => ({
  ...LENDER_FIELD_DOCS[field],
  label: titleOf(field),
  missing: `${titleOf(field)} is required`,
  max: LENDER_FIELD_LENGTHS[field],
  shape: shapeOf(field),
  check: (text) => complaintAbout(field, text),
});

/** Text that a blank or null clears. */
const ClearableText = (field: LenderField): PropertyDecorator =>
  applyDecorators(
    OptionalText(textOptions(field)),
    ApiProperty({ nullable: !isAlwaysPresent(field), required: false }),
    // Transformations run last to first: this one comes before the one that takes a blank for left out.
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.trim() === '' ? null : value,
    ),
  );

const flagDescription = (field: FlagField): string => {
  const meaning = `${titleOf(field)}: true or false, also yes or no, 1 or 0. Default ${FLAG_DEFAULTS[field]}.`;
  return isAcceptsFlag(field)
    ? `${meaning} Left out or blank, it states nothing; null takes back what was stated.`
    : meaning;
};

const StatedFlag = (field: FlagField): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      // The describer wants some type here, and drops this one in favour of oneOf.
      type: Array,
      oneOf: [{ type: 'string', maxLength: LENDER_FIELD_LENGTHS[field] }, { type: 'boolean' }],
      nullable: true,
      required: false,
      example: LENDER_FIELD_DOCS[field].example,
      description: flagDescription(field),
    }),
    IsOptional(),
    ValidateBy({
      name: 'readsAsFlag',
      validator: {
        validate: (value: unknown) => isScalar(value) && complaintAbout(field, value) === null,
        defaultMessage: () => `${titleOf(field)} must be Yes or No`,
      },
    }),
  );

const LenderFieldsRequest = class {} as new () => LenderInput;

/** Made from the domain's list of fields: it has no list of its own. */
export class CreateLenderRequest extends LenderFieldsRequest {}

/** Only the fields that are sent are changed. */
export class UpdateLenderRequest extends LenderFieldsRequest {
  @ApiProperty({
    type: String,
    required: false,
    format: 'date-time',
    example: '2026-03-12T09:30:00.000Z',
    description: 'The updatedAt you read: if the lender has changed since, the answer is 409',
  })
  @IsOptional()
  @ValidateBy({
    name: 'readsAsTime',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' && value.length <= 40 && !Number.isNaN(Date.parse(value)),
      defaultMessage: () => 'updatedAt must be the time that the lender came with',
    },
  })
  readonly updatedAt?: string | null;
}

for (const field of LENDER_FIELDS) {
  const optional = isFlagField(field) ? StatedFlag(field) : ClearableText(field);
  (isAlwaysPresent(field) ? RequiredText(textOptions(field)) : optional)(
    CreateLenderRequest.prototype,
    field,
  );
  optional(UpdateLenderRequest.prototype, field);
}
