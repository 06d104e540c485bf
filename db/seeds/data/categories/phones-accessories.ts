import * as tech from './attributes/electronics.ts';
import * as general from './attributes/general.ts';
import { branch, category, PRICED, use } from './define.ts';
import type { AttributeUse } from './shape.ts';

const phone: readonly AttributeUse[] = [
  use(general.modelName, { required: true, inListing: true }),
  use(tech.storageGb, { inListing: true }),
  use(tech.ramGb),
  use(general.color),
  use(tech.networkStatus),
  use(tech.simKind),
  use(tech.batteryHealth),
  use(tech.opened),
  use(tech.boxIncluded),
];
const computer: readonly AttributeUse[] = [
  use(tech.computerBrand, { inListing: true }),
  use(general.modelName),
  use(tech.processor, { inListing: true }),
  use(tech.ramGb, { inListing: true }),
  use(tech.storageGb),
  use(tech.diskKind),
  use(tech.graphicsCard),
];

const mobiles = branch(
  'mobiles',
  'device-mobile',
  ['موبايلات', 'Mobile phones'],
  ['موبايلات جديدة ومستعملة بكل الماركات', 'New and used phones of every make'],
  { attributes: phone },
  [
    category('iphones', ['آيفون', 'iPhone'], ['أجهزة آيفون جديدة ومستعملة', 'New and used iPhones'], {
      icon: 'brand-apple',
      attributes: [use(tech.batteryHealth, { inListing: true })],
    }),
    category('samsung-phones', ['سامسونغ', 'Samsung'], ['أجهزة سامسونغ غالاكسي', 'Samsung Galaxy phones']),
    category('android-phones', ['أندرويد وماركات أخرى', 'Other Android phones'], ['شاومي وهواوي وتكنو وغيرها', 'Xiaomi, Huawei, Tecno and others'], {
      icon: 'brand-android',
      attributes: [use(tech.phoneBrand, { required: true, inListing: true })],
    }),
    category('button-phones', ['موبايلات أزرار', 'Button phones'], ['أجهزة بسيطة بأزرار', 'Simple phones with keys'], {
      icon: 'device-landline-phone',
      attributes: [use(tech.phoneBrand), use(general.modelName, { required: false })],
    }),
  ],
);

const tablets = branch(
  'tablets-watches',
  'device-tablet',
  ['تابلت وساعات ذكية', 'Tablets and smart watches'],
  ['أجهزة تابلت وساعات وأساور ذكية', 'Tablets, smart watches and bands'],
  { attributes: [use(tech.phoneBrand, { inListing: true }), use(general.modelName), use(tech.connectivity), use(tech.boxIncluded)] },
  [
    category('tablets', ['تابلت وآيباد', 'Tablets'], ['آيباد وتابلت أندرويد', 'iPads and Android tablets'], {
      attributes: [use(tech.storageGb, { inListing: true }), use(tech.ramGb), use(tech.screenInches)],
    }),
    category('smart-watches', ['ساعات ذكية', 'Smart watches'], ['ساعات وأساور ذكية', 'Smart watches and bands'], {
      icon: 'device-watch',
      attributes: [use(general.color)],
    }),
  ],
);

const accessories = branch(
  'phone-extras',
  'headphones',
  ['إكسسوارات موبايل', 'Phone accessories'],
  ['سماعات وشواحن وكفرات وباور بانك', 'Headphones, chargers, covers and power banks'],
  { attributes: [use(tech.accessorySource, { inListing: true }), use(tech.fitsPhones), use(general.saleUnit), use(general.brandName)] },
  [
    category('headphones-earbuds', ['سماعات', 'Headphones'], ['سماعات رأس وأذن وبلوتوث', 'Headphones and earbuds'], { attributes: [use(tech.connectivity)] }),
    category('chargers-cables', ['شواحن وكوابل', 'Chargers and cables'], ['شواحن سريعة وكوابل', 'Fast chargers and cables'], {
      icon: 'plug',
      attributes: [use(tech.connectivity), use(general.powerWatts)],
    }),
    category('power-banks', ['باور بانك', 'Power banks'], ['بطاريات شحن متنقلة', 'Portable batteries'], {
      icon: 'battery-charging',
      attributes: [use(tech.capacityMah, { inListing: true })],
    }),
    category('covers-screen-guards', ['كفرات ولصاقات حماية', 'Covers and screen guards'], ['كفرات ولصاقات حماية للشاشة', 'Covers and screen protection'], {
      icon: 'device-mobile-check',
    }),
    category('phone-spare-parts', ['قطع غيار موبايل', 'Phone spare parts'], ['شاشات وبطاريات وبوردات', 'Screens, batteries and boards'], {
      icon: 'tool',
      attributes: [use(tech.phoneBrand)],
    }),
  ],
);

