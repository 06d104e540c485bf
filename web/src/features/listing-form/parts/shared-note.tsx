import { MAX_IMAGES } from '@diyar/api/rules/listing-media';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countShared, forgetShared } from '#service-worker/shared-photos.ts';
import { PlainButton } from '#ui/link-button.tsx';
import css from './state-notes.module.css';

type Props = {
  /** False: they were lost on the way. */
  areKept: boolean;
  leftOut: number;
};

/** Photos that another app handed over: where they are, before there is a listing to put them in. */
export function SharedNote({ areKept, leftOut }: Props) {
  const { t } = useTranslation('listing-form');
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (areKept)
      void countShared()
        .then(setCount)
        .catch(() => {});
  }, [areKept]);
  if (!areKept) {
    return (
      <div className={css.note} data-tone="warning" role="status">
        <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
        <p>{t('shared.lost')}</p>
      </div>
    );
  }
  // Taken already, or too old.
  if (count === 0) return null;
  const refuse = () => {
    setCount(0);
    void forgetShared();
  };
  return (
    <div className={css.note} data-tone="info" role="status">
      <IconPhoto size={20} stroke={1.7} aria-hidden />
      <div>
        <p className={css.strong}>{t('shared.wait', { count })}</p>
        <p>
          {t('shared.text')} {leftOut > 0 && t('shared.left', { count: leftOut, max: MAX_IMAGES })}
        </p>
        <PlainButton look="outline" compact className={css.act} onClick={refuse}>
          {t('shared.refuse')}
        </PlainButton>
      </div>
    </div>
  );
}
