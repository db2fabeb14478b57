import { LenderDirectory, type NamedLender } from './lender-directory.js';
import { lenderKey } from '../domain/lender-key.js';
import type { LenderRepository } from './lender.repository.js';

export class LendersByName extends LenderDirectory {
  constructor(private readonly lenders: LenderRepository) {
    super();
  }

  lock(): Promise<void> {
    return this.lenders.sharePanel();
  }

  async withName(name: string): Promise<NamedLender | null> {
    const [lender] = await this.lenders.findByKeys([lenderKey(name)]);
    return lender ? { id: lender.id, name: lender.name } : null;
  }

  async withId(id: string): Promise<NamedLender | null> {
    const [lender] = await this.lenders.findByIds([id]);
    return lender ? { id: lender.id, name: lender.name } : null;
  }
}
