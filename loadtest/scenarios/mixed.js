// npm run load -- mixed
// Visitors who browse: three searches, a look at the map, a listing, the page of another. k6 is the Go program; npm's
// package of that name only reserves the word.
import { check, sleep } from 'k6';
import http from 'k6/http';

const SITE = __ENV.SITE_URL || 'http://127.0.0.1:3000';

export const options = {
  scenarios: {
    visitors: {
      executor: 'ramping-vus',
      stages: [
        { duration: '1m', target: 20 },
        { duration: '8m', target: 20 },
        { duration: '1m', target: 0 },
      ],
    },
  },
  thresholds: { http_req_failed: ['rate==0'], http_req_duration: ['p(99)<250'] },
};

const SEARCHES = [
  'category=apartments&transactionType=rent&facets=city,neighborhood',
  'keywords=%D8%B4%D9%82%D8%A9%20%D9%84%D9%84%D8%A8%D9%8A%D8%B9&facets=category',
  'bbox=36.15,33.42,36.42,33.6&zoom=12&map=true',
  'province=aleppo&minPrice=20000&maxPrice=90000&histograms=true',
];

export default function visitor() {
  let listing;
  for (let i = 0; i < 3; i++) {
    const reply = http.get(`${SITE}/api/listings/search?${SEARCHES[(i + __VU) % SEARCHES.length]}`);
    check(reply, { 'search answers': ({ status }) => status === 200 });
    listing = reply.json('data.items.0') ?? listing;
    sleep(1);
  }
  if (!listing) return;
  check(http.get(`${SITE}${listing.path}?lang=ar`), { 'page answers': ({ status }) => status === 200 });
  check(http.get(`${SITE}/api/listings/${listing.id}/similar`), { 'similar answers': ({ status }) => status === 200 });
  sleep(2);
}
