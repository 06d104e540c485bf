import { type RenderTreeNodePayload, Tree, type TreeNodeData, useTree } from '@mantine/core';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import type { AdminCategory, CategoryPlace } from './api.ts';
import css from './category-tree.module.css';
import { isCalled, mayStandBelow, pathOf, placeOfDrop, placeOfStep, type Step } from './tree.ts';

type Props = {
  categories: readonly AdminCategory[];
  openId?: string;
  /** Shows only what has these words, with the way to it. */
  words: string;
  onOpen: (id: string) => void;
  onMove: (category: AdminCategory, place: CategoryPlace) => void;
};

/** With Alt: the arrow that points away from the beginning of the line goes in, the other out. */
const STEP_OF_KEY = new Map<string, Record<'ltr' | 'rtl', Step>>(
  Object.entries({
    ArrowUp: { ltr: 'up', rtl: 'up' },
    ArrowDown: { ltr: 'down', rtl: 'down' },
    ArrowLeft: { ltr: 'out', rtl: 'in' },
    ArrowRight: { ltr: 'in', rtl: 'out' },
  }),
);

/** The tree of categories: opened by click or Enter, moved by dragging or with Alt and the arrows. */
export function CategoryTree({ categories, openId, words, onOpen, onMove }: Props) {
  const { t } = useTranslation('admin-categories');
  const lang = useLang();
  const direction = lang === 'ar' ? 'rtl' : 'ltr';
  const [expanded, setExpanded] = useState<Record<string, boolean>>({});
  const tree = useTree({ expandedState: expanded, onExpandedStateChange: setExpanded });
  const root = useRef<HTMLUListElement>(null);
  const byId = useMemo(() => new Map(categories.map((category) => [category.id, category])), [categories]);
  const shown = useMemo(() => found(categories, words), [categories, words]);
  const data = useMemo(() => nodesOf(shown, null), [shown]);

  // What is open, or found, is seen.
  const seen = words ? shown.map(({ id }) => id).join() : pathIds(categories, byId.get(openId ?? '')).join();
  useEffect(() => {
    setExpanded((kept) => ({ ...kept, ...Object.fromEntries(seen.split(',').map((id) => [id, true])) }));
  }, [seen]);
  // Mantine leaves out what screen readers are told of a branch.
  useEffect(() => {
    for (const item of root.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? []) {
      const { value = '' } = item.dataset;
      if (item.querySelector('[data-branch]')) item.ariaExpanded = String(expanded[value] ?? false);
      item.tabIndex = value === (openId ?? data[0]?.value) ? 0 : -1;
    }
  });

  function press(event: KeyboardEvent<HTMLElement>): void {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[role=treeitem]');
    const category = byId.get(item?.dataset.value ?? '');
    if (!item || !category) return;
    const step = event.altKey ? STEP_OF_KEY.get(event.key)?.[direction] : undefined;
    const place = step && placeOfStep(categories, category, step);
    if (place) onMove(category, place);
    else if (event.key === 'Enter') onOpen(category.id);
    else if (step === undefined && !(direction === 'rtl' && turn(event.key, item))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function click(event: MouseEvent<HTMLElement>): void {
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[data-value]')?.dataset.value ?? '';
    if (!target.closest('[data-chevron]')) {
      onOpen(id);
      return;
    }
    event.stopPropagation();
    tree.toggleExpanded(id);
  }

  /** Mantine's left and right are those of Latin. */
  function turn(key: string, item: HTMLElement): boolean {
    const { value = '' } = item.dataset;
    const isOpen = expanded[value] ?? false;
    if (key === 'ArrowLeft') {
      if (isOpen) item.querySelector<HTMLElement>('[role=treeitem]')?.focus();
      else tree.expand(value);
      return true;
    }
    if (key !== 'ArrowRight') return false;
    if (isOpen && item.querySelector('[data-branch]')) tree.collapse(value);
    else item.parentElement?.closest<HTMLElement>('[role=treeitem]')?.focus();
    return true;
  }

  const renderNode = ({ node, expanded: isOpen, hasChildren, elementProps }: RenderTreeNodePayload) => {
    const category = byId.get(node.value);
    if (!category) return null;
    return (
      <div
        {...elementProps}
        className={`${elementProps.className} ${css.row}`}
        data-branch={hasChildren || undefined}
        data-open={category.id === openId || undefined}
      >
        <span
          className={css.chevron}
          data-expanded={isOpen || undefined}
          aria-hidden="true"
          data-chevron={hasChildren || undefined}
        >
          {hasChildren && <IconChevronRight size={18} stroke={1.8} className="d-mirror" />}
        </span>
        <span className={css.dot} style={{ background: category.color ?? undefined }} aria-hidden="true" />
        <span className={css.name}>
          <WholeNumbers>{lang === 'ar' ? category.nameAr : category.nameEn}</WholeNumbers>
        </span>
        {!category.isActive && (
          <span className={css.hidden}>
            <IconEyeOff size={16} stroke={1.6} aria-hidden />
            <span className="d-visually-hidden">{t('hidden')}</span>
          </span>
        )}
      </div>
    );
  };

  return (
    <Tree
      ref={root}
      tree={tree}
      data={data}
      aria-label={t('tree')}
      className={css.tree}
      levelOffset={20}
      expandOnClick={false}
      allowRangeSelection={false}
      renderNode={renderNode}
      onClickCapture={click}
      onKeyDownCapture={press}
      allowDrop={({ draggedNode, targetNode, position }) => {
        const target = byId.get(targetNode);
        const parentId = position === 'inside' ? targetNode : (target?.parentId ?? null);
        return mayStandBelow(categories, draggedNode, parentId);
      }}
      onDragDrop={(drop) => {
        const category = byId.get(drop.draggedNode);
        const place = placeOfDrop(categories, drop);
        if (category && place) onMove(category, place);
      }}
    />
  );
}

const pathIds = (categories: readonly AdminCategory[], category: AdminCategory | undefined): string[] =>
  category ? pathOf(categories, category).map(({ id }) => id) : [];

const nodesOf = (categories: readonly AdminCategory[], parentId: string | null): TreeNodeData[] =>
  categories
    .filter((category) => category.parentId === parentId)
    .map(({ id, nameAr }) => ({ value: id, label: nameAr, children: nodesOf(categories, id) }));

/** Those whose names or slug have the words, and all above them. */
function found(categories: readonly AdminCategory[], words: string): readonly AdminCategory[] {
  if (!words.trim()) return categories;
  const hits = categories.filter((category) => isCalled(category, words));
  const ids = new Set(hits.flatMap((category) => [category.id, ...pathIds(categories, category)]));
  return categories.filter(({ id }) => ids.has(id));
}
