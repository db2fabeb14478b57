import { useEffect } from 'react';
import { useToast } from '@/shared/ui/toast-context';
import type { ToastMessage } from '@/shared/ui/toast-store';

const KEY = 'toast';

/** Has a toast shown again on the page that this tab is about to load, where it can be read to its end. */
export function showToastAfterNavigation(message: ToastMessage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // It was shown once; where nothing can be kept it is not shown again.
  }
}

/** Shows what the page before has carried over. */
export function useToastAfterNavigation(): void {
  const toast = useToast();

  useEffect(() => {
    const message = take();
    if (message) toast(message);
  }, [toast]);
}

function take(): ToastMessage | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isMessage(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isMessage = (kept: unknown): kept is ToastMessage =>
  typeof kept === 'object' && kept !== null && 'title' in kept && typeof kept.title === 'string';
