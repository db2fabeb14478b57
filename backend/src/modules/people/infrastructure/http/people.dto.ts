import { ApiProperty } from '@nestjs/swagger';
import { RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { Id, Integer, NullableText, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { FoundPeople, FoundPerson, FoundRecord } from '../../application/records/search-people.js';
import { PERSON_RECORD_TYPES, type PersonRecordType } from '../../domain/person-record-types.js';

export class SearchPeopleQuery {
  @RequiredText({
    max: 200,
    min: 2,
    label: 'q',
    missing: 'Enter an email address, a phone number, a name or a company',
    example: 'isla@fraser-bakery.example',
    description: 'Email address, phone number, name or company, or a part of it',
  })
  readonly q: string;
}

export class FoundRecordResponse implements FoundRecord {
  @ApiProperty({ enum: PERSON_RECORD_TYPES, example: 'application' })
  readonly type: PersonRecordType;

  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15')
  readonly id: string;

  @NullableText('Fraser Bakery Ltd')
  readonly company: string | null;

  @NullableText('0141 496 0177')
  readonly phone: string | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly at: string;
}

export class FoundPersonResponse implements FoundPerson {
  @ApiProperty({ example: 'Isla Fraser' })
  readonly name: string;

  @ApiProperty({ example: 'isla@fraser-bakery.example' })
  readonly email: string;

  @ApiProperty({ type: [FoundRecordResponse] })
  readonly records: readonly FoundRecordResponse[];

  @Integer(0, 'Emails about these records that are waiting or could not be sent')
  readonly waitingEmails: number;
}

export class FoundPeopleResponse implements FoundPeople {
  @ApiProperty({
    type: [FoundPersonResponse],
    description: 'Grouped by name and email address: people who share only one of them are listed separately',
  })
  readonly people: readonly FoundPersonResponse[];

  @ApiProperty({ example: true, description: 'False if there are more; search for more of the name' })
  readonly isComplete: boolean;
}
