import { InvalidInput } from '#kernel/errors.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { AlreadyHeld } from '../../domain/errors.js';
import { Hold, type HoldSubject } from '../../domain/hold.js';
import type { HoldViews, HoldView } from './hold-views.js';
import type { HoldRepository } from './hold.repository.js';

export interface NewHold {
  readonly subjectType: HoldSubject;
  readonly subjectId: string;
  readonly reason: string;
  readonly endsOn: string | null;
}

/** Protects a record from retention and erasure. Idempotent by key. */
export class PlaceHold {
  constructor(
    private readonly context: UseCaseContext,
    private readonly holds: HoldRepository,
    private readonly views: HoldViews,
  ) {}

  /** @throws SubjectNotFound, AlreadyHeld, InvalidInput for a past date, KeyReused */
  async execute(asked: NewHold, key: string | null, actor: AccountHolder): Promise<HoldView> {
    const { subjectType: type, subjectId, reason, endsOn } = asked;
    const now = this.context.clock.now();
    const today = londonIsoDay(now);
    if (endsOn !== null && endsOn <= today)
      throw new InvalidInput([
        { field: 'endsOn', message: 'Choose a later date. The hold ends as this day begins.' },
      ]);
    const call = { operation: 'place-hold', principal: actor, key, request: asked };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, async () => {
      await this.holds.lockSubject(type, subjectId);
      const earlier = await this.holds.lockOf(type, subjectId);
      if (earlier) {
        if (!earlier.isOver(today)) throw new AlreadyHeld();
        earlier.end(null, now);
        await this.holds.save(earlier);
      }
      await this.holds.add(Hold.place(answer.id, { type, id: subjectId }, reason, endsOn, actor.id, now));
      await this.context.activity.record({ actor, action: 'hold-placed', subject: { type, id: subjectId } });
    });
    return this.views.one(id);
  }
}
