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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../ui/link-button.tsx';
import { BulkPriority } from './bulk-priority.tsx';
import css from './priority.module.css';
import { PriorityItem } from './priority-item.tsx';
import type { usePriorities } from './use-priorities.ts';

type Props = { priorities: ReturnType<typeof usePriorities>; badge: (status: string) => ReactNode };

/** My listings in my order: dragged, moved by buttons or keys, or given a number. */
export function PriorityList({ priorities, badge }: Props) {
  const { t } = useTranslation('listing-priority');
  const { rows, query, move, set } = priorities;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const total = rows.length;
  const placeOf = (id: string | number | undefined) => rows.findIndex((row) => row.id === id) + 1;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once is scrolling.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.lifted', { place: placeOf(active.id) }),
    onDragOver: ({ over }) => (over ? t('drag.over', { place: placeOf(over.id), total }) : undefined),
    onDragEnd: ({ over }) => (over ? t('drag.dropped', { place: placeOf(over.id), total }) : undefined),
    onDragCancel: () => t('drag.cancelled'),
  };
  const go = (from: number, to: number) => {
    if (from === to || from < 0 || to < 0) return;
    void move(from, to);
    setSaid(t('movedTo', { place: to + 1, total }));
  };
  const drop = ({ active, over }: DragEndEvent) => go(placeOf(active.id) - 1, placeOf(over?.id) - 1);
  const select = (id: string, isOn: boolean) =>
    setChosen((now) => new Set(isOn ? [...now, id] : [...now].filter((one) => one !== id)));
  const selected = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
      >
        <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className={css.list}>
            {rows.map((row, index) => (
              <PriorityItem
                key={row.id}
                row={row}
                index={index}
                total={total}
                badge={badge(row.status)}
                isSelected={chosen.has(row.id)}
                onSelect={(isOn) => select(row.id, isOn)}
                onMove={(to) => go(index, to)}
                onSet={(priority) => void set(row.id, priority)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {query.hasNextPage && (
        <PlainButton look="outline" className={css.more} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </PlainButton>
      )}
      <p role="status" className="d-visually-hidden">
        {said}
      </p>
      <BulkPriority selected={selected} onNone={() => setChosen(new Set())} onSet={priorities.setSeveral} />
    </>
  );
}
