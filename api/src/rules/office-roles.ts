/** Role of a person in an office. An owner runs it; there may be several, and never none. */
export const OFFICE_ROLES = ['owner', 'agent', 'assistant'] as const;
export type OfficeRole = (typeof OFFICE_ROLES)[number];

/** Who may be invited: an owner is made of a member, by another owner. */
export const INVITED_ROLES = ['agent', 'assistant'] as const satisfies readonly OfficeRole[];

/** `team` is the office's page, its people and what is said in its name. */
export const CAPABILITIES = ['billing', 'listings', 'leads', 'team'] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** `all` of the office's; one's `own`; `drafts` that somebody else publishes; `none`. */
export type Reach = 'all' | 'own' | 'drafts' | 'none';

/** The one table of an office's rights; the server asks it for every act, the screens show by it. An allowance for boosts is beside it. */
export const OFFICE_RIGHTS = {
  owner: { billing: 'all', listings: 'all', leads: 'all', team: 'all' },
  agent: { billing: 'none', listings: 'own', leads: 'own', team: 'none' },
  assistant: { billing: 'none', listings: 'drafts', leads: 'all', team: 'none' },
} as const satisfies Record<OfficeRole, Record<Capability, Reach>>;

export const reachOf = (role: OfficeRole, capability: Capability): Reach => OFFICE_RIGHTS[role][capability];
export const hasAll = (role: OfficeRole | null, capability: Capability): boolean =>
  role !== null && reachOf(role, capability) === 'all';
/** For queries. */
export const rolesWithAll = (capability: Capability): OfficeRole[] =>
  OFFICE_ROLES.filter((role) => hasAll(role, capability));

/** People of one office, invitations that are open included. */
export const MAX_OFFICE_MEMBERS = 50;
export const INVITATION_DAYS = 7;
/** What an agent may be let spend on boosts in a month, 10,000 dollars: as much as one top-up. */
export const MAX_BOOST_ALLOWANCE_CENTS = 1_000_000;

/** Days in which an administrator names another owner of an office that nobody may run; then it closes. */
export const UNLED_DAYS = 30;
