import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { IntroducerRepository } from './introducer.repository.js';

/** Notes that whoever holds a partner's account reads the mail of its address. To be called inside a unit of work. */
export class NoteConfirmedEmail {
  constructor(
    private readonly introducers: IntroducerRepository,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  async execute(introducerId: string): Promise<void> {
    const introducer = await this.introducers.lock(introducerId);
    if (!introducer.confirmEmail(this.clock.now())) return;
    await this.introducers.save(introducer);
    const holder = { type: 'introducer', id: introducerId } as const;
    await this.activity.record({ actor: holder, action: 'email-confirmed', subject: holder });
  }
}
