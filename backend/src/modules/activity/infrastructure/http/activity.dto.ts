import { ApiProperty } from '@nestjs/swagger';
import { ACTIVITY_ACTIONS, type ActivityAction } from '#platform/application/activity-log.js';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { idText } from '#platform/infrastructure/http/dto/id.js';
import { ListQuery } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OptionalText, type TextOptions } from '#platform/infrastructure/http/dto/text.js';
import { Id, NullableId, NullableText, Time } from '#platform/infrastructure/http/dto/shown.js';
import {
  ACTOR_TYPES,
  type ActivityEntry,
  type ActivityRequest,
  type ActorType,
  type ShownChange,
} from '../../application/activity-feed.js';

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const DAY: TextOptions = {
  max: 10,
  min: 10,
  example: '2026-11-22',
  description: 'Date in London, inclusive',
  check: (text) => (isDay(text) ? null : 'Enter a date such as 2026-11-22'),
};

export class ListActivityQuery extends ListQuery implements ActivityRequest {
  @OptionalChoice(ACTOR_TYPES, { description: 'Type of actor' })
  readonly actorType?: ActorType;

  @OptionalText({
    max: 200,
    label: 'person',
    example: 'Ada',
    description: 'Part of the actor’s name or email address, or an id',
  })
  readonly person?: string;

  @OptionalText({
    max: 40,
    label: 'subjectType',
    example: 'application',
    description: 'Type of record',
  })
  readonly subjectType?: string;

  @OptionalText({
    max: 200,
    label: 'record',
    example: 'Alder Joinery',
    description: 'Part of the record’s name, or its id',
  })
  readonly record?: string;

  @OptionalText({ ...DAY, label: 'from' })
  readonly from?: string;

  @OptionalText({ ...DAY, label: 'to' })
  readonly to?: string;

  @OptionalText({
    ...idText('partsOf', 'the id of an entry'),
    example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13',
    description:
      'Id of an import’s entry: lists its changes to each lender, which are otherwise summarised in that entry',
  })
  readonly partsOf?: string;
}

export class ActivityActor {
  @ApiProperty({ enum: ACTOR_TYPES, example: 'admin' })
  readonly type: ActorType;

  @NullableId('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string | null;

  @NullableText('Ada Admin')
  readonly name: string | null;
}

export class ActivitySubject {
  @ApiProperty({ example: 'application' })
  readonly type: string;

  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f12')
  readonly id: string;

  @NullableText('Alder Joinery Ltd')
  readonly name: string | null;
}

export class ActivityChange implements ShownChange {
  @ApiProperty({ example: 'status' })
  readonly field: string;

  @NullableText('pending')
  readonly from: string | null;

  @NullableText('approved')
  readonly to: string | null;
}

export class ActivityResponse implements ActivityEntry {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13')
  readonly id: string;

  @Time('2026-11-22T09:30:00.000Z')
  readonly at: string;

  @ApiProperty({ enum: ACTIVITY_ACTIONS, example: 'application-reviewed' })
  readonly action: ActivityAction;

  @ApiProperty({ type: ActivityActor })
  readonly actor: ActivityActor;

  @ApiProperty({ type: ActivitySubject })
  readonly subject: ActivitySubject;

  @NullableText('The accounts arrived')
  readonly reason: string | null;

  @ApiProperty({ type: [ActivityChange] })
  readonly changes: readonly ActivityChange[];
}

export class ActivityPageResponse {
  @ApiProperty({ type: [ActivityResponse], description: 'Newest first' })
  readonly items: readonly ActivityResponse[];

  @NullableText(null, 'Cursor for the next page')
  readonly next: string | null;
}
