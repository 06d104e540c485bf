import { useTranslation } from 'react-i18next';

type Change = { kind: 'up' | 'down' | 'same' | 'none'; percent: number };

/** How a figure stands to that of the period before, in whole percents; `none` where there was nothing to compare with. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return { kind: 'none', percent: 0 };
  const percent = Math.round(Math.abs(now / before - 1) * 100);
  if (percent === 0) return { kind: 'same', percent };
  return { kind: now > before ? 'up' : 'down', percent };
}

/** Says how a figure stands to that of the period before. */
export function useChange(): (now: number, before: number) => string {
  const { t } = useTranslation('desk');
  return (now, before) => {
    const { kind, percent } = changeOf(now, before);
    return t(`change.${kind}`, { percent });
  };
}
