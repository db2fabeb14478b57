import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import {
  declarationOf,
  flagDefault,
  isAcceptsFlag,
  isAlwaysPresent,
  isFlagField,
  shapeOf,
  titleOf,
  type FlagField,
  type LenderField,
} from '#kernel/lending/lender-fields.js';
import {
  ClearableText as ClearableTextOf,
  RequiredText,
  type TextOptions,
} from '#platform/infrastructure/http/dto/text.js';
import { readStatements } from '../../domain/lender-statements.js';

/** Decorates a lender's property according to the declaration of its field. */
const ofField =
  <F extends LenderField>(decorate: (field: F) => PropertyDecorator) =>
  () =>
  (target: object, property: F): void =>
    decorate(property)(target, property);

const errorOf = (field: LenderField, value: string | boolean | number): string | null =>
  readStatements({ [field]: value }).problems[0]?.message ?? null;

const isScalar = (value: unknown): value is string | boolean | number =>
  ['string', 'boolean', 'number'].includes(typeof value);

const textOptions = (field: LenderField): TextOptions => {
  const { maxLength, example, description } = declarationOf(field);
  return {
    example,
    ...(description !== undefined && { description }),
    label: titleOf(field),
    missing: `${titleOf(field)} is required`,
    max: maxLength,
    shape: shapeOf(field),
    check: (text) => errorOf(field, text),
  };
};

/** Required text. */
export const NeededText = ofField((field) => RequiredText(textOptions(field)));

/** Text that blank or null clears. */
export const ClearableText = ofField((field) =>
  applyDecorators(
    ClearableTextOf(textOptions(field)),
    ApiProperty({ nullable: !isAlwaysPresent(field), required: false }),
  ),
);

const flagDescription = (field: FlagField): string => {
  const meaning = `${titleOf(field)}: true or false, yes or no, 1 or 0. Default ${flagDefault(field)}.`;
  return isAcceptsFlag(field) ? `${meaning} Omitted or blank counts as not stated; null clears it.` : meaning;
};

export const StatedFlag = ofField((field: FlagField) =>
  applyDecorators(
    ApiProperty({
      // The library requires some type here, and replaces it with oneOf.
      type: Array,
      oneOf: [{ type: 'string', maxLength: declarationOf(field).maxLength }, { type: 'boolean' }],
      nullable: true,
      required: false,
      example: declarationOf(field).example,
      description: flagDescription(field),
    }),
    IsOptional(),
    ValidateBy({
      name: 'readsAsFlag',
      validator: {
        validate: (value: unknown) => isScalar(value) && errorOf(field, value) === null,
        defaultMessage: () => `${titleOf(field)} must be Yes or No`,
      },
    }),
  ),
);

/** Documents a field in a response. */
export const FieldExample = ofField((field) => {
  const { example } = declarationOf(field);
  return isFlagField(field)
    ? ApiProperty({ enum: ['true', 'false'], example })
    : ApiProperty({ type: String, example, nullable: !isAlwaysPresent(field) });
});
