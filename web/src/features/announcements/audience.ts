import { TOPIC_OF_SEARCHES, TOPICS_OF_A_SUBJECT, type Topic } from '@diyar/api/rules/announcements';
import type { Audience } from './api.ts';

/** Whom a message is for, as its form has it: '' is no choice. */
export type Chosen = {
  topic: Topic;
  cityId: string;
  categoryId: string;
  deal: string;
  isPromotion: boolean;
};
type Part = 'cityId' | 'categoryId' | 'deal';

/** Choices that a topic asks for. */
export const PARTS_OF: Partial<Record<Topic, readonly Part[]>> = {
  city: ['cityId'],
  category: ['categoryId'],
  [TOPIC_OF_SEARCHES]: ['cityId', 'categoryId', 'deal'],
};

export function audienceOf({ topic, isPromotion, ...chosen }: Chosen): Required<Audience> {
  const part = (name: Part) => (PARTS_OF[topic]?.includes(name) && chosen[name]) || null;
  const [cityId, categoryId, deal] = [part('cityId'), part('categoryId'), part('deal')];
  const isOfSearches = topic === TOPIC_OF_SEARCHES;
  return {
    topic,
    isPromotion,
    subjectId: isOfSearches ? null : (cityId ?? categoryId),
    search: isOfSearches ? { cityId, categoryId, deal } : null,
  };
}

/** Whether it says whom, where its topic leaves that open. */
export const isNamed = ({ topic, subjectId, search }: Required<Audience>): boolean =>
  topic === TOPIC_OF_SEARCHES
    ? Object.values(search ?? {}).some((value) => value !== null)
    : !TOPICS_OF_A_SUBJECT.has(topic) || subjectId !== null;
