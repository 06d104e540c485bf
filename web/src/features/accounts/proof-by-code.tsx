import { filled } from '#ui/form/checks.ts';
import { useForm } from '#ui/form/use-form.ts';
import type { WayProps } from './proof-dialog.tsx';
import { ProofForm } from './proof-form.tsx';

/** The second factor alone. */
export function ProofByCode({ prove, onCancel }: WayProps) {
  const form = useForm({ checks: { code: filled }, send: ({ code = '' }) => prove({ code }) });
  return (
    <ProofForm form={form} secondFactor onCancel={onCancel}>
      {null}
    </ProofForm>
  );
}
