import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import { useTranslation } from 'react-i18next';
import { scoreOf } from '../score.ts';
import type { Editor } from '../use-editor.ts';
import css from './quality-panel.module.css';

const SHOWN = 3;
/** Certain refusals: said while it can still be mended. */
const CAREFUL = new Set(['phone_in_text', 'link_in_text', 'price_in_title']);

/** How good the listing is, and the next three things that would make it better. */
export function QualityPanel({ editor: { content, facts, photoCount, draft, goTo } }: { editor: Editor }) {
  const { t } = useTranslation('listing-form');
  const { score, advice } = scoreOf(content, facts, photoCount);
  const level = score >= 80 ? 'high' : score >= 50 ? 'middle' : 'low';
  const careful = draft?.hints.filter(({ code }) => CAREFUL.has(code)) ?? [];
  return (
    <section className={css.panel} aria-labelledby="quality-title">
      <div className={css.head}>
        <h2 id="quality-title" className={css.title}>
          {t('quality.title')}
        </h2>
        <span className={css.score}>{t('quality.score', { score })}</span>
      </div>
      <div className={css.meter} data-level={level} aria-hidden="true">
        <span style={{ inlineSize: `${score}%` }} />
      </div>
      <p className={css.level}>{advice.length > 0 ? t(`quality.${level}`) : t('quality.best')}</p>
      <ul className={css.list}>
        {advice.slice(0, SHOWN).map(({ code, gain, count, path }) => (
          <li key={code}>
            <button type="button" className={css.row} onClick={() => goTo(path)}>
              <IconBulb size={18} stroke={1.7} aria-hidden />
              <span>{t(`quality.advice.${code}`, { count })}</span>
              <bdi className={css.gain}>{t('quality.gain', { gain })}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {careful.length > 0 && (
        <div className={css.careful}>
          <h3>
            <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
            {t('quality.careful')}
          </h3>
          {careful.map(({ code, message }) => (
            <p key={code}>{message}</p>
          ))}
        </div>
      )}
    </section>
  );
}
