import type { PlacePage } from '@diyar/api/contracts/places';
import { useTranslation } from 'react-i18next';
import { placeName } from '#features/places/place-words.ts';
import { useLang } from '#lib/i18n.ts';
import part from './place-page.module.css';
import { questionsOf } from './questions-of.ts';

/** Questions people type, answered with this page's own figures. */
export function Questions({ page }: { page: PlacePage }) {
  const { t } = useTranslation('places');
  const questions = questionsOf(page, t, useLang());
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className={part.part}>
      <h2 id="questions" className={part.heading}>
        {t('faq.title', { place: placeName(page, t) })}
      </h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className={part.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
