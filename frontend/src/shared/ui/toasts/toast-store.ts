export interface ToastMessage {
  title: string;
  description?: string;
  /** A failure: announced immediately by screen readers, in the error colour. */
  destructive?: boolean;
}

export interface StoredToast extends ToastMessage {
  id: number;
  open: boolean;
}

const LIMIT = 1;
const REMOVAL_DELAY_MS = 1_000_000;

/** The toasts of one page: only the newest; a dismissed one stays, closed, until its removal delay ends. */
export class ToastStore {
  private toasts: readonly StoredToast[] = [];
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  readonly snapshot = (): readonly StoredToast[] => this.toasts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly show = (message: ToastMessage): void => {
    this.lastId += 1;
    this.replace([{ ...message, id: this.lastId, open: true }, ...this.toasts].slice(0, LIMIT));
  };

  readonly dismiss = (id: number): void => {
    this.replace(this.toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => this.remove(id), REMOVAL_DELAY_MS);
  };

  private remove(id: number): void {
    this.replace(this.toasts.filter((toast) => toast.id !== id));
  }

  private replace(toasts: readonly StoredToast[]): void {
    this.toasts = toasts;
    this.listeners.forEach((listener) => listener());
  }
}
