import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import css from './category-form.module.css';

type Language = 'ar' | 'en';
type Props = {
  input: (field: `${Language}.${'title' | 'description' | 'keywords'}`) => object;
  /** Unfolded where something is written. */
  hasSeo: boolean;
};

/** What search engines are told of the category's pages, instead of the sentences that pages write themselves. */
export function SeoFields({ input, hasSeo }: Props) {
  const { t } = useTranslation('admin-categories');
  return (
    <details className={css.seo} open={hasSeo || undefined}>
      <summary className={css.legend}>{t('seo.title')}</summary>
      <p className={css.text}>{t('seo.text')}</p>
      <div className={css.columns}>
        {(['ar', 'en'] as const).map((lang) => (
          <fieldset key={lang} className={css.column} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
            <legend className="d-visually-hidden">{t(`seo.${lang}`)}</legend>
            <TextInput
              {...input(`${lang}.title`)}
              label={t('seo.pageTitle', { language: t(`seo.${lang}`) })}
              maxLength={200}
            />
            <Textarea
              {...input(`${lang}.description`)}
              label={t('seo.pageDescription', { language: t(`seo.${lang}`) })}
              rows={3}
              maxLength={500}
            />
            <TextInput
              {...input(`${lang}.keywords`)}
              label={t('seo.keywords', { language: t(`seo.${lang}`) })}
              maxLength={2000}
            />
          </fieldset>
        ))}
      </div>
    </details>
  );
}
