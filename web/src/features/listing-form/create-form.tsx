import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { LAZY_FORM_TIMEOUT_MS, loadLazily } from '#lib/lazy-page.ts';
import { withLang } from '#lib/links.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { SHARED_KEY } from '#service-worker/messages.ts';
import { LEFT_KEY } from '#service-worker/shared-photos.ts';
import { Loading } from '#ui/loading.tsx';
import { quotaQuery } from './api.ts';
import css from './create-form.module.css';
import type { FormParts } from './form-editor.tsx';
import { CategoryStep } from './parts/category-step.tsx';
import { DraftList } from './parts/draft-list.tsx';
import { isFull, QuotaFull, QuotaLine } from './parts/quota-line.tsx';
import { SharedNote } from './parts/shared-note.tsx';
import { rememberCategory } from './recent-categories.ts';

type Props = FormParts & { owner: string };
const NEW_PATH = '/dashboard/properties/new';
const DRAFT_KEY = 'draft';

// The first question is asked before the rest of the form has come.
const loadForm = () => import('./opened-form.tsx');
const OpenedForm = lazy(async () => {
  const { OpenedForm } = await loadLazily(loadForm, { timeoutMs: LAZY_FORM_TIMEOUT_MS });
  return { default: OpenedForm };
});

/** A new listing from the first question to the last: the draft's id stands in the address, so a reload goes on with it. */
export function CreateForm({ owner, ...parts }: Props) {
  const lang = useLang();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const id = params.get(DRAFT_KEY);
  const shared = params.get(SHARED_KEY);
  /** Shared photos go into the listing that is chosen next. */
  const carried = shared === '1' ? `&${SHARED_KEY}=1` : '';
  // Ids made here need no question to the server.
  const made = useRef(new Map<string, string>());

  const begin = (categoryId: string) => {
    const fresh = crypto.randomUUID();
    made.current.set(fresh, categoryId);
    navigate(withLang(`${NEW_PATH}?${DRAFT_KEY}=${fresh}${carried}`, lang));
  };
  const startOver = () => {
    void queryClient.invalidateQueries({ queryKey: [PRIVATE] });
    navigate(withLang(NEW_PATH, lang));
  };

  if (!id) {
    return (
      <>
        {shared && <SharedNote areKept={shared === '1'} leftOut={Number(params.get(LEFT_KEY)) || 0} />}
        <Start owner={owner} carried={carried} signOf={parts.signOf} files={parts.files} onChoose={begin} />
      </>
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <OpenedForm
        key={id}
        id={id}
        owner={owner}
        isNew
        firstTab={carried ? 'images' : undefined}
        firstCategory={made.current.get(id)}
        onAnother={startOver}
        {...parts}
      />
    </Suspense>
  );
}

type StartProps = Pick<Props, 'owner' | 'signOf' | 'files'> & {
  carried: string;
  onChoose: (categoryId: string) => void;
};

function Start({ owner, carried, signOf, files, onChoose }: StartProps) {
  const { data: quota } = useQuery(quotaQuery(useApi()));
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    loadForm().catch(() => {});
  }, []);
  const isBlocked = isFull(quota) && !isWriting;
  return (
    <div className={css.start}>
      {!isBlocked && <QuotaLine />}
      <DraftList owner={owner} carried={carried} onRemoved={(id) => files?.(id).forget()} />
      {isBlocked && quota ? (
        <QuotaFull quota={quota} onWrite={() => setWriting(true)} />
      ) : (
        <CategoryStep
          signOf={signOf}
          onChoose={({ id, slug }) => {
            rememberCategory(slug);
            onChoose(id);
          }}
        />
      )}
    </div>
  );
}
