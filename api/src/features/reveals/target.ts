import type { Lang } from '#lib/endpoint.ts';

/** Whose number is asked for. */
export interface Target {
  kind: 'listing' | 'office';
  id: string;
}

export interface Caller {
  userId: string;
  /** Whose reveals are counted together; null where addresses are not counted. */
  address: string | null;
  lang: Lang;
  isStaff?: boolean;
}
