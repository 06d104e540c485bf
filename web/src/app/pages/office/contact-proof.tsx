import '../listing/contact-texts.ts';
import { ProofSteps } from '../listing/proof/proof-steps.tsx';
import css from './contact-tab.module.css';

type Props = { onProven: () => void; onClose: () => void };

/** Ways to prove who writes, below the form that needs it; their code comes only then. */
export function ContactProof({ onProven }: Props) {
  return (
    <div className={css.proof}>
      <ProofSteps onProven={onProven} />
    </div>
  );
}
