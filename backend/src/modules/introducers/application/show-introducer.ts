import type { IntroducerLists, ListedIntroducer } from './introducer-lists.js';
import type { IntroducerProgram, IntroducerPrograms } from './introducer-programs.js';
import type { IntroducerSessions } from './introducer-sessions.js';

/** A partner as the broker's staff see it by itself. */
export interface IntroducerInFull extends ListedIntroducer {
  /** In how many browsers it is signed in. */
  readonly sessions: number;
  readonly apiAccounts: readonly IntroducerProgram[];
  /** Why it is suspended, as staff said; null while it is not. */
  readonly suspensionReason: string | null;
}

export class ShowIntroducer {
  constructor(
    private readonly lists: IntroducerLists,
    private readonly sessions: IntroducerSessions,
    private readonly programs: IntroducerPrograms,
  ) {}

  /** @throws IntroducerNotFound */
  async execute(id: string): Promise<IntroducerInFull> {
    const introducer = await this.lists.one(id);
    const [sessions, apiAccounts, suspensionReason] = await Promise.all([
      this.sessions.count(id),
      this.programs.of(id),
      introducer.suspendedAt === null ? null : this.lists.suspensionReason(id),
    ]);
    return { ...introducer, sessions, apiAccounts, suspensionReason };
  }
}
