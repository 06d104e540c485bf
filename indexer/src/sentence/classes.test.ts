import { describe, expect, it } from 'vitest';
import { smallLexicon } from '../../testing/small-lexicon.ts';
import { choicesIn } from './choices.ts';
import { likelyMeant } from './correct.ts';
import { understand } from './understand.ts';

const lexicon = smallLexicon();

const option = (value: string, labelAr: string) => ({ value, labelAr, labelEn: value });
const select = { type: 'select', nameAr: '', nameEn: '' };
/** The form of any category in these sentences. */
const choices = choicesIn([
  { ...select, slug: 'car_make', options: [option('kia', 'كيا'), option('chery', 'شيري')] },
  {
    ...select,
    slug: 'car_features',
    type: 'multiselect',
    options: [option('sunroof', 'فتحة سقف'), option('panorama', 'بانوراما')],
  },
  { ...select, slug: 'computer_brand', options: [option('dell', 'ديل')] },
  { ...select, slug: 'ram_gb', options: [option('8', '8 غيغا'), option('16', '16 غيغا')] },
  { ...select, slug: 'storage_gb', options: [option('256', '256 غيغا'), option('1024', '1 تيرا')] },
  { ...select, slug: 'processor', options: [option('core_i7', 'Core i7')] },
  { ...select, slug: 'cooling_tonnes', options: [option('1.5', '1.5 طن'), option('2', '2 طن')] },
  { ...select, slug: 'plate_province', options: [option('aleppo', 'حلب')] },
  { ...select, slug: 'condition', options: [option('used', 'مستعمل'), option('new', 'جديد')] },
  { ...select, slug: 'payment_options', options: [option('installments', 'تقسيط')] },
  { ...select, slug: 'electricity', options: [option('solar', 'طاقة شمسية'), option('generator', 'مولدة')] },
  { ...select, slug: 'tenants_allowed', options: [option('students', 'طلاب')] },
  { ...select, slug: 'connectivity', options: [option('bluetooth', 'بلوتوث')] },
  { ...select, slug: 'body_paint', options: [option('repaired', 'مصدومة ومصلّحة'), option('damaged', 'مصدومة')] },
  { ...select, slug: 'fuel', options: [option('petrol', 'بنزين')] },
  { ...select, slug: 'street_kind', options: [option('main_street', 'شارع رئيسي')] },
  { ...select, slug: 'shoe_size', type: 'number', options: [] },
  { ...select, slug: 'engine_cc', type: 'number', options: [] },
  { ...select, slug: 'screen_inches', type: 'number', options: [] },
  { ...select, slug: 'facade_metres', type: 'number', options: [] },
  { ...select, slug: 'subject', options: [option('chemistry', 'كيمياء'), option('arabic', 'عربي')] },
  { ...select, slug: 'school_stage', options: [option('ninth', 'تاسع'), option('baccalaureate', 'بكالوريا')] },
  { ...select, slug: 'machine_kind', options: [option('concrete_pump', 'مضخة بيتون')] },
  { ...select, slug: 'battery_health', type: 'number', options: [] },
  { ...select, slug: 'burners', type: 'number', options: [] },
  { ...select, slug: 'metal', options: [option('gold', 'ذهب')] },
  { slug: 'truck_access', type: 'boolean', nameAr: 'يدخله شاحنات', nameEn: 'Truck access', options: [] },
  { slug: 'no_commission', type: 'boolean', nameAr: 'من المالك بدون عمولة', nameEn: 'From the owner', options: [] },
]);
const appliances = choicesIn([
  { ...select, slug: 'appliance_brand', options: [option('lg', 'ال جي'), option('samsung', 'سامسونغ')] },
  { ...select, slug: 'condition', options: [option('used', 'مستعمل'), option('new', 'جديد')] },
]);
const materials = choicesIn([
  { ...select, slug: 'material', options: [option('iron', 'حديد'), option('stone', 'حجر')] },
]);
const FORMS: Readonly<Record<string, typeof choices | undefined>> = {
  lands: undefined,
  'solar-systems': undefined,
  'cement-iron': materials,
  'tiles-marble': materials,
  'washing-machines': appliances,
  fridges: appliances,
};
const choicesOf = (category: string) => (category in FORMS ? FORMS[category] : choices);

