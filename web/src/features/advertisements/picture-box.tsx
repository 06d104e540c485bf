import { AD_PICTURE_MAX_BYTES, AD_SIZES, type AdSize, isOfSize } from '@diyar/api/rules/advertisements';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { FileField } from '#ui/desk/file-field.tsx';
import { sendPicture, type Uploaded } from './api.ts';
import { pixelsOf } from './pixels-of.ts';

const TYPES = ['image/jpeg', 'image/png'];

type Props = {
  size: AdSize;
  value?: Uploaded;
  error?: ReactNode;
  'data-path'?: string;
  onChange: (image: Uploaded | undefined) => void;
};

/** The picture, measured before it is sent. */
export function PictureBox({ size, value: image, error, 'data-path': path, onChange }: Props) {
  const { t } = useTranslation('advertisements');
  const api = useApi();
  const [problem, setProblem] = useState<string>();
  const send = useMutation({
    mutationFn: (file: File) => sendPicture(api, size, file),
    onSuccess: onChange,
    onError: (error) => setProblem(error instanceof ApiError ? error.message : t('picture.failed')),
  });
  const wrong = image && isOtherSize(size, image);
  const wrongText = wrong
    ? t('picture.size', { wanted: pixelsOf(size), actual: `${image.width}×${image.height}` })
    : undefined;

  // What was wrong with a picture of one size says nothing of another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size is the reason
  useEffect(() => setProblem(undefined), [size]);

  function take(file: File): boolean {
    setProblem(undefined);
    onChange(undefined);
    if (!TYPES.includes(file.type)) setProblem(t('picture.type'));
    else if (file.size > AD_PICTURE_MAX_BYTES) setProblem(t('picture.tooLarge'));
    else void measured(file);
    return true;
  }
  async function measured(file: File): Promise<void> {
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    if (bitmap && isOtherSize(size, bitmap))
      setProblem(t('picture.size', { wanted: pixelsOf(size), actual: `${bitmap.width}×${bitmap.height}` }));
    else send.mutate(file);
    bitmap?.close();
  }

  return (
    <FileField
      name="picture"
      label={t('picture.label')}
      hint={AD_SIZES[size] ? t('picture.hint', { pixels: pixelsOf(size) }) : t('picture.anyHint')}
      error={problem ?? wrongText ?? error}
      data-path={path}
      icon={<IconPhoto size={26} stroke={1.5} aria-hidden />}
      prompt={t(image ? 'picture.change' : 'picture.choose')}
      detail={() => send.isPending && t('picture.sending')}
      accept={TYPES.join(',')}
      onTake={take}
    />
  );
}

/** Of a flexible size the server alone judges. */
const isOtherSize = (size: AdSize, picture: { width: number; height: number }): boolean =>
  AD_SIZES[size] !== null && !isOfSize(size, picture);
