import type { ReactNode } from 'react';
import type { StaffMember } from '@/features/staff/staff-api';
import { StaffChip } from '@/features/staff/staff-columns';
import { roleLabel } from '@/features/staff/staff-roles';
import { longDate, longDateAndTime } from '@/shared/lib/dates';
import { MailLink } from '@/shared/lists/contact-links';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/screen/detail-drawer';

interface StaffDetailsProps {
  member: StaffMember;
  onClose: () => void;
  /** Empty for a removed account. */
  actions: ReactNode;
}

export function StaffDetails({ member, onClose, actions }: StaffDetailsProps) {
  const { name, email, role, createdAt, lastSignedInAt, removedAt } = member;
  return (
    <DetailDrawer title={name} onClose={onClose} actions={removedAt === null && actions}>
      <StaffChip removedAt={removedAt} />
      <Facts>
        <Fact name="Email">
          <MailLink to={email} />
        </Fact>
        <Fact name="Role">{roleLabel(role)}</Fact>
        <Fact name="Joined">{longDate(createdAt)}</Fact>
        <Fact name="Last sign-in">
          {lastSignedInAt === null ? 'Not recorded' : longDateAndTime(lastSignedInAt)}
        </Fact>
        {removedAt !== null && <Fact name="Removed">{longDateAndTime(removedAt)}</Fact>}
      </Facts>
    </DetailDrawer>
  );
}
