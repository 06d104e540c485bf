import { websiteUrl } from './attributes/general.ts';
import * as service from './attributes/services.ts';
import { branch, category, PRICED_BY_PERIOD, use } from './define.ts';

const home = branch(
  'home-services',
  'home-cog',
  ['خدمات منزلية وصيانة', 'Home services'],
  ['سباكة وكهرباء ودهان ونجارة وتنظيف', 'Plumbing, electrics, painting, carpentry and cleaning'],
  { attributes: [use(service.emergency), use(service.workGuarantee), use(service.materialsIncluded)] },
  [
    category('plumbing', ['تمديدات صحية', 'Plumbing'], ['سباكة وتسليك وخزانات', 'Pipes, drains and tanks'], { icon: 'droplet' }),
    category('electrical-work', ['كهرباء منزلية', 'Electrical work'], ['تمديد وتصليح كهرباء وطاقة', 'Wiring, repair and solar'], { icon: 'bolt' }),
    category('painting-decor', ['دهان وديكور', 'Painting and decor'], ['دهان وجبصين وورق جدران', 'Painting, plaster and wallpaper'], { icon: 'paint' }),
    category('carpentry-blacksmith', ['نجارة وحدادة وألمنيوم', 'Carpentry and metalwork'], ['نجارة وحدادة وألمنيوم وزجاج', 'Wood, iron, aluminium and glass'], { icon: 'hammer' }),
    category('construction-finishing', ['بناء وإكساء وترميم', 'Building and finishing'], ['إكساء كامل وترميم وبلاط', 'Complete finishing, restoration and tiling'], { icon: 'crane' }),
    category('house-cleaning', ['تنظيف منازل ومكاتب', 'Cleaning'], ['تنظيف بيوت وسجاد وخزانات', 'Homes, carpets and tanks'], {
      icon: 'wash-dryclean',
      attributes: [use(service.withWorkers)],
    }),
    category('pest-control', ['مكافحة حشرات', 'Pest control'], ['رش وتعقيم ومكافحة قوارض', 'Spraying and disinfection'], { icon: 'bug' }),
    category('gardening', ['تنسيق حدائق', 'Gardening'], ['تنسيق وتقليم وعشب صناعي', 'Landscaping, pruning and artificial grass'], { icon: 'plant' }),
  ],
);
const repair = branch(
  'repair-services',
  'tool',
  ['تصليح أجهزة وسيارات', 'Repairs'],
  ['تصليح موبايلات وبرادات وسيارات', 'Phones, fridges and cars'],
  { attributes: [use(service.workGuarantee), use(service.emergency)] },
  [
    category('phone-computer-repair', ['تصليح موبايل وكمبيوتر', 'Phone and computer repair'], ['صيانة وفرمتة وسوفت وير', 'Hardware and software'], { icon: 'device-mobile-cog' }),
    category('appliance-repair', ['تصليح أدوات منزلية', 'Appliance repair'], ['برادات وغسالات ومكيفات', 'Fridges, washers and air conditioners'], { icon: 'fridge' }),
    category('car-repair', ['تصليح سيارات', 'Car repair'], ['ميكانيك وكهرباء ودهان وونش', 'Mechanics, electrics, paint and towing'], { icon: 'car-garage' }),
    category('solar-generator-repair', ['صيانة طاقة ومولدات', 'Solar and generator repair'], ['صيانة إنفرترات ومولدات', 'Inverters and generators'], { icon: 'solar-panel' }),
  ],
);
const transport = branch(
  'moving-transport',
  'truck-delivery',
  ['نقل وتوصيل', 'Moving and transport'],
  ['نقل عفش وشحن وتوصيل طلبات ومشاوير', 'House moves, freight, delivery and rides'],
  { attributes: [use(service.vehicleUsed, { inListing: true }), use(service.withWorkers)] },
  [
    category('furniture-moving', ['نقل عفش', 'House moves'], ['نقل عفش مع فك وتركيب', 'Moves with dismantling and fitting']),
    category('freight-shipping', ['شحن بضائع', 'Freight'], ['شحن بين المحافظات ودولي', 'Between governorates and abroad'], { icon: 'package' }),
    category('delivery-couriers', ['توصيل طلبات', 'Delivery'], ['توصيل طلبات وطرود', 'Orders and parcels'], { icon: 'moped' }),
    category('rides-intercity', ['مشاوير وسفر بين المحافظات', 'Rides'], ['تكاسي وسفر ومطار', 'Taxis, intercity and airport'], { icon: 'steering-wheel' }),
  ],
);
const education = branch(
  'education-courses',
  'book',
  ['دروس ودورات', 'Lessons and courses'],
  ['دروس خصوصية ودورات لغات ومهن', 'Private lessons, language and trade courses'],
  { attributes: [use(service.stage)] },
  [
    category('private-lessons', ['دروس خصوصية', 'Private lessons'], ['دروس لكل المراحل والمواد', 'Every stage and subject'], { attributes: [use(service.subject, { required: true, inListing: true })] }),
    category('language-courses', ['دورات لغات', 'Language courses'], ['إنكليزي وألماني وتركي', 'English, German and Turkish'], {
      icon: 'language',
      attributes: [use(service.languages, { inListing: true })],
    }),
    category('computer-courses', ['دورات كمبيوتر وبرمجة', 'Computer courses'], ['برمجة وتصميم ومحاسبة', 'Programming, design and accounting'], { icon: 'device-laptop' }),
    category('craft-courses', ['دورات مهنية', 'Trade courses'], ['خياطة وحلاقة وصيانة موبايل', 'Sewing, hairdressing and phone repair'], { icon: 'certificate' }),
    category('driving-lessons', ['تعليم سواقة', 'Driving lessons'], ['تدريب سواقة رجال ونساء', 'For men and women'], { icon: 'steering-wheel' }),
  ],
);
const professional = branch(
  'professional-services',
  'scale',
  ['خدمات مهنية ومكتبية', 'Professional services'],
  ['محاماة ومحاسبة وترجمة ومعاملات', 'Legal, accounting, translation and paperwork'],
  { attributes: [use(service.languages)] },
  [
    category('legal-services', ['محاماة واستشارات قانونية', 'Legal services'], ['قضايا وعقود ونقل ملكية', 'Cases, contracts and property transfer']),
    category('accounting-services', ['محاسبة وضرائب', 'Accounting services'], ['حسابات وبرامج وضرائب', 'Books, software and taxes'], { icon: 'calculator' }),
    category('translation-services', ['ترجمة محلّفة', 'Translation'], ['ترجمة محلفة وأكاديمية', 'Sworn and academic translation'], { icon: 'language' }),
    category('paperwork-services', ['تسيير معاملات', 'Paperwork'], ['جوازات ومعاملات عقارية وحكومية', 'Passports, property and government papers'], { icon: 'file-text' }),
    category('engineering-design', ['هندسة وتصميم ومساحة', 'Engineering and surveying'], ['مخططات ورخص ورفع طبوغرافي', 'Plans, permits and surveys'], { icon: 'ruler-2' }),
    category('property-management', ['إدارة وتسويق عقارات', 'Property management'], ['إدارة بيوت المغتربين وتسويقها', 'Care for the homes of people abroad'], { icon: 'key' }),
  ],
);
const digital = branch(
  'digital-services',
  'code',
  ['خدمات رقمية وتصوير', 'Digital services'],
  ['برمجة وتصميم وتسويق وطباعة', 'Programming, design, marketing and printing'],
  { attributes: [use(service.languages), use(websiteUrl)] },
  [
    category('websites-apps', ['مواقع وتطبيقات', 'Websites and apps'], ['برمجة مواقع وتطبيقات ومتاجر', 'Sites, apps and shops']),
    category('graphic-design', ['تصميم غرافيك', 'Graphic design'], ['شعارات وهوية ومونتاج', 'Logos, identity and editing'], { icon: 'palette' }),
    category('digital-marketing', ['تسويق رقمي', 'Digital marketing'], ['إدارة صفحات وحملات', 'Pages and campaigns'], { icon: 'speakerphone' }),
    category('photography', ['تصوير', 'Photography'], ['تصوير منتجات وعقارات وأشخاص', 'Products, property and portraits'], { icon: 'camera' }),
    category('printing', ['طباعة', 'Printing'], ['طباعة وكرتون ولوحات إعلانية', 'Printing, packaging and signs'], { icon: 'printer' }),
    category('camera-network-installation', ['كاميرات وشبكات', 'Cameras and networks'], ['تركيب كاميرات مراقبة وإنترنت', 'Security cameras and internet'], { icon: 'device-cctv' }),
  ],
);
const personal = branch(
  'personal-services',
  'users',
  ['خدمات شخصية ورعاية', 'Personal services'],
  ['أكل بيتي وخياطة ورعاية أطفال ومسنين', 'Home cooking, sewing, child and elderly care'],
  { attributes: [use(service.languages)] },
  [
    category('home-cooking', ['أكل بيتي ومونة', 'Home cooking'], ['طبخ بيتي ومونة حسب الطلب', 'Home-cooked food to order'], { icon: 'soup' }),
    category('tailors', ['خياطة وتصليح ألبسة', 'Tailors'], ['تفصيل وتقصير وتطريز', 'Making, altering and embroidery'], { icon: 'needle-thread' }),
    category('child-elderly-care', ['رعاية أطفال ومسنين', 'Child and elderly care'], ['مربيات وحضانات ومرافقة', 'Nannies, nurseries and companions'], { icon: 'heart-handshake' }),
    category('fitness-trainers', ['رياضة ومدربين', 'Fitness'], ['مدربين ونوادي وسباحة', 'Trainers, gyms and swimming'], { icon: 'barbell' }),
  ],
);
const travel = branch(
  'travel-tourism',
  'plane',
  ['سياحة وسفر', 'Travel and tourism'],
  ['عمرة وطيران وفيزا ورحلات', 'Umrah, flights, visas and trips'],
  { attributes: [use(service.trip, { required: true, inListing: true })] },
  [
    category('flights-visas', ['طيران وفيزا', 'Flights and visas'], ['تذاكر وتأشيرات وحجوزات', 'Tickets, visas and bookings']),
    category('hajj-umrah', ['حج وعمرة', 'Hajj and umrah'], ['رحلات عمرة وحج', 'Umrah and hajj journeys'], { icon: 'building-mosque' }),
    category('trips-tours', ['رحلات ونشاطات', 'Trips and tours'], ['رحلات داخلية ومسارات', 'Trips and walks inside Syria'], { icon: 'map-pin' }),
  ],
);

export const services = branch(
  'services',
  'tools',
  ['خدمات', 'Services'],
  ['صيانة ونقل ودروس ومحاماة وتصميم', 'Repairs, transport, lessons, legal and design'],
  {
    color: '#7D7F3E',
    carries: PRICED_BY_PERIOD,
    transactions: ['service'],
    keywords: {
      ar: ['نقل عفش', 'دروس خصوصية', 'سباك', 'كهربائي', 'تنظيف منازل', 'تسيير معاملات', 'عمرة'],
      en: ['furniture moving Syria', 'private lessons', 'plumber', 'electrician', 'house cleaning', 'umrah'],
    },
    attributes: [
      use(service.pricePer, { inListing: true }),
      use(service.providerKind),
      use(service.serviceMode),
      use(service.coverage),
      use(service.experienceYears),
      use(service.serviceDays),
    ],
  },
  [home, repair, transport, education, professional, digital, personal, travel],
);
