import { define } from './define.ts';

/** Condition, colours, origin, and everyday words that are also names of places: knowing them keeps the two apart. */
export const general = [
  // Keys are the numbers themselves: «طابق تالت» is floor 3.
  ...define(
    'ordinal',
    `
1: اول, اولى, اولي, first, 1st
2: تاني, ثاني, تانية, ثانية, second, 2nd
3: تالت, ثالث, تالتة, ثالثة, third, 3rd
4: رابع, رابعة, fourth, 4th
5: خامس, خامسة, fifth, 5th
6: سادس, سادسة, sixth, 6th
7: سابع, سابعة, seventh, 7th
8: تامن, ثامن, ثامنة, eighth, 8th
9: تاسع, تاسعة, ninth, 9th
10: عاشر, عاشرة, tenth, 10th
`,
  ),
  ...define(
    'word',
    `
new: جديد, جديدة, جداد, جدد, حديث, حديثة, new, brand new, modern
used: مستعمل, مستعملة, مستخدم, مستخدمة, مستعملين, used, second hand, secondhand
like_new: شبه جديد, شبه جديدة, متل الجديد, بحالة الجديد, كالجديد, like new
clean: نظيف, نظيفة, نظيفين, نضيف, نضيفة, نضيفين, clean
excellent: ممتاز, ممتازة, ممتازين, excellent, great
good: جيد, جيدة, جيدين, منيح, منيحة, منيحين, good
beautiful: جميل, جميلة, جميلين, حلوة, حلوين, beautiful, nice, lovely
original: اصلي, اصلية, original, genuine
old: قديم, قديمة, عتيق, عتيقة, old
ready: جاهز, جاهزة, ready
empty: فارغ, فارغة, فاضي, فاضية, empty, vacant
urgent: مستعجل, مستعجلة, مستعجلين, عاجل, ضروري, بداعي السفر, urgent
special: مميز, مميزة, خاص, خاصة, special
strong: قوي, قوية, strong
complete: كامل, كاملة, complete, full, whole
independent: مستقل, مستقلة, independent, separate, detached
upper: علوي, علوية, upper
lower: سفلي, سفلية, lower
last: اخير, اخيرة, last
without: بدون, بلا, without
not: غير
near_to: قريب, قريبة, قرب, جنب, بجانب, مقابل, خلف, close to, next to
white: ابيض, بيضاء, بيضا, white
black: اسود, سوداء, سودا, black
red: احمر, حمراء, red
green: اخضر, خضراء, green
blue: ازرق, زرقاء, زرقا, blue
yellow: اصفر, صفراء, yellow
grey: رمادي, رمادية, رصاصي, grey, gray
brown: بني, brown
beige: بيج, beige
pink: زهري, pink, rose
colour: لون, الوان, colour, colours, color, colors
turkish: تركي, تركية, turkish
chinese: صيني, صينية, chinese
korean: كوري, كورية, korean
japanese: ياباني, يابانية, japanese
german: الماني, المانية, german
italian: ايطالي, ايطالية, italian
american: امريكي, امريكية, اميركي, american
syrian: سوري, سورية, syrian
syria: سوريا, syria
lebanon: لبنان, lebanon
turkey: تركيا
germany: المانيا, germany
national: وطني, وطنية
persian: شيرازي, فارسي, persian
weight: وزن, weight
metal: معدن, معدني, metal
leather: جلد, leather
fabric: قماش, اقمشة, fabric
cotton: قطن, قطني, cotton
wool: صوف, wool
station: محطة, محطات, station, stations
trade: تجارة, trade
unit_thing: وحدة, وحدات
foot: قدم
channel: قناة
association: جمعية, جمعيات
garden_of_school: روضة
bridge: جسر, جسور, bridge
market: سوق, اسواق, market, markets
university: جامعة, جامعات, university
mosque: جامع, جوامع, مسجد, مساجد, mosque
church: كنيسة, كنائس, church
park: منتزه, منتزهات, بارك
airport: مطار, مطارات, airport
bank: بنك, بنوك, مصرف, مصارف, bank, banks
tower: برج, ابراج, tower, towers
river: نهر, انهار, river
spring_water: نبع, عين
hill: تل, تلة, hill
valley: وادي, وديان, valley
stone: حجر, احجار, stone
picnic: نزهة
freedom: حرية
unity: اتحاد
victory: نصر
peace: سلام
martyrs: شهداء
revolution: ثورة
army: جيش
police: شرطة
lighthouse: منارة
oasis: واحة
crown: تاج
sun: شمس, sun
moon: قمر
lion: اسد
library_public: مكتبة عامة
book: كتاب, كتب, book, books
stationery: قرطاسية, stationery
music: موسيقى, music
guitar: غيتار, جيتار, guitar
piano: بيانو, piano
sport: رياضة, رياضي, رياضية, sport, sports
fitness: اجهزة رياضية, جهاز رياضي, فتنس, fitness equipment, treadmill
weapon: سلاح, اسلحة
food: اكل, طعام, غذائية, food
bread: خبز, bread
meat: لحمة, لحم, لحوم, meat
coffee: قهوة, بن, coffee
tea: شاي, tea
`,
  ),
];
