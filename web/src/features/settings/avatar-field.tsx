import type { User } from '@diyar/api/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { ApiError } from '../../lib/api-error.ts';
import { imageAddress } from '../../lib/image-address.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { PlainButton } from '../../ui/link-button.tsx';
import { removeAvatar, sendAvatar } from './api.ts';
import css from './avatar-field.module.css';
import { IconCamera } from './icons.ts';
import common from './settings.module.css';

/** Spec, section 5. The server also reads WebP, and judges by content. */
const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const MAX_BYTES = 5 * 1024 * 1024;

/** The portrait: chosen, seen at once, sent; what is wrong with it is said beside it. */
export function AvatarField({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const session = useSession();
  const picker = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [preview, setPreview] = useState<string>();
  const id = useId();

  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const change = useMutation({
    mutationFn: (file: File | null) => (file ? sendAvatar(api, file) : removeAvatar(api)),
    onSuccess: (next, file) => {
      session.update(next);
      toast.success(t(file ? 'avatar.saved' : 'avatar.removed'));
    },
    onError: (error) => setFault(error instanceof ApiError ? error.message : t('avatar.failed')),
    onSettled: () => setPreview(undefined),
  });

  function take(file: File | undefined): void {
    if (picker.current) picker.current.value = '';
    if (!file) return;
    const wrong = !TYPES.includes(file.type)
      ? t('avatar.type')
      : file.size > MAX_BYTES
        ? t('avatar.tooLarge')
        : undefined;
    setFault(wrong);
    if (wrong) return;
    setPreview(URL.createObjectURL(file));
    change.mutate(file);
  }

  const shown = preview ?? (user.avatar ? imageAddress(user.avatar, 320) : undefined);
  return (
    <div className={css.field}>
      <div className={css.frame} data-busy={change.isPending || undefined}>
        {shown ? (
          <img src={shown} alt={t('avatar.alt')} width={96} height={96} className={css.picture} />
        ) : (
          <span className={css.picture} aria-hidden="true">
            {[...user.firstName][0]}
          </span>
        )}
        {change.isPending && <span className={css.spinner} aria-hidden="true" />}
      </div>
      <div className={css.side}>
        <div className={common.actions}>
          <PlainButton
            look="outline"
            compact
            aria-describedby={`${id}-hint ${id}-fault`}
            aria-disabled={change.isPending || undefined}
            onClick={() => !change.isPending && picker.current?.click()}
          >
            <IconCamera size={18} stroke={1.6} aria-hidden />
            {t(user.avatar ? 'avatar.change' : 'avatar.choose')}
          </PlainButton>
          {user.avatar && (
            <PlainButton
              look="plain"
              compact
              aria-disabled={change.isPending || undefined}
              onClick={() => {
                setFault(undefined);
                if (!change.isPending) change.mutate(null);
              }}
            >
              {t('avatar.remove')}
            </PlainButton>
          )}
        </div>
        <p id={`${id}-hint`} className={common.dim}>
          {t('avatar.hint')}
        </p>
        <p id={`${id}-fault`} role="alert" className={common.fault}>
          {fault}
        </p>
        <input
          ref={picker}
          type="file"
          name="avatar"
          hidden
          accept={TYPES.join(',')}
          aria-label={t('avatar.choose')}
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
      </div>
    </div>
  );
}
