import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '#lib/image-address.ts';
import { AltEditor } from './alt-editor.tsx';
import type { Photo } from './api.ts';
import css from './photo-field.module.css';
import type { PhotoActions } from './photo-grid.tsx';

interface Props {
  photo: Photo;
  index: number;
  total: number;
  actions: PhotoActions;
  move: (from: number, to: number) => void;
  announce: (text: string) => void;
}

/** A photo and what may be done with it. The picture itself is the handle for dragging. */
export function PhotoCell({ photo, index, total, actions, move, announce }: Props) {
  const { t } = useTranslation('listing-media');
  const [isDescribing, setDescribing] = useState(false);
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: photo.id });
  const { id, alt, color, isMain } = photo;
  const position = index + 1;
  const name = alt ? t('photoNamed', { position, total, alt }) : t('photo', { position, total });

  return (
    <li
      ref={setNodeRef}
      className={css.cell}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button type="button" className={css.handle} {...attributes} {...listeners} aria-label={name}>
        <img
          src={imageAddress(id, 320)}
          alt=""
          width={320}
          height={240}
          className={css.photo}
          style={{ backgroundColor: color }}
          draggable={false}
        />
      </button>
      {isMain && (
        <span className={css.main}>
          <IconStarFilled size={14} aria-hidden /> {t('main')}
        </span>
      )}
      <div className={css.tools}>
        <button
          type="button"
          aria-label={t('earlier', { position })}
          disabled={index === 0}
          onClick={() => move(index, index - 1)}
        >
          <IconArrowLeft size={18} className="d-mirror" aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('later', { position })}
          disabled={position === total}
          onClick={() => move(index, index + 1)}
        >
          <IconArrowRight size={18} className="d-mirror" aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('makeMain', { position })}
          aria-pressed={isMain}
          onClick={() => {
            if (isMain) return;
            actions.makeMain(id);
            announce(t('nowMain', { position }));
          }}
        >
          {isMain ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
        </button>
        <button
          type="button"
          aria-label={t('describe', { position })}
          aria-expanded={isDescribing}
          onClick={() => setDescribing(!isDescribing)}
        >
          <IconPencil size={18} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('remove', { position })}
          onClick={() => {
            if (isMain && total === 1) announce(t('onlyMain'));
            else void actions.remove(id);
          }}
        >
          <IconTrash size={18} aria-hidden />
        </button>
      </div>
      {isDescribing && (
        <AltEditor
          alt={alt ?? ''}
          onSave={(text) => {
            setDescribing(false);
            if (text !== (alt ?? '')) actions.describe(id, text);
          }}
          onCancel={() => setDescribing(false)}
        />
      )}
    </li>
  );
}
