import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { SHARED_KEY } from '#service-worker/messages.ts';
import type { FormParts } from './form-editor.tsx';
import { OpenedForm } from './opened-form.tsx';

/** A listing that exists: the same form, its category fixed once it was handed in. */
export function EditForm({ id, owner, ...parts }: FormParts & { id: string; owner: string }) {
  const lang = useLang();
  const navigate = useNavigate();
  const firstTab = useSearchParams()[0].has(SHARED_KEY) ? 'images' : undefined;
  const another = () => navigate(withLang('/dashboard/properties/new', lang));
  return <OpenedForm key={id} id={id} owner={owner} isNew={false} firstTab={firstTab} onAnother={another} {...parts} />;
}
