import type { Area, LngLat } from '@diyar/api/rules/shape';
import { useTranslation } from 'react-i18next';
import { type Point, useMovableMarker } from '../../picker/use-movable-marker.ts';
import classes from './corner-handles.module.css';

interface Props {
  area: Area;
  onDrag: (corner: number, to: LngLat) => void;
  onMove: (corner: number, to: LngLat) => void;
  /** A new corner behind this one. */
  onSplit: (corner: number, at: LngLat) => void;
  onRemove: (corner: number) => void;
  onPress: (corner: number) => void;
}

/** With more corners than this their middles are left out: thumbs could not tell them apart. */
const FEW = 24;

/** What the current area is moved by: its corners, and the middle of each side, which becomes a corner when it is moved. */
export function CornerHandles({ area, onDrag, onMove, onSplit, onRemove, onPress }: Props) {
  const { t } = useTranslation('map');
  if (area.kind !== 'polygon') {
    return (
      <Handle
        at={area.center}
        kind="corner"
        label={t(area.kind === 'walk' ? 'draw.start' : 'draw.center')}
        onDrag={(to) => onDrag(0, to)}
        onMove={(to) => onMove(0, to)}
        onPress={() => onPress(0)}
      />
    );
  }
  const { corners } = area;
  return (
    <>
      {corners.map((at, index) => (
        <Handle
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number; moved, it stays the same button
          key={index}
          at={at}
          kind="corner"
          label={t('draw.corner', { number: index + 1 })}
          onDrag={(to) => onDrag(index, to)}
          onMove={(to) => onMove(index, to)}
          onPress={() => onPress(index)}
          onRemove={() => onRemove(index)}
        />
      ))}
      {corners.length <= FEW &&
        corners.map((at, index) => (
          <Handle
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={`middle${index}`}
            at={middleOf(at, corners[(index + 1) % corners.length] ?? at)}
            kind="middle"
            label={t('draw.middle', { number: index + 1 })}
            onMove={(to) => onSplit(index, to)}
            onPress={() => onSplit(index, middleOf(at, corners[(index + 1) % corners.length] ?? at))}
          />
        ))}
    </>
  );
}

interface HandleProps {
  at: LngLat;
  kind: 'corner' | 'middle';
  label: string;
  onDrag?: (to: LngLat) => void;
  onMove: (to: LngLat) => void;
  onPress?: () => void;
  onRemove?: () => void;
}

function Handle({ at: [lng, lat], kind, label, onDrag, onMove, onPress, onRemove }: HandleProps) {
  useMovableMarker({
    at: { lng, lat },
    className: classes[kind],
    label,
    onMove: (to) => onMove(placeOf(to)),
    ...(onDrag && { onDrag: (to) => onDrag(placeOf(to)) }),
    ...(onPress && { onPress }),
    ...(onRemove && { onRemove }),
  });
  return null;
}

const placeOf = ({ lng, lat }: Point): LngLat => [lng, lat];
const middleOf = ([aLng, aLat]: LngLat, [bLng, bLat]: LngLat): LngLat => [(aLng + bLng) / 2, (aLat + bLat) / 2];
