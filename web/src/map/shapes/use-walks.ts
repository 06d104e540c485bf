import type { Walk as Answer } from '@diyar/api/contracts/walks';
import type { Area, LngLat, Shape } from '@diyar/api/rules/shape';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useApi } from '#lib/api-context.ts';

type Walk = Area & { kind: 'walk' };
/** Along streets; or as the crow flies, since none are known there, or none leads there. */
export type How = Answer['how'];

export const isWalk = (area: Area): area is Walk => area.kind === 'walk';

/** A shape whose walks follow streets as soon as they are known, and how they do; undefined until then. */
export function useWalks(shape: Shape): { shape: Shape; how: How | undefined } {
  const api = useApi();
  const combine = useCallback(
    (answers: UseQueryResult<Answer>[]) => {
      const known = answers.map(({ data }) => data);
      const left = [...known];
      const walked = shape.map((area) => (isWalk(area) ? along(area, left.shift()) : area));
      const how = known.find((each) => each?.how !== 'walked') ?? known[0];
      return { shape: walked, how: how?.how };
    },
    [shape],
  );
  return useQueries({
    queries: shape.filter(isWalk).map(({ center: [lng, lat], minutes }) => ({
      queryKey: ['walk', lng, lat, minutes],
      queryFn: () => api.get('/walks', { query: { lng, lat, minutes } }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine,
  });
}

const along = (area: Walk, answer: Answer | undefined): Walk =>
  answer ? { ...area, how: answer.how, line: answer.line?.map(([lng, lat]): LngLat => [lng, lat]) } : area;

/** Why a walk is measured as the crow flies; undefined where it follows streets. */
export const straightWord = (how: How | undefined, t: TFunction<'map'>): string | undefined =>
  how === undefined || how === 'walked' ? undefined : t(`draw.straight.${how}`);
