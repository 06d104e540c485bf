import { Bone, Skeleton, TextBone } from '../../ui/skeleton.tsx';
import css from './settings.module.css';

const FIELDS = ['first', 'second', 'third', 'fourth'];

/** The shape of a tab while the profile is on its way. */
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
