import type { ListingDetails } from '@diyar/api/contracts/listings';
import { EnquiryDialog } from '#features/leads/enquiry/enquiry-dialog.tsx';
import { RevealDialog } from '#features/reveals/reveal-dialog.tsx';
import { useSessionState } from '#lib/session.ts';
import { useOfferPush } from '../../push/use-offer-push.ts';
import { useMessages } from '../../use-messages.ts';
import type { Way } from './contact-sign-in/contact-way.ts';
import { SignInSheet } from './contact-sign-in/sign-in-sheet.tsx';
import './contact-texts.ts';
import { ProofSteps } from './proof/proof-steps.tsx';

type Props = { listing: ListingDetails; onClose: () => void };

/** Dialog behind the ways to the owner; its code and texts come with the tap. A visitor signs in there first. */
export function ContactDialog({ way, ...props }: Props & { way: Way }) {
  const { user } = useSessionState();
  if (!user) return <SignInSheet way={way} title={props.listing.title} onClose={props.onClose} />;
  // Signed in meanwhile as an administrator, who has no conversations.
  if (user.type === 'admin' && way === 'message') return null;
  return way === 'message' ? <Enquiry {...props} /> : <Reveal {...props} />;
}

const proof = (onProven: () => void) => <ProofSteps onProven={onProven} />;

function Reveal({ listing: { id, code }, onClose }: Props) {
  const target = { kind: 'listing', id, code } as const;
  return useMessages('reveals') ? <RevealDialog target={target} onClose={onClose} proof={proof} /> : null;
}

function Enquiry(props: Props) {
  const isReady = [useMessages('enquiry'), useMessages('form')].every(Boolean);
  const offerPush = useOfferPush();
  return isReady ? <EnquiryDialog {...props} proof={proof} onSent={offerPush} /> : null;
}
