/* The worker's side of the DOM, as far as we use it: the project's types are a page's. */

export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response> | Response): void;
}
export interface SyncEvent extends LastingEvent {
  readonly tag: string;
}
export interface ToldEvent extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
export interface PushedEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}
export interface ClickedEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Client {
  readonly url: string;
  readonly visibilityState?: string;
  readonly focused?: boolean;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}
interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  sync: SyncEvent;
  fetch: AskedEvent;
  message: ToldEvent;
  push: PushedEvent;
  notificationclick: ClickedEvent;
}
export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
    matchAll(options: { type: 'window'; includeUncontrolled?: true }): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
  /** Missing from browsers without notifications. */
  readonly Notification?: Pick<typeof Notification, 'permission'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'pushManager' | 'showNotification'>;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listen: (event: WorkerEvents[K]) => void): void;
}
