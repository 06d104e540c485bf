import type { Draft } from '@diyar/api/contracts/listing-form';
import { CHOICE_FIELDS } from '@diyar/api/rules/listing-fields';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api-error.ts';
import { useLang } from '#lib/i18n.ts';
import type { Lang } from '#lib/language.ts';
import { errorsOf } from './check-content.ts';
import type { FormContent } from './content.ts';
import type { FormFacts } from './facts.ts';
import { isMissing } from './field-error.ts';
import { type FormFiles, useFormFiles } from './form-files.ts';
import type { Opened } from './open-form.ts';
import type { FormScope } from './scope.ts';
import { fieldId, TABS, type Tab, tabOf } from './tabs.ts';
import { useAutosave } from './use-autosave.ts';
import { type KeepForLater, useSubmission } from './use-submission.ts';

export type EditorProps = {
  id: string;
  owner: string;
  facts: FormFacts;
  opened: Opened;
  files?: FormFiles;
  /** Where one stands in it at first; otherwise a new listing begins with its photos. */
  firstTab?: Tab;
  saveForLater?: KeepForLater;
};

/** A error of a field as the lists show it. */
export type Shown = { path: string; tab: Tab; text: string; isMissing: boolean };
export type TabStanding = {
  missing: number;
  wrong: number;
  /** Nothing is asked for here, and nothing was given. */
  isBlank: boolean;
};
export type Editor = ReturnType<typeof useEditor>;

