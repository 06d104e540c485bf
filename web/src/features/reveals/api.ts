import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

/** Whose number a dialog shows. */
export type RevealTarget = { kind: 'listing'; id: string; code: number } | { kind: 'office'; id: string };
const PATH = { listing: '/listings/:id/contact', office: '/offices/:id/reveal' } as const;

/** Asked for once per visit: the server counts a person once per target, however often the dialog opens. */
export const contactQuery = (api: Api, { kind, id }: RevealTarget) =>
  queryOptions({
    queryKey: [PRIVATE, 'reveal', kind, id],
    queryFn: ({ signal }) => api.post(PATH[kind], { params: { id }, body: {}, errorToast: false, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
