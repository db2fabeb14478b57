import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';

export type StaffMember = Schemas['StaffMemberResponse'];
export type StaffRole = StaffMember['role'];
type OwnContact = Schemas['OwnContactResponse'];
export type PendingInvitation = Schemas['PendingInvitationResponse'];
export type OpenedInvitation = Schemas['OpenedInvitationResponse'];
export type Invitation = Schemas['InviteStaffRequest'];
export type Acceptance = Schemas['AcceptInvitationRequest'];
export type StaffListQuery = QueryOf<'listStaff'>;

const PATH = 'admin/staff';
const INVITATIONS = `${PATH}/invitations`;

export const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaff: build.query<Page<StaffMember>, StaffListQuery>(listOf(PATH, 'Staff')),
    getStaffMember: build.query<StaffMember, string>(recordOf(PATH, 'Staff')),
    changeStaffRole: build.mutation<StaffMember, { id: string; role: StaffRole }>({
      query: ({ id, role }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body: { role } }),
      invalidatesTags: invalidates('Staff'),
    }),
    removeStaffMember: build.mutation<StaffMember, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: 'DELETE' }),
      invalidatesTags: invalidates('Staff'),
    }),
    ownContact: build.query<OwnContact, undefined>({
      query: () => 'admin/me/contact',
      providesTags: ['Staff'],
    }),
    changeOwnContact: build.mutation<OwnContact, Schemas['ChangeOwnContactRequest']>({
      query: (body) => ({ url: 'admin/me/contact', method: 'PATCH', body }),
      invalidatesTags: invalidates('Staff'),
    }),
    inviteStaff: build.mutation<PendingInvitation, Invitation>({
      query: (body) => ({ url: PATH, method: 'POST', body }),
      invalidatesTags: invalidates('StaffInvitation'),
    }),
    listStaffInvitations: build.query<readonly PendingInvitation[], undefined>({
      query: () => INVITATIONS,
      providesTags: ['StaffInvitation'],
    }),
    resendStaffInvitation: build.mutation<PendingInvitation, string>({
      query: (id) => ({ url: `${INVITATIONS}/${id}/resend`, method: 'POST' }),
      invalidatesTags: invalidates('StaffInvitation', 'Staff'),
    }),
    withdrawStaffInvitation: build.mutation<Schemas['Done'], string>({
      query: (id) => ({ url: `${INVITATIONS}/${id}`, method: 'DELETE' }),
      invalidatesTags: invalidates('StaffInvitation', 'Staff'),
    }),
    openStaffInvitation: build.query<OpenedInvitation, string>({
      query: (token) => ({ url: 'admin/invitations/open', method: 'POST', body: { token } }),
    }),
    acceptStaffInvitation: build.mutation<Schemas['AdminAccount'], Acceptance>({
      query: (body) => ({ url: 'admin/invitations/accept', method: 'POST', body }),
      transformResponse: ({ admin }: Schemas['AdminSignedIn']) => admin,
    }),
  }),
});

export const {
  useChangeStaffRoleMutation,
  useRemoveStaffMemberMutation,
  useOwnContactQuery,
  useChangeOwnContactMutation,
  useInviteStaffMutation,
  useListStaffInvitationsQuery,
  useResendStaffInvitationMutation,
  useWithdrawStaffInvitationMutation,
  useOpenStaffInvitationQuery,
  useAcceptStaffInvitationMutation,
} = staffApi;
