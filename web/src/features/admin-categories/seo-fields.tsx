import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../ui/form/use-form.ts';
import type { CategoryContent } from './api.ts';
import css from './category-form.module.css';

type Props = { form: Form; seo: CategoryContent['seo'] };

/** What search engines are told of the category's pages, instead of the sentences that pages write themselves. */
export function SeoFields({ form, seo }: Props) {
  const { t } = useTranslation('admin-categories');
  return (
    <details className={css.seo} open={seo !== null || undefined}>
      <summary className={css.legend}>{t('seo.title')}</summary>
      <p className={css.text}>{t('seo.text')}</p>
      <div className={css.columns}>
        {(['ar', 'en'] as const).map((lang) => (
          <fieldset key={lang} className={css.column} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
            <legend className="d-visually-hidden">{t(`seo.${lang}`)}</legend>
            <TextInput
              {...form.field(`seo.${lang}.title`)}
              label={t('seo.pageTitle', { language: t(`seo.${lang}`) })}
              defaultValue={seo?.[lang].title}
              maxLength={200}
            />
            <Textarea
              {...form.field(`seo.${lang}.description`)}
              label={t('seo.pageDescription', { language: t(`seo.${lang}`) })}
              defaultValue={seo?.[lang].description}
              rows={3}
              maxLength={500}
            />
            <TextInput
              {...form.field(`seo.${lang}.keywords`)}
              label={t('seo.keywords', { language: t(`seo.${lang}`) })}
              defaultValue={seo?.[lang].keywords.join('، ')}
              maxLength={2000}
            />
          </fieldset>
        ))}
      </div>
    </details>
  );
}
