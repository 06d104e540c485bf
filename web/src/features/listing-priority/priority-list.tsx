import { DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosen } from '#ui/desk/use-chosen.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { useDragOrder } from '#ui/use-drag-order.ts';
import { BulkPriority } from './bulk-priority.tsx';
import css from './priority.module.css';
import { PriorityItem } from './priority-item.tsx';
import type { usePriorities } from './use-priorities.ts';

type Props = { priorities: ReturnType<typeof usePriorities>; badge: (status: string) => ReactNode };

/** My listings in my order: dragged, moved by buttons or keys, or given a number. */
export function PriorityList({ priorities, badge }: Props) {
  const { t } = useTranslation('listing-priority');
  const { rows, query, move, set } = priorities;
  const { chosen, choose, chooseOnly } = useChosen();
  const [said, setSaid] = useState('');
  const total = rows.length;
  const ids = rows.map(({ id }) => id);
  const go = (from: number, to: number) => {
    void move(from, to);
    setSaid(t('movedTo', { place: to + 1, total }));
  };
  const sorting = useDragOrder(
    ids,
    {
      instructions: t('drag.instructions'),
      lifted: (place) => t('drag.lifted', { place }),
      over: (place) => t('drag.over', { place, total }),
      dropped: (place) => t('drag.dropped', { place, total }),
      cancelled: t('drag.cancelled'),
    },
    go,
  );
  const selected = ids.filter((id) => chosen.has(id));

  return (
    <>
      <DndContext {...sorting}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={css.list}>
            {rows.map((row, index) => (
              <PriorityItem
                key={row.id}
                row={row}
                index={index}
                total={total}
                badge={badge(row.status)}
                isSelected={chosen.has(row.id)}
                onSelect={(isOn) => choose(row.id, isOn)}
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
      <BulkPriority selected={selected} onNone={() => chooseOnly([])} onSet={priorities.setSeveral} />
    </>
  );
}
