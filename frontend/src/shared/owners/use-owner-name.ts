import { UNASSIGNED } from '@/shared/owners/owner-options';
import { useListOwnersQuery, type Owner } from '@/shared/owners/owners-api';

const NONE: readonly Owner[] = [];

/** Names the owner with an id; a blank id is nobody's. */
export function useOwnerName(): (id: string) => string {
  const { data = NONE } = useListOwnersQuery(undefined);
  return (id) => data.find((owner) => owner.id === id)?.name ?? UNASSIGNED;
}
