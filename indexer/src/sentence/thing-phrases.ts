import { surfaces } from '../arabic/index.ts';
import { placesOf } from './place-words.ts';
import type { Part } from './reading.ts';

/**
 * Things as people ask for them, by category: of «سمك زينة» each word alone leads to another one. A phrase of several words wins
 * over its words; a single word names the thing only where nothing else is known of it.
 */
const THING_PHRASES: Readonly<Record<string, string>> = {
  // Animals.
  'farm-rabbits': 'ارانب لحم, ارانب تربية, ارنب تربية, ارانب للتربية',
  'hamsters-rabbits': 'ارانب زينة, ارنب زينة, ارنب هولندي, ارانب هولندي',
  'ornamental-fish': 'سمك زينة, سمكة زينة, اسماك زينة, سمكات زينة, سمك احواض, اسماك احواض',
  'farmed-fish': 'سمك مزارع, اسماك مزارع, اصبعيات سمك, اصبعيات',
  'pet-adoption':
    'قطط للتبني, قطة للتبني, قط للتبني, بسينة للتبني, كلاب للتبني, كلب للتبني, جرو للتبني, قطط تبني, كلاب تبني, تبني قطة, تبني قط, تبني كلب',
  'pet-food':
    'طعام كلاب, طعام قطط, طعام للكلاب, طعام للقطط, اكل كلاب, اكل قطط, اكل للقطط, اكل للكلاب, طعام طيور, اكل طيور, دراي فود, dog food, cat food, bird food',
  'pet-accessories':
    'طوق كلب, طوق كلاب, رمل قطط, رمل للقطط, العاب قطط, العاب كلاب, سرير قطة, سرير قطط, سرير كلب, شنتة قطط, cat litter',
  'cages-aquariums': 'حوض سمك, احواض سمك, قفص عصافير, قفص طيور, قفص كناري, fish tank, bird cage',
  'pet-grooming-boarding': 'حلاقة كلاب, حلاقة قطط, استضافة كلاب, استضافة قطط, فندق قطط, فندق كلاب, pet grooming',
  'pet-training': 'تدريب كلاب, مدرب كلاب, تدريب خيول, مدرب خيول, dog training',
  veterinarians: 'طبيب بيطري, دكتور بيطري, دكتورة بيطرية, عيادة بيطرية',
  'veterinary-products': 'صيدلية بيطرية, صيدليات بيطرية, ادوية بيطرية, ادوية بيطري, دوا بيطري, لقاحات بيطرية',
  chickens: 'دجاج بياض, ديك بلدي',
  'turkeys-ducks': 'وزات, فراخ بط, ديك حبش, ديوك حبش',
  'incubators-equipment':
    'فقاسة بيض, فقاسات بيض, حلابة بقر, حلابة, ماكينة حلب, ماكينات حلب, ماكينة حليب, جهاز حلب, الة حلب, milking machine',
  'canaries-finches': 'طيور حب, طير حب, عصافير كناري, عصافير حب, حسون',
  'falcons-partridges': 'صقر حر, طير حر, حجل, طاووس, طواويس',
  // The house.
  'mirrors-paintings':
    'ساعة حائط, ساعات حائط, ساعة حيط, ساعات حيط, ساعة جدار, ساعة جدارية, لوحة جدارية, لوحات جدارية, لوحة زيتية, لوحات زيتية, wall clock, wall clocks',
  'kids-furniture':
    'سرير اطفال, سرير طفل, سرير ولاد, سرير بيبي, تخت اطفال, تخت ولاد, تخت بيبي, تخت مواليد, سرير هزاز, خزانة اطفال, مكتب اطفال, baby bed, baby crib, kids bed, crib',
  'toys-strollers':
    'عربة اطفال, عربات اطفال, عربية اطفال, عربية بيبي, عربية ولاد, عربة بيبي, عرباية ولاد, عرباية بيبي, عرباية طفل, كرسي سيارة اطفال, كرسي سيارة للاطفال, كرسي سيارة للولاد, كرسي سيارة لطفل, كرسي سيارة لابني, كرسي سيارة لبنتي, كرسي اطفال للسيارة, سيارة اطفال, سيارة ولاد, سيارة شحن للولاد, سيارة شحن للاطفال, سيارة كهربا للاطفال, سيارة كهربا للولاد, مشاية اطفال, مشاية بيبي, baby stroller, baby car seat, car seat',
  'beds-mattresses': 'تخت مفرد, تخت مجوز, تخت حديد, مخدة, مخدات',
  'bedding-linen': 'شراشف, شرشف, مناشف, بشاكير, طقم شراشف, اغطية تخت',
  'coffee-tables': 'طاولة وسط, طاولات وسط, طقم طربيزات, طاولة قهوة',
  'tv-units-bookcases': 'طاولة تلفزيون, طاولة شاشة, طاولة للتلفزيون, طاولة للشاشة, رفوف كتب',
  'office-furniture':
    'كرسي مكتب, كراسي مكتب, كرسي مدير, مكتب مدير, خزانة ملفات, خزانة مكتب, طاولة اجتماعات, كرسي دوار, office chair, office chairs',
  'shop-fittings': 'رفوف محل, رفوف محلات, رفوف سوبرماركت, واجهة محل, واجهات محلات, كاونتر محل, ستاند محل, رفوف صيدلية',
  'garden-furniture': 'مرجوحة, مراجيح, مظلة حديقة, كراسي حديقة, كرسي حديقة, طاولة حديقة, جلسة حديقة, مرجوحة حديقة',
  kitchenware:
    'ادوات منزلية, ادوات مطبخ, ادوات مطبخية, طقم صحون, طقم كاسات, كاسات, طقم طناجر, براد شاي, ركوة قهوة, طنجرة ضغط',
  'oriental-crafts': 'طاولة زهر, طاولة زهر موزاييك, نحاسيات, شغل صدف',
  'plants-pots': 'نباتات زينة, نبتة زينة, نباتات داخلية, شتلة زينة, احواض زرع, احواض ورد',
  'sanitary-plumbing':
    'خلاط مغسلة, خلاط مجلى, خلاط حمام, خلاط مطبخ, خلاط دوش, خلاط بانيو, خلاطات مغاسل, خلاطات مطبخ, خلاط مي, طقم حمام, اطقم حمام, كرسي حمام, كرسي افرنجي, مغسلة حمام, مغسلة ايدين, بانيو, بانيو حمام, حنفية, حنفيات, سيفون حمام, مجلى ستانلس, مجلى مطبخ',
  'water-coolers-filters':
    'براد ماء, براد مي, براد ماي, فلتر مي, فلتر ماء, فلتر ماي, فلاتر مي, فلاتر ماء, فلتر مياه, كولر مي, water filter, water cooler',
  'solar-water-heaters':
    'سخان شمسي, سخانات شمسية, سخان شمسية, قازان شمسي, حمام شمسي, سخان طاقة شمسية, سخان عالطاقة, سخان طاقة, solar heater, solar water heater',
  'fryers-grills': 'قلاية هوائية, قلاية كهربا, اير فراير, شواية كهربا, شواية فحم, توستر, air fryer',
  'coffee-machines': 'ماكينة قهوة, ماكينة اسبريسو, ماكينة نسكافيه, غلاية مي, غلاية كهربا, coffee machine, coffee maker',
  'blenders-choppers': 'خلاط عصير, خلاط فواكه, خلاط مطبخ كهربا, عجانة, فرامة لحمة, كبة كهربا',
  irons: 'مكوى بخار, مكواية بخار, مكواة بخار',
  'cookers-ovens': 'طباخ غاز, فرن غاز, غاز طبخ',
  dishwashers: 'غسالة صحون, غسالات صحون, غسالة اطباق, جلاية صحون',
  pesticides: 'صيدلية زراعية, صيدليات زراعية',
  microwaves: 'فرن كهربا, فرن كهربائي, فرن صغير',
  'satellite-receivers': 'صحن دش, صحن ستلايت, دش ورسيفر',
  'fuel-tanks': 'خزان مي, خزان ماء, خزان ماي, خزان مازوت, خزان بلاستيك, خزانات مي, خزانات ماء, خزان مياه',
  'gas-cylinders': 'جرة غاز, جرات غاز, جرار غاز, اسطوانة غاز, انبوبة غاز, gas cylinder',
  'led-emergency-lights': 'ليدات, ليد بطارية, ليدات بطارية, لدات, لدات بطارية',
  'cables-wires': 'كبل كهربا, كبلات كهربا, اسلاك كهربا, شريط كهربا, سلك كهربا',
  'breakers-meters': 'قاطع كهربا, قواطع كهربا, عداد كهربا, عدادات كهربا, لوحة كهربا',
  'tiles-marble': 'بلاط حمام, سيراميك حمام, بلاط ارضيات, سيراميك ارضيات, سيراميك جدران',
  // Vehicles and machines.
  'fuel-stations': 'مغسلة سيارات, مغاسل سيارات, مغسل سيارات, محطة غسيل سيارات, car wash',
  'car-accessories':
    'فرش سيارة, فرش سيارات, فرش للسيارة, غطا سيارة, غطاء سيارة, غطا للسيارة, دعسات سيارة, زينة سيارة, زينة سيارات, اكسسوار سيارات, اكسسوارات سيارات, car cover',
  'car-spare-parts':
    'محرك سيارة, موتور سيارة, رديتر, رداتير, باب سيارة, بلور سيارة, قزاز سيارة, صدام سيارة, ضو سيارة, اضوية سيارة, غيار سيارة, علبة سرعة, دينمو سيارة, قطع سيارات, قطع سيارة',
  'car-audio-screens': 'شاشة سيارة, شاشة للسيارة, شاشات سيارات, مسجلة سيارة, مسجل سيارة, مسجلة للسيارة, car stereo',
  'car-batteries-oils': 'بطارية سيارة, بطارية للسيارة, زيت محرك, زيت موتور, زيت سيارة, فلتر زيت, فلتر هوا, car battery',
  'motorcycle-parts': 'قطع موتورات, قطع موتور, قطع دراجات, بطارية موتور',
  'tyres-wheels': 'دواليب سيارة, دولاب سيارة, اطارات سيارة, جنوط سيارة, جنطات سيارة',
  'construction-machines': 'خلاط بيتون, خلاطة بيتون, جبالة بيتون, جبالة باطون, خلاط باطون, جبالة',
  'ploughs-implements': 'سكة فلاحة, سكك فلاحة, سكة جرار, بذارة, محراث جرار, عزاقة, مقطورة جرار, تريلا جرار',
  'presses-mills': 'معصرة زيتون, معاصر زيتون, مطحنة حبوب, مطحنة قمح',
  'water-pumps': 'مضخة بير, مضخة للبير, مضخة مي, غطاس بير, غطاس للبير, غطاس مي, مضخة مياه, مضخة ماء',
  'solar-pumps': 'مضخة شمسية, غطاس شمسي, غطاس عالطاقة, مضخة عالطاقة',
  'drip-pipes': 'شبكة تنقيط, شبكات تنقيط, شبكة ري, بواري ري, خراطيم ري',
  // Health and beauty.
  consumables:
    'كفوف طبية, كفوف طبي, قفازات طبية, كفوف لاتكس, كمامات طبية, كمامات, شاش طبي, سيرنغات, حقن طبية, medical gloves, face masks',
  'wheelchairs-beds':
    'سرير طبي, سرير مريض, اسرة طبية, تخت طبي, تخت مريض, كرسي متحرك, كرسي مقعدين, كرسي عجزة, hospital bed, medical bed',
  'home-medical-devices':
    'جهاز ضغط, جهاز سكر, جهاز سكري, جهاز رذاذ, جهاز تبخيرة, جهاز قياس ضغط, جهاز قياس سكر, مقياس ضغط, ميزان حرارة',
  'oxygen-breathing':
    'جرة اوكسجين, مولدة اوكسجين, مولد اوكسجين, جهاز اوكسجين, اسطوانة اوكسجين, انبوبة اوكسجين, جهاز تنفس',
  'hearing-aids': 'سماعة طبية, سماعات طبية, سماعة سمع, hearing aid',
  'glasses-lenses': 'نظارة طبية, نظارات طبية, نضارة طبية, عدسات لاصقة, عدسة لاصقة, عدسات طبية',
  sunglasses: 'نظارة شمسية, نظارات شمسية, نضارة شمسية, نضارات شمسية, نظارة شمس',
  'orthopaedic-braces': 'مشد ظهر, مشد ركبة, حزام ظهر, حزام طبي, طرف صناعي, اطراف صناعية, ضبان طبي, مشد طبي',
  'mother-baby-care': 'شفاط حليب, رضاعة اطفال, رضاعات اطفال, ميزان اطفال, تعقيم رضاعات',
  'bath-hygiene': 'حفاضات, حفاضات اطفال, مناديل ورقية, محارم ورقية',
  'clinic-equipment': 'كرسي اسنان, كرسي طبيب اسنان, جهاز ايكو, جهاز تخطيط قلب, جهاز اشعة, اجهزة مخبر',
  'laser-devices': 'جهاز ليزر, جهاز تنظيف بشرة',
  'laser-skin-centres': 'جلسات ليزر, جلسة ليزر, مركز ليزر, تنظيف بشرة, فيلر',
  physiotherapy: 'معالج فيزيائي, معالجة فيزيائية, علاج فيزيائي, جلسات فيزيائية',
  dentists: 'تقويم اسنان, زراعة اسنان, حشوة اسنان',
  'hair-products':
    'شامبو, زيت شعر, زيت للشعر, زيوت شعر, صبغة شعر, صبغات شعر, بروتين شعر, ماسك شعر, بلسم شعر, شامبو وزيت للشعر, shampoo, hair oil',
  'hair-tools': 'مكواة شعر, مكواية شعر, سيراميك شعر, فير شعر, فرشاة شعر كهربا',
  'skin-care': 'واقي شمس, واقي شمسي, كريم بشرة, كريم وجه, كريم للبشرة, كريمات بشرة, سيروم, sunscreen',
  makeup: 'كريم اساس, احمر شفاه, حمرة شفايف, ماسكارا, روج',
  'perfume-oils': 'زيت عطري, زيوت عطرية, زيت عطر',
  'nails-lashes': 'اظافر تركيب, رموش تركيب, تركيب اظافر, تركيب رموش, مناكير',
  'sports-nutrition': 'كرياتين, واي بروتين, بروتين رياضي, بروتين للعضلات',
  'salon-furniture': 'مغسلة حلاقة, مغسلة كوافير, كرسي حلاقة, كراسي حلاقة, كرسي كوافير, مرايا صالون, كرسي صالون حلاقة',
  // Clothes.
  'men-suits': 'بدلة رسمية, بدلات رسمية, بدلة رجالي, بدلة رجالية, طقم رجالي رسمي',
  'groom-suits': 'بدلة عريس, بدلات عريس, بدلة عرسان, طقم عريس',
  'sports-work-wear':
    'بدلة رياضة, بدلة رياضية, بدلات رياضة, بيجامة رياضة, طقم رياضة, لباس عمل, لباس رياضي, بدلة عمل, بدلات عمل, البسة عمل',
  'school-uniforms': 'بدلة مدرسة, بدلة مدرسية, مريول مدرسة, مراييل مدرسة, صدرية مدرسة, لباس مدرسي, school uniform',
  'luggage-backpacks':
    'شنتة سفر, شنطة سفر, شنت سفر, شنتات سفر, حقيبة سفر, حقائب سفر, شنتة ظهر, شنطة ظهر, شنتة مدرسة, شنطة مدرسة, حقيبة مدرسية, حقيبة ظهر, شنتة لابتوب, شنطة لابتوب, backpack, suitcase',
  'fashion-accessories': 'ربطة عنق, ربطات عنق, كرافة, كرافات, حزام جلد, حزام رجالي, قشاط جلد',
  'tailoring-supplies': 'خيطان خياطة, خيطان تطريز, سحابات',
  'laurel-soap': 'صابون غار, صابون حلبي',
  // Telephones and computers.
  'game-consoles': 'يد بلايستيشن, يدات بلايستيشن, ايد بلايستيشن, جهاز العاب',
  'video-games': 'سيديات بلايستيشن, سيدي بلايستيشن, العاب بلايستيشن, سيديات العاب, cd بلايستيشن',
  'routers-modems': 'مقوي شبكة, مقوي اشارة, مقوي نت, مقوي واي فاي, جهاز تقوية',
  'desktop-computers': 'كيس كمبيوتر, كيسة كمبيوتر, تجميعة كمبيوتر',
  'printers-scanners': 'حبر طابعة, احبار طابعات, ماكينة تصوير, سكانر',
  'headphones-earbuds': 'سماعات بلوتوث, سماعة بلوتوث, سماعات راس, سماعة راس, سماعات موبايل',
  'speakers-sound': 'مكبر صوت, مكبرات صوت, سماعة كبيرة, صب ووفر, مسرح منزلي, سبيكر, سبيكرات',
  'cameras-drones': 'كاميرا مراقبة, كاميرات مراقبة, عدسة كاميرا, عدسات كاميرا, security camera, security cameras',
  'camera-network-installation': 'تركيب كاميرات مراقبة, تركيب كاميرات, معلم كاميرات',
  'ups-units': 'جهاز ups, يو بي اس',
  'solar-systems':
    'منظومة طاقة شمسية, منظومة طاقة, منظومة شمسية, منظومات طاقة شمسية, منظومات شمسية, نظام طاقة شمسية, solar system, solar systems',
  // Food and plants.
  'dairy-preserves':
    'مكدوس, مكدوس بيتي, لبنة, سمنة, سمن عربي, سمن بلدي, سمنة عربية, مربى, مربيات, قريشة, شنكليش, لبن غنم, مونة شتوية',
  'nuts-spices': 'زعتر حلبي, بهارات, قهوة وهيل, لوز',
  'grains-legumes': 'برغل, عدس, فريكة',
  'vegetable-plants': 'شتول بندورة, شتلات بندورة, شتل بندورة, شتول خضار, شتلات خضار, شتول خيار',
  'fruit-seedlings': 'غراس زيتون, غرسة زيتون, شتلات زيتون, شجر زيتون, غراس مثمرة, شتول زيتون',
  'soil-compost': 'سماد بلدي, زبل بلدي, تربة زراعية, تورب',
  'firewood-pellets': 'حطب تدفئة, حطب للتدفئة, حطب سنديان, حطب زيتون, بيرين',
  'herbs-attar': 'زهورات, عطارة, اعشاب طبية',
  'home-cooking': 'اكل بيتي, طبخ بيتي, اكل بيت',
  // Feasts.
  'event-photography':
    'تصوير اعراس, تصوير عرس, تصوير العرس, تصوير افراح, تصوير حفلات, تصوير مناسبات, مصور اعراس, مصور افراح, مصور عرس, مصورة اعراس, wedding photographer, wedding photography',
  photography: 'تصوير منتجات, تصوير عقارات',
  'wedding-cars': 'سيارة زفة, سيارات زفة, سيارة عروس, سيارة عرس, سيارة عرايس',
  'event-decor': 'كوشة عرس, كوشات اعراس, كوشة عروس, كوشة خطوبة, زينة اعراس, زينة عرس',
  'party-supplies': 'بالونات عيد ميلاد, زينة عيد ميلاد, زينة اعياد, زينة حفلات, زينة رمضان',
  'gifts-favours': 'توزيعات مواليد, توزيعات عرس, توزيعات اعراس, توزيعات',
  cakes: 'كاتو عيد ميلاد, قالب عيد ميلاد, كيك عيد ميلاد',
  'flowers-bouquets': 'باقة ورد, باقات ورد, مسكة عروس, مسكات عروس',
  'kids-entertainment': 'نطيطات, نطيطة, العاب نفخ, زحليطة هوائية',
  'chairs-tables-hire': 'تاجير كراسي, تاجير طاولات, تاجير كراسي وطاولات, كراسي اعراس, كراسي حفلات',
  'party-farms': 'مزرعة حفلات, مزرعة للحفلات, مزارع حفلات',
  'ladies-salons': 'مكياج عروس, مكياج عرايس, تسريحة عروس',
  // Services and lessons.
  'house-cleaning':
    'تنظيف بيوت, تنظيف بيت, تنظيف منازل, تنظيف سجاد, غسيل سجاد, تنظيف كنبات, تنظيف خزانات, شركة تنظيف, house cleaning, house cleaning service, cleaning service, home cleaning',
  plumbing: 'تسليك مجاري, تسليك بلاليع, تسليك بالوعة, تسليك صرف',
  'painting-decor': 'ورق جدران, معلم ورق جدران, تركيب ورق جدران',
  'construction-finishing': 'معلم بلاط, معلم سيراميك, معلم بيتون, تركيب بلاط, تركيب سيراميك',
  gardening: 'تنسيق حدائق, قص عشب, تنسيق حديقة, عشب صناعي',
  'pest-control': 'رش حشرات, رش صراصير, مكافحة صراصير, مكافحة قوارض, رش مبيدات حشرية للبيت, pest control',
  'phone-computer-repair':
    'تصليح موبايلات, تصليح موبايل, صيانة موبايلات, صيانة لابتوب, تصليح لابتوب, فرمتة لابتوب, phone repair, laptop repair',
  'car-repair':
    'كهربائي سيارات, كهربائي سيارة, ميكانيكي سيارات, دهان سيارات, سمكري سيارات, حداد سيارات, معلم سيارات, تصليح سيارة, صيانة سيارات, صيانة سيارة, تصليح سيارات, ونش سيارات, سطحة سيارات, ميكانيك سيارات, كهربجي سيارات, car repair',
  'freight-shipping': 'شحن بضائع, شحن بضاعة, نقل بضائع, نقل بضاعة',
  'furniture-moving': 'نقل عفش, نقل اثاث, سيارة نقل عفش, شاحنة نقل عفش, سيارة لنقل عفش',
  'rides-intercity': 'تكسي مطار, توصيل مطار, توصيلة مطار, تكسي سفر, سيارة سفر, توصيلة عالمطار',
  'websites-apps': 'تصميم موقع, برمجة موقع, تصميم مواقع, برمجة مواقع, تصميم تطبيق, برمجة تطبيق',
  'graphic-design': 'تصميم شعار, تصميم لوغو, تصميم شعارات, logo design',
  'translation-services': 'ترجمان محلف, مترجم محلف, ترجمة محلفة',
  'paperwork-services': 'معقب معاملات, تسيير معاملات, تجديد جواز, تجديد جواز سفر, جواز سفر',
  'driving-lessons': 'تعليم سواقة, تعليم قيادة, مدرسة سواقة, تدريب سواقة, معلم سواقة, مدرب سواقة, driving lessons',
  'language-courses':
    'دورة انكليزي, دورة انجليزي, كورس انكليزي, دورة الماني, دورة تركي, دورة لغة, دورة لغة انكليزية, دورة فرنسي, دورات لغات, معهد لغات, english course, german course',
  'computer-courses': 'دورة برمجة, دورة كمبيوتر, كورس برمجة, دورة فوتوشوب, دورة تصميم, دورات كمبيوتر, دورة محاسبة',
  'craft-courses': 'دورة خياطة, دورة حلاقة, دورة صيانة موبايل, دورة صيانة موبايلات, دورة مكياج, دورة تمريض',
  'schools-institutes': 'روضة اطفال, رياض اطفال, مدرسة خاصة, معهد خاص',
  'flights-visas': 'تذكرة طيران, تذاكر طيران, حجز طيران, تذكرة طيارة, حجز فندق وطيران',
  'hajj-umrah': 'رحلة عمرة, رحلات عمرة',
  'private-lessons':
    'دروس رياضيات, درس رياضيات, دروس خصوصية, دروس انكليزي, دروس فيزيا, دروس كيميا, دورة رياضيات, private lessons, private tutor',
  'special-plates':
    'رقم سيارة, رقم سيارة مميز, ارقام سيارات, ارقام سيارات مميزة, نمرة سيارة مميزة, نمرة سيارة, نمر سيارات, نمر سيارات مميزة, نمرة مميزة, نمر مميزة, لوحة سيارة مميزة, لوحات سيارات',
  // Rooms that are no rooms to live in.
  'small-stores': 'غرفة تخزين, غرف تخزين, غرفة مستودع',
  'cold-stores': 'غرفة تبريد, غرف تبريد, براد تخزين, برادات تخزين, غرفة تجميد',
  'conference-rooms':
    'قاعة اجتماعات, قاعة تدريب, قاعة مؤتمرات, قاعة محاضرات, غرفة اجتماعات, meeting room, conference room',
};

