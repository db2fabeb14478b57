import { v7 } from 'uuid';
import { Ids } from '#shared/application/ids.js';

export class UuidV7Ids extends Ids {
  next(): string {
    return v7();
  }
}
