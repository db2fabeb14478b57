import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import type { Schemas } from '@/api/schemas';

export type View = Schemas['ListViewResponse'];
export type ViewChanges = Schemas['ChangeViewRequest'];

const PATH = 'admin/views';

const viewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The views of one list that the user can see: their own and shared ones. */
    listViews: build.query<readonly View[], string>({
      query: (list) => ({ url: PATH, params: { list, sort: 'name', limit: 1_000 } }),
      providesTags: ['View'],
    }),
    addView: build.mutation<View, Keyed & { body: Schemas['AddViewRequest'] }>({
      query: (sent) => keyedPost(PATH, sent),
      invalidatesTags: invalidates('View'),
    }),
    changeView: build.mutation<View, { id: string; body: ViewChanges }>({
      query: ({ id, body }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body }),
      invalidatesTags: invalidates('View'),
    }),
    deleteView: build.mutation<Schemas['Done'], string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: 'DELETE' }),
      invalidatesTags: invalidates('View'),
    }),
  }),
});

export const { useListViewsQuery, useAddViewMutation, useChangeViewMutation, useDeleteViewMutation } =
  viewsApi;
