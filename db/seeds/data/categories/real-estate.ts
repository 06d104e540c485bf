import { SELLING } from '../transaction-types.ts';
import * as papers from './attributes/real-estate-papers.ts';
import { branch, use } from './define.ts';
import { commercialProperty } from './real-estate/commercial.ts';
import { garagesStorage } from './real-estate/garages-storage.ts';
import { holidayHomes } from './real-estate/holiday-homes.ts';
import { industrial } from './real-estate/industrial.ts';
import { lands } from './real-estate/lands.ts';
import { newProjects } from './real-estate/new-projects.ts';
import { residential } from './real-estate/residential.ts';

/** Every place carries its paper: it is what a buyer here asks first. */
export const realEstate = branch(
  'real-estate',
  'building-estate',
  ['عقارات', 'Real estate'],
  ['شقق وبيوت وأراضي ومحلات للبيع والإيجار في كل سوريا', 'Apartments, houses, land and shops to buy and rent all over Syria'],
  {
    color: '#2F8F74',
    keywords: {
      ar: ['عقارات سوريا', 'شقق للبيع', 'شقق للإيجار', 'بيوت للإيجار', 'طابو أخضر', 'أراضي للبيع', 'محلات للإيجار'],
      en: ['real estate Syria', 'apartments for sale', 'apartments for rent', 'houses for rent', 'land for sale', 'green tabu'],
    },
    attributes: [
      use(papers.ownershipPaper, { on: SELLING, required: true, inListing: true, sort: 1 }),
      use(papers.ownedShares, { on: SELLING }),
      use(papers.paymentOptions, { on: SELLING }),
      use(papers.occupancy, { on: SELLING }),
      use(papers.noCommission),
    ],
  },
  [residential, commercialProperty, lands, industrial, holidayHomes, newProjects, garagesStorage],
);
