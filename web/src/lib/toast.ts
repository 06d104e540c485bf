import { createListeners } from './listeners.ts';

export type ToastKind = 'success' | 'error' | 'info';
export type Toast = { id: number; kind: ToastKind; message: string } & ToastOptions;
type ToastOptions = {
  action?: { label: string; run: () => void };
  /** The toast waits for an answer instead of leaving by itself. */
  stays?: boolean;
  /** How long it is there, if not as long as others. */
  ms?: number;
};

/** Spec section 9; one with an undo is there for as long as it takes to read it, decide and get there. */
export const TOAST = { ms: 4_000, actionMs: 10_000, visible: 3, gap: 14, width: 356 } as const;

let next = 1;
let toasts: readonly Toast[] = [];
const { subscribe, notify } = createListeners();

function change(to: readonly Toast[]): void {
  toasts = to;
  notify();
}

function show(kind: ToastKind, message: string, options: ToastOptions = {}): number {
  const id = next++;
  change([...toasts, { id, kind, message, ...options }]);
  return id;
}

/** Short messages at the corner of the page. At most three are seen; more wait their turn. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  dismiss: (id: number) => change(toasts.filter((item) => item.id !== id)),
};

export const toastStore = {
  subscribe,
  visible: () => toasts,
};
