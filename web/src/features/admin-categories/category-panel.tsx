import { LISTING_LEVEL } from '@diyar/api/rules/categories';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconIndentDecrease from '@tabler/icons-react/dist/esm/icons/IconIndentDecrease.mjs';
import IconIndentIncrease from '@tabler/icons-react/dist/esm/icons/IconIndentIncrease.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { ConflictDialog } from '#ui/desk/conflict-dialog.tsx';
import { UndoAndDelete } from '#ui/desk/undo-and-delete.tsx';
import { useConflict } from '#ui/desk/use-conflict.ts';
import { IconButton, PlainButton } from '#ui/link-button.tsx';
import {
  type AdminCategory,
  type CategoryContent,
  saveCategory,
  type TransactionType,
  useCategoryList,
} from './api.ts';
import { carriedName } from './carried-name.ts';
import { CategoryForm } from './category-form.tsx';
import css from './category-panel.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { DepthNote } from './depth-note.tsx';
import { differencesOf } from './form-values.ts';
import { IconField } from './icon-field.tsx';
import { pathOf, placeOfStep, STEPS } from './tree.ts';
import { useMove } from './use-move.ts';

const SIGNS = { up: IconArrowUp, down: IconArrowDown, out: IconIndentDecrease, in: IconIndentIncrease };

type Props = {
  category: AdminCategory;
  categories: readonly AdminCategory[];
  types: readonly TransactionType[];
  icons: readonly string[];
  onAdd: (parentId: string) => void;
  onGone: () => void;
  /** What else is known of it. */
  children?: ReactNode;
};

/** A category: where it stands, what it says, and what can be done with it. */
export function CategoryPanel({ category, categories, types, icons, onAdd, onGone, children }: Props) {
  const { t } = useTranslation('admin-categories');
  const lang = useLang();
  const nameOf = ({ nameAr, nameEn }: AdminCategory) => (lang === 'ar' ? nameAr : nameEn);
  const { move, undo } = useMove();
  const [isDeleting, setDeleting] = useState(false);

  return (
    <div className={css.panel}>
      <header className={css.head}>
        <p className={css.path}>
          {[...pathOf(categories, category).map(nameOf), t(`levels.${category.level as 0}`)].join(' › ')}
        </p>
        <h2 className={css.title}>
          {nameOf(category)} {!category.isActive && <Badge tone="warning">{t('hidden')}</Badge>}
        </h2>
        <div className={css.tools}>
          {STEPS.map((step) => {
            const place = placeOfStep(categories, category, step);
            const Sign = SIGNS[step];
            return (
              <IconButton
                key={step}
                label={t(`steps.${step}`)}
                data-act={`step-${step}`}
                disabled={!place || move.isPending}
                onClick={() => place && move.mutate({ category, place })}
              >
                <Sign size={20} stroke={1.6} className="d-mirror" aria-hidden />
              </IconButton>
            );
          })}
          <span className={css.gap} />
          {category.level <= LISTING_LEVEL && (
            <PlainButton look="outline" compact data-act="add-below" onClick={() => onAdd(category.id)}>
              <IconPlus size={18} stroke={1.8} aria-hidden />
              {t('addBelow')}
            </PlainButton>
          )}
          <UndoAndDelete
            isUndoable={category.isUndoable && !undo.isPending}
            onUndo={() => undo.mutate(category)}
            onDelete={() => setDeleting(true)}
          />
        </div>
      </header>
      <DepthNote level={category.level} />
      <IconField category={category} />
      <SavedForm key={category.version} category={category} types={types} icons={icons} />
      {children}
      {isDeleting && (
        <DeleteDialog category={category} categories={categories} onGone={onGone} onClose={() => setDeleting(false)} />
      )}
    </div>
  );
}

type FormProps = Pick<Props, 'category' | 'types' | 'icons'>;

/** The form of a category that exists; when somebody else was quicker, both versions are shown. */
function SavedForm({ category, types, icons }: FormProps) {
  const { t } = useTranslation(['admin-categories', 'listings']);
  const api = useApi();
  const { saved } = useCategoryList();
  const { send, onFailure, conflict } = useConflict<CategoryContent, AdminCategory>({
    version: category.version,
    save: async (content, version) => {
      const next = await saveCategory(api, category.id, version, content);
      toast.success(t('saved'));
      return next;
    },
    show: saved,
    theirsIn: ({ code, data }) =>
      code === 'category_conflict' ? (data as { category: AdminCategory }).category : undefined,
  });
  const keyOf = (name: string, value: string): string => {
    if (name === 'transactionTypes') return types.find(({ slug }) => slug === value)?.name ?? value;
    if (name === 'carries') return carriedName(value as 'area', t);
    if (name === 'propertyType') return t(`propertyTypes.${value as 'villa'}`);
    return value;
  };

  return (
    <>
      <CategoryForm
        content={category}
        formerSlugs={category.formerSlugs}
        types={types}
        icons={icons}
        send={send}
        onFailure={onFailure}
      />
      {conflict && (
        <ConflictDialog
          {...conflict.dialog}
          differences={differencesOf(conflict.mine, conflict.theirs, {
            field: (name) => t(`fields.${name}`),
            seo: (name, lang) =>
              t(`seo.${name === 'keywords' ? name : name === 'title' ? 'pageTitle' : 'pageDescription'}`, {
                language: t(`seo.${lang}`),
              }),
            value: keyOf,
            yes: t('yes'),
            no: t('no'),
          })}
        />
      )}
    </>
  );
}
