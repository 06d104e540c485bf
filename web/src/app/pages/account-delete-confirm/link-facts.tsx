import type { ClosingFacts } from '@diyar/api/contracts/profile';
import { ClosingList } from '#features/account-closing/closing-list.tsx';
import { useMessages } from '../../use-messages.ts';
import './closing-texts.ts';

/** What the account behind the link would lose; the general rules stand beside it for whoever can't be told. */
export function LinkFacts({ facts }: { facts: ClosingFacts }) {
  return useMessages('account-closing') ? <ClosingList facts={facts} /> : null;
}
