import { useDispatch } from 'react-redux';
import { api, type Kind } from '@/api/api';
import type { Failure } from '@/shared/lib/failure';

/**
 * For `invalidatesTags`: what a change makes out of date. One that was refused leaves everything as it was read, unless
 * it was refused because that is out of date.
 */
export const invalidates =
  (...kinds: readonly Kind[]) =>
  (_answer: unknown, failure: Failure | undefined): readonly Kind[] =>
    failure === undefined || failure.status === 404 || failure.status === 409 ? kinds : [];

/** Reads everything of these kinds again that shows, and forgets what was read of the rest. */
export function useRefresh(...kinds: readonly Kind[]): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(api.util.invalidateTags([...kinds]));
}
