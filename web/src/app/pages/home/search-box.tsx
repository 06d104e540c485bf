import type { Suggestion } from '@diyar/api/contracts/search';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { KeywordField } from '#features/search/suggest/keyword-field.tsx';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { LANG_KEY } from '#lib/language.ts';
import { provincesQuery } from '#lib/locations.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { searchAddress, suggestionAddress } from './search-address.ts';
import css from './search-box.module.css';

const DEALS = ['', 'sale', 'rent'] as const;

/** A plain form to the search page, so it works before (and without) any script; with one, the page stays. */
export function SearchBox() {
  const { t } = useTranslation('home');
  const lang = useLang();
  const navigate = useNavigate();
  const { data: provinces = [] } = useQuery(provincesQuery(useApi()));

  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState('');
  const [deal, setDeal] = useState('');
  const type = (text: string) => {
    setWords(text);
    // Read when words are typed: a deal chosen before the scripts came told nobody.
    setDeal(String(form.current && new FormData(form.current).get('transactionType')));
  };

  const pick = (suggestion: Suggestion) => {
    if (form.current) navigate(suggestionAddress(new FormData(form.current), suggestion, lang));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(searchAddress(new FormData(event.currentTarget), lang));
  };

  return (
    <search>
      <form
        ref={form}
        action="/properties"
        method="get"
        onSubmit={submit}
        aria-label={t('search.label')}
        className={css.form}
      >
        <fieldset className={css.deals}>
          <legend className="d-visually-hidden">{t('search.deal')}</legend>
          {DEALS.map((deal) => (
            <label key={deal} className={css.deal}>
              <input
                type="radio"
                name="transactionType"
                value={deal}
                defaultChecked={deal === ''}
                className="d-visually-hidden"
              />
              {t(`search.${deal || 'any'}`)}
            </label>
          ))}
        </fieldset>
        <div className={css.fields}>
          <div className={css.words}>
            <KeywordField
              text={words}
              placeholder={t('search.placeholder')}
              within={deal ? { transactionType: [deal] } : {}}
              onText={type}
              onPick={pick}
            />
          </div>
          <label className={css.field}>
            <IconMapPin size={22} stroke={1.6} aria-hidden />
            <span className="d-visually-hidden">{t('search.place')}</span>
            <select name="province" className={css.select} defaultValue="">
              <option value="">{t('search.everywhere')}</option>
              {provinces.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <input type="hidden" name={LANG_KEY} value={lang} />
          <PlainButton type="submit" className={css.submit}>
            {t('search.submit')}
          </PlainButton>
        </div>
      </form>
    </search>
  );
}
