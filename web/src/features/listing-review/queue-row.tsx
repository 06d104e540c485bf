import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ReviewRow } from './api.ts';
import css from './queue.module.css';
import { SlaClock } from './sla-clock.tsx';
import { ViewersNote } from './viewers-note.tsx';

/** Waiting submissions, to be recognised at a glance. */
export function QueueName({
  row: { title, image, category, place, code, viewers },
  to,
}: {
  row: ReviewRow;
  to: string;
}) {
  return (
    <span className={css.name}>
      <Picture photo={image} alt="" sizes="72px" largest={160} className={css.photo} />
      <span className={css.words}>
        <AppLink to={to} className={css.title}>
          {title}
        </AppLink>
        <span className={css.small}>
          {[category.name, place].filter(Boolean).join(' · ')} <bdi dir="ltr">#{code}</bdi>
        </span>
        <ViewersNote viewers={viewers} />
      </span>
    </span>
  );
}

export function QueueWait({ row: { submittedAt, dueAt } }: { row: ReviewRow }) {
  return (
    <span className={css.wait}>
      <DateText value={submittedAt} relative /> <SlaClock dueAt={dueAt} />
    </span>
  );
}
