import type { Option } from '@/shared/forms/form-select';
import type { Owner } from '@/shared/owners/owners-api';

interface Known {
  /** Whoever is signed in: comes first. */
  signedInId: string | null;
  /** Who has it now: among them also until the others are read. */
  current?: Owner | null | undefined;
}

/** Who can have a piece of work. Nobody is what a select of them has as its blank choice. */
export function ownerOptions(
  owners: readonly Owner[],
  { signedInId, current = null }: Known,
): readonly Option[] {
  const known =
    current === null || owners.some(({ id }) => id === current.id) ? owners : [current, ...owners];
  const mine = known.filter(({ id }) => id === signedInId);
  const others = known.filter(({ id }) => id !== signedInId);
  return [
    ...mine.map(({ id, name }) => ({ value: id, label: `Me (${name})` })),
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

export const NOBODY = 'Unassigned';
