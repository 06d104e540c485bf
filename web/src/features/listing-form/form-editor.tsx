import type { Media } from '@diyar/api/contracts/listing-media';
import { Tabs } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '#ui/loading.tsx';
import { dealOf } from './facts.ts';
import css from './form-editor.module.css';
import type { FormFiles } from './form-files.ts';
import { ActionBar } from './parts/action-bar.tsx';
import { CategoryNotes } from './parts/category-notes.tsx';
import { type CategorySign, CategoryStep } from './parts/category-step.tsx';
import { ConflictDialog } from './parts/conflict-dialog.tsx';
import { DealStep, wordsOf } from './parts/deal-step.tsx';
import { DetailsTab } from './parts/details-tab.tsx';
import { Done } from './parts/done.tsx';
import { type FeatureKey, FeaturesTab } from './parts/features-tab.tsx';
import { LeaveGuard } from './parts/leave-guard.tsx';
import { LocationTab } from './parts/location-tab.tsx';
import { QualityPanel } from './parts/quality-panel.tsx';
import { QuestionDialog } from './parts/question-dialog.tsx';
import { SaveLine } from './parts/save-line.tsx';
import { isInReview, StateNotes } from './parts/state-notes.tsx';
import { TabBar } from './parts/tab-bar.tsx';
import { ScopeContext } from './scope.ts';
import { fieldId, TABS, type Tab } from './tabs.ts';
import { useCategoryChange } from './use-category-change.ts';
import { type Editor, type EditorProps, useEditor } from './use-editor.ts';
import type { KeepForLater } from './use-submission.ts';

/** Props of the form's photos; the page brings the part that shows them. */
export type PhotoSlot = {
  /** The listing's own, whether the server knows of it or not. */
  id: string;
  isOnServer: boolean;
  initial?: Media;
  onChange: (media: Media) => void;
  error?: string;
};
export type FormParts = {
  photos: (slot: PhotoSlot) => ReactNode;
  featureIcon: (feature: FeatureKey) => ReactNode;
  signOf: CategorySign;
  /** The files of a listing, on their way whichever tab or page is looked at. */
  files?: (id: string) => FormFiles;
  /** Takes over what cannot be sent now, and says what becomes of it. */
  outbox?: { put: KeepForLater; said: (id: string, onAnother: () => void) => ReactNode };
};

type Props = Omit<EditorProps, 'saveForLater' | 'files'> &
  FormParts & {
    /** Another category was chosen: its facts are wanted. */
    onCategory: (id: string) => void;
    onAnother: () => void;
    /** The category is no more, and nothing took it over. */
    isGone: boolean;
  };

/** The form itself: what it is about, then four tabs, one of them shown, saved while it is written. */
export function FormEditor({
  photos,
  featureIcon,
  signOf,
  files,
  outbox,
  onCategory,
  onAnother,
  isGone,
  ...props
}: Props) {
  const { id } = props;
  const own = useMemo(() => files?.(id), [files, id]);
  const editor = useEditor({ ...props, files: own, saveForLater: outbox?.put });
  const { content, autosave, submission, scope, facts, choose, replace } = editor;
  const [isAsking, setAsking] = useState(false);

  useEffect(() => onCategory(content.categoryId), [content.categoryId, onCategory]);
  const { moved, changed } = useCategoryChange(facts, content, choose);
  const isKnown = facts.category.id === content.categoryId || facts.asked === content.categoryId;
  const askAgain = editor.isFixed ? undefined : () => setAsking(true);
  const notes = (
    <CategoryNotes
      name={facts.category.name}
      moved={moved}
      changed={changed}
      isHidden={isGone || !facts.isShown}
      onCategory={askAgain}
    />
  );
  const only = isKnown && facts.transactionTypes.length === 1 ? facts.transactionTypes[0]?.id : undefined;
  useEffect(() => {
    if (only && content.transactionTypeId !== only) choose({ transactionTypeId: only });
  }, [only, content.transactionTypeId, choose]);

  if (submission.isKept && outbox) return outbox.said(id, onAnother);
  if (submission.done) return <Done listing={submission.done} onAnother={onAnother} />;
  if (isAsking) {
    const take = (categoryId: string) => {
      choose({ categoryId, transactionTypeId: '' });
      setAsking(false);
    };
    return <CategoryStep signOf={signOf} onChoose={({ id }) => take(id)} />;
  }
  if (!isKnown) return <Loading />;
  if (!dealOf(facts, content)) {
    return (
      <div className={css.asking}>
        {notes}
        <DealStep
          category={facts.category.name}
          types={facts.transactionTypes}
          onChoose={(transactionTypeId) => choose({ transactionTypeId })}
          onBack={askAgain}
        />
      </div>
    );
  }
  return (
    <ScopeContext value={scope}>
      <div className={css.editor}>
        <Tabs id="listing" value={editor.tab} onChange={(tab) => editor.setTab(tab as Tab)} className={css.main}>
          <Kind
            editor={editor}
            onDeal={facts.transactionTypes.length > 1 ? () => choose({ transactionTypeId: '' }) : undefined}
            onCategory={askAgain}
          />
          {notes}
          <StateNotes editor={editor} />
          <div className={css.tabs}>
            <TabBar tab={editor.tab} standing={editor.standing} />
          </div>
          <fieldset className={css.body} disabled={isInReview(editor)}>
            <Panels editor={editor} photos={photos} featureIcon={featureIcon} />
          </fieldset>
        </Tabs>
        <aside className={css.aside}>
          <QualityPanel editor={editor} />
        </aside>
        {!isInReview(editor) && (
          <div className={css.bar}>
            <ActionBar editor={editor} />
          </div>
        )}
      </div>
      <QuestionDialog editor={editor} />
      {autosave.state === 'conflict' && autosave.theirs && (
        <ConflictDialog
          mine={content}
          theirs={autosave.theirs}
          facts={facts}
          onSettle={(chosen, isUnsent) => replace(chosen, autosave.theirs?.version ?? 0, isUnsent)}
        />
      )}
      <LeaveGuard autosave={autosave} hasUnsafeFiles={editor.files.isUnsafe} />
    </ScopeContext>
  );
}

