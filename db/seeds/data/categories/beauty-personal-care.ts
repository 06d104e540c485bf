import * as beauty from './attributes/beauty.ts';
import { brandName, condition, delivery, expiryYear, forWhom, origin, powerWatts, saleUnit, warranty } from './attributes/general.ts';
import { madeToOrder } from './attributes/home.ts';
import * as service from './attributes/services.ts';
import { branch, category, PRICED, use } from './define.ts';
import type { AttributeUse } from './shape.ts';

const product: readonly AttributeUse[] = [
  use(beauty.productSource, { inListing: true }),
  use(brandName),
  use(beauty.volumeMl),
  use(forWhom),
  use(origin),
  use(saleUnit),
  use(expiryYear),
  use(delivery),
];

const cosmetics = branch(
  'cosmetics',
  'brush',
  ['مكياج وعناية', 'Make-up and skin care'],
  ['مكياج وعناية بالبشرة والأظافر', 'Make-up, skin and nail care'],
  { attributes: product },
  [
    category('makeup', ['مكياج', 'Make-up'], ['مكياج وجه وعيون وشفاه', 'For face, eyes and lips'], { attributes: [use(beauty.makeupKind, { inListing: true })] }),
    category('skin-care', ['عناية بالبشرة', 'Skin care'], ['كريمات وسيروم وواقي شمس', 'Creams, serums and sun care'], {
      icon: 'droplet-half-2',
      attributes: [use(beauty.skinType)],
    }),
    category('nails-lashes', ['أظافر ورموش', 'Nails and lashes'], ['مناكير وأظافر تركيب ورموش', 'Nail polish, nails and lashes'], {
      icon: 'sparkles',
      attributes: [use(beauty.makeupKind)],
    }),
  ],
);
const hair = branch(
  'hair',
  'scissors',
  ['عناية بالشعر', 'Hair'],
  ['شامبو وبروتين وبواريك وأجهزة شعر', 'Shampoo, treatments, wigs and hair tools'],
  { attributes: product },
  [
    category('hair-products', ['منتجات شعر', 'Hair products'], ['شامبو وزيوت وصبغات وبروتين', 'Shampoo, oils, dyes and protein'], {
      icon: 'bottle',
      attributes: [use(beauty.hairKind)],
    }),
    category('wigs-extensions', ['بواريك ووصلات', 'Wigs and extensions'], ['بواريك ووصلات شعر', 'Wigs and hair extensions'], { icon: 'user-heart' }),
    category('hair-tools', ['سيشوارات وأجهزة شعر', 'Hair tools'], ['سيشوار ومكواة وماكينات حلاقة', 'Dryers, irons and clippers'], {
      icon: 'razor-electric',
      attributes: [use(condition), use(powerWatts), use(warranty)],
    }),
  ],
);
const perfumes = branch(
  'perfumes',
  'spray',
  ['عطور وبخور', 'Perfumes and incense'],
  ['عطور أصلية وتركيب وبخور وعود', 'Original and composed perfumes, incense and oud'],
  { attributes: product },
  [
    category('perfumes-men-women', ['عطور', 'Perfumes'], ['عطور رجالية ونسائية', 'For men and women'], { attributes: [use(beauty.scentKind, { inListing: true })] }),
    category('perfume-oils', ['زيوت عطرية وتركيب', 'Perfume oils'], ['زيوت وعطور تركيب', 'Oils and perfumes composed to order'], {
      icon: 'droplet',
      attributes: [use(beauty.scentKind), use(madeToOrder)],
    }),
    category('oud-incense', ['بخور وعود', 'Oud and incense'], ['بخور ودهن عود ومباخر', 'Incense, oud and burners'], { icon: 'flame' }),
  ],
);
const care = branch(
  'personal-care',
  'bath',
  ['عناية شخصية', 'Personal care'],
  ['صابون غار وحلاقة ومستلزمات حمام', 'Laurel soap, shaving and bath goods'],
  { attributes: product },
  [
    category('laurel-soap', ['صابون غار', 'Laurel soap'], ['صابون غار حلبي وبلدي', 'Aleppo and country laurel soap'], {
      icon: 'leaf',
      attributes: [use(beauty.laurelShare, { inListing: true })],
    }),
    category('shaving', ['حلاقة وإزالة شعر', 'Shaving and hair removal'], ['ماكينات حلاقة وليزر منزلي', 'Shavers and home laser devices'], {
      icon: 'razor',
      attributes: [use(condition), use(warranty)],
    }),
    category('bath-hygiene', ['مستلزمات حمام ونظافة', 'Bath and hygiene'], ['شاور وليف ومناديل وحفاضات', 'Shower goods, tissues and nappies']),
  ],
);
const salons = branch(
  'beauty-services',
  'chair-director',
  ['صالونات ومراكز تجميل', 'Beauty services'],
  ['صالونات نسائية ورجالية ومراكز ليزر', 'Ladies’ salons, barbers and laser centers'],
  {
    transactions: ['service'],
    attributes: [
      use(beauty.beautyService, { inListing: true }),
      use(beauty.atHome),
      use(service.pricePer),
      use(service.experienceYears),
      use(service.serviceDays),
    ],
  },
  [
    category('ladies-salons', ['صالونات نسائية', 'Ladies’ salons'], ['كوافيرات ومكياج عرائس', 'Hairdressers and bridal make-up'], { icon: 'scissors' }),
    category('barbers', ['حلاقة رجالية', 'Barbers'], ['حلاقين وعناية رجالية', 'Barbers and men’s grooming'], { icon: 'razor' }),
    category('laser-skin-centres', ['مراكز ليزر وبشرة', 'Laser and skin centers'], ['ليزر وتنظيف بشرة وفيلر', 'Laser, facials and filler'], { icon: 'sparkles' }),
    category('hammam-massage', ['حمّامات ومساج', 'Hammam and massage'], ['حمّامات سوق ومساج ونوادي', 'Bath houses, massage and spas'], { icon: 'massage' }),
  ],
);
const equipment = branch(
  'salon-equipment',
  'armchair',
  ['تجهيزات صالونات', 'Salon equipment'],
  ['كراسي وأجهزة صالونات ومراكز تجميل', 'Chairs and devices for salons'],
  { transactions: ['sale', 'exchange'], attributes: [use(condition, { required: true, inListing: true }), use(warranty), use(origin), use(delivery)] },
  [
    category('salon-furniture', ['كراسي ومرايا صالونات', 'Salon furniture'], ['كراسي حلاقة ومغاسل ومرايا', 'Barber chairs, basins and mirrors']),
    category('laser-devices', ['أجهزة ليزر وتجميل', 'Laser and beauty devices'], ['أجهزة ليزر وتنظيف بشرة', 'Laser and facial machines'], { icon: 'device-desktop-analytics' }),
  ],
);

export const beautyPersonalCare = branch(
  'beauty-personal-care',
  'sparkles',
  ['جمال وعناية شخصية', 'Beauty and personal care'],
  ['مكياج وعطور وعناية وصالونات', 'Make-up, perfumes, care and salons'],
  {
    color: '#B5658F',
    carries: PRICED,
    transactions: ['sale'],
    keywords: {
      ar: ['مكياج', 'عطور أصلية', 'صابون غار', 'صالونات نسائية', 'ليزر'],
      en: ['make-up', 'perfumes', 'Aleppo soap', 'beauty salons', 'laser'],
    },
    attributes: [],
  },
  [cosmetics, hair, perfumes, care, salons, equipment],
);
