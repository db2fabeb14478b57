import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';
import { upload, type Upload } from '@/api/upload';

export type Lead = Schemas['LeadResponse'];
export type LeadListQuery = QueryOf<'listLeads'>;
/** What an import of a file would do. */
export type LeadsPreview = Schemas['LeadImportPreviewResponse'];
export type LeadsImported = Schemas['LeadImportResponse'];

export const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLeads: build.query<Page<Lead>, LeadListQuery>(listOf('introducers/me/leads', 'Lead')),
    getLead: build.query<Lead, string>(recordOf('introducers/me/leads', 'Lead')),
    countLeadsWithEmail: build.query<Schemas['DuplicatesResponse'], string>({
      query: (email) => ({ url: 'introducers/me/leads/duplicates', method: 'POST', body: { email } }),
      providesTags: ['Lead'],
    }),
    addLead: build.mutation<Schemas['AddedLeadResponse'], Keyed & { body: Schemas['AddLeadRequest'] }>({
      query: (sent) => keyedPost('introducers/me/leads', sent),
      invalidatesTags: invalidates('Lead'),
    }),
    updateLead: build.mutation<Lead, { id: string; body: Schemas['UpdateLeadRequest'] }>({
      query: ({ id, body }) => ({ url: `introducers/me/leads/${id}`, method: 'PATCH', body }),
      // Optimistic update of the status, reverted if the server rejects it.
      onQueryStarted: async ({ id, body: { status } }, store) => {
        if (!status) return;
        const read = leadsApi.util.selectInvalidatedBy(store.getState(), ['Lead']);
        const lists = read.filter(({ endpointName }) => endpointName === 'listLeads');
        const change = (edit: (lead: Lead) => void) => {
          for (const { originalArgs } of lists)
            store.dispatch(
              leadsApi.util.updateQueryData('listLeads', originalArgs as LeadListQuery, ({ items }) =>
                items.filter((lead) => lead.id === id).forEach(edit),
              ),
            );
          store.dispatch(leadsApi.util.updateQueryData('getLead', id, edit));
        };
        let before: Lead['status'] | null = null;
        change((lead) => {
          before = lead.status;
          lead.status = status;
        });
        // Not by undoing the patches, which refer to rows by index: the list may have been refetched meanwhile.
        await store.queryFulfilled.catch(() =>
          change((lead) => {
            if (before !== null && lead.status === status) lead.status = before;
          }),
        );
      },
      invalidatesTags: invalidates('Lead'),
    }),
    deleteLead: build.mutation<Schemas['Done'], string>({
      query: (id) => ({ url: `introducers/me/leads/${id}`, method: 'DELETE' }),
      invalidatesTags: invalidates('Lead'),
    }),
    previewLeads: build.mutation<LeadsPreview, Upload>({
      queryFn: (sent) => upload<LeadsPreview>('introducers/me/leads/import/preview', sent),
    }),
    importLeads: build.mutation<LeadsImported, Upload>({
      queryFn: (sent) => upload<LeadsImported>('introducers/me/leads/import', sent),
      invalidatesTags: invalidates('Lead'),
    }),
  }),
});

export const {
  useCountLeadsWithEmailQuery,
  useAddLeadMutation,
  useUpdateLeadMutation,
  useDeleteLeadMutation,
  usePreviewLeadsMutation,
  useImportLeadsMutation,
} = leadsApi;
