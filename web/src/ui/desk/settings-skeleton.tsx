import { Bone, Skeleton, TextBone } from '../skeleton.tsx';
import css from './settings-card.module.css';

const FIELDS = ['first', 'second', 'third', 'fourth'];

/** The shape of a card while what it holds is on its way. */
export function SettingsSkeleton() {
  return (
    <Skeleton className={css.card}>
      <div>
        <TextBone width="40%" />
        <TextBone width="80%" />
      </div>
      <div className={css.body}>
        {FIELDS.map((field) => (
          <div key={field}>
            <TextBone width="30%" />
            <Bone height={48} radius={8} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
