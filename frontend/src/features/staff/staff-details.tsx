import type { ReactNode } from 'react';
import type { StaffMember } from '@/features/staff/staff-api';
import { StaffChip } from '@/features/staff/staff-columns';
import { roleLabel } from '@/features/staff/staff-roles';
import { longDate, longDateAndTime } from '@/shared/lib/dates';
import { MailLink } from '@/shared/lists/contact-links';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';

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
      <DescriptionList>
        <DescriptionItem term="Email">
          <MailLink to={email} />
        </DescriptionItem>
        <DescriptionItem term="Role">{roleLabel(role)}</DescriptionItem>
        <DescriptionItem term="Joined">{longDate(createdAt)}</DescriptionItem>
        <DescriptionItem term="Last sign-in">
          {lastSignedInAt === null ? 'Not recorded' : longDateAndTime(lastSignedInAt)}
        </DescriptionItem>
        {removedAt !== null && <DescriptionItem term="Removed">{longDateAndTime(removedAt)}</DescriptionItem>}
      </DescriptionList>
    </DetailDrawer>
  );
}
