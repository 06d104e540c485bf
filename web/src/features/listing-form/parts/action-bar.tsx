import { useDisclosure } from '@mantine/hooks';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/desk/dialog.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import type { FilesShown } from '../form-files.ts';
import { TABS } from '../tabs.ts';
import type { Editor } from '../use-editor.ts';
import css from './action-bar.module.css';
import { MissingList } from './missing-list.tsx';

/** Under the thumb: what is missing, the way back, and the one next act. */
export function ActionBar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('listing-form');
  const { tab, setTab, shown, submission, draft, goTo, handIn, files, isQueued, stopQueue } = editor;
  const [isListOpen, list] = useDisclosure(false);
  const at = TABS.indexOf(tab);
  const next = TABS[at + 1];
  const before = TABS[at - 1];
  const isReady = shown.length === 0;
  const isLast = next === undefined || isReady;
  const isOptional = isReady && next !== undefined;
  const walk = (to: (typeof TABS)[number]) => {
    setTab(to);
    scrollTo({ top: 0 });
  };
  const send = () => {
    if (isQueued) return;
    if (!handIn()) list.open();
  };
  const go = (path: string) => {
    list.close();
    goTo(path);
  };
  const words = draft?.isChange ? t('bar.submitChange') : t('bar.submit');

  return (
    <div className={css.bar} data-optional={isOptional || undefined}>
      {isQueued && (
        <div className={css.busy} role="status">
          <span>{t('bar.waitsForFiles')}</span>
          <PlainButton look="plain" compact onClick={stopQueue}>
            {t('bar.cancelWaiting')}
          </PlainButton>
        </div>
      )}
      <div className={css.standing}>
        <button type="button" className={css.missing} data-ready={isReady || undefined} onClick={list.open}>
          <IconListCheck size={20} stroke={1.7} aria-hidden />
          <span>{isReady ? t('bar.ready') : t('bar.missing', { count: shown.length })}</span>
        </button>
        {files.total > 0 && <FilesLine files={files} onFailed={() => go('images')} />}
      </div>
      <div className={css.acts}>
        {before && !isOptional && (
          <PlainButton look="plain" className={css.back} onClick={() => walk(before)}>
            {t('bar.back')}
          </PlainButton>
        )}
        {!isLast && next && (
          <PlainButton id="listing-onwards" className={css.next} onClick={() => walk(next)}>
            {t('bar.next', { tab: t(`tabs.${next}`) })}
          </PlainButton>
        )}
        {isOptional && (
          <PlainButton id="listing-extras" look="outline" className={css.next} onClick={() => walk(next)}>
            {t('bar.next', { tab: t(`tabs.${next}`) })}
          </PlainButton>
        )}
        {isLast && (
          <PlainButton
            id="listing-onwards"
            className={css.next}
            aria-disabled={submission.isBusy || isQueued || undefined}
            onClick={send}
          >
            {submission.isBusy ? t('bar.sending') : words}
          </PlainButton>
        )}
      </div>
      {isListOpen && (
        <Dialog title={t(isReady ? 'bar.ready' : 'bar.listTitle')} onClose={list.close}>
          {!isReady && <p className={css.text}>{t('bar.listText')}</p>}
          <MissingList shown={shown} onGo={go} />
        </Dialog>
      )}
    </div>
  );
}

type FilesLineProps = { files: FilesShown; onFailed: () => void };

/** How many of the chosen files the server has; the way to those that failed. */
function FilesLine({ files: { arrived, total, failed }, onFailed }: FilesLineProps) {
  const { t } = useTranslation('listing-form');
  if (failed > 0)
    return (
      <button type="button" className={css.files} data-tone="bad" onClick={onFailed}>
        <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
        <span role="status">{t('bar.filesFailed', { count: failed })}</span>
      </button>
    );
  const isAll = arrived === total;
  const Icon = isAll ? IconCloudCheck : IconCloudUp;
  return (
    <span className={css.files} data-tone={isAll ? 'good' : undefined} role="status">
      <Icon size={18} stroke={1.7} aria-hidden />
      <span>{t('bar.filesArrived', { arrived, total })}</span>
    </span>
  );
}
