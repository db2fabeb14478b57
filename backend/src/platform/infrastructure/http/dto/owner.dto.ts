import { ApiProperty } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { MINE, UNASSIGNED, type Owner } from '#platform/application/staff-members.js';
import { Id } from '#platform/infrastructure/http/dto/shown.js';
import { ClearableText, OptionalText } from './text.js';

const ID = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15';

/** The owner filter of a list; `records` is the plural for messages, such as 'tasks'. */
export const OwnerFilter = (records: string): PropertyDecorator =>
  OptionalText({
    max: 36,
    label: 'owner',
    example: MINE,
    description: `Id of a staff member who owns the ${records}; '${MINE}' for yourself, '${UNASSIGNED}' for those without an owner`,
    check: (text) =>
      text === MINE || text === UNASSIGNED || isUUID(text)
        ? null
        : `owner must be an id, '${MINE}' or '${UNASSIGNED}'`,
  });

/** The new owner of a record. */
export const OwnerId = (): PropertyDecorator =>
  ClearableText({
    max: 36,
    label: 'Owner',
    example: ID,
    description: 'Id of the staff member who owns it; null for unassigned',
    check: (text) => (isUUID(text) ? null : 'Owner must be the id of a staff member'),
  });

export class OwnerResponse implements Owner {
  @Id(ID)
  readonly id: string;

  @ApiProperty({ example: 'Ada Admin' })
  readonly name: string;
}
