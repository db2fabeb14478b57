import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import type { QueryOf, Schemas } from '@/api/schemas';

export type Task = Schemas['TaskResponse'];
export type TaskListQuery = QueryOf<'listTasks'>;
export type TaskDueFilter = NonNullable<TaskListQuery['due']>;

/** An application includes its next task. */
const changed = invalidates('Task', 'Application');

const PATH = 'admin/tasks';

const tasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTasks: build.query<Page<Task>, TaskListQuery>({
      ...listOf(PATH, 'Task'),
      // Not cached: the server and colleagues change tasks at any time.
      keepUnusedDataFor: 0,
    }),
    addTask: build.mutation<Task, Keyed & { body: Schemas['AddTaskRequest'] }>({
      query: (sent) => keyedPost(PATH, sent),
      invalidatesTags: changed,
    }),
    changeTask: build.mutation<Task, { id: string; body: Schemas['ChangeTaskRequest'] }>({
      query: ({ id, body }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body }),
      invalidatesTags: changed,
    }),
    markTask: build.mutation<Task, { id: string; body: Schemas['MarkTaskRequest'] }>({
      query: ({ id, body }) => ({ url: `${PATH}/${id}/done`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useListTasksQuery, useAddTaskMutation, useChangeTaskMutation, useMarkTaskMutation } = tasksApi;
