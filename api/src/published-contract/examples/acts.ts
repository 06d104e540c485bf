import { boostListing } from '#features/boosts/contract.ts';
import { saveSearch } from '#features/saved-searches/contract.ts';
import { example, IDS } from './example.ts';

export const actExamples = [
  example(saveSearch, {
    body: { query: 'category=apartments&transactionType=sale&city=damascus&maxPrice=100000', frequency: 'daily' },
    data: {
      savedSearch: {
        id: IDS.savedSearch,
        name: 'Apartments for sale in Damascus',
        path: '/properties?category=apartments&transactionType=sale&city=damascus&maxPrice=100000',
        filters: ['Apartments', 'For sale', 'Damascus', 'Up to $100,000'],
        frequency: 'daily',
        byEmail: true,
        inApp: true,
        paused: false,
        newCount: 0,
        seenAt: '2026-11-22T18:20:00.000Z',
        createdAt: '2026-11-22T18:20:00.000Z',
      },
      existed: false,
    },
  }),
  example(boostListing, {
    params: { id: IDS.listing },
    query: {},
    body: { type: 'featured', duration: 7, shownPrice: 5 },
    data: {
      boosts: [
        {
          id: IDS.boost,
          listing: { id: IDS.listing, code: 100_245, title: 'Flat for sale in Mezzeh', image: IDS.photo },
          type: 'featured',
          status: 'active',
          duration: 7,
          startsAt: '2026-11-22T18:30:00.000Z',
          endsAt: '2026-11-29T18:30:00.000Z',
          remainingTime: 604_800,
          cost: 5,
          isGranted: false,
          refund: 4,
          daysCharged: 1,
          stoppedAt: null,
          stopReason: null,
          effect: null,
        },
      ],
      payment: { id: IDS.payment, amount: 5 },
      balance: 15,
    },
  }),
];