/** By class, `sentence => kind=value, …` in any order: every chip that should come of it and no other. */
const CLASSES = {
  'verbs of height and size, and what somebody has not, are bounds': `
شقة ما تعلى عن الطابق الرابع => category=apartments, maxFloor=4
شقة لا تصغر عن 80 متر => category=apartments, minArea=80
ما معي اكتر من 30 الف، بدي بيت => category=residential, maxPrice=30000, transactionType=sale
`,
  'a number of days, an age or a price is told from what else a number says': `
need to hire a car for two days => category=cars, transactionType=rent
تحويشة عمري 18 الف دولار وبدي اشتري فيها محل => category=shops, transactionType=sale, maxPrice=18000
جهاز عروس غرفة نوم من الف لالفين دولار => category=bedroom-sets, minPrice=1000, maxPrice=2000
غاز 4 عيون => category=cookers-ovens, attr.burners=4
شاشة 50 بوصة مستعملة => category=televisions, attr.screen_inches=50, attr.condition=used
ايفون 13 وبطارية 88% => category=iphones, attr.battery_health=88
`,
  'where somebody comes from and what they did is told': `
I grew up in Homs and now live in Canada, looking to buy an apartment in Aleppo => category=apartments, transactionType=sale, city=aleppo
فتحت صالون جديد وبدي سيارة مستعملة => category=cars, attr.condition=used
بنتي بكالوريا وضعيفة بالكيميا، عم دور استاذ خصوصي => category=private-lessons, attr.subject=chemistry, attr.school_stage=baccalaureate
ابني خلص تاسع وبدي استاذ خصوصي عربي => category=private-lessons, attr.subject=arabic
`,
  'a deal is heard for whom and to whom, and out of its opposite': `
بدنا شاليه بعطلة الاسبوع => category=chalets, transactionType=rent
بدنا نشتريلو شقة بحمص => category=apartments, transactionType=sale, city=homs
انا مسافر وبدي سلم شقتي لمستأجر محترم => category=apartments, transactionType=rent
انا صاحب المحل وعم دور على مستأجر، محل بجرمانا => category=shops, transactionType=rent, city=jaramana
بيت بحمص ملك مو اجار => category=residential, city=homs, transactionType=sale
سيارتي كيا وبدي قايضها بسيارة اكبر => category=cars, attr.car_make=kia, transactionType=exchange
خالي مغترب ووكلني ابيع فيلتو بحمص => category=villas, transactionType=sale, city=homs
عرضنا بيتنا بحمص للبيع ولهلأ ما اجا زبون => category=residential, transactionType=sale, city=homs
للبيع لعدم اللزوم غسالة سامسونغ => category=washing-machines, transactionType=sale, attr.appliance_brand=samsung
`,
  'what is left out twice, or by a word of the thing, is left out once': `
شقة بلا مكتب وبلا عمولة => category=apartments, attr.no_commission=true
بلا وسيط ولا دلال، بيت للبيع بحمص => category=residential, transactionType=sale, city=homs, attr.no_commission=true
ارض بحمص بس ما تكون زراعية => category=lands, city=homs, without=category:agricultural-land
`,
  'goods that are listed are both sought, and the fuller name wins': `
براد وغسالة بحمص => category=fridges, category=washing-machines, city=homs
used fridge and dining table => category=fridges, category=dining-tables, attr.condition=used
تنظيف بيوت وكنبايات => category=house-cleaning
غطاس مي عالطاقة => category=solar-pumps
سيارة مزينة للزفة => category=wedding-cars
بوابة حديد كبيرة للمزرعة => category=doors-windows
مضخة بيتون للاجار => category=construction-machines, transactionType=rent, attr.machine_kind=concrete_pump
شعير علف => category=animal-feed
اسعار الفيلات بحمص => category=villas, city=homs
`,
  'a choice is found behind «ع» and by a verb': `
محل عشارع رئيسي => category=shops, attr.street_kind=main_street
مستودع وبيدخلو شاحنات => category=warehouses, attr.truck_access=true
`,
  'a place is read behind a preposition of its first letter and beside the place it lies in': `
محل بببيلا => category=shops, city=babbila
بيت بحران العواميد => category=residential, city=harran-al-awamid
الثورة تبع الرقة، شقة للبيع فيها => category=apartments, transactionType=sale, neighborhood=raqqa.al-thawra
شقة قريبة من Aleppo Citadel => category=apartments, landmark=aleppo-citadel
`,
  'a denial leaves out or turns a bound, and is never read as its opposite': `
ايجار ما يكون اكتر من 200 => transactionType=rent, maxPrice=200
شقة لا تقل مساحتها عن 80 متر => category=apartments, minArea=80
شقة مو اقل من 3 غرف => category=apartments, rooms=3+
شقة لا تتجاوز مساحتها 80 متر => category=apartments, maxArea=80
شقة ما تفوت مساحتها 80 متر => category=apartments, maxArea=80
سيارة ما يكون موديلها اقدم من 2015 => category=cars, attr.year.min=2015
شقة مو مفروشة بالمزة => category=apartments, furnishing=unfurnished, neighborhood=damascus.mezzeh
شقة بالشام مو بالمزة => category=apartments, city=damascus, without=neighborhood:damascus.mezzeh
شقة مافيها مصعد => category=apartments, without=features:elevator
شقة بدون مصعد او كراج => category=apartments, without=features:elevator, without=features:parking
شقة غير الطابق الأرضي => category=apartments, without=floor:0
شقة ما بدي طابق اول => category=apartments, without=floor:1
شقة بالشام وما بدي اياها بالمزة => category=apartments, city=damascus, without=neighborhood:damascus.mezzeh
شقة مافيها فرش بحلب => category=apartments, furnishing=unfurnished, city=aleppo
سيارة كل الانواع عدا كيا وشيري => category=cars, without=attr.car_make:kia, without=attr.car_make:chery
شقة مفروشة او لا بحلب => category=apartments, city=aleppo
شقة مفروشة او غير مفروشة => category=apartments
بيت للبيع مو شقة => category=residential, transactionType=sale, without=category:apartments
شقة مو على العظم => category=apartments, without=attr.finishing:skeleton
flat not in Mezzeh => category=apartments, without=neighborhood:damascus.mezzeh
لابتوب مو ديل بحمص => category=laptops, city=homs, without=attr.computer_brand:dell
غسالة بس مو ال جي => category=washing-machines, without=attr.appliance_brand:lg
غسالة ال جي => category=washing-machines, attr.appliance_brand=lg
ما بدي شي فوق المية الف، شقة للبيع => category=apartments, transactionType=sale, maxPrice=100000
شقة للبيع شي 50 الف دولار => category=apartments, transactionType=sale, minPrice=42500, maxPrice=57500
بيت للاجار بدون مكتب ولا عمولة => category=residential, transactionType=rent
محل للبيع مو مكتب => category=shops, transactionType=sale, without=category:office-spaces
اختي بدها غسالة وما معها حق جديدة شي مستعملة => category=washing-machines, attr.condition=used
`,
  'floors have bounds and lists': `
شقة فوق الطابق الثالث => category=apartments, minFloor=4
شقة ما تكون اعلى من الطابق الثالث => category=apartments, maxFloor=3
شقة طابق تالت وفوق => category=apartments, minFloor=3
شقة ط أول أو تاني => category=apartments, minFloor=1, maxFloor=2
flat above the second floor => category=apartments, minFloor=3
شقة مو اعلى من التالت => category=apartments, maxFloor=3
شقة تحت الرابع => category=apartments, maxFloor=3
مو فوق الطابق التالت شقة بحمص => category=apartments, maxFloor=3, city=homs
شقة وما بدنا نسكن فوق الطابق الرابع => category=apartments, maxFloor=4
شقة من الطابق التالت ونازل => category=apartments, maxFloor=3
`,
  'rooms and the salon are written with a plus': `
شقة 2+1 بحمص => category=apartments, bedrooms=2, city=homs
شقة ٣ + ١ => category=apartments, bedrooms=3
`,
  'sizes of memory are those of the form': `
لابتوب 8 رام => category=laptops, attr.ram_gb=8
لابتوب رام 16 هارد 256 => category=laptops, attr.ram_gb=16, attr.storage_gb=256
لابتوب 16 رام 1 تيرا => category=laptops, attr.ram_gb=16, attr.storage_gb=1024
لابتوب 256 جيجا => category=laptops, attr.storage_gb=256
لابتوب 256 غيغا رام 8 => category=laptops, attr.storage_gb=256, attr.ram_gb=8
لابتوب 7 رام => category=laptops
`,
  'a choice that is named with a number is read by it': `
لابتوب كور اي 7 => category=laptops, attr.processor=core_i7
laptop core i7 => category=laptops, attr.processor=core_i7
مكيف طن ونص => category=air-conditioners, attr.cooling_tonnes=1.5
مكيف طنين => category=air-conditioners, attr.cooling_tonnes=2
`,
  'a year has bounds before its name': `
سيارة مو قبل موديل ال 2012 => category=cars, attr.year.min=2012
سيارة قبل موديل 2012 => category=cars, attr.year.max=2012
car not older than 2014 => category=cars, attr.year.min=2014
car 2011 or newer => category=cars, attr.year.min=2011
car older than 2012 => category=cars, attr.year.max=2012
`,
  'where somebody is from is not where they look': `
صديقي من حمص بدو محل بدرعا => category=shops, city=daraa
شقة من حلب => category=apartments, city=aleppo
`,
  'a pair names another thing, a maker a car': `
باب شقة => category=doors-windows
بطارية سيارة => category=car-batteries-oils
شقة مع باب حديد => category=apartments
كيا سيراتو 2010 => category=cars, attr.car_make=kia, attr.year=2010
Kia Picanto in Homs => category=cars, attr.car_make=kia, city=homs
تصليح غسالات بحلب => category=appliance-repair, city=aleppo
صيانة مكيفات => category=appliance-repair
بطارية ليثيوم => category=storage-batteries
سيارة نمرة حلب => category=cars, attr.plate_province=aleppo
سيارة بالشام للبيع => category=cars, city=damascus, transactionType=sale
موبايل سامسونج => category=samsung-phones
موبايل سامسونج بطارية ٩٠ بالمية => category=samsung-phones, attr.battery_health=90
car battery in Homs => category=car-batteries-oils, city=homs
باب شقة للبيع => category=doors-windows, transactionType=sale
كهربائي سيارات بحمص => category=car-repair, city=homs
رقم سيارة مميز => category=special-plates
سيارة مصدومة => category=cars, attr.body_paint=damaged
سيارة مصدومة ومصلحة => category=cars, attr.body_paint=repaired
سيارة كيا بانوراما => category=cars, attr.car_make=kia, attr.car_features=panorama
سيارة كيا فتحة سقف => category=cars, attr.car_make=kia, attr.car_features=sunroof
used Kia with Aleppo plates => category=cars, attr.car_make=kia, attr.condition=used, attr.plate_province=aleppo
used Kia in Aleppo => category=cars, attr.car_make=kia, attr.condition=used, city=aleppo
سيارة كيا بالاجار => category=cars, attr.car_make=kia, transactionType=rent
ناطور بناية بحمص => category=security-jobs, city=homs
ساعة كهربا => category=breakers-meters
خط باص => category=taxi-transport-licences
غسالة صحون => category=dishwashers
صيدلية بيطرية => category=veterinary-products
صيدلية للبيع => category=pharmacies, transactionType=sale
`,
  'a town beside its governorate is one place': `
شقة بجرمانا دمشق => category=apartments, city=jaramana
بيت بحلب بالفرقان => category=residential, neighborhood=aleppo.al-furqan
شقة بجرمانا او الشام => category=apartments, city=jaramana, city=damascus
شقة بحمص او درعا => category=apartments, city=homs, city=daraa
محل الشام => category=shops
شقة بجرمانا أو المزة يعني للاجار => category=apartments, city=jaramana, neighborhood=damascus.mezzeh, transactionType=rent
شقة بالمزة بحمص => category=apartments, city=homs
شقة بالمزة وبحمص => category=apartments, neighborhood=damascus.mezzeh, city=homs
`,
  'verb and time say the deal': `
بدي استأجر شقة بحمص => transactionType=rent, category=apartments, city=homs
ناوي اشتري ارض => transactionType=sale, category=lands
بدي آجر شقتي => transactionType=rent, category=apartments
عم بادل سيارتي => transactionType=exchange, category=cars
شقة بالليلة => category=apartments, transactionType=rent
شاليه لتلات ايام => category=chalets, transactionType=rent
خالتي عم تأجر بيت بحلب => transactionType=rent, category=residential, city=aleppo
مين بيأجرني محل => transactionType=rent, category=shops
بدي استأجرو مستودع بحلب => transactionType=rent, category=warehouses, city=aleppo
بدي اتملك شقة => transactionType=sale, category=apartments
شقة عالشهر بحمص => category=apartments, transactionType=rent, city=homs
شقة لشهرين بحمص => category=apartments, transactionType=rent, city=homs
تعبت من الاجارات نفسي اشتري شقة => transactionType=sale, category=apartments
شقة للاجار مو للبيع => category=apartments, transactionType=rent
حدا بيبيعني سيارة => transactionType=sale, category=cars
قديش اجرة معلم دهان => category=painting-decor
`,
  'bare numbers are money where money is meant': `
شقة للبيع تحت ال ٥٠ => category=apartments, transactionType=sale, maxPrice=50000
شقة للبيع بين ال 50 وال 80 => category=apartments, transactionType=sale, minPrice=50000, maxPrice=80000
شقة للايجار ٨٠٠ بالشهر => category=apartments, transactionType=rent, maxPrice=800
شقة اجار 250 بحمص => category=apartments, transactionType=rent, maxPrice=250, city=homs
شقة اجار 120 متر => category=apartments, transactionType=rent, minArea=108, maxArea=132
شقة اجار من 400 دولار ونازل => category=apartments, transactionType=rent, maxPrice=400
house for sale nothing above 90k => category=residential, transactionType=sale, maxPrice=90000
شقة 60000 => category=apartments, maxPrice=60000, transactionType=sale
شقة بأقل شي ١٠٠ الف => category=apartments, minPrice=100000, transactionType=sale
شقة سعرها مية وخمسين الف => category=apartments, maxPrice=150000, transactionType=sale
شقة بين الخمسين والستين الف => category=apartments, minPrice=50000, maxPrice=60000, transactionType=sale
سيارة من خمسة لسبع الاف دولار => category=cars, minPrice=5000, maxPrice=7000
شقة تحت الخمسة وتلاتين الف => category=apartments, transactionType=sale, maxPrice=35000
سعر دونم الارض بحمص => category=lands, city=homs
شقة سعر المتر تحت ٥٠٠ => category=apartments, maxPricePerM2=500
سيارة تحت ال 10 => category=cars, maxPrice=10000
شقة تحت ال 100 متر => category=apartments, maxArea=100
`,
  'what the form of the category offers is known': `
شقة بالتقسيط => category=apartments, attr.payment_options=installments
شقة من المالك بحلب => category=apartments, attr.no_commission=true, city=aleppo
شقة طاقة شمسية => category=apartments, attr.electricity=solar
شقة بدون مولدة => category=apartments, without=attr.electricity:generator
سيارة شيري 2012 => category=cars, attr.car_make=chery, attr.year=2012
لابتوب مستعمل => category=laptops, attr.condition=used
محل على شارع رئيسي بحلب => category=shops, attr.street_kind=main_street, city=aleppo
شقة للطلاب => category=apartments
ارض تقسيط => category=lands
`,
  'what is only told is left out': `
بعنا بيتنا وبدنا فيلا بحمص => category=villas, city=homs
زوجي سائق ولازمنا شقة للاجار بحلب => category=apartments, transactionType=rent, city=aleppo
قريبة شقة للبيع بحمص => category=apartments, transactionType=sale, city=homs
شقة للبيع بحمص، صاحب المحل رفع الاجار => category=apartments, transactionType=sale, city=homs
انا من حمص وبدي شقة بدرعا => category=apartments, city=daraa
عندي شقة بحلب وبدي بيعها => category=apartments, city=aleppo, transactionType=sale
my dad sold our car and we need a flat in Homs => category=apartments, city=homs
بدي افتح محل، لازمني مستودع بحلب => category=warehouses, city=aleppo
ناطور البناية قلي انو في شقة للبيع بحمص => category=apartments, transactionType=sale, city=homs
قلي في شقة للبيع بحمص => category=apartments, transactionType=sale, city=homs
صاحب البيت بدو يبيع، لازمنا محل للاجار بحمص => category=shops, transactionType=rent, city=homs
ابي بدو يبيع شقة بحمص => category=apartments, transactionType=sale, city=homs
هلو شباب انا جديد هون، وين بلاقي لابتوب مستعمل => category=laptops, attr.condition=used
معي بيت بالضيعة بدي بيعو وآخد مطرحو شقة بالاجار => category=apartments, transactionType=rent
بدي هدية لمرتي، شو في دهب بحمص => category=gold-jewellery, city=homs
هدية لمرتي => category=gifts-favours
قالولي البيوت بجرمانا ارخص، صحيح في شقة للبيع => category=apartments, transactionType=sale, city=jaramana
قالولي في شقة بجرمانا، صحيح => category=apartments, city=jaramana
عندي محل وبدي ميزان بحمص => city=homs
عندي محل وبدي مستودع بحمص => category=warehouses, city=homs
عندي شقة بحمص وبدي بيعها => category=apartments, transactionType=sale, city=homs
`,
  'a mark parts what stands before it from what follows': `
كتبت: شقة بحلب => category=apartments, city=aleppo
ما في، شقة بحمص => category=apartments, city=homs
`,
  'what need not be is no wish': `
مو شرط تكون مفروشة، شقة بحلب => category=apartments, city=aleppo
شقة بحلب وما في داعي تكون مفروشة => category=apartments, city=aleppo
`,
  'figures are read by the word behind them': `
سيارة 150 سي سي => category=cars, attr.engine_cc=150
لابتوب 15 انش => category=laptops, attr.screen_inches=15
`,
  'figures are read by the word before them, too': `
احذية رجالية نمرة 43 => category=men-shoes, attr.shoe_size=43
`,
  'a deed or a possession is not taken for a thing that is called so': `
من وين جيب شقة بحمص => category=apartments, city=homs
بدي بيع ارضي بحمص => category=lands, transactionType=sale, city=homs
بعرض عالجيران ارضي بحمص للمبادلة => category=lands, transactionType=exchange, city=homs
بدي استأجر بحمص ارضي => category=ground-floor-flats, transactionType=rent, city=homs
ارضي اللي بحلب للبيع => category=lands, transactionType=sale, city=aleppo
بدي اشتري بيت ارضي بحمص => category=residential, transactionType=sale, minFloor=0, maxFloor=0, city=homs
بدي احفر بير بارضي => category=well-drilling
عندي مكتب بحمص وبدي أجرو => category=office-spaces, transactionType=rent, city=homs
شاشة تبديل للموبايل => category=phone-spare-parts
شقة تبديل بحمص => category=apartments, transactionType=exchange, city=homs
مضخة 5 حصان => category=water-pumps
`,
  'the word behind says which trade, job or thing': `
فرقة عراضة بحلب => category=arada-bands, city=aleppo
معلم نجار بحلب => category=carpentry-blacksmith, city=aleppo
شغل حراسة بحمص => category=security-jobs, city=homs
شغل زراعي بحمص => category=farm-jobs, city=homs
private maths teacher in Homs => category=private-lessons, city=homs
غرف نوم مستعملة بحلب => category=bedroom-sets, attr.condition=used, city=aleppo
غاز 5 عيون مستعمل => category=cookers-ovens, attr.condition=used, attr.burners=5
اسمنت وحديد بحلب => category=cement-iron, city=aleppo
`,
  'what is mended stands before': `
تعطلت غسالتنا وبدنا مين يصلحها بحلب => category=appliance-repair, city=aleppo
`,
  'a bound leaves out the number it names, where whole ones are counted': `
شقة اكتر من غرفتين => category=apartments, rooms=3+
شقة اقل من 3 غرف => category=apartments, rooms=1, rooms=2
شقة اقل شي 3 غرف => category=apartments, rooms=3+
شقة مو اكتر من غرفتين => category=apartments, rooms=1, rooms=2
`,
  'a bound is read with the noun it is of, however far the denial stands': `
شقة ما تقل عن 150 متر ولا تزيد عن 200 => category=apartments, minArea=150, maxArea=200
سيارة مو اقدم من موديل 2005 => category=cars, attr.year.min=2005
سيارة مو قبل 2012 => category=cars, attr.year.min=2012
لابتوب ما يزيد عن 15 انش => category=laptops, attr.screen_inches.max=15
ما فينا ندفع اجار بيت اكتر من 120 دولار => category=residential, transactionType=rent, maxPrice=120
`,
  'what is denied twice is wanted': `
شقة بحلب، بدون مصعد ما بتلزمني => category=apartments, city=aleppo, features=elevator
ما بدي شقة بدون مصعد => category=apartments, features=elevator
شقة بدمشق مو بالمزة بدون مصعد => category=apartments, city=damascus, without=neighborhood:damascus.mezzeh, without=features:elevator
شقة مو بدون مصعد => category=apartments, features=elevator
شقة مو بدون كراج => category=apartments, features=parking
`,
  'all that is listed behind a denial is left out': `
شقة بالشام ما بدنا لا المزة ولا الميدان للبيع => category=apartments, city=damascus, without=neighborhood:damascus.mezzeh, without=neighborhood:damascus.midan, transactionType=sale
شقة بالشام غير المزة والميدان => category=apartments, city=damascus, without=neighborhood:damascus.mezzeh, without=neighborhood:damascus.midan
شقة بالشام باستثناء المزة وحي الميدان => category=apartments, city=damascus, without=neighborhood:damascus.mezzeh, without=neighborhood:damascus.midan
used car anything but Kia => category=cars, attr.condition=used, without=attr.car_make:kia
`,
  'what the thing is for, comes with or would do for is not the thing': `
بيك اب بالاجار مع سائق بحلب => category=pickups, transactionType=rent, city=aleppo
صورة قديمة لبيت جدي بحلب => city=aleppo
محتاج لبيت بحلب => category=residential, city=aleppo
ميزانيتي 60 الف دولار لبيت => category=residential, maxPrice=60000, transactionType=sale
بتنفع تكون مشغل؟ قبو للبيع => category=basements, transactionType=sale
ورق لغرفة النوم بحلب => city=aleppo
car battery for our new house => category=car-batteries-oils
لمحل موبايلات بدي واجهة بحمص => city=homs
لبيتي الجديد بدي لابتوب => category=laptops
بدي لابتوب جديد لبيتي => category=laptops, attr.condition=new
علاج طبيعي بالبيت بحمص => city=homs
مهتم بشقة بحمص => category=apartments, city=homs
`,
  'what is named before a wish for another thing is only told': `
بيت حماي بعيد، بدنا شقة بحلب => category=apartments, city=aleppo
عطوني غرفة مشتركة وانا ما بحب العجقة، بدي ستوديو للاجار => category=studios, transactionType=rent
صاحب البيت رفع علينا الاجار، وقررنا نشتري شقة بحلب => category=apartments, transactionType=sale, city=aleppo
بالمزة جنب بيت اهلي، بدي شقة => category=apartments, neighborhood=damascus.mezzeh
كم بيجيب بيت بالمزة اذا بدي بيعو => category=residential, neighborhood=damascus.mezzeh, transactionType=sale
كم بيجيب بيت بالمزة اذا بعتو => category=residential, neighborhood=damascus.mezzeh, transactionType=sale
جدي ترك ارض بحلب => category=lands, city=aleppo
`,
  'somebody of whom is said what they do is looked for': `
محامي يكتبلي عقد اجار بيت بحمص => category=legal-services, city=homs
حدا بينقل عفش بحمص => category=furniture-moving, city=homs
كهربجي سيارات بحمص => category=car-repair, city=homs
حدا بيشتغل دهان بحمص => category=painting-decor, city=homs
`,
  'a trade alone is a service, with work it is a job': `
خياط بحمص => category=tailors, city=homs
شغل خياط بحمص => category=tailoring-jobs, city=homs
اختي بدها تشتغل خياطة بحمص => category=tailoring-jobs, city=homs
معلم قرميد بحلب => city=aleppo
`,
  'where somebody is from, goes to or is called after is no place of the thing': `
انا من حمص بدي شقة => category=apartments
سيارة، مشاوير كتيرة بين حمص وحلب => category=cars
بدي سيارة، عندي مشاوير كتيرة بين حمص وحلب => category=cars
شقة بريف حلب الشمالي => category=apartments, province=aleppo
ابو كيا عندو سيارة بحمص => category=cars, city=homs
شقة بحارة طريقها وعر => category=apartments
شقة بحلب او درعا بالغوطة => category=apartments, city=aleppo, city=daraa
`,
  'a place is the one that lies in what is said round it': `
ريف دمشق يعفور فيلا للبيع => category=villas, transactionType=sale, city=yaafour
شقة بالثورة بالرقة => category=apartments, neighborhood=raqqa.al-thawra
شقة بالطبقة بالرقة => category=apartments, city=al-tabqah
شقة بالثورة بحمص => category=apartments, city=homs
بدي ملح =>
بدي بيت بملح => category=residential, city=malah
بدي حلب => city=aleppo
كتاب تاريخ مدينة حلب =>
خريطة حلب =>
شقة للبيع مدينة حلب => category=apartments, transactionType=sale, city=aleppo
`,
  'the thing is found wherever it stands': `
السلام عليكم في حدا عندو شقة للاجار بحلب => category=apartments, transactionType=rent, city=aleppo
صديقي عم يدور على شقة => category=apartments
حدا عندو خبر عن بيت بحمص => category=residential, city=homs
حدا يعطيني رقم سباك => category=plumbing
عندكم علم بشاليه للبيع => category=chalets, transactionType=sale
وانا مشتهي فيلا => category=villas
ما حدا عم يسأل عن حذاء رجالي => category=men-shoes
ما بدي الا ارض بحمص => category=lands, city=homs
كفر ايفون => category=covers-screen-guards
كان عنا محل وبعناه وهلق بدنا مكتب => category=office-spaces
حدا يصلح سيارات بحمص => category=car-repair, city=homs
مين بينضف بيوت => category=house-cleaning
عم يدور عبيت بحمص => category=residential, city=homs
حدا عم يبيع بلايستيشن 5 => category=game-consoles, transactionType=sale
اوضة لطالبين => category=shared-rooms, category=student-housing
شي مساعدة المهم تكون مرتبة شقة => category=apartments
كل ما احتاجه مكتب بحلب => category=office-spaces, city=aleppo
ابني نجح وبدنا نهديه لابتوب => category=laptops
عالعيد بدنا نفرح الزغار ونجيبلن بلايستيشن 5 => category=game-consoles
بدي آخد محل بالايجار بحلب => category=shops, transactionType=rent, city=aleppo
صاحبة البيت طالعتنا وما معنا وقت، شقة للايجار بحمص => category=apartments, transactionType=rent, city=homs
I'm moving back with my kids and I need a villa to rent in Homs => category=villas, transactionType=rent, city=homs
جدي مزارع وطلب مني مضخة => category=water-pumps
غرفة نوم 6 قطع => category=bedroom-sets
للبيع او المبادلة على سيارة شقة => transactionType=sale, transactionType=exchange, category=apartments
`,
  'a thing called by several words is none that one of them leads to': `
سمك زينة => category=ornamental-fish
بدي ساعة حائط => category=mirrors-paintings
wall clock => category=mirrors-paintings
سماعات بلوتوث => category=headphones-earbuds, attr.connectivity=bluetooth
حدا يعرف معلم ورق جدران لغرفة النوم بحماة => category=painting-decor, city=hama
house cleaning service in Homs => category=house-cleaning, city=homs
ساعة => category=watches
`,
  'the deal that somebody is through with is not what they look for': `
بدل ما ضل ادفع اجارات كل شهر، حابب اشتري شقة بحمص => category=apartments, transactionType=sale, city=homs
زهقت من الاجار ورح اشتري شقة بحمص => category=apartments, transactionType=sale, city=homs
انا ما بدي اجار، بدي اشتري شقة بحمص => category=apartments, transactionType=sale, city=homs
بكم عم تأجرو الشاليهات => category=chalets, transactionType=rent
بدي استجر شقة بحمص => category=apartments, transactionType=rent, city=homs
مين بيشتري مني غرفة نوم => category=bedroom-sets, transactionType=sale
تعبت من دفع الاجار كل شهر وبدي اشتري شقة بحمص => category=apartments, transactionType=sale, city=homs
شقة وندفع الاجار كل شهر => category=apartments, transactionType=rent
محل لبيع الورد بحمص => category=shops, city=homs
محل للبيع بحمص => category=shops, transactionType=sale, city=homs
حابب اترك الاجار واشتري بيت بحمص => category=residential, transactionType=sale, city=homs
`,
  'what is left out is said of the thing, and not the thing that is sought': `
ما بدي سيارة اوتوماتيك، بدي سيارة بنزين => category=cars, without=attr.gearbox:automatic, attr.fuel=petrol
`,
  'what a relative is called is no place': `
عمي حمص عم يبيع شقتو بحماة => category=apartments, transactionType=sale, city=hama
خالي حلب عم يبيع شقتو بحماة => category=apartments, transactionType=sale, city=hama
رفيقي بالجامعة وبدو شقة بحمص => category=apartments, city=homs
رفيقي بالمزرعة وبدو شقة => category=apartments
رفيقي بحمص وبدو شقة => category=apartments, city=homs
لابتوب لبنتي اللي بحلب => category=laptops, city=aleppo
`,
  'a reason, and what is done instead, is told and not sought': `
بما انو البنزين غالي بدي سيارة => category=cars
السيارات غليت كتير، بدي اشتري شقة بحمص => category=apartments, transactionType=sale, city=homs
بدل ما ندفع اجار كل شهر بدنا نشتري شقة بحماة => category=apartments, transactionType=sale, city=hama
بدال ما ضل بالاجار ناوي اشتري شقة بحمص => category=apartments, transactionType=sale, city=homs
instead of paying rent I want to buy an apartment in Homs => category=apartments, transactionType=sale, city=homs
يا جماعة انا جديد بالبلد، وين بلاقي سيارة مستعملة => category=cars, attr.condition=used
شقة مو غالية، بدي ياها بحمص => category=apartments, city=homs
`,
  'metres of a length are no area': `
محل عرض الواجهة 5 متر => category=shops, attr.facade_metres=5
محل واجهة 6 متر بحمص => category=shops, attr.facade_metres=6, city=homs
محل عرضو 4 متر => category=shops
شقة ارتفاع السقف 3 متر => category=apartments
ارض طولها 50 متر => category=lands
ارض فيها بير عمقه 200 متر => category=lands
شقة بعيدة 200 متر عن البحر => category=apartments
shop 5 meters wide => category=shops
عرض خاص شقة 100 متر => category=apartments, minArea=90, maxArea=110
شقة مساحتها 100 متر => category=apartments, minArea=90, maxArea=110
`,
  'the price of a metre is not the price': `
شقة ما بيطلع مترها عن 500 دولار => category=apartments, maxPricePerM2=500
شقة ما بيتجاوز مترها 500 دولار => category=apartments, maxPricePerM2=500
شقة مترو اقل من 500 دولار => category=apartments, maxPricePerM2=500
`,
  'of two values the one that is wanted is enough, and a denied adjective denies no place': `
سيارة كيا مو شيري => category=cars, attr.car_make=kia, without=attr.car_make:chery
شقة طابو اخضر مو حكم محكمة => category=apartments, attr.ownership_paper=green_tabu
شقة مو حكم محكمة => category=apartments, without=attr.ownership_paper:court_ruling
شقة جديدة مو مستعملة => category=apartments, attr.condition=new
nothing on the first floor, flat in Homs => category=apartments, city=homs, without=floor:1
سيارة كيا مش عادي بحمص => category=cars, attr.car_make=kia, city=homs
`,
  'how often there is water says no rent': `
شقة المي فيها يومية بحمص => category=apartments, city=homs
شقة والمياه يومية بحمص => category=apartments, city=homs
شقة شهري بحمص => category=apartments, transactionType=rent, city=homs
`,
  'a maker tells which thing it is wherever it stands': `
موبايل مستعمل سامسونغ => category=samsung-phones, attr.condition=used
Samsung A52 phone => category=samsung-phones
موبايل مو سامسونغ => category=mobiles
سامسونغ مستعمل بحمص => category=samsung-phones, attr.condition=used, city=homs
سامسونغ 256 غيغا شريحتين => category=samsung-phones, attr.storage_gb=256
براد سامسونغ => category=fridges, attr.appliance_brand=samsung
براد غير سامسونغ => category=fridges, without=attr.appliance_brand:samsung
سامسونغ 55 بوصة =>
ريموت سامسونغ =>
`,
  'a noun right behind makes another thing, of which no category is known': `
موتور غسالة =>
موتور هوندا => category=motorcycles
موتور مستعمل => category=motorcycles, attr.condition=used
مضخة غسالة =>
عجل بسكليت =>
عجل بلدي => category=calves
بيت كنب =>
بيت موبايل => category=covers-screen-guards
بيت ابوي بحمص => category=residential, city=homs
بيت الكلب =>
جلد غنم =>
صوف خروف =>
طاولة بلياردو =>
طاولة خشب => category=coffee-tables
طاولة مستعملة => category=coffee-tables, attr.condition=used
ارضية باركيه =>
خط انتاج =>
`,
  'a deal that somebody is through with is not asked for': `
ما عاد بدي ادفع اجار بدي اشتري شقة بحمص => transactionType=sale, category=apartments, city=homs
تعبت من الاجار وبدي بيت ملك => category=residential
بكفي اجارات بدي بيت ملك => category=residential
بدي بيع سيارتي واشتري شقة => category=apartments, transactionType=sale
كفاية ايجار! شقة تقسيط بحمص => category=apartments, city=homs, attr.payment_options=installments
بلا اجار بلا هم، شقة للبيع => category=apartments, transactionType=sale
كنا عم نبيع البيت هلق بدنا نأجرو => category=residential, transactionType=rent
شقة بلا كراج للايجار => category=apartments, transactionType=rent, without=features:parking
زهقت من الاجار ورح اشتري شقة => category=apartments, transactionType=sale
بيت للبيع وليس للايجار بحمص => category=residential, transactionType=sale, city=homs
`,
  'a season, a suit, a part that is put in and a trade are no deals': `
بدي شقة للربيع بحلب => category=apartments, city=aleppo
شقة للبع بحلب => category=apartments, transactionType=sale, city=aleppo
بدل رقص =>
تبديل زيت سيارة => category=car-batteries-oils
عامل توصيل بيع => category=driver-jobs
اثاث شقة للبيع => category=furniture-home-decor, transactionType=sale
`,
  '«ولا» asks which of two, and leaves out only behind a denial': `
اشتري شقة ولا ارض بحمص => transactionType=sale, category=apartments, category=lands, city=homs
شقة بدون كراج ولا مصعد => category=apartments, without=features:parking, without=features:elevator
`,
  'money and numbers of something else are no price': `
راتبي 200 دولار وبدي شقة => category=apartments
سيارة ماشية 120 الف => category=cars
شقة بحلب رقمي 0944123456 => category=apartments, city=aleppo
شقة قسط 200 دولار بالشهر => category=apartments, attr.payment_options=installments
محل فروغ ب 40 الف => category=shops, attr.shop_tenure=key_money, maxPrice=40000
`,
  'halves of a million, thousands in one word, and hundreds behind a million': `
فيلا للبيع من ربع مليون لنص مليون دولار => category=villas, transactionType=sale, minPrice=250000, maxPrice=500000
سيارة من سبعتالاف لعشرتالاف => category=cars, minPrice=7000, maxPrice=10000
شقة للبيع مليون وميتين دولار => category=apartments, transactionType=sale, maxPrice=1200000
`,
  'a plate behind a maker says where the car is registered': `
كيا نمرة حلب => category=cars, attr.car_make=kia, attr.plate_province=aleppo
سيارة لوحة حلب => category=cars, attr.plate_province=aleppo
`,
  'a trade behind work says which job, and being out of it is told': `
شغل سواقة بحلب => category=driver-jobs, city=aleppo
شغل باريستا => category=restaurant-jobs
قاعد بلا شغل، في شغل سواقة بحلب؟ => category=driver-jobs, city=aleppo
دهان شاطر => category=painting-decor
منظومة طاقة شمسية => category=solar-systems
`,
  'where somebody is from, what is studied and what is wished are no places': `
معكن ابو سومر من حلب، ناوي اشتري سيارة من حمص => transactionType=sale, category=cars, city=homs
يكون تحت بيت اهلي بالضبط، محل للبيع => category=shops, transactionType=sale
ما عندي سيارة فبدي شقة بحمص => category=apartments, city=homs
الجيران بالطابق الثالث مزعجين، بدي شقة بحمص => category=apartments, city=homs
انا ساكن بحلب وعم دور شقة لاهلي بحمص => category=apartments, city=homs
محل باسم الشام => category=shops
ام موبايل بحمص => city=homs
I'm a baker and I'm after a used car => category=cars, attr.condition=used
`,
  'half a label that is said of any thing is no choice': `
old house in Aleppo => category=residential, city=aleppo
`,
  'the stuff of which a thing is sold is no choice of it': `
رخام بحمص => category=tiles-marble, city=homs
`,
  'of several categories another word tells which': `
تصوير فيديو للحفلة => category=event-photography
جاكيت شتوي رجالي => category=men-jackets
`,
};

