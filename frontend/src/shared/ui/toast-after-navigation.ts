import { useEffect } from 'react';
import { storedJson } from '@/shared/lib/browser-storage';
import { useToast } from '@/shared/ui/toast-context';
import type { ToastMessage } from '@/shared/ui/toast-store';

const stored = storedJson('toast', () => sessionStorage);

/** Has a toast shown again on the page that this tab is about to load, where it can be read to its end. */
export function showToastAfterNavigation(message: ToastMessage): void {
  stored.write(message);
}

/** Shows what the page before has carried over. */
export function useToastAfterNavigation(): void {
  const toast = useToast();

  useEffect(() => {
    const message = stored.read();
    stored.write(null);
    if (isMessage(message)) toast(message);
  }, [toast]);
}

const isMessage = (kept: unknown): kept is ToastMessage =>
  typeof kept === 'object' && kept !== null && 'title' in kept && typeof kept.title === 'string';
