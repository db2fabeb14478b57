import { ApiProperty } from '@nestjs/swagger';
import { MINE, UNASSIGNED, type Owner } from '#platform/application/staff-members.js';
import { Id } from '#platform/infrastructure/http/dto/shown.js';
import { idText } from './id.js';
import { ClearableText, OptionalText } from './text.js';

const ID = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15';

/** The owner filter of a list; `records` is the plural for messages, such as 'tasks'. */
export const OwnerFilter = (records: string): PropertyDecorator =>
  OptionalText({
    ...idText('owner', `an id, '${MINE}' or '${UNASSIGNED}'`, [MINE, UNASSIGNED]),
    example: MINE,
    description: `Id of a staff member who owns the ${records}; '${MINE}' for yourself, '${UNASSIGNED}' for those without an owner`,
  });

/** The new owner of a record. */
export const OwnerId = (): PropertyDecorator =>
  ClearableText({
    ...idText('Owner', 'the id of a staff member'),
    example: ID,
    description: 'Id of the staff member who owns it; null for unassigned',
  });

export class OwnerResponse implements Owner {
  @Id(ID)
  readonly id: string;

  @ApiProperty({ example: 'Ada Admin' })
  readonly name: string;
}
