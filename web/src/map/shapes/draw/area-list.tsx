import type { Shape } from '@diyar/api/rules/shape';
import { isCut } from '@diyar/api/rules/shape-rings';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { MapButton } from '../../base/map-button.tsx';
import classes from './area-list.module.css';

interface Props {
  areas: Shape;
  current: number | undefined;
  onSelect: (index: number) => void;
  onRemove: (index: number, name: string) => void;
}

/** The areas that are drawn: one is chosen to be changed, any is taken away. */
export function AreaList({ areas, current, onSelect, onRemove }: Props) {
  const { t } = useTranslation('map');
  if (areas.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('draw.areas')}>
      {areas.map((area, index) => {
        const kind = area.kind !== 'polygon' ? area.kind : isCut(area) ? 'cut' : 'area';
        const name = t(`draw.names.${kind}`, { number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an area is its number
          <li key={index} className={classes.area} data-current={index === current || undefined}>
            <button
              type="button"
              className={classes.name}
              aria-pressed={index === current}
              onClick={() => onSelect(index)}
            >
              {name}
            </button>
            <MapButton label={t('draw.remove', { name })} onClick={() => onRemove(index, name)}>
              <IconX size={16} aria-hidden />
            </MapButton>
          </li>
        );
      })}
    </ul>
  );
}
