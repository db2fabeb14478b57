import type { Principal } from './principal.js';

/** Takes from a member of the staff what one kind of record has given them; inside the running unit of work. */
type Release = (ownerId: string, actor: Principal) => Promise<void>;

/** What members of the staff own, in whichever modules keep it. */
export class OwnedWork {
  private readonly kinds: Release[] = [];

  add(release: Release): void {
    this.kinds.push(release);
  }

  /** From then on it is nobody's. */
  async release(ownerId: string, actor: Principal): Promise<void> {
    for (const release of this.kinds) await release(ownerId, actor);
  }
}
