import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';

export type Complaint = Schemas['ComplaintResponse'];
/** An application as the form of a complaint names it. */
export type ComplaintApplication = Pick<Schemas['ApplicationResponse'], 'id' | 'companyName' | 'contactName'>;
export type ComplaintListQuery = QueryOf<'listComplaints'>;

type Recording = Keyed & { readonly body: Schemas['RecordComplaintRequest'] };
interface Change {
  readonly id: string;
  readonly body: Schemas['ChangeComplaintRequest'];
}

const PATH = 'admin/complaints';

export const complaintsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComplaints: build.query<Page<Complaint>, ComplaintListQuery>(listOf(PATH, 'Complaint')),
    getComplaint: build.query<Complaint, string>(recordOf(PATH, 'Complaint')),
    recordComplaint: build.mutation<Complaint, Recording>({
      query: (sent) => keyedPost(PATH, sent),
      invalidatesTags: invalidates('Complaint', 'Task'),
    }),
    changeComplaint: build.mutation<Complaint, Change>({
      query: ({ id, body }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body }),
      invalidatesTags: invalidates('Complaint', 'Task'),
    }),
    findComplaintApplications: build.query<Page<ComplaintApplication>, string>({
      ...listOf<ComplaintApplication>('admin/applications', 'Application'),
      query: (q) => ({ url: 'admin/applications', params: { q, limit: 20 } }),
    }),
    readComplaintApplication: build.query<ComplaintApplication, string>(
      recordOf('admin/applications', 'Application'),
    ),
  }),
});

export const {
  useChangeComplaintMutation,
  useFindComplaintApplicationsQuery,
  useGetComplaintQuery,
  useListComplaintsQuery,
  useReadComplaintApplicationQuery,
  useRecordComplaintMutation,
} = complaintsApi;
