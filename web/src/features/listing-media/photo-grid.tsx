import { DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragOrder } from '#ui/use-drag-order.ts';
import type { Photo } from './api.ts';
import { PhotoCell } from './photo-cell.tsx';
import css from './photo-field.module.css';

export interface PhotoActions {
  move(from: number, to: number): void;
  makeMain(id: string): void;
  describe(id: string, alt: string): void;
  remove(id: string): Promise<void>;
}

interface Props {
  photos: readonly Photo[];
  actions: PhotoActions;
  /** Tells those who listen instead of looking. */
  announce: (text: string) => void;
  /** Cells after the photos: files on their way, the button for more. */
  children: ReactNode;
}

/** Photos in their order: dragged by hand, moved by buttons or by keys. */
export function PhotoGrid({ photos, actions, announce, children }: Props) {
  const { t } = useTranslation('listing-media');
  const total = photos.length;
  const ids = photos.map(({ id }) => id);
  const sorting = useDragOrder(
    ids,
    {
      instructions: t('drag.instructions'),
      lifted: (position) => t('drag.lifted', { position }),
      over: (position) => t('drag.over', { position, total }),
      dropped: (position) => t('drag.dropped', { position, total }),
      cancelled: t('drag.cancelled'),
    },
    actions.move,
  );
  const move = (from: number, to: number) => {
    actions.move(from, to);
    announce(t('movedTo', { position: to + 1, total }));
  };
  return (
    <DndContext {...sorting}>
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={css.grid}>
          {photos.map((photo, index) => (
            <PhotoCell
              key={photo.id}
              photo={photo}
              index={index}
              total={total}
              actions={actions}
              move={move}
              announce={announce}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
