import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator';
import { Id, Integer, NullableDay, NullableText, Time } from '#platform/infrastructure/http/dto/shown.js';
import { RequiredText } from '#platform/infrastructure/http/dto/text.js';
import type { Erasure } from '../../application/erasure/erase-person.js';
import type { ErasureLine, ErasurePreview, OtherRecord } from '../../application/erasure/preview-erasure.js';
import type { ExportPreview, MarkedPart } from '../../application/records/export-person.js';
import { PERSON_RECORD_TYPES, type PersonRecordType } from '../../domain/person-record-types.js';
import type { ErasedAs } from '../../domain/retention-rules.js';
import { ChosenRecordResponse } from './data-requests.dto.js';

const RECORD = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15';

class PartResponse {
  @ApiProperty({ example: 'Answers, contact details and notes' })
  readonly holds: string;

  @Integer(1)
  readonly rows: number;
}

class MarkedPartResponse extends PartResponse implements MarkedPart {
  @ApiProperty({
    example: 'application_submissions.notes',
    description: 'Key to send in `include`',
  })
  readonly key: string;

  @ApiProperty({ example: 'notes' })
  readonly column: string;

  @ApiProperty({
    enum: ['internal', 'others'],
    example: 'internal',
    description: 'Internal notes of staff, or data about other people',
  })
  readonly mark: 'internal' | 'others';
}

export class ExportPreviewResponse implements ExportPreview {
  @ApiProperty({ type: [PartResponse] })
  readonly parts: readonly PartResponse[];

  @ApiProperty({ type: [MarkedPartResponse], description: 'Left out unless included' })
  readonly marked: readonly MarkedPartResponse[];
}

export class ExportPersonRequest {
  @ApiProperty({
    type: [String],
    required: false,
    example: ['application_submissions.notes'],
    description: 'Keys of marked parts to include; all others are left out',
  })
  @IsOptional()
  @IsArray({ message: 'include must be a list of keys' })
  @ArrayMaxSize(100, { message: 'include can be at most 100 keys' })
  @IsString({ each: true, message: 'include must be a list of keys' })
  readonly include?: readonly string[] | null;
}

const OUTCOMES = ['deleted', 'anonymised', 'stays'] as const;

class OtherRecordResponse implements OtherRecord {
  @ApiProperty({ enum: PERSON_RECORD_TYPES, example: 'contact-message' })
  readonly type: PersonRecordType;

  @Id(RECORD)
  readonly id: string;

  @ApiProperty({ example: 'Isla Fraser' })
  readonly name: string;

  @NullableText(null)
  readonly company: string | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly at: string;
}

class ErasureLineResponse extends OtherRecordResponse implements ErasureLine {
  @ApiProperty({ enum: OUTCOMES, example: 'deleted' })
  readonly outcome: (typeof OUTCOMES)[number];

  @ApiProperty({ example: 'We have no reason to keep it' })
  readonly why: string;

  @NullableDay(null, 'End of its retention, if known')
  readonly until: string | null;

  @ApiProperty({ type: [PartResponse] })
  readonly parts: readonly PartResponse[];
}

export class ErasurePreviewResponse implements ErasurePreview {
  @ApiProperty({
    example: '5d41402abc4b2a76b9719d911017c592',
    description: 'Version of the preview; send it with the erasure',
  })
  readonly version: string;

  @ApiProperty({ type: [ErasureLineResponse] })
  readonly lines: readonly ErasureLineResponse[];

  @ApiProperty({
    type: [OtherRecordResponse],
    description: 'Records with the same email address that were not chosen',
  })
  readonly others: readonly OtherRecordResponse[];

  @ApiProperty({
    type: [String],
    example: ['Alba Capital'],
    description: 'Recipients of the details, who must be told of the erasure',
  })
  readonly recipients: readonly string[];

  @Integer(0)
  readonly waitingEmails: number;
}

export class EraseRequest {
  @RequiredText({
    max: 64,
    label: 'version',
    missing: 'Send the version of the preview',
    example: '5d41402abc4b2a76b9719d911017c592',
    description: 'Version of the preview that was checked. Returns 409 if something has changed since',
  })
  readonly version: string;
}

class ErasedRecordResponse extends ChosenRecordResponse {
  @ApiProperty({ enum: ['deleted', 'anonymised'], example: 'deleted' })
  readonly how: ErasedAs;
}

export class ErasureResponse implements Erasure {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f19')
  readonly id: string;

  @ApiProperty({ type: [ErasedRecordResponse] })
  readonly erased: readonly ErasedRecordResponse[];
}
