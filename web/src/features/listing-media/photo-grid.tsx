import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  say: (text: string) => void;
  /** What follows the photos: files on their way, the button for more. */
  children: ReactNode;
}

/** Photos in their order: dragged by hand, moved by buttons or by keys. */
export function PhotoGrid({ photos, actions, say, children }: Props) {
  const { t } = useTranslation('listing-media');
  const total = photos.length;
  const positionOf = (id: string | number | undefined) => photos.findIndex((photo) => photo.id === id) + 1;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once is scrolling.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.lifted', { position: positionOf(active.id) }),
    onDragOver: ({ over }) => (over ? t('drag.over', { position: positionOf(over.id), total }) : undefined),
    onDragEnd: ({ over }) => (over ? t('drag.dropped', { position: positionOf(over.id), total }) : undefined),
    onDragCancel: () => t('drag.cancelled'),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [positionOf(active.id), positionOf(over?.id)];
    if (from > 0 && to > 0 && from !== to) actions.move(from - 1, to - 1);
  };
  const move = (from: number, to: number) => {
    actions.move(from, to);
    say(t('movedTo', { position: to + 1, total }));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={css.grid}>
          {photos.map((photo, index) => (
            <PhotoCell
              key={photo.id}
              photo={photo}
              index={index}
              total={total}
              actions={actions}
              move={move}
              say={say}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
