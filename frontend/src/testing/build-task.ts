import type { Task } from '@/features/tasks/tasks-api';
import { DAY_MS, londonIsoDay } from '@/shared/lib/dates';
import { ADA } from '@/testing/render-portal';

/** The date in London this many days from today. */
export const inDays = (days: number): string => londonIsoDay(Date.now() + days * DAY_MS);

/** A task of Ada's, due today. */
export const buildTask = (changes: Partial<Task> = {}): Task => ({
  id: 't1',
  kind: 'manual',
  applicationId: 'p1',
  companyName: 'Rowan Retail Ltd',
  title: 'Ask for the accounts',
  dueOn: inDays(0),
  ownerId: ADA.id,
  owner: { id: ADA.id, name: ADA.name },
  doneAt: null,
  createdAt: '2026-03-12T09:30:00.000Z',
  updatedAt: '2026-03-12T09:30:00.000Z',
  ...changes,
});
