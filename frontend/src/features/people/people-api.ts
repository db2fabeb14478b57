import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';

export type FoundPerson = Schemas['FoundPersonResponse'];
export type DataRequest = Schemas['DataRequestResponse'];
export type DataRequestListQuery = QueryOf<'listDataRequests'>;
export type ErasurePreview = Schemas['ErasurePreviewResponse'];
export type ErasureLine = Schemas['ErasureLineResponse'];
export type ExportPreview = Schemas['ExportPreviewResponse'];
export type Hold = Schemas['HoldResponse'];
export type HoldListQuery = QueryOf<'listHolds'>;
export type RecordType = DataRequest['records'][number]['type'];
/** A record that is about a person. */
export type ChosenRecord = Pick<DataRequest['records'][number], 'type' | 'id'>;

const REQUESTS = 'admin/data-requests';
const HOLDS = 'admin/holds';

export const exportUrl = (id: string): string => `${REQUESTS}/${id}/export`;

/** Each person once, with the records of all searches. */
const together = (found: readonly Schemas['FoundPeopleResponse'][]): Schemas['FoundPeopleResponse'] => {
  const people = new Map<string, FoundPerson>();
  for (const person of found.flatMap((one) => one.people)) {
    const key = `${person.email} ${person.name}`;
    const { records = [] } = people.get(key) ?? {};
    const more = person.records.filter(({ id }) => !records.some((known) => known.id === id));
    people.set(key, { ...person, records: [...records, ...more] });
  }
  return { people: [...people.values()], isComplete: found.every(({ isComplete }) => isComplete) };
};

export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What any of the texts finds, each person once, in the order of the texts. */
    searchPeople: build.query<Schemas['FoundPeopleResponse'], readonly string[]>({
      queryFn: async (texts, _api, _options, read) => {
        const found: Schemas['FoundPeopleResponse'][] = [];
        for (const q of texts) {
          const answer = await read({ url: 'admin/people', params: { q } });
          if (answer.error) return { error: answer.error };
          found.push(answer.data as Schemas['FoundPeopleResponse']);
        }
        return { data: together(found) };
      },
      providesTags: ['Application', 'Message', 'PartnerAccount', 'Staff', 'Complaint', 'DataRequest'],
    }),
    listDataRequests: build.query<Page<DataRequest>, DataRequestListQuery>(listOf(REQUESTS, 'DataRequest')),
    getDataRequest: build.query<DataRequest, string>(recordOf(REQUESTS, 'DataRequest')),
    recordDataRequest: build.mutation<
      DataRequest,
      Keyed & { readonly body: Schemas['RecordDataRequestRequest'] }
    >({
      query: (sent) => keyedPost(REQUESTS, sent),
      invalidatesTags: invalidates('DataRequest', 'Task'),
    }),
    changeDataRequest: build.mutation<
      DataRequest,
      { readonly id: string; readonly body: Schemas['ChangeDataRequestRequest'] }
    >({
      query: ({ id, body }) => ({ url: `${REQUESTS}/${id}`, method: 'PATCH', body }),
      invalidatesTags: invalidates('DataRequest', 'Task'),
    }),
    previewExport: build.query<ExportPreview, string>({
      query: exportUrl,
      providesTags: ['DataRequest'],
      // Refetched by each dialog: ticks on an earlier list could hand out other people's data.
      keepUnusedDataFor: 0,
    }),
    previewErasure: build.query<ErasurePreview, string>({
      query: (id) => `${REQUESTS}/${id}/erasure`,
      providesTags: ['Application', 'DataRequest', 'Complaint', 'Hold', 'Message', 'PartnerAccount'],
    }),
    erasePerson: build.mutation<
      Schemas['ErasureResponse'],
      { readonly id: string; readonly version: string }
    >({
      query: ({ id, version }) => ({ url: `${REQUESTS}/${id}/erasure`, method: 'POST', body: { version } }),
      invalidatesTags: invalidates(
        ...(['Application', 'Complaint', 'DataRequest', 'HeldSubmission', 'Hold', 'Lead'] as const),
        ...(['Message', 'PartnerAccount', 'Report', 'Staff', 'StaffInvitation', 'Task'] as const),
      ),
    }),
    listHolds: build.query<Page<Hold>, HoldListQuery>(listOf(HOLDS, 'Hold')),
    getHold: build.query<Hold, string>(recordOf(HOLDS, 'Hold')),
    placeHold: build.mutation<Hold, Keyed & { readonly body: Schemas['PlaceHoldRequest'] }>({
      query: (sent) => keyedPost(HOLDS, sent),
      invalidatesTags: invalidates('Hold'),
    }),
    endHold: build.mutation<Hold, string>({
      query: (id) => ({ url: `${HOLDS}/${id}/end`, method: 'POST' }),
      invalidatesTags: invalidates('Hold'),
    }),
    previewRetention: build.query<Schemas['RetentionResponse'], undefined>({
      query: () => 'admin/retention',
      providesTags: ['Application', 'Hold', 'Message'],
    }),
  }),
});

export const {
  useChangeDataRequestMutation,
  useEndHoldMutation,
  useErasePersonMutation,
  useGetDataRequestQuery,
  useListDataRequestsQuery,
  useListHoldsQuery,
  usePlaceHoldMutation,
  usePreviewErasureQuery,
  usePreviewExportQuery,
  usePreviewRetentionQuery,
  useRecordDataRequestMutation,
  useSearchPeopleQuery,
} = peopleApi;
