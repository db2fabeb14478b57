import { EntitySchema } from 'typeorm';
import { Task } from '../../domain/task.js';

export const taskTable = new EntitySchema<Task>({
  name: Task.name,
  tableName: 'tasks',
  target: Task,
  columns: {
    id: { type: 'uuid', primary: true },
    kind: { type: 'text', update: false },
    subject: { type: 'text', nullable: true, update: false },
    applicationId: { type: 'uuid', name: 'application_id', nullable: true },
    title: { type: 'text' },
    dueOn: { type: 'date', name: 'due_on' },
    ownerId: { type: 'uuid', name: 'owner_id', nullable: true },
    doneAt: { type: 'timestamptz', name: 'done_at', nullable: true },
    isCauseGone: { type: 'boolean', name: 'is_cause_gone' },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});
