import type { ListView } from '../domain/list-view.js';

export abstract class ListViewRepository {
  /** @throws ViewNameTaken */
  abstract add(view: ListView): Promise<void>;
  /**
   * For a change: nobody else changes it before the unit of work ends.
   * @throws ViewNotFound
   */
  abstract lock(id: string): Promise<ListView>;
  /** @throws ViewNameTaken */
  abstract save(view: ListView): Promise<void>;
  abstract remove(view: ListView): Promise<void>;
  /** Those that only their owner has. Gives the ids of what was removed. */
  abstract removeOwnOf(ownerId: string): Promise<readonly string[]>;
}
