import { useEffect } from 'react';
import { storedJson } from '@/shared/lib/browser-storage';
import { useToast } from '@/shared/ui/toasts/toast-context';
import type { ToastMessage } from '@/shared/ui/toasts/toast-store';

const stored = storedJson('toast', () => sessionStorage);

/** Shows a toast on the page that this tab is about to load, where it can be read in full. */
export function showToastAfterNavigation(message: ToastMessage): void {
  stored.write(message);
}

/** Shows the toast of the previous page. */
export function useToastAfterNavigation(): void {
  const toast = useToast();

  useEffect(() => {
    const message = stored.read();
    stored.write(null);
    if (isMessage(message)) toast(message);
  }, [toast]);
}

const isMessage = (value: unknown): value is ToastMessage =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
