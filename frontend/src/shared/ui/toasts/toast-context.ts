import { createContext, useContext } from 'react';
import type { ToastMessage, ToastStore } from '@/shared/ui/toasts/toast-store';

export const ToastContext = createContext<ToastStore | null>(null);

/**
 * Returns the function that shows a toast: `const toast = useToast(); toast({ title, description, destructive })`.
 */
export function useToast(): (message: ToastMessage) => void {
  return useToastStore().show;
}

export function useToastStore(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast must be used inside <ToastProvider>');
  return store;
}
