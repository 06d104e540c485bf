import { useQuery } from '@tanstack/react-query';
import { closingByLinkQuery } from '../../../features/account-closing/api.ts';
import { ClosingList } from '../../../features/account-closing/closing-list.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { useMessages } from '../../use-messages.ts';
import './closing-texts.ts';

/** What the account behind the link would lose; the general rules stand beside it for whoever can't be told. */
export function LinkFacts({ token }: { token: string }) {
  const isReady = useMessages('account-closing');
  const { data } = useQuery(closingByLinkQuery(useApi(), token));
  return isReady && data ? <ClosingList facts={data} /> : null;
}
