import { readingsOf, type UnderstoodLender } from '../domain/lender-readings.js';
import { readStatements, type LenderInput } from '../domain/lender-statements.js';

/** Tells what the matching rule will understand of a lender, before anything is saved. */
export class ReadLender {
  execute(input: LenderInput): UnderstoodLender {
    const { statements, warnings } = readStatements(input);
    return { readings: readingsOf(statements), warnings };
  }
}
