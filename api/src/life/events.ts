/**
 * What can become of each subject, as an operator reads it (docs/life.md). Triggers raise them in the transaction that makes it
 * so (`db/schema/functions/raise_*_events.sql`), whichever path leads there.
 */
export const LIFE = {
  listing: {
    published: 'shown for the first time',
    changed: 'its words, price or details are others',
    taken_back: 'its approval is undone within ten seconds',
    sold: 'sold',
    rented: 'let',
    archived: 'taken down by its seller, or by the lapse of a plan',
    expired: 'not confirmed in time',
    suspended: 'taken down by administrators or reports',
    deleted: 'deleted',
    restored: 'offered again',
    confirmed: 'still available',
    transferred: 'given to another seller',
    handed_over: 'given to a colleague of the office',
    recategorised: 'in another category',
    relocated: 'in another place',
  },
  person: {
    suspended: 'suspended',
    suspension_ended: 'let in again',
    banned: 'banned',
    unbanned: 'no longer banned',
    closed: 'closes the account',
    erased: 'is erased, 25 days after closing',
    joined: 'joins an office',
    left: 'leaves an office',
    role_changed: 'has another role in the office',
    email_changed: 'has another e-mail address',
    phone_changed: 'has another telephone number',
    password_changed: 'has another password',
  },
  office: {
    approved: 'approved',
    verified: 'verified',
    unverified: 'no longer verified',
    license_rejected: 'its licence is rejected',
    owner_changed: 'its owners are others',
    unled: 'no owner may run it any more',
    led: 'an owner may run it again',
    closed: 'closed',
  },
  plan: {
    bought: 'bought or granted',
    changed: 'a higher or lower one',
    renewed: 'renewed',
    cancelled: 'will not be renewed',
    taken_up: 'will be renewed after all',
    withdrawn: 'no longer offered',
    ended: 'its period is over',
    lapsed: 'over for good, its places gone',
    places_bought: 'extra places bought',
    places_ended: 'extra places over',
  },
  category: {
    hidden: 'switched off or archived',
    shown: 'switched on',
    merged: 'merged into another',
    moved: 'below another group',
    retyped: 'of another kind of property',
    renamed: 'has another name or address',
    removed: 'deleted',
  },
  attribute: { renamed: 'changed', removed: 'deleted or switched off' },
  option: { renamed: 'has another name', removed: 'deleted' },
  place: { renamed: 'has another name or address', removed: 'deleted' },
} as const;

export type Life = typeof LIFE;
export type Subject = keyof Life;
/** `listing.sold` */
export type LifeEvent = { [S in Subject]: `${S}.${Extract<keyof Life[S], string>}` }[Subject];

export const SUBJECTS = Object.keys(LIFE) as Subject[];

/** Events of a subject, in the order of its life. */
export const eventsOf = (subject: Subject): LifeEvent[] =>
  Object.keys(LIFE[subject]).map((name) => `${subject}.${name}` as LifeEvent);

/** Some events of a subject, each by its name: there is no word for all of them, so that one more is answered by nobody at first. */
export const some = <S extends Subject>(subject: S, ...names: Extract<keyof Life[S], string>[]): LifeEvent[] =>
  names.map((name) => `${subject}.${name}` as LifeEvent);
