import type { Option } from '@/shared/forms/fields/options';
import type { Owner } from '@/shared/owners/owners-api';

interface Known {
  /** The signed-in user, listed first. */
  signedInId: string | null;
  /** The current owner, included until the others are loaded. */
  current?: Owner | null | undefined;
}

/** Possible owners. The blank option of their select is 'Unassigned'. */
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

export const UNASSIGNED = 'Unassigned';