const lines = branch(
  'sim-internet',
  'device-sim',
  ['خطوط وإنترنت', 'Lines and internet'],
  ['خطوط وأرقام مميّزة وراوترات', 'SIM cards, special numbers and routers'],
  {},
  [
    category('phone-numbers', ['خطوط وأرقام', 'Phone numbers'], ['خطوط وأرقام مميّزة', 'Lines and special numbers'], {
      attributes: [
        use(tech.operator, { required: true, inListing: true }),
        use(tech.numberKind, { inListing: true }),
        use(general.condition, { required: false, inFilters: false, inListing: false }),
      ],
    }),
    category('routers-modems', ['راوترات ومودمات', 'Routers and modems'], ['راوترات وأجهزة تقوية', 'Routers, modems and repeaters'], {
      icon: 'router',
      attributes: [use(general.brandName), use(tech.connectivity)],
    }),
  ],
);

const computers = branch(
  'computers',
  'device-laptop',
  ['كمبيوتر ولابتوب', 'Computers'],
  ['لابتوبات وكمبيوترات وشاشات وطابعات', 'Laptops, desktops, monitors and printers'],
  {},
  [
    category('laptops', ['لابتوبات', 'Laptops'], ['لابتوبات للدراسة والعمل والألعاب', 'Laptops for study, work and games'], {
      attributes: [...computer, use(tech.screenInches), use(tech.boxIncluded)],
    }),
    category('desktop-computers', ['كمبيوترات مكتبية', 'Desktop computers'], ['كيسات وأجهزة تجميع', 'Towers and custom builds'], {
      icon: 'device-desktop',
      attributes: computer,
    }),
    category('computer-screens', ['شاشات كمبيوتر', 'Monitors'], ['شاشات بكل القياسات', 'Monitors of every size'], {
      icon: 'device-imac',
      attributes: [use(tech.computerBrand), use(tech.screenInches, { inListing: true })],
    }),
    category('printers-scanners', ['طابعات', 'Printers'], ['طابعات وماسحات وأحبار', 'Printers, scanners and ink'], {
      icon: 'printer',
      attributes: [use(tech.printerKind, { inListing: true }), use(general.brandName)],
    }),
    category('computer-parts', ['قطع كمبيوتر', 'Computer parts'], ['كروت شاشة ورامات وهاردات', 'Graphics cards, memory and disks'], {
      icon: 'cpu',
      attributes: [use(tech.partKind, { required: true, inListing: true }), use(general.brandName)],
    }),
  ],
);

const fun = branch(
  'games-cameras',
  'device-gamepad-2',
  ['ألعاب وكاميرات', 'Games and cameras'],
  ['بلايستيشن وألعاب وكاميرات ودرون', 'Consoles, games, cameras and drones'],
  {},
  [
    category('game-consoles', ['بلايستيشن وأجهزة ألعاب', 'Game consoles'], ['أجهزة ألعاب ويدات', 'Consoles and controllers'], {
      attributes: [use(tech.consoleKind, { required: true, inListing: true }), use(tech.storageGb)],
    }),
    category('video-games', ['ألعاب فيديو وحسابات', 'Video games'], ['أقراص ألعاب وحسابات', 'Game discs and accounts'], {
      icon: 'disc',
      attributes: [use(tech.consoleKind, { inListing: true })],
    }),
    category('cameras-drones', ['كاميرات ودرون', 'Cameras and drones'], ['كاميرات تصوير ومراقبة وعدسات', 'Photo, video and security cameras, lenses'], {
      icon: 'camera',
      attributes: [use(tech.cameraKind, { inListing: true }), use(general.brandName)],
    }),
  ],
);

export const phonesAccessories = branch(
  'phones-accessories',
  'device-mobile',
  ['موبايلات وإلكترونيات', 'Phones and accessories'],
  ['موبايلات وإكسسوارات ولابتوبات وألعاب', 'Phones, accessories, laptops and games'],
  {
    color: '#4C809C',
    carries: PRICED,
    transactions: ['sale', 'exchange'],
    keywords: {
      ar: ['موبايلات مستعملة', 'آيفون', 'سامسونغ', 'لابتوب', 'بلايستيشن', 'أسعار الموبايلات'],
      en: ['used phones Syria', 'iPhone', 'Samsung', 'laptops', 'PlayStation', 'phone prices'],
    },
    attributes: [use(general.condition, { required: true, inListing: true }), use(general.warranty), use(general.exchangeAccepted), use(general.delivery)],
  },
  [mobiles, tablets, accessories, lines, computers, fun],
);
