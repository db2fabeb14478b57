import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { CaseChanged } from '../../domain/errors.js';
import type { ApplicationRepository } from '../review/application.repository.js';
import type { CaseQueries, CaseView, TimelineActor } from './case.queries.js';
import type { ApplicationEvents } from '../review/application-events.js';

export interface CaseNote {
  /** Undefined leaves the notes unchanged. */
  readonly notes: string | null | undefined;
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt: Date | undefined;
}

/** Names as the partner sees them, without names of staff. */
const NAMES: Readonly<Record<TimelineActor, string | null>> = {
  you: 'You',
  api: 'Your API account',
  client: 'Your client',
  broker: 'The broker',
  system: null,
};

/** Updates the partner's own notes on one of its cases. */
export class NoteOnCase {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applications: ApplicationRepository,
    private readonly cases: CaseQueries,
    private readonly events: ApplicationEvents,
  ) {}

  /** @throws ApplicationNotFound, CaseChanged */
  execute(
    introducerId: string,
    id: string,
    { notes, readAt }: CaseNote,
    actor: Principal,
  ): Promise<CaseView> {
    return this.context.unitOfWork.run(async () => {
      const application = await this.applications.lockCase(introducerId, id);
      if (readAt && !application.isAsReadAt(readAt)) {
        const by = NAMES[await this.cases.lastActor(id)];
        const current = await this.cases.find(introducerId, id);
        throw new CaseChanged({ by, at: application.updatedAt, current });
      }
      const changes = notes === undefined ? {} : application.notePartner(notes, this.context.clock.now());
      if (Object.keys(changes).length > 0) {
        await this.applications.save(application);
        await this.events.record({ kind: 'case-noted', applicationId: id, actor });
      }
      return this.cases.find(introducerId, id);
    });
  }
}
