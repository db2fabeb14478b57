import { useEffect, useState, type ReactNode } from 'react';
import { ToastContext } from '@/shared/ui/toast-context';
import { ToastShelf } from '@/shared/ui/toast-shelf';

/**
 * Lets everything inside it show toasts, and shows them. What shows them is fetched when the reader first does
 * something, or with the first toast: a page is readable without it.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [shelf] = useState(() => new ToastShelf());
  const rack = useRack(shelf);
  return (
    <ToastContext value={shelf}>
      {children}
      {rack}
    </ToastContext>
  );
}

const FIRST_DEEDS = ['focusin', 'pointerdown', 'keydown'] as const;
let fetched: ((shelf: ToastShelf) => ReactNode) | null = null;

export async function fetchToastRack(): Promise<(shelf: ToastShelf) => ReactNode> {
  const { ToastRack } = await import('@/shared/ui/toast-rack');
  fetched = (shelf) => <ToastRack shelf={shelf} />;
  return fetched;
}

function useRack(shelf: ToastShelf): ReactNode {
  const [rack, setRack] = useState<ReactNode>(() => fetched?.(shelf) ?? null);

  useEffect(() => {
    if (rack) return;
    // A failed fetch is tried again with the next deed or toast.
    const fetch = () =>
      void fetchToastRack().then(
        (rackOf) => setRack(rackOf(shelf)),
        () => undefined,
      );
    const forget = shelf.subscribe(fetch);
    FIRST_DEEDS.forEach((deed) => document.addEventListener(deed, fetch));
    return () => {
      forget();
      FIRST_DEEDS.forEach((deed) => document.removeEventListener(deed, fetch));
    };
  }, [rack, shelf]);

  return rack;
}
