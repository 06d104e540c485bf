import { RevealDialog } from '#features/reveals/reveal-dialog.tsx';
import '../listing/contact-texts.ts';
import { useMessages } from '../../use-messages.ts';
import { ProofSteps } from '../listing/proof/proof-steps.tsx';

type Props = { officeId: string; onClose: () => void };

/** The office's number in a dialog; its code and texts come with the tap that asks for it. */
export function OfficeNumber({ officeId, onClose }: Props) {
  if (!useMessages('reveals')) return null;
  const proof = (onProven: () => void) => <ProofSteps onProven={onProven} />;
  return <RevealDialog target={{ kind: 'office', id: officeId }} onClose={onClose} proof={proof} />;
}
