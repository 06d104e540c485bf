import type { Draft } from '@diyar/api/contracts/listing-form';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/link-button.tsx';
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
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const words = useFieldWords(facts);
  const other = useMemo(() => fromWire(theirs.content), [theirs]);
  const rows = differencesOf(mine, other);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => ref.current?.showModal(), []);

  const take = (path: string, isTheirs: boolean) =>
    setTaken((before) => new Set(isTheirs ? [...before, path] : [...before].filter((one) => one !== path)));
  const settle = () =>
    onSettle(
      mergedWith(mine, other, taken),
      rows.some(({ path }) => !taken.has(path)),
    );

  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={`${id}-title`} className={css.title}>
        {t('conflict.title')}
      </h2>
      <p id={`${id}-text`} className={css.text}>
        {t('conflict.text')}
      </p>
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
          <fieldset key={path} className={css.row}>
            <legend className={css.field}>{words.nameOf(path)}</legend>
            <Side
              name={`${id}-${path}`}
              title={t('conflict.mine')}
              text={words.wordsOf(path, own, mine)}
              isChosen={!taken.has(path)}
              onChoose={() => take(path, false)}
            />
            <Side
              name={`${id}-${path}`}
              title={t('conflict.theirs')}
              text={words.wordsOf(path, saved, other)}
              isChosen={taken.has(path)}
              onChoose={() => take(path, true)}
            />
          </fieldset>
        ))}
      </div>
      <div className={css.end}>
        <PlainButton onClick={settle}>{t('conflict.save')}</PlainButton>
      </div>
    </dialog>
  );
}

type SideProps = { name: string; title: string; text: string; isChosen: boolean; onChoose: () => void };

function Side({ name, title, text, isChosen, onChoose }: SideProps) {
  return (
    <label className={css.side}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={css.who}>{title}</span>
      <span className={css.value} dir="auto">
        {text}
      </span>
    </label>
  );
}
