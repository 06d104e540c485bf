import type { ListingNews } from '#features/listings/index.ts';
import type { MailStream } from '#rules/notifications.ts';

/** A mail to an account's holder: what about, and to whom. */
export type MailOrder =
  | { kind: 'verify_email'; userId: string }
  /** Whether there is such an account is found out by the worker: the request takes equally long. */
  | { kind: 'reset_password' | 'delete_account'; email: string }
  | { kind: 'password_changed' | 'second_factor_changed' | 'office_approved' | 'account_restored'; userId: string }
  /** The code is made when it is sent, and good in that session alone. */
  | { kind: 'proof_code'; userId: string; sessionId: string }
  | { kind: 'office_rejected' | 'account_suspended' | 'account_banned'; userId: string; reason: string }
  | { kind: ListingNews; userId: string; title: string; reason: string };

/** The stream of mails about a listing; the others always go. */
export const LISTING_STREAMS: Partial<Record<MailOrder['kind'], MailStream>> = {
  listing_approved: 'listingApproved',
  listing_change_approved: 'listingApproved',
  listing_rejected: 'listingRejected',
  listing_change_rejected: 'listingRejected',
};
