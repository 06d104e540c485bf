import { Button, NavLink, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { imageAddress } from '#lib/image-address.ts';
import { IconChevronBack, IconChevronForward } from '#ui/direction-icons.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { categoriesQuery } from '../api.ts';
import { type CategoryNode, choicesOf, foundIn, isChoice, pathOf, treeOf } from '../category-tree.ts';
import { recentCategories } from '../recent-categories.ts';
import css from './category-step.module.css';

type Sign = ComponentType<{ size?: number; stroke?: number }>;
export type CategorySign = (...names: (string | null | undefined)[]) => Sign;

/** The first question: found by a word in either language, chosen from what was used last, or walked to. */
export function CategoryStep({
  signOf,
  isGone = false,
  onChoose,
}: {
  signOf: CategorySign;
  /** The one that was chosen is no longer offered. */
  isGone?: boolean;
  onChoose: (category: CategoryNode) => void;
}) {
  const { t } = useTranslation('listing-form');
  const id = useId();
  const { data, isError, refetch } = useQuery(categoriesQuery(useApi()));
  const roots = useMemo(() => (data ? treeOf(data) : undefined), [data]);
  const [text, setText] = useState('');
  const [at, setAt] = useState<CategoryNode>();
  const [recent] = useState(recentCategories);
  const heading = useRef<HTMLHeadingElement>(null);

  if (isError) {
    return (
      <div className={css.failed}>
        <p>{t('stage.failed')}</p>
        <PlainButton look="outline" onClick={() => void refetch()}>
          {t('stage.retry')}
        </PlainButton>
      </div>
    );
  }
  if (!roots) return <Loading />;

  const isSearching = text.trim().length >= 2;
  const found = isSearching ? foundIn(roots, text) : [];
  const known = choicesOf(roots);
  const last = recent.flatMap((slug) => known.find((category) => category.slug === slug) ?? []);
  const walk = (node: CategoryNode | undefined) => {
    setAt(node);
    // The button that was pressed is gone with its list.
    heading.current?.focus();
  };
  const enter = (node: CategoryNode) => (isChoice(node) ? onChoose(node) : walk(node));
  const row = (node: CategoryNode, hasPath: boolean) => {
    const above = pathOf(node);
    const Icon = signOf(node.icon, ...above.map(({ icon }) => icon).reverse());
    return (
      <li key={node.id}>
        <NavLink
          component="button"
          className={css.row}
          leftSection={
            <span className={css.icon}>
              {node.iconImage ? (
                <img src={imageAddress(node.iconImage, 64)} alt="" width={26} height={26} />
              ) : (
                <Icon size={22} stroke={1.6} />
              )}
            </span>
          }
          label={node.name}
          description={hasPath ? above.map(({ name }) => name).join(' ‹ ') : undefined}
          rightSection={!isChoice(node) && <IconChevronForward size={18} stroke={1.8} aria-hidden />}
          onClick={() => enter(node)}
        />
      </li>
    );
  };

  return (
    <section className={css.step} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.title}>
        {t('stage.category')}
      </h2>
      <p className={css.text}>{t(isGone ? 'stage.gone' : 'stage.categoryText')}</p>
      <TextInput
        type="search"
        className={css.search}
        aria-label={t('stage.search')}
        placeholder={t('stage.search')}
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status" className={css.status}>
        {isSearching && (found.length > 0 ? t('stage.found', { count: found.length }) : t('stage.none'))}
      </div>
      {isSearching && found.length > 0 && <ul className={css.list}>{found.map((node) => row(node, true))}</ul>}
      {!isSearching && (
        <>
          {last.length > 0 && !at && (
            <>
              <h3 className={css.part}>{t('stage.recent')}</h3>
              <ul className={css.grid}>{last.map((node) => row(node, true))}</ul>
            </>
          )}
          <div className={css.head}>
            {at && (
              <Button
                variant="default"
                radius="xl"
                leftSection={<IconChevronBack size={18} stroke={1.8} aria-hidden />}
                onClick={() => walk(at.parent)}
              >
                {t('stage.back')}
              </Button>
            )}
            <h3 ref={heading} tabIndex={-1} className={css.part}>
              {at ? [...pathOf(at), at].map(({ name }) => name).join(' ‹ ') : t('stage.all')}
            </h3>
          </div>
          <ul className={css.grid}>{(at?.children ?? roots).map((node) => row(node, false))}</ul>
        </>
      )}
    </section>
  );
}
