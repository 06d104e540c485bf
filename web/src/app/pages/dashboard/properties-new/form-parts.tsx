import { lazy, Suspense } from 'react';
import { useFilesOf } from '#app/offline/files-of.ts';
import { useOutboxPart } from '#app/offline/use-outbox-part.tsx';
import type { FormParts } from '#features/listing-form/form-editor.tsx';
import { categoryIcon } from '#features/listings/category-icons.ts';
import { FEATURE_ICONS } from '#features/listings/feature-icons.ts';
import { LAZY_FORM_TIMEOUT_MS, loadLazily } from '#lib/lazy-page.ts';
import { Loading } from '#ui/loading.tsx';

// Dragging and making photos smaller is as much code as the rest of the form: fetched once the first questions are answered.
const loadPhotos = () => import('./kept-photo-field.tsx');
const KeptPhotoField = lazy(async () => {
  const { KeptPhotoField } = await loadLazily(loadPhotos, { timeoutMs: LAZY_FORM_TIMEOUT_MS });
  return { default: KeptPhotoField };
});

const PARTS: FormParts = {
  photos: (slot) => (
    <Suspense fallback={<Loading />}>
      <KeptPhotoField {...slot} />
    </Suspense>
  ),
  featureIcon: (feature) => {
    const Icon = FEATURE_ICONS[feature];
    return <Icon size={19} stroke={1.6} aria-hidden />;
  },
  signOf: categoryIcon,
};

/** Parts that other features bring to the listing form of an account. */
export function useFormParts(owner: string | undefined): FormParts {
  return { ...PARTS, files: useFilesOf(owner), outbox: useOutboxPart(owner) };
}