/** The form's memory: its content, what is wrong with it, where one stands in it, and the way to the server. */
export function useEditor({ id, owner, facts, opened, files: given, firstTab, saveForLater }: EditorProps) {
  const { t } = useTranslation('listing-form');
  const lang = useLang();
  const [content, setContent] = useState<FormContent>(opened.content);
  const [draft, setDraft] = useState<Draft | undefined>(opened.draft);
  const [mediaThen] = useState(() => opened.draft && { photos: opened.draft.images, video: opened.draft.video });
  const [textLang, setTextLang] = useState<Lang>(() => firstLang(opened.content, lang));
  const [tab, setTab] = useState<Tab>(firstTab ?? (opened.draft ? 'details' : TABS[0]));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [isReopened, setReopened] = useState(false);
  /** Handed in, as soon as its files have arrived. */
  const [isQueued, setQueued] = useState(false);
  const contentRef = useRef(content);

  const autosave = useAutosave({ id, owner, facts, opened, reopens: () => isReopened, onSaved: setDraft });

  const { files, media, shown: shownFiles, named } = useFormFiles(given, mediaThen, ensureListing);
  // Photos that are on their way count as photos: the form waits for them.
  const photoCount = (media?.photos.length ?? 0) + shownFiles.photos;
  const errors = useMemo(() => errorsOf(content, facts, lang, photoCount), [content, facts, lang, photoCount]);
  const shown: Shown[] = useMemo(() => {
    const own = errors.map((error) => ({
      path: error.path,
      tab: tabOf(error.path, facts),
      text: t(`errors.${error.code}`, error.params),
      isMissing: isMissing(error),
    }));
    const known = new Set(own.map(({ path }) => path));
    const others = Object.entries(refused)
      .filter(([path]) => !known.has(path))
      .map(([path, text]) => ({ path, tab: tabOf(path, facts), text, isMissing: false }));
    return [...own, ...others].sort((a, b) => TABS.indexOf(a.tab) - TABS.indexOf(b.tab));
  }, [errors, refused, facts, t]);

  const standing = Object.fromEntries(
    TABS.map((tab) => {
      const here = shown.filter((error) => error.tab === tab);
      const isSeen = (path: string) => isTried || touched.has(path) || path in refused;
      const wrong = here.filter((error) => isTried || (!error.isMissing && isSeen(error.path))).length;
      return [tab, { missing: here.length - wrong, wrong, isBlank: tab === 'features' && hasNoExtras(content, facts) }];
    }),
  ) as Record<Tab, TabStanding>;

  function change(patch: Partial<FormContent>): void {
    const next = { ...contentRef.current, ...patch };
    contentRef.current = next;
    setContent(next);
    const keys = Object.keys(patch);
    if (keys.some((key) => Object.keys(refused).some((path) => path.split('.')[0] === key))) {
      setRefused((before) =>
        Object.fromEntries(Object.entries(before).filter(([path]) => !keys.includes(path.split('.')[0] ?? ''))),
      );
    }
    autosave.change(next);
  }

  /** The first questions: no draft is made for them alone. */
  function choose(patch: Partial<FormContent>): void {
    const next = { ...contentRef.current, ...patch };
    contentRef.current = next;
    setContent(next);
    if (draft || autosave.isUnsent()) autosave.change(next);
  }

  function replace(next: FormContent, version: number, isUnsent: boolean): void {
    contentRef.current = next;
    setContent(next);
    autosave.rebase(version, isUnsent ? next : undefined);
  }

  function goTo(path: string): void {
    const written = /^(?:title|description)(Ar|En)$/.exec(path)?.[1];
    flushSync(() => {
      setTab(tabOf(path, facts));
      if (written) setTextLang(written === 'Ar' ? 'ar' : 'en');
    });
    const field = document.getElementById(fieldId(path));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }

  const isUpdate = draft !== undefined && draft.status !== 'draft';
  /** Once handed in, the category stays (spec, section 5), unless nobody is shown it and nobody saw the listing in it. */
  const isFixed = isUpdate && (facts.isShown || draft.isChange);
  const submission = useSubmission({
    id,
    owner,
    isUpdate,
    facts,
    autosave,
    files,
    named,
    saveForLater,
    onErrors: (found) => {
      flushSync(() => {
        setTried(true);
        setRefused(found);
      });
      const [first] = Object.keys(found);
      if (first) goTo(first);
    },
  });

  /** Hands in, or shows what keeps from it: a submission waits for files on their way. @returns whether it was complete */
  function handIn(patch: Partial<FormContent> = {}): boolean {
    if (Object.keys(patch).length > 0) change(patch);
    setTried(true);
    setRefused({});
    if (errorsOf(contentRef.current, facts, lang, photoCount).length > 0) return false;
    if (shownFiles.failed > 0) goTo('images');
    else if (shownFiles.isBusy) setQueued(true);
    else void submission.submit(contentRef.current);
    return true;
  }
  const onward = useRef(handIn);
  onward.current = handIn;
  const canGoOn = shownFiles.failed > 0 || !shownFiles.isBusy;
  useEffect(() => {
    if (!isQueued || !canGoOn) return;
    setQueued(false);
    // After this effect: what keeps from it is drawn and focused at once.
    queueMicrotask(() => onward.current());
  }, [isQueued, canGoOn]);

  /** The listing's id, once the server has it: photos are sent to it. */
  async function ensureListing(): Promise<string> {
    if (autosave.snapshot().version === 0 && !draft) {
      if (!autosave.isUnsent()) autosave.change(contentRef.current);
      await autosave.flush();
      const { version, failure } = autosave.snapshot();
      if (version === 0) throw new ApiError('network_error', 0, failure ?? t('save.offline'));
    }
    return id;
  }

  const again = useRef(() => {});
  again.current = () => void submission.submit(contentRef.current);
  useEffect(() => {
    if (!submission.isWaiting) return;
    const send = () => again.current();
    addEventListener('online', send);
    // A connection that is bad rather than gone raises no event.
    const timer = setInterval(send, 15_000);
    return () => {
      removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [submission.isWaiting]);

  const scope: FormScope = {
    content,
    facts,
    perDollar: draft?.poundsPerDollar,
    change,
    errorOf: (path) => {
      if (refused[path]) return refused[path];
      return isTried || touched.has(path) ? shown.find((error) => error.path === path)?.text : undefined;
    },
    touch: (path) => setTouched((before) => (before.has(path) ? before : new Set([...before, path]))),
  };

  return {
    id,
    isFixed,
    facts,
    content,
    draft,
    photoCount,
    media,
    setMedia: files.know,
    files: shownFiles,
    isQueued,
    stopQueue: () => setQueued(false),
    textLang,
    setTextLang,
    tab,
    setTab,
    shown,
    standing,
    autosave,
    submission,
    scope,
    isTried,
    isReopened,
    reopen: () => setReopened(true),
    choose,
    replace,
    goTo,
    handIn,
  };
}

/** The language written in first: the page's, unless only the other one holds anything. */
function firstLang(content: FormContent, lang: Lang): Lang {
  const has = {
    ar: content.titleAr + content.descriptionAr !== '',
    en: content.titleEn + content.descriptionEn !== '',
  };
  const other = lang === 'ar' ? 'en' : 'ar';
  return !has[lang] && has[other] ? other : lang;
}

function hasNoExtras({ features, proximities, attributes, ...content }: FormContent, facts: FormFacts) {
  const isOptional = (slug: string) =>
    facts.attributes.some((attribute) => attribute.slug === slug && !attribute.required);
  const given = [...Object.values(proximities), ...CHOICE_FIELDS.map((field) => content[field])].some(
    (value) => value !== '',
  );
  return features.length === 0 && !given && !Object.keys(attributes).some(isOptional);
}
