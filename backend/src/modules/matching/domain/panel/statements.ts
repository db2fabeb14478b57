import { titleOf, type LenderField } from '#kernel/lending/lender-fields.js';
import type { Reach } from '#kernel/vocabulary/places.js';
import type { CompiledLender } from './compiled-lender.js';
import { asWritten } from './named.js';

/** Areas that are no nation are read as such and not by their names: 'Wales, named areas'. */
const shownAreas = ({ nations, namesOtherAreas }: Reach): string =>
  [...nations, ...(namesOtherAreas ? ['named areas'] : [])].join(', ');

/** What a lender states in a field, as its answers show it; null where it states nothing that can be read. */
export const shownStatement = (field: LenderField, lender: CompiledLender): string | null => {
  if (field === 'coverageAreas') return lender.coverageAreas && shownAreas(lender.coverageAreas);
  const stated = lender[field as keyof CompiledLender];
  if (typeof stated === 'boolean') return stated ? 'Yes' : 'No';
  if (stated !== null && 'shown' in stated) return stated.stated ? stated.shown : null;
  if (stated !== null && 'terms' in stated) return asWritten(stated.terms) || null;
  return null;
};

/** All that a lender states in these fields, named by them; null where it states nothing. */
export const statedAbout = (fields: readonly LenderField[], lender: CompiledLender): string | null =>
  fields
    .flatMap((field) => {
      const shown = shownStatement(field, lender);
      return shown === null ? [] : [`${titleOf(field)}: ${shown}`];
    })
    .join('; ') || null;
