import { useDispatch } from 'react-redux';
import { api, type TagType } from '@/api/api';
import type { Failure } from '@/shared/lib/failure';

/**
 * For `invalidatesTags`: the kinds that a change makes stale. A failed change invalidates nothing, unless it failed
 * because the data was stale.
 */
export const invalidates =
  (...kinds: readonly TagType[]) =>
  (_answer: unknown, failure: Failure | undefined): readonly TagType[] =>
    failure === undefined || failure.status === 404 || failure.status === 409 ? kinds : [];

/** Refetches everything of these kinds that is shown, and drops the rest. */
export function useRefresh(...kinds: readonly TagType[]): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(api.util.invalidateTags([...kinds]));
}
