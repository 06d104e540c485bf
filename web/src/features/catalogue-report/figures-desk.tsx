import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { FiguresState } from '#ui/desk/figures-state.tsx';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { type CatalogueFigures, figuresQuery } from './api.ts';
import { AttributeTable } from './attribute-table.tsx';
import { CategoryTable } from './category-table.tsx';

type Props = {
  /** The category whose children are listed; '' lists the roots. */
  parentId: string;
  pathToParent: (id: string) => string;
};

/** What categories hold and how often attributes are answered, as it stands now. */
export function FiguresDesk({ parentId, pathToParent }: Props) {
  const query = useQuery(figuresQuery(useApi()));
  return (
    <FiguresState query={query}>
      {(figures) => (
        <>
          <Sums figures={figures} />
          <CategoryTable categories={figures.categories} parentId={parentId} pathToParent={pathToParent} />
          <AttributeTable attributes={figures.attributes} />
        </>
      )}
    </FiguresState>
  );
}

function Sums({ figures: { categories, attributes } }: { figures: CatalogueFigures }) {
  const { t } = useTranslation('catalogue-report');
  const roots = categories.filter(({ parentId }) => parentId === null);
  const sum = (name: 'listings' | 'inquiries') => roots.reduce((total, root) => total + root[name], 0);
  const inUse = attributes.filter(({ isActive, categories: asking }) => isActive && asking > 0).length;
  return (
    <FigureStrip
      figures={[
        {
          key: 'categories',
          name: t('sums.categories'),
          number: formatNumber(categories.filter(({ isActive }) => isActive).length),
          note: t('sums.of', { total: formatNumber(categories.length) }),
        },
        {
          key: 'attributes',
          name: t('sums.attributes'),
          number: formatNumber(inUse),
          note: t('sums.of', { total: formatNumber(attributes.length) }),
        },
        { key: 'listings', name: t('sums.listings'), number: formatNumber(sum('listings')) },
        { key: 'inquiries', name: t('sums.inquiries'), number: formatNumber(sum('inquiries')) },
      ]}
    />
  );
}
