import { EntitySchema } from 'typeorm';
import { StaffInvitation } from '../../domain/staff-invitation.js';

export const staffInvitationTable = new EntitySchema<StaffInvitation>({
  name: StaffInvitation.name,
  target: StaffInvitation,
  tableName: 'staff_invitations',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text', update: false },
    emailKey: { type: 'text', name: 'email_key', update: false },
    role: { type: 'text', update: false },
    invitedBy: { type: 'uuid', name: 'invited_by', update: false },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    sends: { type: 'integer' },
    digest: { type: 'text' },
    sentAt: { type: 'timestamptz', name: 'sent_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    acceptedAt: { type: 'timestamptz', name: 'accepted_at', nullable: true },
    withdrawnAt: { type: 'timestamptz', name: 'withdrawn_at', nullable: true },
  },
});
