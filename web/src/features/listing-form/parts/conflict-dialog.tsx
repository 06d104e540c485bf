import type { Draft } from '@diyar/api/contracts/listing-form';
import { Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/desk/dialog.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { type FormContent, fromWire } from '../content.ts';
import { differencesOf, mergedWith } from '../differences.ts';
import type { FormFacts } from '../facts.ts';
import { useFieldWords } from '../use-field-words.ts';
import css from './conflict-dialog.module.css';

type Props = {
  mine: FormContent;
  theirs: Draft;
  facts: FormFacts;
  /** The version to go on with; whether it holds words the server does not have. */
  onSettle: (content: FormContent, isUnsent: boolean) => void;
};

/** Two saves of one form, side by side: each field is taken from one of them, and nothing is lost unseen. */
export function ConflictDialog({ mine, theirs, facts, onSettle }: Props) {
  const { t } = useTranslation('listing-form');
  const words = useFieldWords(facts);
  const other = useMemo(() => fromWire(theirs.content), [theirs]);
  const rows = differencesOf(mine, other);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());

  const take = (path: string, isTheirs: boolean) =>
    setTaken((before) => new Set(isTheirs ? [...before, path] : [...before].filter((other) => other !== path)));
  const settle = () =>
    onSettle(
      mergedWith(mine, other, taken),
      rows.some(({ path }) => !taken.has(path)),
    );

  return (
    // A choice ends the dialog: closed otherwise, one of the two saves would be lost.
    <Dialog title={t('conflict.title')} size={780} withCloseButton={false} closeOnEscape={false} onClose={() => {}}>
      <p className={css.text}>{t('conflict.text')}</p>
      <div className={css.all}>
        <PlainButton look="outline" compact onClick={() => setTaken(new Set())}>
          {t('conflict.allMine')}
        </PlainButton>
        <PlainButton look="outline" compact onClick={() => setTaken(new Set(rows.map(({ path }) => path)))}>
          {t('conflict.allTheirs')}
        </PlainButton>
      </div>
      <div className={css.rows}>
        {rows.length === 0 && <p>{t('conflict.same')}</p>}
        {rows.map(({ path, mine: own, theirs: saved }) => (
          <Radio.Group
            key={path}
            label={words.nameOf(path)}
            value={taken.has(path) ? 'theirs' : 'mine'}
            onChange={(side) => take(path, side === 'theirs')}
          >
            <div className={css.row}>
              <Side side="mine" title={t('conflict.mine')} text={words.wordsOf(path, own, mine)} />
              <Side side="theirs" title={t('conflict.theirs')} text={words.wordsOf(path, saved, other)} />
            </div>
          </Radio.Group>
        ))}
      </div>
      <div className={css.end}>
        <PlainButton onClick={settle}>{t('conflict.save')}</PlainButton>
      </div>
    </Dialog>
  );
}

function Side({ side, title, text }: { side: 'mine' | 'theirs'; title: string; text: string }) {
  return (
    <Radio.Card value={side} className={css.side}>
      <Radio.Indicator />
      <span className={css.who}>{title}</span>
      <span className={css.value} dir="auto">
        {text}
      </span>
    </Radio.Card>
  );
}
