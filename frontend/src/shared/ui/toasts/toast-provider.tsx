import { useEffect, useState, type ReactNode } from 'react';
import { importWithRetry } from '@/shared/lib/import-with-retry';
import { ToastContext } from '@/shared/ui/toasts/toast-context';
import { ToastStore } from '@/shared/ui/toasts/toast-store';

/**
 * Lets its content show toasts, and shows them. Their code is loaded on the first interaction or toast, because a
 * page is readable without it.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new ToastStore());
  const list = useToastList(store);
  return (
    <ToastContext value={store}>
      {children}
      {list}
    </ToastContext>
  );
}

const FIRST_EVENTS = ['focusin', 'pointerdown', 'keydown'] as const;
let fetched: ((store: ToastStore) => ReactNode) | null = null;

export async function fetchToastList(): Promise<(store: ToastStore) => ReactNode> {
  const { ToastList } = await importWithRetry(() => import('@/shared/ui/toasts/toast-list'));
  fetched = (store) => <ToastList store={store} />;
  return fetched;
}

function useToastList(store: ToastStore): ReactNode {
  const [list, setList] = useState<ReactNode>(() => fetched?.(store) ?? null);

  useEffect(() => {
    if (list) return;
    // A failed load is retried with the next event or toast.
    const fetch = () =>
      void fetchToastList().then(
        (listOf) => setList(listOf(store)),
        () => undefined,
      );
    const forget = store.subscribe(fetch);
    // Content may have shown one before we listened.
    if (store.snapshot().length > 0) fetch();
    FIRST_EVENTS.forEach((event) => document.addEventListener(event, fetch));
    return () => {
      forget();
      FIRST_EVENTS.forEach((event) => document.removeEventListener(event, fetch));
    };
  }, [list, store]);

  return list;
}
