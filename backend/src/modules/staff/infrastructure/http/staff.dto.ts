import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { emailText } from '#platform/infrastructure/http/dto/email.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { Id, NullableTime, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { Acceptance } from '../../application/invitations/accept-staff-invitation.js';
import {
  STAFF_ORDERS,
  STAFF_STATUSES,
  type PendingInvitation,
  type StaffListRequest,
  type StaffMember,
  type StaffOrder,
  type StaffStatus,
} from '../../application/staff-views.js';
import { STAFF_ROLES, type StaffRole } from '#kernel/staff-role.js';

const ROLE = {
  enum: STAFF_ROLES,
  example: 'case-manager',
  description: 'An ‘admin’ also manages staff',
} as const;

export class ListStaffQuery extends ListQuery implements StaffListRequest {
  @Search({ example: 'ada', description: 'Part of the name or email address' })
  readonly q?: string;

  @OptionalChoice(STAFF_STATUSES)
  readonly status?: StaffStatus;

  @OptionalChoice(STAFF_ROLES)
  readonly role?: StaffRole;

  @OptionalChoice(STAFF_ORDERS, { default: 'newest' })
  readonly sort?: StaffOrder;
}

export class StaffMemberResponse implements StaffMember {
  @Id('0192f0a4-7c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @ApiProperty({ example: 'ada@example.co.uk' })
  readonly email: string;

  @ApiProperty({ example: 'Ada Admin' })
  readonly name: string;

  @ApiProperty(ROLE)
  readonly role: StaffRole;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @NullableTime('2026-03-12T09:30:00.000Z')
  readonly lastSignedInAt: string | null;

  @NullableTime(null, 'Time of removal; null if active')
  readonly removedAt: string | null;
}

export class PendingInvitationResponse implements PendingInvitation {
  @Id('0192f0a4-7c1e-7b63-9a53-5f0c8f6f2f12')
  readonly id: string;

  @ApiProperty({ example: 'clara@example.co.uk' })
  readonly email: string;

  @ApiProperty(ROLE)
  readonly role: StaffRole;

  @ApiProperty({ example: 'Ada Admin', description: 'Staff member who sent the invitation' })
  readonly invitedBy: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly sentAt: string;

  @Time('2026-03-19T09:30:00.000Z')
  readonly expiresAt: string;

  @ApiProperty({
    example: false,
    description: 'Whether the link has expired; the invitation can be sent again',
  })
  readonly expired: boolean;
}

export class InviteStaffRequest {
  @RequiredText(emailText({ example: 'clara@example.co.uk' }))
  readonly email: string;

  @ApiProperty(ROLE)
  @IsIn(STAFF_ROLES, { message: 'Please choose a role' })
  readonly role: StaffRole;
}

export class ChangeStaffRoleRequest extends PickType(InviteStaffRequest, ['role']) {}

export class OpenInvitationRequest {
  @RequiredText({
    max: 100,
    example: 'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0',
    description: 'The token after `#token=` in the emailed link',
    missing: 'This link is incomplete. Open it from the email again',
  })
  readonly token: string;
}

export class AcceptInvitationRequest extends OpenInvitationRequest implements Acceptance {
  @RequiredText({ max: 200, example: 'Clara Case' })
  readonly name: string;

  @RequiredText({
    max: 128,
    shape: 'secret',
    example: 'seven quiet otters swim',
    description: 'At least 12 characters, and not easy to guess',
  })
  readonly password: string;
}

export class OpenedInvitationResponse extends PickType(PendingInvitationResponse, [
  'email',
  'role',
  'expiresAt',
]) {}
