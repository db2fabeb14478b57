import { ApiProperty } from '@nestjs/swagger';
import { STAFF_ROLES, type StaffRole } from '#kernel/staff-role.js';
import { Id } from '#platform/infrastructure/http/dto/shown.js';
import type { AdminView } from '../../application/admin-view.js';

export class AdminAccount implements AdminView {
  @Id('0192f0a4-7c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @ApiProperty({ example: 'admin@example.co.uk' })
  readonly email: string;

  @ApiProperty({ example: 'Ada Admin' })
  readonly name: string;

  @ApiProperty({
    enum: [true],
    required: false,
    description:
      'Present if two-step sign-in is mandatory and must be set up before any other request is allowed',
  })
  readonly twoFactorOwed?: true;

  @ApiProperty({ enum: STAFF_ROLES, example: 'admin', description: 'An ‘admin’ also manages staff' })
  readonly role: StaffRole;
}

export class AdminSignedIn {
  @ApiProperty({ type: AdminAccount })
  readonly admin: AdminAccount;
}