const TENS = { عشرين: 20, تلاتين: 30, خمسين: 50, تمانين: 80 };
const UNITS = { '': 0, 'تلاتة و': 3, 'خمسة و': 5, 'تسعة و': 9 };
const HUNDREDS = { مية: 100, مئة: 100, ميتين: 200, تلتمية: 300, 'خمس مية': 500 };
const SPOKEN = Object.entries(HUNDREDS).flatMap(([hundred, hundreds]) =>
  Object.entries(TENS).flatMap(([ten, tens]) =>
    Object.entries(UNITS).flatMap(([unit, units]) =>
      [' و', ' و '].map((and): [string, number] => [`${hundred}${and}${unit}${ten}`, hundreds + tens + units]),
    ),
  ),
);

describe('a number of several words is one', () => {
  const priceIn = (sentence: string) =>
    Object.fromEntries(
      understand(sentence, lexicon).recognised.flatMap(({ kind, value }) =>
        kind.endsWith('Price') ? [[kind, Number(value)]] : [],
      ),
    );
  it.each(SPOKEN)('%s', (said, value) => {
    for (const before of ['تحت ', 'تحت ال', 'ب', 'لحد ', 'معي '])
      expect(priceIn(`شقة للبيع ${before}${said} الف دولار`)).toEqual({ maxPrice: value * 1000 });
    for (const between of ['من عشرة ل', 'من عشرة ل ', 'من عشرة الى ', 'بين العشرة وال'])
      expect(priceIn(`شقة للبيع ${between}${said} الف دولار`)).toEqual({ minPrice: 10_000, maxPrice: value * 1000 });
  });
});

