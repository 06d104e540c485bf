import * as wear from './attributes/fashion.ts';
import { brandName, color, condition, delivery, exchangeAccepted, forWhom, origin, saleUnit } from './attributes/general.ts';
import { handmade, madeToOrder, pieces, soldBy } from './attributes/home.ts';
import { branch, category, PRICED, PRICED_BY_PERIOD, PRICED_OR_FREE, use } from './define.ts';
import type { AttributeUse } from './shape.ts';

const garment: readonly AttributeUse[] = [
  use(wear.clothingSize, { inListing: true }),
  use(wear.season),
  use(wear.cloth),
  use(wear.brandGrade),
];

const women = branch(
  'women-clothing',
  'hanger',
  ['ألبسة نسائية', 'Women’s clothing'],
  ['فساتين ومانطويات وعبايات وألبسة يومية', 'Dresses, coats, abayas and everyday wear'],
  { attributes: garment },
  [
    category('women-dresses', ['فساتين', 'Dresses'], ['فساتين سهرة وخطوبة ويومية', 'Evening, engagement and day dresses'], {
      carries: PRICED_BY_PERIOD,
      transactions: ['sale', 'rent', 'both', 'exchange'],
    }),
    category('abayas-hijab', ['عبايات وحجابات', 'Abayas and headscarves'], ['عبايات ومانطويات وإيشاربات', 'Abayas, long coats and scarves']),
    category('women-casual', ['ألبسة نسائية يومية', 'Women’s casual wear'], ['بلوزات وبناطلين وتنانير', 'Tops, trousers and skirts']),
    category('women-coats', ['جواكيت ومعاطف نسائية', 'Women’s coats'], ['معاطف وجواكيت شتوية', 'Coats and winter jackets']),
    category('pyjamas-lingerie', ['بيجامات ولانجري', 'Pyjamas and lingerie'], ['بيجامات وألبسة داخلية', 'Nightwear and underwear']),
  ],
);
const men = branch(
  'men-clothing',
  'shirt',
  ['ألبسة رجالية', 'Men’s clothing'],
  ['بدلات وقمصان وجينزات وجواكيت', 'Suits, shirts, jeans and jackets'],
  { attributes: garment },
  [
    category('men-suits', ['بدلات رسمية', 'Suits'], ['بدلات وقمصان رسمية', 'Suits and formal shirts'], {
      carries: PRICED_BY_PERIOD,
      transactions: ['sale', 'rent', 'both', 'exchange'],
    }),
    category('men-casual', ['ألبسة رجالية يومية', 'Men’s casual wear'], ['قمصان وكنزات وجينزات', 'Shirts, jumpers and jeans']),
    category('men-jackets', ['جواكيت رجالية', 'Men’s jackets'], ['جواكيت جلد وشتوية', 'Leather and winter jackets']),
    category('men-traditional', ['جلابيات وألبسة تراثية', 'Traditional dress'], ['جلابيات وشراويل وعباءات', 'Galabiyas, sirwals and cloaks']),
    category('sports-work-wear', ['رياضي وألبسة عمل', 'Sports and work wear'], ['ألبسة رياضية ومهنية', 'Sports clothes and uniforms'], { icon: 'shirt-sport' }),
  ],
);
const children = branch(
  'kids-clothing',
  'baby-carriage',
  ['ألبسة أولاد', 'Children’s clothing'],
  ['ألبسة مواليد وبنات وصبيان وألعاب', 'Clothes for babies, girls and boys, and toys'],
  { carries: PRICED_OR_FREE, attributes: [use(wear.childAge, { inListing: true }), use(wear.season), use(wear.brandGrade)] },
  [
    category('baby-wear', ['ألبسة مواليد', 'Baby wear'], ['جهاز مواليد وألبسة رضع', 'Layettes and baby clothes']),
    category('girls-wear', ['ألبسة بناتي', 'Girls’ wear'], ['فساتين وألبسة بنات', 'Dresses and clothes for girls']),
    category('boys-wear', ['ألبسة ولادي', 'Boys’ wear'], ['ألبسة وأطقم صبيان', 'Clothes and suits for boys']),
    category('school-uniforms', ['ألبسة مدرسية', 'School uniforms'], ['مراييل وبدلات وحقائب مدرسية', 'Uniforms and school bags'], { icon: 'school' }),
    category('toys-strollers', ['ألعاب وعربايات', 'Toys and strollers'], ['ألعاب وعربايات وكراسي أطفال', 'Toys, strollers and child seats'], { icon: 'horse-toy' }),
  ],
);
const shoes = branch(
  'shoes-bags',
  'shoe',
  ['أحذية وحقائب', 'Shoes and bags'],
  ['أحذية رجالي ونسائي وولادي وجزادين', 'Shoes for everyone, handbags and luggage'],
  { attributes: [use(wear.brandGrade), use(brandName)] },
  [
    category('women-shoes', ['أحذية نسائية', 'Women’s shoes'], ['كندرات وصنادل وجزمات', 'Heels, sandals and boots'], { attributes: [use(wear.shoeSize, { inListing: true })] }),
    category('men-shoes', ['أحذية رجالية', 'Men’s shoes'], ['أحذية رسمية ورياضية', 'Formal and sports shoes'], { attributes: [use(wear.shoeSize, { inListing: true })] }),
    category('kids-shoes', ['أحذية ولادي', 'Children’s shoes'], ['أحذية أولاد وبنات', 'Shoes for boys and girls'], { attributes: [use(wear.shoeSize, { inListing: true })] }),
    category('handbags', ['جزادين وحقائب يد', 'Handbags'], ['حقائب نسائية ومحافظ', 'Handbags and wallets'], { icon: 'shopping-bag' }),
    category('luggage-backpacks', ['حقائب سفر وظهر', 'Luggage and backpacks'], ['شنتات سفر ومدرسة ولابتوب', 'Suitcases, school and laptop bags'], { icon: 'luggage' }),
  ],
);
const jewellery = branch(
  'jewellery-watches',
  'diamond',
  ['ذهب وساعات وإكسسوار', 'Jewellery and watches'],
  ['ذهب وفضة وساعات ونظارات شمسية', 'Gold, silver, watches and sunglasses'],
  { attributes: [use(forWhom), use(brandName)] },
  [
    category('gold-jewellery', ['ذهب ومجوهرات', 'Gold and jewellery'], ['أساور وأطقم وليرات ذهب', 'Bracelets, sets and gold coins'], {
      attributes: [use(wear.carat, { inListing: true }), use(wear.weightGrams, { inListing: true }), use(wear.metal), use(wear.stone)],
    }),
    category('silver-jewellery', ['فضة وأحجار', 'Silver and stones'], ['خواتم ومسابح وأحجار كريمة', 'Rings, prayer beads and stones'], {
      icon: 'diamonds',
      attributes: [use(wear.metal), use(wear.weightGrams), use(wear.stone), use(handmade)],
    }),
    category('watches', ['ساعات يد', 'Watches'], ['ساعات يد أصلية وتقليد', 'Original and copy watches'], {
      icon: 'device-watch',
      attributes: [use(wear.watchKind), use(wear.brandGrade, { inListing: true })],
    }),
    category('fashion-accessories', ['إكسسوارات', 'Fashion accessories'], ['إكسسوار وأحزمة وربطات', 'Costume jewellery, belts and ties'], { icon: 'ribbon-health' }),
    category('sunglasses', ['نظارات شمسية', 'Sunglasses'], ['نظارات شمسية ماركات', 'Brand sunglasses'], {
      icon: 'sunglasses',
      attributes: [use(wear.brandGrade)],
    }),
  ],
);
const textiles = branch(
  'fabrics-wholesale',
  'needle-thread',
  ['أقمشة وجملة وبالة', 'Fabrics, wholesale and bale'],
  ['أقمشة وخياطة وألبسة جملة وبالة أوروبية', 'Fabrics, tailoring, wholesale and imported second-hand'],
  { attributes: [use(saleUnit), use(origin)] },
  [
    category('fabrics', ['أقمشة', 'Fabrics'], ['أقمشة بالمتر والتوب', 'Fabric by the meter and the bolt'], {
      attributes: [use(wear.cloth, { inListing: true }), use(soldBy)],
    }),
    category('tailoring-supplies', ['لوازم خياطة وتطريز', 'Sewing and embroidery supplies'], ['خيطان وسحابات وتطريز', 'Threads, zips and embroidery'], {
      icon: 'needle',
      attributes: [use(handmade), use(madeToOrder)],
    }),
    category('wholesale-clothing', ['ألبسة جملة', 'Wholesale clothing'], ['ألبسة بالجملة من المعمل', 'Clothing wholesale from the workshop'], {
      icon: 'packages',
      attributes: [use(wear.minimumOrder, { inListing: true }), use(forWhom)],
    }),
    category('bale-clothing', ['بالة', 'Bale clothing'], ['بالة أوروبية بالقطعة والكيس', 'European second-hand by the piece or sack'], {
      icon: 'package',
      attributes: [use(pieces), use(soldBy), use(forWhom)],
    }),
  ],
);

export const fashionClothing = branch(
  'fashion-clothing',
  'hanger',
  ['ألبسة وأزياء', 'Fashion and clothing'],
  ['ألبسة وأحذية وذهب وأقمشة', 'Clothes, shoes, jewellery and fabrics'],
  {
    color: '#B85C74',
    carries: PRICED,
    transactions: ['sale', 'exchange'],
    keywords: {
      ar: ['ألبسة نسائية', 'فساتين سهرة', 'ألبسة أولاد', 'أحذية', 'ذهب', 'بالة'],
      en: ['women clothing Syria', 'evening dresses', 'children clothes', 'shoes', 'gold'],
    },
    attributes: [use(condition, { required: true, inListing: true }), use(color), use(exchangeAccepted), use(delivery)],
  },
  [women, men, children, shoes, jewellery, textiles],
);
