import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { IntroducerRepository } from '../introducer.repository.js';

/** Records that a partner's account holder reads the address's email. Call it inside a unit of work. */
export class NoteConfirmedEmail {
  constructor(
    private readonly context: UseCaseContext,
    private readonly introducers: IntroducerRepository,
  ) {}

  async execute(introducerId: string): Promise<void> {
    const introducer = await this.introducers.lock(introducerId);
    if (!introducer.confirmEmail(this.context.clock.now())) return;
    await this.introducers.save(introducer);
    const holder = { type: 'introducer', id: introducerId } as const;
    await this.context.activity.record({ actor: holder, action: 'email-confirmed', subject: holder });
  }
}
