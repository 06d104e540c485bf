import { DESCRIPTION_MAX, DESCRIPTION_MIN, TITLE_MAX } from '@diyar/api/rules/listing-form';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import type { Lang } from '#lib/language.ts';
import { carries } from '../facts.ts';
import { lengthOf } from '../figures.ts';
import { useScope } from '../scope.ts';
import { Aside, Group, LineField, TextArea } from './controls.tsx';
import css from './text-fields.module.css';

const LANGS = ['ar', 'en'] as const;

/** Title and description, one language at a time; the other one is a tap away and says whether it holds anything. */
export function TextFields({ shownLang, onLang }: { shownLang: Lang; onLang: (lang: Lang) => void }) {
  const { t } = useTranslation('listing-form');
  const { content, facts, change } = useScope();
  const suffix = shownLang === 'ar' ? 'Ar' : 'En';
  const title = content[`title${suffix}`];
  const description = content[`description${suffix}`];
  const [left, size] = [DESCRIPTION_MIN - lengthOf(description), lengthOf(title)];
  const example = t(carries(facts, 'area') ? 'details.exampleHome' : 'details.exampleOther');
  const isFilled = (lang: Lang) =>
    (lang === 'ar' ? content.titleAr || content.descriptionAr : content.titleEn || content.descriptionEn) !== '';
  const writing = { lang: shownLang, dir: shownLang === 'ar' ? 'rtl' : 'ltr' } as const;

  return (
    <Group title={t('details.words')} text={t('details.wordsText')}>
      <SegmentedControl
        className={css.switch}
        aria-label={t('details.language')}
        value={shownLang}
        onChange={onLang}
        data={LANGS.map((lang) => ({
          value: lang,
          label: (
            <span className={css.lang} lang={lang}>
              {t(`details.${lang}`)}
              {isFilled(lang) && <span className={css.dot} aria-hidden="true" />}
            </span>
          ),
        }))}
      />
      <LineField
        key={`title${suffix}`}
        path={`title${suffix}`}
        label={t(`details.title${suffix}`)}
        hint={size === 0 ? t('details.titleHint', { example }) : undefined}
        side={<Aside>{t('details.count', { count: size, max: TITLE_MAX })}</Aside>}
        value={title}
        onChange={(value) => change({ [`title${suffix}`]: value, keepNumber: false })}
        autoCapitalize="sentences"
        {...writing}
      />
      <TextArea
        key={`description${suffix}`}
        path={`description${suffix}`}
        label={t(`details.description${suffix}`)}
        hint={t('details.descriptionHint')}
        side={
          <Aside>
            {left > 0
              ? t('details.toGo', { count: left })
              : t('details.count', { count: lengthOf(description), max: formatNumber(DESCRIPTION_MAX) })}
          </Aside>
        }
        value={description}
        onChange={(value) => change({ [`description${suffix}`]: value, keepNumber: false })}
        autoCapitalize="sentences"
        {...writing}
      />
    </Group>
  );
}
