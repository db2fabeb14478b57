import { ApiProperty } from '@nestjs/swagger';
import { HELD_KINDS, type HeldKind } from '../../application/held-submissions.js';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { Id, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { HeldListRequest, HeldView } from '../../application/held-views.js';

export class ListHeldQuery extends ListQuery implements HeldListRequest {
  @Search({
    example: 'spray booth',
    description: "Part of the sender's name or email address, or of the text",
  })
  readonly q?: string;

  @OptionalChoice(ORDERS_BY_AGE, { default: 'newest' })
  readonly sort?: OrderByAge;
}

export class HeldSubmissionResponse implements HeldView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13')
  readonly id: string;

  @ApiProperty({
    enum: HELD_KINDS,
    example: 'contact-message',
    description: 'Type of record created on release',
  })
  readonly kind: HeldKind;

  @ApiProperty({ example: 'Fiona Alder' })
  readonly name: string;

  @ApiProperty({ example: 'fiona@alder-joinery.example' })
  readonly email: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { message: 'Could you call me about a second spray booth?' },
    description: 'The sender’s form fields',
  })
  readonly written: Readonly<Record<string, string>>;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;
}
