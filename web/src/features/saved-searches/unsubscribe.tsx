import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useMailedToken } from '#lib/mailed-token.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { isOfStream, setSubscribed, subscriptionOf } from './api.ts';

/** Where a mail's "stop" link leads. Opening it changes nothing: programs that look at mails open every link. */
export function Unsubscribe() {
  const { t } = useTranslation('saved-searches');
  const api = useApi();
  const { token } = useMailedToken('/alerts/unsubscribe');
  const [changed, setChanged] = useState<boolean>();
  const found = useQuery({
    queryKey: ['subscription', token],
    queryFn: () => subscriptionOf(api, token ?? ''),
    enabled: Boolean(token),
    retry: false,
  });

  const ofStream = isOfStream(token ?? '');
  const manage = (
    <LinkButton look="outline" to={ofStream ? '/dashboard/settings/notifications' : '/dashboard/saved-searches'}>
      {t(ofStream ? 'unsubscribe.manageStreams' : 'unsubscribe.manage')}
    </LinkButton>
  );
  if (token === null || found.isError) {
    return (
      <Notice
        scene="closed"
        title={t('unsubscribe.invalid')}
        text={found.error?.message ?? t('unsubscribe.invalidText')}
      >
        {manage}
      </Notice>
    );
  }
  if (!found.data || !token) return <Loading />;

  const { name } = found.data;
  const isOn = changed ?? found.data.subscribed;
  // A failure is said by a toast.
  const set = (next: boolean) =>
    setSubscribed(api, token, next).then(
      ({ subscribed }) => setChanged(subscribed),
      () => {},
    );
  return (
    <div aria-live="polite">
      <Notice
        scene={isOn ? 'open' : 'closed'}
        title={t(!isOn ? 'unsubscribe.done' : ofStream ? 'unsubscribe.askStream' : 'unsubscribe.ask')}
        text={t(isOn ? 'unsubscribe.askText' : 'unsubscribe.doneText', { name })}
      >
        <PlainButton look={isOn ? 'primary' : 'outline'} onClick={() => void set(!isOn)}>
          {t(isOn ? 'unsubscribe.stop' : 'unsubscribe.undo')}
        </PlainButton>
        {manage}
      </Notice>
    </div>
  );
}
