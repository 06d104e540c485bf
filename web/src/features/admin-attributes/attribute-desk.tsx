import { ATTRIBUTE_TYPES } from '@diyar/api/rules/attributes';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { SideBySide } from '#ui/desk/side-by-side.tsx';
import { useChosen } from '#ui/desk/use-chosen.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { type AdminAttribute, attributesQuery } from './api.ts';
import css from './attribute.module.css';
import { AttributePanel } from './attribute-panel.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { NamedCategory } from './named-category.ts';
import { NewAttribute } from './new-attribute.tsx';
import { UsedBy } from './used-by.tsx';

/** Address part of an attribute that is not there yet. */
const NEW = 'new';

type Props = { open?: string; categories: readonly NamedCategory[]; go: (to: { open: string }) => void };

/** All attributes, narrowed and chosen for a change of several; beside them the one that is open. */
export function AttributeDesk({ open, categories, go }: Props) {
  const { t } = useTranslation('admin-attributes');
  const lang = useLang();
  const { data, error, refetch } = useQuery(attributesQuery(useApi()));
  const [words, setWords] = useState('');
  const [type, setType] = useState('');
  const { chosen, choose, chooseOnly } = useChosen();
  if (error && !data) return <FailedPanel title={t('failed')} error={error} onRetry={refetch} />;
  if (!data) return <Loading />;

  const attribute = data.find(({ id }) => id === open);
  const shown = data.filter((listed) => (!type || listed.type === type) && has(listed, words));
  const selected = data.filter(({ id }) => chosen.has(id));
  const side = (
    <>
      <div className={css.tools}>
        <TextInput
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
        <PlainButton compact data-act="add-attribute" onClick={() => go({ open: NEW })}>
          {t('new')}
        </PlainButton>
        <NativeSelect
          aria-label={t('fields.type')}
          className={css.wide}
          value={type}
          data={[
            { value: '', label: t('allTypes') },
            ...ATTRIBUTE_TYPES.map((known) => ({ value: known, label: t(`types.${known}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => setType(value)}
        />
        <Checkbox
          className={css.wide}
          label={t('selectShown', { count: shown.length })}
          checked={shown.length > 0 && shown.every(({ id }) => chosen.has(id))}
          onChange={({ currentTarget: { checked } }) => chooseOnly(checked ? shown.map(({ id }) => id) : [])}
        />
      </div>
      <BulkBar selected={selected} categories={categories} onDone={() => chooseOnly([])} />
      <ul className={css.list}>
        {shown.map((listed) => (
          <li key={listed.id} className={css.item} data-open={listed.id === open || undefined}>
            <Checkbox
              aria-label={t('select', { name: nameOf(listed, lang) })}
              checked={chosen.has(listed.id)}
              onChange={({ currentTarget: { checked } }) => choose(listed.id, checked)}
            />
            <button
              type="button"
              className={css.itemName}
              aria-current={listed.id === open || undefined}
              onClick={() => go({ open: listed.id })}
            >
              <span>{nameOf(listed, lang)}</span>
              <span className={css.small}>
                {t(`types.${listed.type}`)} · <bdi dir="ltr">{listed.slug}</bdi>
              </span>
            </button>
            {!listed.isActive && <Badge tone="warning">{t('inactive')}</Badge>}
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={css.none}>{t('nothing')}</p>}
    </>
  );
  return (
    <SideBySide
      isOpen={open !== undefined}
      side={side}
      sideLabel={t('list')}
      label={t('opened')}
      back={t('all')}
      onBack={() => go({ open: '' })}
    >
      {open === NEW && <NewAttribute onCreated={(id) => go({ open: id })} />}
      {attribute && (
        <AttributePanel
          key={attribute.id}
          attribute={attribute}
          onGone={() => go({ open: '' })}
          categories={<UsedBy attribute={attribute} categories={categories} />}
        />
      )}
      {open !== NEW && !attribute && <EmptyState as="h2" title={t('nothingOpen')} text={t('nothingOpenText')} />}
    </SideBySide>
  );
}

const nameOf = ({ nameAr, nameEn }: AdminAttribute, lang: string) => (lang === 'ar' ? nameAr : nameEn);

function has({ nameAr, nameEn, slug }: AdminAttribute, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return [nameAr, nameEn.toLowerCase(), slug].some((text) => text.includes(wanted));
}
