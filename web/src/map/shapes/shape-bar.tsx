import IconLassoPolygon from '@tabler/icons-react/dist/esm/icons/IconLassoPolygon.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { MapButton } from '../base/map-button.tsx';
import classes from './shape-bar.module.css';

interface Props {
  onEdit: () => void;
  onRemove: () => void;
  busy: boolean;
}

/** Stands for "search as I move" while drawn areas say where to look. */
export function ShapeBar({ onEdit, onRemove, busy }: Props) {
  const { t } = useTranslation('map');
  return (
    <div className={classes.bar}>
      <button type="button" className={classes.edit} aria-busy={busy} onClick={onEdit}>
        <IconLassoPolygon size={20} aria-hidden />
        {t('draw.edit')}
      </button>
      <MapButton label={t('draw.removeAll')} onClick={onRemove}>
        <IconX size={18} aria-hidden />
      </MapButton>
    </div>
  );
}
