import { Injectable } from '@nestjs/common';
import type { StaffInvitations } from '#modules/auth/public.js';
import type { Principal } from '#platform/application/principal.js';
import { WithdrawInvitationsOf } from '../../application/invitations/withdraw-invitations-of.js';

@Injectable()
export class StoredStaffInvitations implements StaffInvitations {
  constructor(private readonly withdrawing: WithdrawInvitationsOf) {}

  withdrawAllOf(adminId: string, actor: Principal): Promise<void> {
    return this.withdrawing.execute(adminId, actor);
  }
}
