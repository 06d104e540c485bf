/**
 * What a person or an office may, given how they stand: the only place of the API that compares `banned_at`, `suspended_until` and
 * `closed_at` to decide about somebody. Each question is SQL about the alias of a row, so that a statement asks it where it reads.
 */
const columnsOf = (user: string) => `${user}.closed_at, ${user}.banned_at, ${user}.suspended_until`;

/** SQL, of `users`: may sign in and do something now. What is asked of an acting person is asked in `lockCaller`. */
export const mayAct = (user: string) => `may_act(${columnsOf(user)})`;

/** SQL, of `users`: may be given a listing, or a conversation about one. Administrators have none, assistants only drafts. */
export const mayReceive = (user: string) =>
  `(${mayAct(user)} and ${user}.account_type <> 'admin'
    and not exists (select from office_members held where held.user_id = ${user}.id and held.role = 'assistant'))`;

/** SQL, of `users`: may be an owner of an office, which waits for somebody who is suspended for a time. Made one is who may act. */
export const mayOwn = (user: string) => `may_return(${columnsOf(user)})`;

/** SQL, of `users`: may be charged for what goes on by itself, at the latest once a suspension is over; see `stoppedUntil`. */
export const mayPay = (user: string) => `may_return(${columnsOf(user)})`;

/** SQL, of `users` or `offices`: it was not closed; measures are told to an account whatever they are. */
export const isOpen = (row: string) => `(${row}.closed_at is null)`;

/** SQL, of `users`: money may come to the account: also to that of somebody stopped, whose it is. */
export const mayBePaid = (user: string) => isOpen(user);

/** SQL, of `users`: news may be sent to them, which somebody suspended can read later or by mail. */
export const mayBeTold = (user: string) => `(${user}.closed_at is null and ${user}.banned_at is null)`;

/** SQL, of `users`: when a suspension in force ends, `infinity` without an end; null where there is none. */
export const suspendedUntil = (user: string) =>
  `case when ${user}.suspended_until > app_now() then ${user}.suspended_until end`;

/** SQL, of `users`: the public sees what is theirs. */
export const mayBeShown = (user: string) => mayAct(user);

/** SQL, of `offices`: the public sees it. */
export const officeMayBeShown = (office: string) => `office_may_be_shown(${office}.id)`;
