import { define } from './define.ts';

/** What is done with the thing, and money and measures. */
export const deals = [
  ...define(
    'transaction',
    `
sale: بيع, مبيع, للبيع, برسم البيع, بيعه, بائع, معروض للبيع, sale, sales, for sale, selling, sell, to buy, buy, buying, شراء, للشراء, شرا
rent: اجارها, ايجارها, ايجاره, ايجارو, اجارو, اجرتها, اجرته, ايجار, اجار, يجار, ايجر, مؤجر, مؤجرة, موجر, استاجار, للايجار, للاجار, برسم الايجار, تاجير, للتاجير, استئجار, اجرة, ااجار, ايحار, اجارات, ايجارات, اجاره, رنت, للرنت, rent, rents, rental, rentals, for rent, to let, letting, lease, leasing, hire, renting
mortgage: رهن, للرهن, رهنية, رهنيه, برسم الرهن, mortgage
exchange: تبديل, مبادلة, بدل, مقايضة, للتبديل, مبادله, exchange, swap, trade in
investment: استثمار, للاستثمار, استثماري, استثمارية, استتمار, investment, invest
wanted: مطلوب, مطلوبة, wanted
`,
  ),
  ...define(
    'currency',
    `
usd: دولار, دولارات, دولار امريكي, $, usd, us dollar, us dollars, dollar, dollars, دورال
syp_new: ليرة جديدة, ليرات جديدة, ليرة سورية جديدة, سوري جديد, new pounds, new lira
syp_old: ليرة قديمة, ليرات قديمة, ليرة سورية قديمة, سوري قديم, old pounds, old lira
syp: ليرة, ليرات, ليرة سورية, ل س, لس, سوري ليرة, syp, syrian pound, syrian pounds, lira, liras, pounds
eur: يورو, €, euro, euros, eur
try: ليرة تركية, ليرة تركي, turkish lira
sar: ريال, ﷼, ريال سعودي
`,
  ),
  ...define(
    'unit',
    `
square_metre: متر مربع, م مربع, م2, م 2, m2, m 2, sqm, sq m, sq metre, sq meter, sq metres, sq meters, square metre, square metres, square meter, square meters, متر, امتار, م, m, meter, meters, metre, metres, mtr
dunum: دونم, دونمات, دنم, دلم, دونوم, dunum, dunums, donum, donums, dunam, dunams
hectare: هكتار, هكتارات, hectare, hectares
kilogram: كيلو, كيلوغرام, كغ, كغم, كيلوات, kg, kilo, kilos, kilogram
kilometre: كيلومتر, كم, km, kilometre, kilometer
ton: طن, اطنان, ton, tons, tonne
litre: ليتر, لتر, ليترات, لترات, litre, liter, litres, liters
gigabyte: جيجا, جيغا, جيكا, غيغا, قيقا, جيجابايت, غيغابايت, gb, giga, gigabyte, gigabytes
terabyte: تيرا, تيرابايت, tb, terabyte
inch: انش, بوصة, inch, inches
ampere: امبير, امبيرات, amp, amps, ampere, amperes
watt: واط, وات, watt, watts
kva: كيفي, كفا, kva, كي في
burner: عيون, روس
volt: فولت, volt, volts
year: سنة, سنين, سنوات, عام, اعوام, year, years
month: شهر, اشهر, شهور, month, months
`,
  ),
  ...define(
    'word',
    `
sales_figures: مبيعات
contract: عقد, عقود, contract, contracts
price: سعر, اسعار, ثمن, price, prices, priced
cheap: رخيص, رخيصة, رخيصين, رخيصه جدا, سعر رخيص, لقطة, لقطه, كاسر, كاسرة, سعر مغري, مغري, فرصة, cheap, bargain, affordable
negotiable: قابل للتفاوض, قابل للنقاش, نهائي وبجدية, تفاوض, negotiable
cash: كاش, نقدا, نقدي, cash
installments: تقسيط, بالتقسيط, اقساط, قسط, installments, instalments, installment, instalment
loan: قرض, قروض, loan
free: مجاني, مجانا, ببلاش, بلاش, هدية مجانية, free
salary: راتب, رواتب, معاش, معاشات, salary, salaries, wage
whole_sale: جملة, بالجملة, wholesale
retail: مفرق, بالمفرق, retail
sham_cash: شام كاش, sham cash
size: مساحة, مساحات, مساحتها, مساحته, size, area size
big: كبير, كبيرة, كبار, وسيع, واسع, واسعة, وسيعة, big, large, spacious
small: صغير, صغيرة, صغار, small, little, mini
`,
  ),
];
