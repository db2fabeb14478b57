import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';

/** A required choice; error messages name it by its label. */
export const RequiredChoice = (
  label: string,
  values: readonly string[],
  shown: { readonly example: string; readonly description?: string },
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ enum: [...values], ...shown }),
    IsIn(values, { message: `${label} must be ${values.join(' or ')}` }),
  );

interface Choice {
  readonly nullable?: true;
  readonly default?: string;
  readonly example?: string;
  readonly description?: string;
}

/** An optional choice, such as an order or a filter. */
export const OptionalChoice = (values: readonly string[], options: Choice = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ required: false, enum: [...values], ...options }),
    IsOptional(),
    IsIn(values, { message: ({ property }) => `${property} must be ${values.join(' or ')}` }),
  );

interface Flag {
  readonly nullable?: true;
  readonly default?: boolean;
  readonly example: boolean;
  readonly description: string;
}

/** An optional yes or no; null counts as omitted. */
export const OptionalFlag = (flag: Flag): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Boolean, required: false, ...flag }),
    IsOptional(),
    IsBoolean({ message: ({ property }) => `${property} must be true or false` }),
  );
