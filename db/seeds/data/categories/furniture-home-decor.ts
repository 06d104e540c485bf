import { color, condition, delivery, installments, material, origin, runsOn, saleUnit } from './attributes/general.ts';
import * as home from './attributes/home.ts';
import { branch, category, PRICED_OR_FREE, use } from './define.ts';

const living = branch(
  'living-room-furniture',
  'sofa',
  ['صالونات وغرف جلوس', 'Living-room furniture'],
  ['أطقم كنب وصالونات وطاولات ومكتبات تلفزيون', 'Sofa sets, tables and TV units'],
  { attributes: [use(home.style), use(home.madeToOrder)] },
  [
    category('sofas', ['كنبايات وأطقم جلوس', 'Sofas'], ['أطقم كنب وزوايا وصوفيات', 'Sofa sets, corners and sofa beds'], {
      attributes: [use(home.seating, { inListing: true })],
    }),
    category('coffee-tables', ['طاولات وطربيزات', 'Coffee tables'], ['طاولات وسط وطربيزات', 'Coffee and side tables'], { icon: 'table' }),
    category('tv-units-bookcases', ['مكتبات تلفزيون ورفوف', 'TV units and bookcases'], ['مكتبات وفيترينات ورفوف', 'TV units, cabinets and shelves'], { icon: 'books' }),
    category('floor-seating', ['جلسات عربية', 'Arab floor seating'], ['جلسات أرضية وطراريح', 'Floor cushions and low seating'], { icon: 'layout-bottombar' }),
  ],
);
const bedroom = branch(
  'bedroom-furniture',
  'bed',
  ['غرف نوم', 'Bedroom furniture'],
  ['غرف نوم كاملة وفرشات وخزن', 'Full bedrooms, mattresses and wardrobes'],
  { attributes: [use(home.style), use(home.mattressSize), use(home.madeToOrder)] },
  [
    category('bedroom-sets', ['غرف نوم كاملة', 'Bedroom sets'], ['غرف نوم عرسان وأولاد', 'Bedrooms for couples and children'], {
      attributes: [use(home.pieces, { inListing: true })],
    }),
    category('beds-mattresses', ['تخوت وفرشات', 'Beds and mattresses'], ['تخوت وفرشات ومخدات', 'Beds, mattresses and pillows'], {
      attributes: [use(home.mattressSize, { inListing: true })],
    }),
    category('wardrobes', ['خزن', 'Wardrobes'], ['خزن ملابس وتواليتات', 'Wardrobes and dressing tables'], { icon: 'door' }),
    category('kids-furniture', ['غرف أولاد', 'Children’s furniture'], ['أسرّة ومكاتب أطفال', 'Beds and desks for children'], { icon: 'baby-carriage' }),
  ],
);
const dining = branch(
  'dining-kitchen',
  'tools-kitchen-2',
  ['سفرة ومطابخ', 'Dining and kitchen'],
  ['طاولات سفرة ومطابخ وأواني', 'Dining tables, kitchens and kitchenware'],
  { attributes: [use(home.style)] },
  [
    category('dining-tables', ['طاولات سفرة', 'Dining tables'], ['طاولات سفرة مع كراسي', 'Dining tables with chairs'], {
      icon: 'armchair',
      attributes: [use(home.seating, { inListing: true })],
    }),
    category('fitted-kitchens', ['مطابخ', 'Fitted kitchens'], ['مطابخ ألمنيوم وخشب وتفصيل', 'Aluminium and wooden kitchens, made to measure'], {
      icon: 'fridge',
      attributes: [use(home.madeToOrder), use(home.soldBy)],
    }),
    category('kitchenware', ['أواني وأدوات مطبخ', 'Kitchenware'], ['طناجر وصحون وكاسات', 'Pots, plates and glasses'], {
      icon: 'bowl-spoon',
      attributes: [use(home.pieces), use(saleUnit)],
    }),
  ],
);
const textiles = branch(
  'carpets-curtains',
  'background',
  ['سجاد وبرادي ومفروشات', 'Carpets, curtains and linen'],
  ['سجاد وموكيت وبرادي وبياضات', 'Carpets, curtains and bed linen'],
  { attributes: [use(home.soldBy), use(origin)] },
  [
    category('carpets', ['سجاد وموكيت', 'Carpets'], ['سجاد صوف وحرير وموكيت', 'Wool and silk carpets, fitted carpet'], { attributes: [use(home.handmade)] }),
    category('curtains', ['برادي وستائر', 'Curtains'], ['برادي جاهزة وتفصيل', 'Ready and made-to-order curtains'], {
      icon: 'layout-sidebar-right',
      attributes: [use(home.madeToOrder)],
    }),
    category('bedding-linen', ['بياضات وأغطية', 'Bedding and linen'], ['شراشف ولحف وحرامات ومناشف', 'Sheets, quilts, blankets and towels'], {
      icon: 'bed-flat',
      attributes: [use(home.mattressSize), use(home.pieces)],
    }),
  ],
);
const decor = branch(
  'decor-lighting',
  'lamp',
  ['ديكور وإنارة', 'Decor and lighting'],
  ['ثريات ولوحات ومرايا وتحف شرقية', 'Chandeliers, paintings, mirrors and oriental crafts'],
  { attributes: [use(home.style), use(home.rooms)] },
  [
    category('lighting', ['ثريات وإنارة', 'Lighting'], ['ثريات ولمبات وأجهزة إنارة', 'Chandeliers, lamps and fittings'], { icon: 'bulb', attributes: [use(runsOn)] }),
    category('mirrors-paintings', ['مرايا ولوحات', 'Mirrors and paintings'], ['مرايا ولوحات وساعات حائط', 'Mirrors, paintings and wall clocks'], { icon: 'photo' }),
    category('oriental-crafts', ['شرقيات وتحف', 'Oriental crafts'], ['موزاييك ونحاسيات وصدف', 'Mosaic, brass and mother-of-pearl'], {
      icon: 'teapot',
      attributes: [use(home.handmade)],
    }),
    category('plants-pots', ['نباتات زينة وأحواض', 'Plants and pots'], ['نباتات داخلية وأحواض', 'House plants and pots'], { icon: 'plant' }),
  ],
);
const workspace = branch(
  'office-garden-furniture',
  'desk',
  ['أثاث مكاتب ومحلات وحدائق', 'Office, shop and garden furniture'],
  ['مكاتب وكراسي ورفوف محلات وجلسات حدائق', 'Desks, chairs, shop fittings and garden sets'],
  { attributes: [use(home.pieces)] },
  [
    category('office-furniture', ['أثاث مكتبي', 'Office furniture'], ['مكاتب وكراسي وخزن ملفات', 'Desks, chairs and cabinets']),
    category('shop-fittings', ['تجهيزات محلات', 'Shop fittings'], ['رفوف وواجهات وكاونترات', 'Shelves, showcases and counters'], { icon: 'building-store' }),
    category('garden-furniture', ['أثاث حدائق', 'Garden furniture'], ['مراجيح وجلسات ومظلات', 'Swings, sets and sunshades'], { icon: 'umbrella' }),
  ],
);
const materials = branch(
  'building-materials',
  'wall',
  ['مواد بناء وإكساء', 'Building materials'],
  ['أبواب وشبابيك وسيراميك وصحية وعدد', 'Doors, windows, tiles, sanitary ware and tools'],
  { attributes: [use(home.soldBy, { inListing: true }), use(origin), use(saleUnit)] },
  [
    category('doors-windows', ['أبواب وشبابيك', 'Doors and windows'], ['أبواب خشب وحديد وألمنيوم', 'Wooden, steel and aluminium doors and windows'], {
      icon: 'window',
      attributes: [use(home.madeToOrder)],
    }),
    category('tiles-marble', ['سيراميك ورخام', 'Tiles and marble'], ['سيراميك وبلاط وحجر ورخام', 'Ceramics, tiles, stone and marble'], { icon: 'grid-pattern' }),
    category('sanitary-plumbing', ['أدوات صحية', 'Sanitary ware'], ['أطقم حمام وخلاطات وتمديدات', 'Bathroom sets, taps and pipes'], { icon: 'bath' }),
    category('paints', ['دهانات', 'Paints'], ['دهانات وعوازل ومعاجين', 'Paints, sealants and fillers'], { icon: 'paint' }),
    category('hand-power-tools', ['عدد يدوية وكهربائية', 'Tools'], ['عدد نجارة وحدادة وبناء', 'Tools for wood, metal and building'], {
      icon: 'tools',
      attributes: [use(runsOn)],
    }),
    category('cement-iron', ['إسمنت وحديد ومواد خام', 'Cement, iron and raw materials'], ['إسمنت وحديد وبلوك ورمل', 'Cement, iron, blocks and sand'], { icon: 'stack' }),
  ],
);

export const furnitureHomeDecor = branch(
  'furniture-home-decor',
  'sofa',
  ['أثاث وديكور', 'Furniture and home decor'],
  ['أثاث منزلي ومكتبي وسجاد وديكور ومواد إكساء', 'Furniture, carpets, decor and finishing materials'],
  {
    color: '#94704B',
    carries: PRICED_OR_FREE,
    transactions: ['sale', 'exchange'],
    keywords: {
      ar: ['أثاث مستعمل', 'غرف نوم', 'كنبايات', 'سجاد', 'مطابخ', 'مفروشات'],
      en: ['used furniture', 'bedroom sets', 'sofas', 'carpets', 'kitchens'],
    },
    attributes: [use(condition, { required: true, inListing: true }), use(material), use(color), use(installments), use(delivery)],
  },
  [living, bedroom, dining, textiles, decor, workspace, materials],
);
