import type { ShownAd } from '@diyar/api/contracts/advertisements';
import { createElement, useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '#lib/api-context.ts';
import { imageAddress } from '#lib/image-address.ts';
import { askForPlacement, type Placed } from './ask-placements.ts';
import css from './placement.module.css';
import { useSeen } from './use-seen.ts';
import { useUnseenRoom } from './use-unseen-room.ts';

type Props = {
  place: ShownAd['place'];
  /** Within a list, one of its items. */
  as?: 'div' | 'li';
};

/** A place that was paid for, filled once the page is there; empty, it takes no room. */
export function Placement({ place, as = 'div' }: Props) {
  const api = useApi();
  const frame = useRef<HTMLElement>(null);
  const [placed, setPlaced] = useState<Placed>();
  const hasRoom = useUnseenRoom(frame, placed !== undefined);
  const shown = hasRoom ? placed : undefined;

  useEffect(() => askForPlacement(api, place, setPlaced), [api, place]);

  const showing = shown?.item.showing;
  const tell = useCallback(() => {
    if (showing) void api.post('/placements/seen', { errorToast: false, body: { showing } }).catch(() => {});
  }, [api, showing]);
  useSeen(frame, tell, shown !== undefined);

  return createElement(
    as,
    {
      ref: frame,
      className: css.place,
      hidden: shown === undefined,
      'data-place': place,
      'data-size': shown?.item.size,
    },
    shown && <Shown {...shown} />,
  );
}

function Shown({ item, label }: Placed) {
  const api = useApi();
  const { showing, title, description, size, image, call } = item;
  const told = () => void api.post('/placements/called', { errorToast: false, body: { showing } }).catch(() => {});
  const to = call
    ? { href: `tel:${call}`, onClick: told }
    : { href: `/api/placements/visit/${showing}`, target: '_blank' };
  return (
    <figure className={css.figure}>
      <figcaption className={css.label}>{label}</figcaption>
      <a {...to} className={css.link} rel="sponsored nofollow noopener">
        <img
          className={css.picture}
          src={imageAddress(image.id, size === 'inline' ? 640 : image.width)}
          alt={size === 'inline' ? '' : title}
          width={image.width}
          height={image.height}
          decoding="async"
        />
        {size === 'inline' && (
          <span className={css.words}>
            <strong className={css.title}>
              <bdi>{title}</bdi>
            </strong>
            {description && <bdi className={css.text}>{description}</bdi>}
            {call && (
              <bdi dir="ltr" className={css.text}>
                {call}
              </bdi>
            )}
          </span>
        )}
      </a>
    </figure>
  );
}
