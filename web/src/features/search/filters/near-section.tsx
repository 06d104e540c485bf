import { POINT_KIND_KEYS, POINT_KINDS } from '@diyar/api/rules/points-of-interest';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { PillOption } from './option.tsx';
import { Pills, Section } from './section.tsx';
import { useOptions } from './use-options.ts';

const CREDIT = (
  <a dir="ltr" href="https://www.openstreetmap.org/copyright">
    © OpenStreetMap
  </a>
);

/** Kinds of places that listings have near them, all of the chosen ones; nothing where no points of interest are loaded. */
export function NearSection() {
  const { t } = useTranslation('search');
  const lang = useLang();
  const { chosen, counts, refine } = useOptions('near');
  const offered = POINT_KIND_KEYS.filter((kind) => chosen.includes(kind) || (counts?.[kind] ?? 0) > 0);
  if (offered.length === 0) return null;

  return (
    <Section title={t('filters.near')} hint={CREDIT}>
      <Pills>
        {offered.map((kind) => (
          <PillOption
            key={kind}
            checked={chosen.includes(kind)}
            count={counts && (counts[kind] ?? 0)}
            onChange={() => refine(kind)}
          >
            {POINT_KINDS[kind][lang]}
          </PillOption>
        ))}
      </Pills>
    </Section>
  );
}
