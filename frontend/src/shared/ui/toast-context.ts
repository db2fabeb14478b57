import { createContext, useContext } from 'react';
import type { ToastMessage, ToastShelf } from '@/shared/ui/toast-shelf';

export const ToastContext = createContext<ToastShelf | null>(null);

/** Gives the function that shows a toast: `const toast = useToast(); toast({ title, description, destructive })`. */
export function useToast(): (message: ToastMessage) => void {
  return useToastShelf().show;
}

export function useToastShelf(): ToastShelf {
  const shelf = useContext(ToastContext);
  if (!shelf) throw new Error('useToast must be used inside <Toasts>');
  return shelf;
}
