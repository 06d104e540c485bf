import type { User } from '@diyar/api/contracts/accounts';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function SecurityTab({ user }: { user: User }) {
  return (
    <>
      <PasswordCard user={user} />
      <SecondFactorCard user={user} />
      <SessionsCard />
    </>
  );
}
