import type { Endpoint } from './lib/endpoint.ts';

export type Column =
  | 'visitor'
  | 'expired'
  | 'regularA'
  | 'regularB'
  | 'officeA'
  | 'officeB'
  /** With a token that is still running: it reads for five minutes at most. Its writes: ended-sessions.test.ts. */
  | 'suspended'
  | 'admin'
  /** An administrator who has not shown the second factor. */
  | 'adminWithoutCode';

export interface Row {
  access: Endpoint['access'];
  /**
   * The gate's status, or `in`: past the gate, whatever the endpoint then says to an empty request. A suspended person is let
   * in to read and to what is public: every other write answers 403.
   */
  expects: Record<Column, 401 | 403 | 409 | 'in'>;
}

const everyone = {
  visitor: 'in',
  expired: 'in',
  regularA: 'in',
  regularB: 'in',
  officeA: 'in',
  officeB: 'in',
  suspended: 'in',
  admin: 'in',
  adminWithoutCode: 'in',
} as const;
const nobody = {
  visitor: 401,
  expired: 401,
  regularA: 403,
  regularB: 403,
  officeA: 403,
  officeB: 403,
  suspended: 403,
  admin: 403,
  adminWithoutCode: 403,
} as const;

export const open: Row = { access: 'public', expects: everyone };
const members = { ...everyone, visitor: 401, expired: 401 } as const;
export const user: Row = { access: 'user', expects: members };
export const notifications: Row = { access: 'notifications', expects: members };
export const toBeOffice: Row = {
  access: 'office-register',
  // An office is told that it is one.
  expects: { ...nobody, regularA: 'in', regularB: 'in', suspended: 'in', officeA: 409, officeB: 409 },
};
export const seller: Row = {
  access: 'properties-new',
  expects: { ...nobody, regularA: 'in', regularB: 'in', officeA: 'in', officeB: 'in', suspended: 'in' },
};
/** The same people, by another section. */
export const inSection = (access: Endpoint['access']): Row => ({ ...seller, access });
export const office: Row = { access: 'office', expects: { ...nobody, officeA: 'in', officeB: 'in' } };
export const subscription = inSection('credits');
export const reports: Row = { ...office, access: 'reports' };
export const admin = (access: Endpoint['access']): Row => ({ access, expects: { ...nobody, admin: 'in' } });

/** By method and path: `GET /listings/:id`. */
export type Rows = Readonly<Record<string, Row>>;
