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
interface Client {
  readonly visibilityState?: string;
  postMessage(message: unknown): void;
}
interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  sync: SyncEvent;
  fetch: AskedEvent;
  message: ToldEvent;
}
export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
    matchAll(options: { type: 'window' }): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listen: (event: WorkerEvents[K]) => void): void;
}
