import { Injectable } from '@nestjs/common';
import { AccountSessions, introducerRole } from '#modules/auth/public.js';
import type { IntroducerSessions } from '../../application/introducer-sessions.js';

/** Sessions as the role of introducers has them. */
@Injectable()
export class RoleSessions implements IntroducerSessions {
  constructor(private readonly sessions: AccountSessions) {}

  async count(introducerId: string): Promise<number> {
    return (await this.sessions.list(introducerRole, introducerId, '')).length;
  }
}
