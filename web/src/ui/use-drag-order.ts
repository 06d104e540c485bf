import {
  type Announcements,
  closestCenter,
  type DndContextProps,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** Said to those who listen instead of looking; places count from 1. */
type Words = {
  instructions: string;
  lifted: (place: number) => string;
  over: (place: number) => string;
  dropped: (place: number) => string;
  cancelled: string;
};

/**
 * A list put in order by mouse, finger or keys: the props of its `DndContext`.
 * @param ids in their order @param onDrop with indices from 0, only when something moved
 */
export function useDragOrder(
  ids: readonly string[],
  words: Words,
  onDrop: (from: number, to: number) => void,
): DndContextProps {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once is scrolling.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number | undefined) => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.lifted(placeOf(active.id)),
    onDragOver: ({ over }) => (over ? words.over(placeOf(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? words.dropped(placeOf(over.id)) : undefined),
    onDragCancel: () => words.cancelled,
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (from > 0 && to > 0 && from !== to) onDrop(from - 1, to - 1);
  };
  return {
    sensors,
    collisionDetection: closestCenter,
    onDragEnd,
    accessibility: { announcements, screenReaderInstructions: { draggable: words.instructions } },
  };
}
