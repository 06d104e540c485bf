import { define } from './define.ts';

export const vehicles = define(
  'word',
  `
toy_car: سيارة اطفال, سيارات اطفال, سيارة العاب, سيارة لعبة, سيارات لعبة, toy car, toy cars
car: سيارة, سيارات, سياره سياحية, سيارات سياحية, عربية, car, cars, automobile, auto
vehicle: مركبة, مركبات, الية, اليات, vehicle, vehicles
suv: جيب, جيبات, جيب دفع رباعي, سيارة جيب, سيارات جيب, دفع رباعي, jeep, suv, suvs, 4x4, four wheel drive
pickup: بيك اب, بيكاب, بيك ابات, بكب, بك اب, pickup, pickups, pick up, pick ups
van: فان, فانات, van, vans
minibus: ميكرو, ميكروباص, ميكروباصات, سرفيس, سرافيس, minibus, minibuses, microbus
bus: باص, باصات, بولمان, بولمانات, حافلة, bus, buses, coach
truck: شاحنة, شاحنات, قلاب, قلابات, كميون, كميونات, truck, trucks, lorry, lorries
trailer: مقطورة, مقطورات, trailer, trailers
tow_truck: قاطرة, قاطرات, راس قاطرة, tractor unit, tow truck
tanker: صهريج, صهاريج, tanker
taxi: تكسي, تاكسي, تكاسي, سيارة اجرة, taxi, taxis, cab
motorcycle: موتور, موتورات, موتوسيكل, موتسيكل, متور, دراجة نارية, دراجات نارية, دراجة ناريا, درجة نارية, ماطور, موطور, motorcycle, motorcycles, motorbike, motorbikes
scooter: سكوتر, سكوترات, scooter, scooters
bicycle: دراجة, دراجات, دراجة اطفال, دراجات اطفال, بسكليت, بسكليتة, بسكليتات, بسكلاتة, دراجة هوائية, دراجات هوائية, عجلة هوائية, bicycle, bicycles, bike, bikes
electric_bike: دراجة كهربائية, دراجات كهربائية, بسكليت كهربا, بسكليته كهرباء, electric bike, electric bikes, ebike, e bike
three_wheeler: طرطيرة, طرطيرات, توك توك, three wheeler, tuk tuk
tractor: جرار, جرارات, تراكتور, تركتور, تركتورات, جرار زراعي, tractor, tractors
excavator: باكر, بواكر, حفارة, حفارات, باغر, excavator, excavators
loader: تركس, تركسات, loader
skid_steer: بوبكات, بوب كات, bobcat, skid steer
crane: رافعة, رافعات, روافع, ونش, crane, cranes
forklift: رافعة شوكية, روافع شوكية, فوركليفت, شوكة تحميل, forklift, forklifts
boat: قارب, قوارب, لنش, لانش, لانشات, يخت, boat, boats, yacht
number_plate: نمرة, لوحة سيارة, ارقام مميزة, نمرة مميزة, number plate, number plates, special number plates
customs: جمرك, جمارك, customs
customs_paid: مجمرك, مجمركة, مع جمرك, خالص جمرك, خالصة الجمرك, جمرك مدفوع, customs paid
customs_unpaid: غير مجمرك, غير مجمركة, مو مجمرك, مو مجمركة, مش مجمركة, بدون جمرك, بلا جمرك, من دون جمرك, بدون جمارك, not customs paid, without customs
registered_plates: نمرة سورية, نمرة نظامية, نمرة سورية نظامية
temporary_entry: ادخال مؤقت, temporary entry
free_zone: منطقة حرة, free zone
engine: محرك, محركات, engine, engines
spare_parts: قطع تبديل, قطع غيار, قطعة غيار, قطع سيارات, قطع لسيارة, قطعة لسيارة, قطع سيارة, قطعة سيارة, spare part, spare parts
tyres: دولاب, دواليب, اطار, اطارات, جنط, جنوطة, جنوط, tyre, tyres, tire, tires, wheel, wheels, rims
car_oil: زيت سيارات, زيت سيارة, زيت محرك, زيوت سيارات, زيت موتور, car oil, motor oil, engine oil
oil: زيت, زيوت, oil, oils
automatic: اوتوماتيك, اتوماتيك, اوتماتيك, اوتومتيك, automatic
manual_gear: غيار عادي, جير عادي, manual, manual gear
petrol: بنزين, petrol, gasoline, benzene
diesel: مازوت, مازود, ديزل, diesel
hybrid: هايبرد, هايبريد, hybrid
electric_car: سيارة كهرباء, سيارات كهرباء, سيارة كهربائية, سيارات كهربائية, electric car, electric cars
model_year: موديل, موديلات, طراز, model, models
sunroof: فتحة سقف, فتحة, بانوراما, sunroof
no_paint: خالية العلام, خالي العلام, بدون دهان, no paint
hyundai: هيونداي, هونداي, هيوندي, هونداى, هيونداى, هيوندا, hyundai, hundai, hyunday
kia: كيا, كية, kia
toyota: تويوتا, تيوتا, تويتا, toyota
nissan: نيسان, نسان, nissan
honda: هوندا, honda
mazda: مازدا, مزدا, mazda
mitsubishi: ميتسوبيشي, متسوبيشي, ميتسوبشي, mitsubishi
suzuki: سوزوكي, suzuki
subaru: سوبارو, subaru
isuzu: ايسوزو, isuzu
lexus: لكزس, ليكسز, لكسز, lexus
infiniti: انفينيتي, انفنتي, infiniti
daewoo: دايو, دايوو, دييو, daewoo
ssangyong: سانغ يونغ, سانج يونج, سانغيونغ, ssangyong
genesis: جينيسيس, جينيسس, genesis
mercedes: مرسيدس, مرسيدز, مارسيدس, مرسدس, مرسيديس, بنز, mercedes, mercedes benz, benz, mercedez
bmw: بي ام دبليو, بي ام, بيام, ب م, bmw
audi: اودي, audi
volkswagen: فولكس فاغن, فولكسفاغن, فولكس, فوكس, volkswagen, vw
opel: اوبل, opel
porsche: بورش, بورشه, porsche
skoda: سكودا, skoda
seat_make: سيات
renault: رينو, رينولت, renault
peugeot: بيجو, peugeot, peugot
citroen: سيتروين, ستروين, citroen
fiat: فيات, fiat
volvo: فولفو, volvo
land_rover: لاند روفر, لاندروفر, رنج روفر, رينج روفر, رنج, land rover, range rover
land_cruiser: لاند كروزر, لاندكروزر, land cruiser
lada: لادا, lada
chevrolet: شفروليه, شيفروليه, شوفرليه, شفر, شفرليت, chevrolet, chevy
ford: فورد, ford
gmc: جي ام سي, جمس, gmc
cadillac: كاديلاك, كدلك, cadillac
dodge: دودج, dodge
tesla: تسلا, تيسلا, tesla
chery: شيري, chery
geely: جيلي, geely
byd: بي واي دي, byd
changan: شانجان, changan
mg: ام جي, mg
jac: جاك, jac
jetour: جيتور, jetour
haval: هافال, هفال, غريت وول, haval, great wall
saipa: سابا, سايبا, saba, saipa
sham_car: سيارة شام, شام سيارة
cerato: سيراتو, سراتو, cerato
rio: ريو, kia rio
picanto: بيكانتو, بيكنتو, picanto
sportage: سبورتاج, سبورتج, sportage
sorento: سورينتو, سورنتو, sorento
avante: افانتي, avante
elantra: النترا, الانترا, elantra
accent: اكسنت, accent
verna: فيرنا, verna
tucson: توسان, توكسون, tucson
santafe: سنتافيه, سانتافيه, سنتافي, santa fe, santafe
i10: i 10, اي 10
camry: كامري, camry
corolla: كورولا, كرولا, corolla
lancer: لانسر, lancer
sunny_car: صني, صنى
avanza: افانزا, avanza
hilux: هايلوكس, هيلوكس, hilux
`,
);
