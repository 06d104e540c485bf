import type { ListingDetails } from '@diyar/api/contracts/listings';
import { EnquiryDialog } from '#features/leads/enquiry/enquiry-dialog.tsx';
import { RevealDialog } from '#features/reveals/reveal-dialog.tsx';
import { useOfferPush } from '../../push/use-offer-push.ts';
import { useMessages } from '../../use-messages.ts';
import './contact-texts.ts';
import { ProofSteps } from './proof/proof-steps.tsx';

type Props = { listing: ListingDetails; onClose: () => void };

/** Dialog behind the ways to the owner; its code and texts come with the tap. */
export function ContactDialog({ way, ...props }: Props & { way: 'message' | 'phone' | 'whatsapp' }) {
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
