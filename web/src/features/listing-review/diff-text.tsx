import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import css from './review.module.css';
import { textDiff } from './text-diff.ts';

type Props = { before: string | null; after: string | null; lang?: 'ar' | 'en' };

/** A text with what left it and what came into it, in the text's own direction. */
export function DiffText({ before, after, lang }: Props) {
  const { t } = useTranslation('listing-review');
  const pieces = useMemo(() => textDiff(before ?? '', after ?? ''), [before, after]);
  let at = 0;
  return (
    <p className={css.text} lang={lang} dir={lang ? (lang === 'ar' ? 'rtl' : 'ltr') : 'auto'}>
      {pieces.map(({ kind, text }) => {
        const key = `${kind}${at}`;
        at += text.length;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Tag = kind === 'gone' ? 'del' : 'ins';
        const words = text.trimEnd();
        return (
          <Fragment key={key}>
            <Tag className={css[kind]}>
              <span className="d-visually-hidden">{t(`diff.${kind}`)} </span>
              {words}
            </Tag>
            {text.slice(words.length)}
          </Fragment>
        );
      })}
    </p>
  );
}
