import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '#platform/infrastructure/database/database.js';
import { refuseOn } from '#platform/infrastructure/database/is-taken.js';
import type { StaffInvitationRepository } from '../../application/invitations/staff-invitation.repository.js';
import { AlreadyInvited } from '../../domain/errors.js';
import type { StaffInvitation } from '../../domain/staff-invitation.js';
import { staffInvitationTable } from './staff-invitation.table.js';

const lock = { mode: 'for_no_key_update' } as const;

@Injectable()
export class PostgresStaffInvitationRepository implements StaffInvitationRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<StaffInvitation | null> {
    return this.database.manager.findOneBy(staffInvitationTable, { id });
  }

  findByDigest(digest: string): Promise<StaffInvitation | null> {
    return this.database.manager.findOneBy(staffInvitationTable, { digest });
  }

  lock(id: string): Promise<StaffInvitation | null> {
    return this.database.manager.findOne(staffInvitationTable, { where: { id }, lock });
  }

  lockPendingBy(adminId: string): Promise<StaffInvitation[]> {
    return this.database.manager.find(staffInvitationTable, {
      where: { invitedBy: adminId, acceptedAt: IsNull(), withdrawnAt: IsNull() },
      order: { id: 'asc' },
      lock,
    });
  }

  add(invitation: StaffInvitation): Promise<void> {
    return this.database
      .insert(staffInvitationTable, invitation)
      .catch(refuseOn({ staff_invitations_pending_by_email_key: () => new AlreadyInvited() }));
  }

  save(invitation: StaffInvitation): Promise<void> {
    return this.database.save(staffInvitationTable, invitation);
  }
}
