import { coverageOf, type ProductCoverage } from '../domain/advice/coverage.js';
import type { Panel } from './panel.js';

/** The number of lenders on today's panel for each product. */
export class MeasureCoverage {
  constructor(private readonly panel: Panel) {}

  async execute(): Promise<readonly ProductCoverage[]> {
    return coverageOf(await this.panel.current());
  }
}
