import { ApiProperty } from '@nestjs/swagger';
import { OptionalChoice, OptionalFlag } from '#platform/infrastructure/http/dto/choice.js';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { idText } from '#platform/infrastructure/http/dto/id.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OwnerFilter, OwnerId, OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import {
  ClearableText,
  OptionalText,
  ReplaceableText,
  RequiredText,
  type TextOptions,
} from '#platform/infrastructure/http/dto/text.js';
import { Id, NullableId, NullableText, NullableTime, Time } from '#platform/infrastructure/http/dto/shown.js';
import { TASK_DUES, type TaskDue, type TaskListRequest } from '../../application/list-tasks.js';
import { TASK_ORDERS, type TaskOrder, type TaskView } from '../../application/task-views.js';
import { MAX_TITLE_LENGTH, TASK_KINDS, type TaskKind } from '../../domain/task.js';

const ID = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15';

export class ListTasksQuery extends ListQuery implements TaskListRequest {
  @Search({ example: 'alder', description: 'Part of the title or the company name' })
  readonly q?: string;

  @OptionalChoice(TASK_DUES, {
    description:
      'Open tasks that are overdue, due today, due in the next seven days or due later; or completed tasks',
  })
  readonly due?: TaskDue;

  @OwnerFilter('tasks')
  readonly owner?: string;

  @OptionalText({
    ...idText('applicationId', 'the id of an application'),
    example: ID,
    description: 'Id of an application',
  })
  readonly applicationId?: string;

  @OptionalChoice(TASK_ORDERS, { default: 'newest' })
  readonly sort?: TaskOrder;
}

const TITLE: TextOptions = { max: MAX_TITLE_LENGTH, label: 'Title', example: 'Ask for the accounts of 2025' };
const DAY = dayText({ label: 'Due date', description: 'Due date in London' });

export class AddTaskRequest {
  @RequiredText(TITLE)
  readonly title: string;

  @RequiredText(DAY)
  readonly dueOn: string;

  @OwnerId()
  readonly ownerId?: string | null;

  @ClearableText({
    ...idText('Application', 'the id of an application'),
    example: ID,
    description: 'Id of the application it relates to',
  })
  readonly applicationId?: string | null;
}

class TaskVersionRequest {
  @ReadVersion('task')
  readonly updatedAt?: Date;
}

/** Omitted fields stay unchanged. */
export class ChangeTaskRequest extends TaskVersionRequest {
  @ReplaceableText(TITLE)
  readonly title?: string;

  @ReplaceableText(DAY)
  readonly dueOn?: string;

  @OwnerId()
  readonly ownerId?: string | null;
}

export class MarkTaskRequest extends TaskVersionRequest {
  @OptionalFlag({ default: true, example: true, description: 'Set to false to reopen the task' })
  readonly done?: boolean | null;
}

export class TaskResponse implements TaskView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f16')
  readonly id: string;

  @ApiProperty({
    enum: TASK_KINDS,
    example: 'manual',
    description: 'Type of task: added by staff, or the event that created it',
  })
  readonly kind: TaskKind;

  @NullableId(ID, 'Id of the application it relates to; null if there is none or it was deleted')
  readonly applicationId: string | null;

  @NullableText('Alder Joinery Ltd')
  readonly companyName: string | null;

  @ApiProperty({ example: 'Ask for the accounts of 2025' })
  readonly title: string;

  @ApiProperty({ format: 'date', example: '2026-03-16', description: 'Due date in London' })
  readonly dueOn: string;

  @NullableId(ID)
  readonly ownerId: string | null;

  @ApiProperty({ type: OwnerResponse, nullable: true, description: 'Owner; null if unassigned' })
  readonly owner: OwnerResponse | null;

  @NullableTime(null)
  readonly doneAt: string | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-03-12T09:30:00.000Z', 'Version for optimistic locking: send it with an update')
  readonly updatedAt: string;
}
