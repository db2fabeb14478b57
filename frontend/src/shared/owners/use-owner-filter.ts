import { useMemo } from 'react';
import type { ListFilter } from '@/shared/lists/screen/list-toolbar';
import { UNASSIGNED } from '@/shared/owners/owner-options';
import { useListOwnersQuery, type Owner } from '@/shared/owners/owners-api';

const NONE: readonly Owner[] = [];

/** Filters a list by owner: the user, unassigned, or a colleague. */
export function useOwnerFilter(signedInId: string | null): ListFilter & { name: 'owner' } {
  const { data = NONE } = useListOwnersQuery(undefined);
  return useMemo(() => {
    const colleagues = data
      .filter(({ id }) => id !== signedInId)
      .map(({ id, name }) => ({ value: id, label: name }));
    const options = [{ value: 'me', label: 'Me' }, { value: 'nobody', label: UNASSIGNED }, ...colleagues];
    return { name: 'owner', label: 'Owner', options, toggle: { value: 'me', label: 'Mine' } };
  }, [data, signedInId]);
}