interface Phrase {
  words: readonly string[];
  slug: string;
}

const byFirst = new Map<string, Phrase[]>();
for (const [slug, phrases] of Object.entries(THING_PHRASES))
  for (const phrase of phrases.split(',')) {
    const words = surfaces(phrase);
    const known = byFirst.get(words[0] ?? '') ?? [];
    byFirst.set(words[0] ?? '', [...known, { words, slug }]);
  }
const WORDS = new Set([...byFirst.values()].flat().flatMap(({ words }) => words));

const STUCK = /^(?:وال|بال|عال|لل|ال|وب|و|ب|ل|ع)(?=.{3})/;
const ARTICLE = /^ال(?=.{2})/;

/** Whether a word is one of a phrase for a thing: it is spelled right. */
export const isOfThingPhrase = (surface: string): boolean =>
  WORDS.has(surface) || WORDS.has(surface.replace(STUCK, ''));

export interface ThingPhrase {
  slug: string;
  /** Index of its last part. */
  to: number;
  isWord: boolean;
}

/** «ما», and not «ماء», which is folded to the same letters. */
const isDenying = (part: Part | undefined): boolean => part !== undefined && part.end - part.start === 'ما'.length;

/** The longest phrase of whole parts that begins with a part. */
export function thingPhraseAt(parts: readonly Part[], { at, words: own }: Part): ThingPhrase | undefined {
  const first = own[0] ?? '';
  const begun = byFirst.get(first) ?? byFirst.get(first.replace(STUCK, ''));
  if (!begun) return undefined;
  const said: { word: string; to?: number }[] = [];
  for (let to = at; to < parts.length && said.length < 5; to++) {
    const part = parts[to];
    if (!part || (to > at && part.opens)) break;
    // «دورة تصميم غرافيك»: the phrase may end within a part, unless that is a place.
    const isWhole = placesOf(part).length > 0;
    part.words.forEach((word, index) => {
      said.push(!isWhole || index === part.words.length - 1 ? { word, to } : { word });
    });
  }
  let best: ThingPhrase | undefined;
  let length = 0;
  for (const { words, slug } of begun) {
    const to = said[words.length - 1]?.to;
    if (to === undefined || words.length <= length) continue;
    const isSaid = words.every((word, index) => {
      const other = said[index]?.word ?? '';
      // «براد ما يكون قديم»: that is no water.
      if (word === 'ما' && isDenying(parts[said[index]?.to ?? at + index])) return false;
      return index === 0 || other === word || other.replace(ARTICLE, '') === word;
    });
    if (!isSaid) continue;
    length = words.length;
    best = { slug, to, isWord: words.length === 1 };
  }
  return best;
}
