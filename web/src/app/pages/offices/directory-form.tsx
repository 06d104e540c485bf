import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type DirectorySearch,
  directoryPath,
  OFFICE_SORTS,
  readDirectory,
} from '#features/offices/directory-search.ts';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { LANG_KEY } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';
import { provincesQuery } from '#lib/locations.ts';
import { useFieldsOfAddress } from '#ui/form/use-fields-of-address.ts';
import { PlainButton } from '#ui/link-button.tsx';
import css from './directory-form.module.css';

/** A plain form to this very page. With a script each choice applies at once; words wait for the button. */
export function DirectoryForm({ search }: { search: DirectorySearch }) {
  const { t } = useTranslation('offices');
  const lang = useLang();
  const navigate = useNavigate();
  const form = useFieldsOfAddress(search);
  const { data: provinces = [] } = useQuery(provincesQuery(useApi()));

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    navigate(withLang(directoryPath(readDirectory(new URLSearchParams(fields))), lang), { preventScrollReset: true });
  };
  const applyChoice = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type === 'checkbox')
      event.currentTarget.requestSubmit();
  };

  return (
    <search>
      <form
        ref={form}
        action="/offices"
        method="get"
        className={css.form}
        autoComplete="off"
        aria-label={t('directory.filters')}
        onSubmit={apply}
        onChange={applyChoice}
      >
        <div className={css.words}>
          <IconSearch size={20} stroke={1.6} aria-hidden />
          <input
            type="search"
            name="query"
            className={css.input}
            aria-label={t('directory.search')}
            placeholder={t('directory.search')}
            defaultValue={search.query ?? ''}
            maxLength={100}
            enterKeyHint="search"
          />
          <PlainButton type="submit" compact>
            {t('directory.apply')}
          </PlainButton>
        </div>
        <label className={css.field}>
          <span className={css.name}>{t('directory.province')}</span>
          <select name="province" className={css.select} defaultValue={search.province ?? ''}>
            <option value="">{t('directory.everywhere')}</option>
            {provinces.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={css.field}>
          <span className={css.name}>{t('directory.sort')}</span>
          <select name="sortBy" className={css.select} defaultValue={search.sortBy}>
            {OFFICE_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </select>
        </label>
        {(['verified', 'premium'] as const).map((mark) => (
          <label key={mark} className={css.check}>
            <input type="checkbox" name={mark} value="true" defaultChecked={search[mark] === 'true'} />
            {t(`directory.${mark}`)}
          </label>
        ))}
        <input type="hidden" name={LANG_KEY} value={lang} />
      </form>
    </search>
  );
}
