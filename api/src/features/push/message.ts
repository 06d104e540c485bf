/** For a service's answer. */
export const LONGEST_MS = 10_000;
/** Seconds a service keeps it for a device that is switched off: what is older is in the bell. */
export const KEPT_SECONDS = 86_400;

export interface PushMessage {
  title: string;
  body: string;
  /** Below the site's own origin. */
  url: string;
  /** A message of the same tag takes the place of the one before: what is sent twice is seen once. */
  tag: string;
  lang: 'ar' | 'en';
}

/** `again`: the service is unwell, and may take it later. */
export type Sent = 'sent' | 'gone' | 'refused' | 'again';
