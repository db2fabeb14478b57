import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

@Injectable()
export class StaffInvitationRecords extends TableRecords {
  override readonly type = 'staff-invitation';
  protected override readonly naming = {
    table: 'staff_invitations',
    name: 'email',
    email: 'email',
    searched: 'lower(email)',
  };
}
