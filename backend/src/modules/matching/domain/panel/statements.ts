import { titleOf, type LenderField } from '#kernel/lending/lender-fields.js';
import type { Reach } from '#kernel/vocabulary/places.js';
import type { CompiledLender } from './compiled-lender.js';
import { asWritten } from './named.js';

/** Areas that are not nations are shown without their names: 'Wales, named areas'. */
const shownAreas = ({ nations, namesOtherAreas }: Reach): string =>
  [...nations, ...(namesOtherAreas ? ['named areas'] : [])].join(', ');

/** A lender's statement in a field, in display format; null if nothing readable is stated. */
export const shownStatement = (field: LenderField, lender: CompiledLender): string | null => {
  if (field === 'coverageAreas') return lender.coverageAreas && shownAreas(lender.coverageAreas);
  const stated = lender[field as keyof CompiledLender];
  if (typeof stated === 'boolean') return stated ? 'Yes' : 'No';
  if (stated !== null && 'shown' in stated) return stated.stated ? stated.shown : null;
  if (stated !== null && 'terms' in stated) return asWritten(stated.terms) || null;
  return null;
};

/** All statements of a lender in these fields, with the fields' names; null without any. */
export const statedAbout = (fields: readonly LenderField[], lender: CompiledLender): string | null =>
  fields
    .flatMap((field) => {
      const shown = shownStatement(field, lender);
      return shown === null ? [] : [`${titleOf(field)}: ${shown}`];
    })
    .join('; ') || null;
