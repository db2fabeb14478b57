import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, isUUID, ValidateBy } from 'class-validator';
import type { Flag } from '#kernel/lending/flag.js';
import { Id } from '#platform/infrastructure/http/dto/shown.js';
import {
  ACTIVATION_OUTCOMES,
  MAX_ACTIVATED,
  type ActivationOutcome,
  type LenderActivation,
} from '../../application/set-lenders-active.js';

const EXAMPLE_ID = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11';
const FLAGS: readonly Flag[] = ['true', 'false'];

const errorInIds = (value: unknown): string | null => {
  if (!Array.isArray(value) || value.length === 0) return 'ids must be a list of at least one lender id';
  if (value.length > MAX_ACTIVATED) return `ids must have at most ${MAX_ACTIVATED} lenders`;
  return value.every((id) => isUUID(id)) ? null : 'Each of ids must be the id of a lender';
};

export class ActivationRequest {
  @ApiProperty({
    type: String,
    format: 'uuid',
    isArray: true,
    minItems: 1,
    maxItems: MAX_ACTIVATED,
    example: [EXAMPLE_ID],
    description: 'Ids of the lenders',
  })
  @ValidateBy({
    name: 'readsAsIds',
    validator: {
      validate: (value: unknown) => errorInIds(value) === null,
      defaultMessage: (args) => errorInIds(args?.value) ?? '',
    },
  })
  readonly ids: readonly string[];

  @ApiProperty({ enum: FLAGS, example: 'false', description: 'Whether the lenders take part in matching' })
  @IsIn(FLAGS, { message: 'isActive must be true or false' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'boolean' ? String(value) : value))
  readonly isActive: Flag;
}

export class LenderActivationResponse implements LenderActivation {
  @Id(EXAMPLE_ID)
  readonly id: string;

  @ApiProperty({
    enum: ACTIVATION_OUTCOMES,
    example: 'changed',
    description:
      'Outcome; `unchanged` if it already had the requested value, `gone` if the lender does not exist',
  })
  readonly outcome: ActivationOutcome;
}

export class ActivationResponse {
  @ApiProperty({ type: [LenderActivationResponse], description: 'One result per id, in request order' })
  readonly lenders: readonly LenderActivationResponse[];
}
