import { LETTING, SELLING } from '../transaction-types.ts';
import * as events from './attributes/events.ts';
import { clothingSize } from './attributes/fashion.ts';
import { color, condition, delivery } from './attributes/general.ts';
import { handmade, madeToOrder, pieces, soldBy } from './attributes/home.ts';
import { dayOneCash } from './attributes/real-estate-rent.ts';
import * as service from './attributes/services.ts';
import { carMake, withDriver } from './attributes/vehicles.ts';
import { branch, category, PRICED, PRICED_BY_PERIOD, use } from './define.ts';

const venues = branch(
  'venues',
  'building-pavilion',
  ['صالات وأماكن حفلات', 'Venues'],
  ['صالات أفراح ومزارع وقاعات للحجز', 'Wedding halls, farms and rooms to book'],
  {
    carries: [...PRICED_BY_PERIOD, 'features', 'exact_point'],
    transactions: ['rent'],
    attributes: [
      use(events.guestCapacity, { required: true, inListing: true }),
      use(events.venueKind),
      use(events.venueIncludes),
      use(events.separateHalls),
      use(dayOneCash),
      use(events.noticeDays),
    ],
  },
  [
    category('wedding-halls', ['صالات أفراح', 'Wedding halls'], ['صالات أعراس وخطوبة', 'Halls for weddings and engagements']),
    category('party-farms', ['مزارع حفلات', 'Party farms'], ['مزارع ومسابح للحفلات', 'Farms and pools for parties'], { icon: 'pool' }),
    category('conference-rooms', ['قاعات مؤتمرات وتدريب', 'Conference rooms'], ['قاعات اجتماعات وتدريب', 'Rooms for meetings and training'], { icon: 'presentation' }),
    category('condolence-halls', ['صالات عزاء', 'Condolence halls'], ['صالات عزاء وخيم', 'Halls and tents for condolences'], { icon: 'tent' }),
  ],
);
const wedding = branch(
  'wedding-services',
  'hearts',
  ['خدمات أعراس', 'Wedding services'],
  ['تصوير وعراضة وكوشات وسيارات زفة', 'Photography, folk bands, decor and wedding cars'],
  {
    transactions: ['service'],
    attributes: [use(service.pricePer), use(service.coverage), use(service.experienceYears), use(events.noticeDays)],
  },
  [
    category('event-photography', ['تصوير أفراح', 'Event photography'], ['تصوير فوتو وفيديو ودرون', 'Photo, video and drone'], {
      icon: 'camera',
      attributes: [use(events.crew, { inListing: true })],
    }),
    category('arada-bands', ['عراضة وفرق', 'Folk bands'], ['عراضة شامية وفرق إنشاد وموسيقا', 'Damascene arada, singers and musicians'], { icon: 'music' }),
    category('dj-sound-lighting', ['دي جي وصوتيات', 'DJ, sound and lighting'], ['دي جي وإضاءة وشاشات', 'DJs, lights and screens'], { icon: 'disc' }),
    category('event-decor', ['كوشات وزينة', 'Decor'], ['كوشات وبالونات وورد', 'Bridal stages, balloons and flowers'], { icon: 'balloon' }),
    category('wedding-cars', ['سيارات زفة', 'Wedding cars'], ['سيارات فخمة مزينة للأعراس', 'Decorated cars for weddings'], {
      icon: 'car',
      transactions: ['rent'],
      carries: PRICED_BY_PERIOD,
      attributes: [use(carMake, { inListing: true }), use(withDriver)],
    }),
    category('event-planners', ['تنظيم حفلات', 'Event planners'], ['تنظيم حفلات من الألف للياء', 'Everything from start to end'], {
      icon: 'calendar-event',
      attributes: [use(events.crew)],
    }),
  ],
);
const dresses = branch(
  'wedding-dresses',
  'crown',
  ['فساتين وبدلات أعراس', 'Wedding outfits'],
  ['فساتين عرس وخطوبة وبدلات عريس للبيع والإيجار', 'Bridal and engagement dresses and grooms’ suits to buy or hire'],
  {
    carries: PRICED_BY_PERIOD,
    transactions: ['sale', 'rent', 'both'],
    attributes: [
      use(events.dressState, { inListing: true }),
      use(clothingSize, { inListing: true }),
      use(color),
      use(condition, { on: SELLING }),
      use(dayOneCash, { on: LETTING }),
      use(delivery),
    ],
  },
  [
    category('bridal-dresses', ['فساتين عرس', 'Bridal dresses'], ['فساتين عرس جاهزة وتفصيل', 'Ready and made-to-order bridal dresses']),
    category('engagement-dresses', ['فساتين خطوبة وحنة', 'Engagement and henna dresses'], ['فساتين خطوبة وحنة وسهرة', 'For engagements, henna nights and evenings']),
    category('groom-suits', ['بدلات عريس', 'Grooms’ suits'], ['بدلات عريس وإكسسوار', 'Grooms’ suits and accessories'], { icon: 'shirt' }),
  ],
);
const food = branch(
  'catering-sweets',
  'cake',
  ['ضيافة وحلويات', 'Catering and sweets'],
  ['بوفيهات وقوالب كاتو وحلويات وضيافة', 'Buffets, cakes, sweets and refreshments'],
  { transactions: ['sale', 'service'], attributes: [use(events.occasion), use(soldBy), use(events.servesPeople, { inListing: true }), use(delivery), use(events.noticeDays)] },
  [
    category('catering', ['بوفيهات وطبخ مناسبات', 'Catering'], ['بوفيهات وولائم ومناسف', 'Buffets and banquets'], { icon: 'chef-hat' }),
    category('cakes', ['قوالب كاتو', 'Cakes'], ['قوالب أعياد ميلاد وأعراس', 'Birthday and wedding cakes'], { attributes: [use(madeToOrder)] }),
    category('sweets-hospitality', ['حلويات وضيافة', 'Sweets and refreshments'], ['حلويات شامية وملبس وشوكولا', 'Damascene sweets, dragées and chocolate'], { icon: 'candy' }),
  ],
);
const hire = branch(
  'party-hire',
  'armchair',
  ['تأجير لوازم حفلات', 'Party hire'],
  ['كراسي وطاولات وخيم وألعاب أطفال', 'Chairs, tables, tents and children’s games'],
  {
    carries: PRICED_BY_PERIOD,
    transactions: ['rent', 'sale', 'both'],
    attributes: [use(pieces, { inListing: true }), use(delivery), use(condition, { on: SELLING }), use(events.occasion)],
  },
  [
    category('chairs-tables-hire', ['كراسي وطاولات', 'Chairs and tables'], ['تأجير كراسي وطاولات وأواني', 'Chairs, tables and tableware for hire']),
    category('tents-stages', ['خيم ومسارح', 'Tents and stages'], ['خيم وصواوين ومسارح', 'Tents, marquees and stages'], { icon: 'tent' }),
    category('kids-entertainment', ['ألعاب نفخ ومهرجين', 'Children’s entertainment'], ['نطيطات ومهرجين وشخصيات', 'Bouncy castles, clowns and characters'], { icon: 'balloon' }),
  ],
);
const gifts = branch(
  'gifts-invitations',
  'gift',
  ['هدايا وبطاقات وورد', 'Gifts, cards and flowers'],
  ['هدايا وبطاقات دعوة وورد وتوزيعات', 'Gifts, invitations, flowers and favours'],
  { transactions: ['sale'], attributes: [use(events.occasion, { inListing: true }), use(handmade), use(madeToOrder), use(delivery)] },
  [
    category('gifts-favours', ['هدايا وتوزيعات', 'Gifts and favours'], ['توزيعات مواليد وأعراس وهدايا', 'Favours for births and weddings, gifts']),
    category('invitation-cards', ['بطاقات دعوة', 'Invitation cards'], ['بطاقات ورقية وإلكترونية', 'Paper and electronic invitations'], { icon: 'mail-heart' }),
    category('flowers-bouquets', ['ورد وباقات', 'Flowers'], ['باقات ومسكات عروس', 'Bouquets and bridal flowers'], { icon: 'flower' }),
    category('party-supplies', ['زينة وبالونات', 'Party supplies'], ['بالونات وزينة أعياد', 'Balloons and decorations'], { icon: 'balloon' }),
  ],
);

export const eventsCelebrations = branch(
  'events-celebrations',
  'confetti',
  ['مناسبات وأعراس', 'Events and celebrations'],
  ['صالات أفراح وفساتين عرس وتصوير وضيافة', 'Wedding halls, dresses, photography and catering'],
  {
    color: '#9A62A0',
    carries: PRICED,
    transactions: ['service'],
    keywords: {
      ar: ['صالات أفراح', 'فساتين عرس', 'تصوير أعراس', 'عراضة شامية', 'قوالب كاتو'],
      en: ['wedding halls Syria', 'bridal dresses', 'wedding photography', 'catering', 'cakes'],
    },
    attributes: [],
  },
  [venues, wedding, dresses, food, hire, gifts],
);
