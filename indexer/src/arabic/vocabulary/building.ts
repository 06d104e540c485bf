import { define } from './define.ts';

/** What a home has and how many of it. Keys of features are those of the listing's own flags. */
export const building = [
  ...define(
    'feature',
    `
elevator: مصعد, اصانصير, مصاعد, اسانسير, اسانسور, اسنسير, elevator, elevators, lift, lifts
parking: موقف سيارة, موقف سيارات, مواقف سيارات, موقف, مواقف, كراج, كراجات, جراج, باركينغ, باركنغ, parking, car park, parking place, parking space, garage, garages
central_heating: تدفئة مركزية, شوفاج, شوفاج مركزي, شوفاجات, central heating
renovated: مجدد, مجددة, مرمم, مرممة, renovated, restored, refurbished
air_conditioning: مكيف, مكيفات, تكييف, تكيف, مكيفة, كونديشن, كوندشن, كونديشين, air conditioning, air conditioner, air conditioners, air conditioned, aircon
security: حراسة, حماية امنية, كاميرات مراقبة, security, guarded
garden: حديقة, حدائق, جنينة, جناين, garden, gardens
balcony: بلكون, بلكونة, بلكونات, بالكون, بالكونات, بالكونه, شرفة, شرفات, بلكونه, balcony, balconies
pool: مسبح, مسابح, بركة سباحة, بسين, حوض سباحة, pool, pools, swimming pool, swimming pools
new_building: بناء جديد, بناية جديدة, بناء حديث, ابنية حديثة, new building, newly built, new construction
`,
  ),
  ...define(
    'furnishing',
    `
furnished: مفروش, مفروشة, مفروشه فرش كامل, مع الفرش, مع فرش, مع عفش, furnished, fully furnished
semi_furnished: نصف مفروش, نصف مفروشة, نص مفروش, نص مفروشة, شبه مفروشة, شبه مفروش, مفروشة جزئيا, semi furnished, partly furnished, part furnished
unfurnished: ما فيها فرش, مافيها فرش, ما فيه فرش, مافيه فرش, ما فيها عفش, بلا فرش, من غير فرش, من دون فرش, من غير عفش, من دون عفش, بدون عفش, بلا عفش, بدون فرش وعفش, غير مفروش, غير مفروشة, بدون اثاث, بلا اثاث, فاضية بدون فرش, مش مفروشة, مو مفروشة, بدون فرش, بلا فرش, فارغة بدون فرش, unfurnished, not furnished
`,
  ),
  ...define(
    'count',
    `
room: غرفة, غرف, اوضة, اوض, قوضة, room, rooms
bedroom: غرفة نوم, غرف نوم, اوضة نوم, اوض نوم, قوضة نوم, نوم, bedroom, bedrooms, bed room, bed rooms, beds, br, bdr
bathroom: حمام, حمامات, تواليت, تواليتات, منتفعات, bathroom, bathrooms, bath, baths
salon: صالون, صالونات, صالة, صالات, salon, salons, living room, living rooms
floor: طابق, طوابق, دور, ادوار, ط, floor, floors, storey, storeys
`,
  ),
  ...define(
    'paper',
    `
tabu: طابو, طابوا, طابو نظامي, سجل عقاري, tabu, tapu, title deed
green_tabu: سند اخضر, سند طابو اخضر, طابو اخضر, طابوا اخضر, سند تمليك, سند ملكية, green tabu, green tapu
temporary_register: سجل مؤقت, طابو مؤقت, temporary register
housing_register: سجل اسكان, تخصيص, سجل جمعية, housing register
court_ruling: حكم محكمة, حكم محكمة قطعي, قرار محكمة, court ruling, court decision
notarised_poa: وكالة كاتب عدل, كاتب عدل, كاتب بالعدل, وكالة غير قابلة للعزل, وكالة بيع, power of attorney
shares: حصة سهمية, حصص سهمية, على الشيوع, حصة شائعة
agricultural_tabu: طابو زراعي, طابو اسود زراعي, agricultural tabu
emiri: ارض اميرية, اميري, emiri
usufruct: حق انتفاع, usufruct
waqf: وقف, اوقاف, waqf
sale_contract: عقد بيع, عقد بيع قطعي, عقد قطعي, sale contract
`,
  ),
  ...define(
    'word',
    `
kitchen: مطبخ, مطابخ, kitchen, kitchens
fitted_kitchen: مطبخ راكب, مطابخ راكبة, fitted kitchen
heating: تدفئة, heating
own_boiler: شوفاج مستقل, شوفاج فردي, شوفاج منفصل, تدفئة مستقلة, own boiler, individual heating
underfloor_heating: تدفئة ارضية, شوفاج ارضي, underfloor heating
no_heating: بدون تدفئة, بدون شوفاج, بلا تدفئة
toilet: مرحاض, toilet, wc
living: غرفة جلوس, غرفة معيشة, معيشة, قعدة, living
dining_room: غرفة طعام, dining room
master_bedroom: ماستر, غرفة ماستر, master, master bedroom
finishing: اكساء, كسوة, تشطيب, تشطيبات, مكسية, مكسي, finishing, finished
super_deluxe: سوبر ديلوكس, كسوة سوبر ديلوكس, اكساء سوبر ديلوكس, مكسية سوبر ديلوكس, مكسي سوبر ديلوكس, تشطيب سوبر ديلوكس, super deluxe finishing, سوبر دولوكس, سوبرديلوكس, سوبر ديلكس, super deluxe
deluxe: ديلوكس, كسوة ديلوكس, اكساء ديلوكس, مكسية ديلوكس, تشطيب ديلوكس, deluxe finishing, دولوكس, دي لوكس, ديلكس, deluxe
lux: لوكس, luxury, luxurious
skeleton: على العظم, عالعضم, عالعظم, عضم, عظم, على العضم, هيكل, skeleton, unfinished
half_finished: نصف اكساء, نص اكساء, نص كسوة, نصف كسوة, half finished
needs_renovation: بحاجة تجديد, بحاجة ترميم, بدها ترميم, بدو ترميم, تحتاج ترميم, بحاجة اكساء, بدها كسوة, needs renovation
good_finishing: كسوة جيدة, اكساء جيد, كسوة ممتازة, good finishing
old_finishing: كسوة قديمة, اكساء قديم, old finishing
ordinary_finishing: كسوة عادية, اكساء عادي, كسوة وسط
veranda: برندا, برندة, براندا, فرندا, فيراندا, veranda, verandah
terrace: تراس, ترس, تراسات, terrace, terraces
roof: سطح, اسطحة, سطوح, roof
courtyard: ارض ديار, ارض الديار, فسحة سماوية, courtyard
fountain: بحرة, نافورة, fountain
attic: سقيفة, سدة, عليه مخزن, attic, mezzanine
entrance: مدخل, مداخل, باب بناء, entrance
share: اسهم, سهم, share
view: اطلالة, اطلاله بانورامية, مطل, مطلة, view, views, overlooking
sea_view: اطلالة بحر, اطلالة بحرية, اطلالة على البحر, مطلة على البحر, مطل على البحر, اطلالة عالبحر, مطلة عالبحر, مطل عالبحر, sea view, overlooking the sea
mountain_view: اطلالة جبل, اطلالة جبلية, اطلالة على الجبل, مطلة على الجبل, مطل على الجبل, اطلالة عالجبل, مطلة عالجبل, مطل عالجبل, mountain view
garden_view: اطلالة على حديقة, مطلة على حديقة, مطل على حديقة, garden view
square_view: مطلة على ساحة, مطل على ساحة, اطلالة على ساحة
open_view: اطلالة مفتوحة, اطلالة مكشوفة, مطلة مكشوفة, open view
city_view: اطلالة على المدينة, مطلة على المدينة, مطل على المدينة, city view
main_street_view: مطلة على شارع رئيسي, اطلالة على شارع رئيسي, مطلة على شارع عام, مطلة على الشارع العام, على الشارع العام, على الشارع الرئيسي
light_well: منور, داخلية على منور
sea: بحر, بحري, بحرية, sea, beach, شاطئ, شط
mountain: جبل, جبال, جبلي, mountain, mountains
street: شارع, شوارع, street, streets, road
main_street: شارع رئيسي, شارع عام, شوارع رئيسية, main street, main road
side_street: شارع فرعي, side street
facade: واجهة, واجهات, facade, frontage
corner: زاوية, corner
direction_south: قبلي, قبلية, جنوبي, جنوبية, south, south facing
direction_north: شمالي, شمالية, north, north facing
direction_east: شرقي, شرقية, east
direction_west: غربي, غربية, west
sunny: مشمسة, مشمس, شمسية قبلية, sunny
quiet: هادئ, هادئة, هادية, هادي, quiet, calm
neighborhood: حي, احياء, حارة, حارات, منطقة, مناطق, neighborhood, neighbourhood, district, area, quarter
village: ضيعة, ضيع, قرية, قرى, village, villages
countryside: ريف, countryside, rural
city: مدينة, مدن, city, town
province: محافظة, محافظات, governorate, governorates, province, provinces
centre: مركز, وسط البلد, مركز المدينة, centre, center, downtown, city centre, city center
suburb: ضاحية, ضواحي, suburb
square: ساحة, ساحات, دوار, square, roundabout
camp: مخيم, مخيمات, camp
family: عائلة, عائلات, عيلة, عوائل, families, family
students: طلاب, طالبات, طالب, طلبة, students, student
singles: شباب, عزاب, عازب, singles, single men
newlyweds: عرسان, عروسين, couple, couples, newlyweds
employees: موظفين, موظفات, employees
deposit: تامين, رهن تامين, عربون, رعبون, deposit
commission: عمولة, كومسيون, كمسيون, دلالة, commission
no_commission: من دون مكاتب, بدون مكاتب, بلا مكاتب, بدون مكاتب عقارية, من دون مكاتب عقارية, بدون عمولة, بلا عمولة, بدون كمسيون, بلا كمسيون, بدون سمسرة, بلا سمسرة, بلا سماسرة, بدون سماسرة, من دون سماسرة, من غير سماسرة, بلا دلالين, بدون دلالين, من المالك مباشرة, من صاحبها, بدون وسيط, بلا وسيط, من دون وسيط, بدون دلال, بلا دلال, no commission, without commission, no broker, no brokers, no agent, no agents, without broker, without agent, direct from owner, by owner, from owner, بلا مكتب عقاري, بدون مكتب عقاري, من دون مكتب عقاري, بلا مكاتب عقارية
owner: مالك, صاحب العلاقة, مالكها, owner
monthly: شهري, شهريا, بالشهر, كل شهر, monthly, per month, a month
yearly: سنوي, سنويا, بالسنة, yearly, annual, per year
daily: يومي, يوميا, باليوم, بالليلة, يومية, daily, per day, per night, nightly
weekly: اسبوعي, اسبوعيا, بالاسبوع, weekly
daily_flat: شقق مفروشة يومي, شقة مفروشة يومي, شقة يومي, شقق يومي, شقة مفروشة باليوم, شقق مفروشة بالليلة, ايجار يومي, daily rent flat, furnished flats by the day, daily furnished flats
key_money: فروغ, فراغة, فروغية, خلو, خلو رجل, key money
freehold: ملك صرف, ملك حر, تمليك, freehold
no_elevator: بدون مصعد, بلا مصعد, بدون اسانسير, بلا اسانسير, no elevator, without elevator
garden_patch: وجيبة, وجايب
concierge: ناطور, بواب, concierge, doorman
well: بئر, بير, ابار, well, wells
tree: شجرة, شجر, اشجار, اشجار مثمرة, مشجرة, مشجر, tree, trees
olive: زيتون, اشجار زيتون, شجر زيتون, زيتونات, olive, olives, olive trees
fenced: مسورة, مسور, سور, fenced, walled
licensed: مرخص, مرخصة, رخصة, رخص, ترخيص, licensed, licence, license, permit
zoning: تنظيم, تنظيمي, داخل التنظيم, داخل المخطط, خارج التنظيم, مخطط تنظيمي, zoning
electricity: كهرباء, كهربا, كهربائي, كهربائية, electricity, electric, electrical
water: ماء, مي, مياه, مية ساخنة, water
internet: انترنت, نت, واي فاي, wifi, internet, adsl
gas: غاز, gas
sewage: صرف صحي, مجارير, sewage
services: خدمات, خدمة, service, services
stairs: درج, ادراج, stairs
shelter: ملجا, shelter
door: باب, ابواب, door, doors
window: شباك, شبابيك, نافذة, نوافذ, window, windows
wall: حيط, حيطان, جدار, جدران, wall, walls
`,
  ),
];
