import type { ViewingStop } from '@diyar/api/contracts/viewings';

const ID = '019b7797-1648-78c4-a825-4d946a22c901';

/** An agreed viewing in Mezzeh at eleven in Damascus. */
export const aStop = (over: Partial<ViewingStop> = {}): ViewingStop => ({
  id: ID,
  leadId: ID,
  side: 'enquirer',
  listing: { id: ID, code: 1234, title: 'شقة للبيع في المزة', path: null, image: null },
  with: { name: 'ريم الحلبي', phone: null, email: null },
  address: 'المزة، شارع الجلاء',
  startsAt: '2026-12-01T08:00:00.000Z',
  minutes: 30,
  note: null,
  status: 'scheduled',
  endedBecause: null,
  isMyTurn: false,
  allowed: [],
  version: 1,
  point: { lng: 36.24, lat: 33.5, isApproximate: false },
  ...over,
});