type KindProps = { editor: Editor; onCategory?: () => void; onDeal?: () => void };

/** Category and deal, each a way back to its question; and where the words are kept. */
function Kind({ editor: { facts, content, isFixed, autosave }, onCategory, onDeal }: KindProps) {
  const { t } = useTranslation('listing-form');
  const type = facts.transactionTypes.find(({ id }) => id === content.transactionTypeId);
  const known = type && wordsOf(type.slug);
  const deal = known ? t(`deal.${known}`) : type?.name;
  const { name } = facts.category;
  return (
    <div className={css.kind}>
      {onCategory ? (
        <button
          type="button"
          className={css.chip}
          aria-label={t('stage.changeCategory', { name })}
          onClick={onCategory}
        >
          {name} <IconPencil size={15} stroke={1.8} aria-hidden />
        </button>
      ) : (
        <strong>{name}</strong>
      )}
      {onDeal && deal ? (
        <button type="button" className={css.chip} aria-label={t('stage.changeDeal', { name: deal })} onClick={onDeal}>
          {deal} <IconPencil size={15} stroke={1.8} aria-hidden />
        </button>
      ) : (
        <span>{deal}</span>
      )}
      <span className={css.saved}>
        <SaveLine state={autosave.state} savedAt={autosave.savedAt} failure={autosave.failure} />
      </span>
      {isFixed && <p className={css.fixed}>{t('stage.fixed')}</p>}
    </div>
  );
}

function Panels({ editor, photos, featureIcon }: { editor: Editor } & Pick<FormParts, 'photos' | 'featureIcon'>) {
  const { tab, media, draft, autosave, scope } = editor;
  // Once seen, the photos stay: their pictures need not be fetched again.
  const [wereImagesSeen, setSeen] = useState(tab === 'images');
  if (tab === 'images' && !wereImagesSeen) setSeen(true);
  const isOnServer = draft !== undefined || autosave.version > 0;

  return TABS.map((name) => (
    <Tabs.Panel key={name} value={name} className={css.panel}>
      {name === 'details' && tab === name && <DetailsTab textLang={editor.textLang} onTextLang={editor.setTextLang} />}
      {name === 'location' && tab === name && <LocationTab />}
      {name === 'features' && tab === name && <FeaturesTab featureIcon={featureIcon} />}
      {name === 'images' && (tab === name || wereImagesSeen) && (
        <div id={fieldId('images')} tabIndex={-1} className={css.images}>
          {photos({
            id: editor.id,
            isOnServer,
            initial: media,
            onChange: editor.setMedia,
            error: scope.errorOf('images'),
          })}
        </div>
      )}
    </Tabs.Panel>
  ));
}
