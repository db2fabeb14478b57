import { viewOf } from '#platform/application/view.js';
import {
  CASE_FIELDS,
  CaseQueries,
  type CaseView,
  type TimelineActor,
} from '#modules/applications/application/cases/case.queries.js';
import type { ApplicationsInMemory } from './applications.js';

const notAsked = () => Promise.reject(new Error('Lists and figures are the database’s'));

/** Partners' views of a repository's cases. */
export class CasesInMemory extends CaseQueries {
  /** Who acted last. */
  actor: TimelineActor = 'broker';
  readonly page = notAsked;
  readonly details = notAsked;
  readonly summary = notAsked;
  readonly all = () => {
    throw new Error('Lists and figures are the database’s');
  };

  constructor(private readonly applications: ApplicationsInMemory) {
    super();
  }

  async find(introducerId: string, id: string): Promise<CaseView> {
    const found = await this.applications.lockCase(introducerId, id);
    const progress = {
      stage: found.stage,
      lendersAsked: 0,
      offers: 0,
      completedOn: null,
      drawnPence: null,
    };
    return {
      ...found.answers,
      ...viewOf(found, CASE_FIELDS),
      notes: found.partnerNotes,
      introducerId,
      progress,
    };
  }

  lastActor(): Promise<TimelineActor> {
    return Promise.resolve(this.actor);
  }
}
