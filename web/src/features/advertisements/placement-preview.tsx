import {
  AD_SIZES,
  type AdPlace,
  type AdPlatform,
  type AdSize,
  drawnSize,
  fitsScreen,
  reaches,
} from '@diyar/api/rules/advertisements';
import { useTranslation } from 'react-i18next';
import { isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { imageAddress } from '#lib/image-address.ts';
import type { Uploaded } from './api.ts';
import { PAGE_DRAWINGS, SCREEN_WIDTH, type Screen } from './page-drawings.ts';
import css from './placement-preview.module.css';

const SCREENS = ['web', 'mobile'] as const;
/** Stands for a flexible picture until there is one. */
const ANY = { width: 420, height: 236 };

type Props = { place: AdPlace; size: AdSize; platform: AdPlatform; picture: Uploaded | undefined };

/** The place drawn on a computer's and on a phone's page, with the picture in it as large as it will be there. */
export function PlacementPreview(props: Props) {
  const { t } = useTranslation('advertisements');
  return (
    <section className={css.preview} aria-label={t('preview.title')}>
      <h3 className={css.title}>{t('preview.title')}</h3>
      <div className={css.screens}>
        {SCREENS.map((screen) => (
          <ScreenDrawing key={screen} screen={screen} {...props} />
        ))}
      </div>
      {!props.picture && <p className={css.note}>{t('preview.first')}</p>}
    </section>
  );
}

function ScreenDrawing({ screen, place, size, platform, picture }: Props & { screen: Screen }) {
  const { t } = useTranslation('advertisements');
  const isRtl = useLang() === 'ar';
  const own = picture ?? AD_SIZES[size] ?? ANY;
  const drawn = drawnSize(place, screen, own, size);
  const { boxes, slot } = PAGE_DRAWINGS[place][screen];
  const isShown = fitsScreen(screen, size) && reaches(platform, screen);
  const width = SCREEN_WIDTH[screen];
  const height = Math.max(width * (screen === 'web' ? 0.62 : 1.7), isShown ? slot.y + drawn.height + 40 : 0);
  // Drawn from the leading edge, which is the right one in Arabic.
  const from = (x: number, length: number) => (isRtl ? width - x - length : x);
  const x = from(slot.x + (slot.width - drawn.width) / 2, drawn.width);
  return (
    <figure className={css.screen} data-screen={screen}>
      <svg viewBox={`0 0 ${width} ${height}`} className={css.page} role="img" aria-label={t('preview.alt')}>
        {boxes.map(([left, top, length, tall]) => (
          <rect
            key={`${left} ${top}`}
            x={from(left, length)}
            y={top}
            width={length}
            height={tall}
            rx={10}
            className={css.box}
          />
        ))}
        {isShown && picture && (
          <image
            href={imageAddress(picture.id, picture.width)}
            x={x}
            y={slot.y}
            {...drawn}
            preserveAspectRatio="none"
          />
        )}
        {isShown && !picture && <rect x={x} y={slot.y} {...drawn} rx={8} className={css.empty} />}
      </svg>
      <figcaption>
        <strong>{t(`preview.${screen}`)}</strong>
        <Caption {...{ screen, size, platform, isShown, own, drawn }} />
      </figcaption>
    </figure>
  );
}

type Sides = { width: number; height: number };
type CaptionProps = Pick<Props, 'size' | 'platform'> & { screen: Screen; isShown: boolean; own: Sides; drawn: Sides };

function Caption({ screen, size, isShown, own, drawn }: CaptionProps) {
  const { t } = useTranslation('advertisements');
  const formatSides = ({ width, height }: Sides) => isolate(`${width}×${height}`);
  if (!fitsScreen(screen, size)) return <p data-tone="warning">{t('preview.tooWide')}</p>;
  if (!isShown) return <p>{t('preview.off')}</p>;
  // A flexible picture is as wide as a card wherever it stands.
  if (size === 'inline' || drawn.width === own.width) return <p>{t('preview.whole', { size: formatSides(drawn) })}</p>;
  return <p data-tone="warning">{t('preview.scaled', { drawn: formatSides(drawn), size: formatSides(own) })}</p>;
}
