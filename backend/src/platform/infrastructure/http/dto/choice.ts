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
