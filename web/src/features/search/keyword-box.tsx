import type { Suggestion } from '@diyar/api/contracts/search';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import css from './keyword-box.module.css';
import { firstOf, withValues } from './search-state.ts';
import { KeywordField } from './suggest/keyword-field.tsx';
import { withSuggestion } from './suggest/with-suggestion.ts';
import { useGo } from './use-go.ts';
import { useSearch } from './use-search.ts';

/** The words of the search. A plain form, so that it works before (and without) any script. */
export function KeywordBox() {
  const { t } = useTranslation('search');
  const lang = useLang();
  const navigate = useNavigate();
  const { search, typed } = useSearch();
  const current = firstOf(typed, 'keywords') ?? '';
  const go = useGo();
  const [text, setText] = useState(current);
  useEffect(() => setText(current), [current]);

  const searchFor = (words: string) => {
    const keywords = words.trim().replace(/\s+/g, ' ').slice(0, 200);
    if (keywords === current) return;
    // Other words are to be understood again, and what was read out of these goes with them.
    go(withValues(typed, { keywords: keywords || undefined, understand: undefined }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Text typed before the scripts arrived is in the form only.
    searchFor(String(new FormData(event.currentTarget).get('keywords') ?? ''));
  };
  const pick = (suggestion: Suggestion) => {
    if (suggestion.path) return navigate(withLang(suggestion.path, lang));
    const next = withSuggestion(typed, suggestion);
    setText(firstOf(next, 'keywords') ?? '');
    go(next);
  };
  const rest = Object.entries(withValues(typed, { keywords: undefined, understand: undefined }));

  return (
    <search>
      <form action="/properties" method="get" className={css.box} onSubmit={submit}>
        <KeywordField
          text={text}
          placeholder={t('box.placeholder')}
          within={search}
          onText={setText}
          onPick={pick}
          onClear={() => searchFor('')}
        />
        {rest.flatMap(([name, values]) =>
          values.map((value) => <input key={`${name}${value}`} type="hidden" name={name} value={value} />),
        )}
        <input type="hidden" name="lang" value={lang} />
        <button type="submit" className={css.submit}>
          {t('box.submit')}
        </button>
      </form>
    </search>
  );
}
