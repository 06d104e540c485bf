import type { Limit } from '#lib/auth/throttle.ts';
import type { Lang } from '#lib/endpoint.ts';

/** Whose number is asked for. */
export interface Target {
  kind: 'listing' | 'office';
  id: string;
}

export interface Caller {
  userId: string;
  /** Limits of everybody behind the same address. */
  ofAddress: readonly Limit[];
  lang: Lang;
  isStaff?: boolean;
}