/** Typed, and as it is read; nothing where it is right. */
const MEANT = `
arm ggfdu => شقة للبيع
شحشقفةثىف => apartment
bade esta2jer sha2a bi jaramana => بدي استأجر شقة بجرمانا
sha2a mo mafroshe => شقة مو مفروشه
سيارة بالفرفان بحلب => سيارة بالفرقان بحلب
hello dear team kindly show me land for sale =>
shaqqa lilbay3 fi homs => شقة للبيع في حمص
شقه للبيغ بجرمنا => شقه للبيغ بجرمانا
بيت بكفر سوشة => بيت بكفر سوسة
مستودغ للاجار => مستودع للاجار
شقة بالمالكي قصير =>
شقة غالية =>
زيت زيتون حمصاوي =>
كباب جرماناي =>
شقة شرحة =>
badde sha2a => بدي شقة
شقة بحلب بالدير =>
مكتب دراسة =>
خربت غسالتنا وما عاد تتصلح، بدنا شقة =>
hosue for rent in Homs => house for rent in Homs
shop for rnet in Alepo => shop for rent in Aleppo
flat in Homs with noor =>
bade ajjer sha2ti => بدي آجر شقتي
motor arkhas mn 400 dollar => موتور ارخص من 400 dollar
hyundai ghiyar 3adi => hyundai غيار عادي
تلفزيون ال جي oled =>
100 ورقة =>
للبيع لعدم التفرغ شقة =>
حلاوة بطحينة بحلب =>
بيت حماي =>
iphone 12 =>
سيارى مستعملى بحمص => سيارة مستعملة بحمص
شقه بخربى غزالى => شقه بخربة غزالة
شقة على البحر اغلى شي =>
hous for rent in Homs => house for rent in Homs
زجاجة عطر =>
بدي بامية =>
بدي هيل وكمون =>
بدي شال صوف =>
خروف للضحية بحمص =>
شقة بجرمنا => شقة بجرمانا
بدي كصره =>
شقة بالكصرة => شقة بالكسره
براد سير غسالة =>
بياع خضرة =>
ارض بالغاب =>
كسارة =>
ترك سيارتو للبيع =>
تركت بيت بحمص =>
بدي اكسرو =>
ارضية باركيه =>
خشب مشغول =>
شغلي بحلب =>
جارنا باع سيارتو =>
جوز =>
ملون =>
بدي جوازات =>
بيك ااب للبيع =>
سياارة للبيع =>
`;

describe('what was probably meant', () => {
  it.each(
    MEANT.trim()
      .split('\n')
      .map((line) => line.split('=>').map((cell) => cell.trim())),
  )('%s', (typed = '', meant = '') => {
    expect(likelyMeant(typed, lexicon) ?? '').toBe(meant);
  });
});

describe.each(Object.entries(CLASSES))('%s', (_, table) => {
  it.each(
    table
      .trim()
      .split('\n')
      .map((line) => line.split('=>').map((cell) => cell.trim())),
  )('%s', (sentence = '', chips = '') => {
    const read = understand(sentence, lexicon, { choicesOf }).recognised.map(({ kind, value }) => `${kind}=${value}`);
    expect(read.sort()).toEqual(chips.split(', ').filter(Boolean).sort());
  });
});
