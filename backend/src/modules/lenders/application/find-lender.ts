import { lenderKey } from '../domain/lender-key.js';
import type { LenderRepository } from './lender.repository.js';

/** A lender by its name, whatever the letters' case and the space around it. */
export class FindLender {
  constructor(private readonly lenders: LenderRepository) {}

  async execute(name: string): Promise<{ readonly id: string; readonly name: string } | null> {
    const [lender] = await this.lenders.findByKeys([lenderKey(name)]);
    return lender ? { id: lender.id, name: lender.name } : null;
  }
}
