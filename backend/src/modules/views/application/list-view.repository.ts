import type { ListView } from '../domain/list-view.js';

export abstract class ListViewRepository {
  /** @throws ViewNameTaken */
  abstract add(view: ListView): Promise<void>;
  /** Locks it until the unit of work ends. @throws ViewNotFound */
  abstract lock(id: string): Promise<ListView>;
  /** @throws ViewNameTaken */
  abstract save(view: ListView): Promise<void>;
  abstract remove(view: ListView): Promise<void>;
  /** Deletes views that only their owner has. Returns their ids. */
  abstract removeOwnOf(ownerId: string): Promise<readonly string[]>;
}
