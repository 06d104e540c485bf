import { define } from './define.ts';

/** Telephones, computers, home appliances, power. */
export const electronics = define(
  'word',
  `
phone: موبايل, موبايلات, مبايل, موبيل, جوال, جوالات, هاتف, هواتف, تلفون, تليفون, تلفونات, تيلفون, خليوي, جهاز موبايل, phone, phones, mobile, mobiles, mobile phone, mobile phones, cell phone, cellphone, smartphone, smartphones, smart phone
iphone: ايفون, ايفونات, اي فون, iphone, iphones, i phone, ايفوون
samsung: سامسونغ, سامسونج, سمسونغ, سامسنج, صامسونج, سامسونك, سمسونج, samsung, samsng
galaxy: غالاكسي, جالاكسي, جلاكسي, كلاكسي, galaxy
xiaomi: شاومي, شياومي, شاومى, xiaomi
redmi: ريدمي, ردمي, redmi
poco: بوكو, poco
huawei: هواوي, هواوى, huawei
honor: هونر, اونر, honor
oppo: اوبو, oppo
realme: ريلمي, realme
infinix: انفنكس, انفينكس, infinix
tecno: تكنو, tecno
nokia: نوكيا, nokia
oneplus: ون بلس, وان بلس, one plus, oneplus
sony: سوني, sony
lg: ال جي, lg
apple: ابل, apple
pro_max: برو ماكس, بروماكس, برو مكس, pro max, promax
pro: برو, pro
max: ماكس, max
plus: بلس, plus
ultra: الترا, اولترا, ultra
note: نوت, note
air_model: اير
tablet: تابلت, تابلتات, تابليت, لوحي, tablet, tablets, tab, تاب
ipad: ايباد, اي باد, ipad, ipads
smart_watch: ساعة ذكية, ساعات ذكية, سمارت ووتش, ابل ووتش, smart watch, smart watches, smartwatch, apple watch
headphones: سماعة, سماعات, هيدفون, ايربودز, ايربود, headphone, headphones, headset, earbuds, earphones, airpods, airpod
charger: شاحن, شواحن, charger, chargers
cable: كبل, كبلات, كابل, كوابل, كابلات, cable, cables
power_bank: باور بانك, باوربانك, بور بانك, power bank, powerbank, power banks
cover: غطا, غطاء, اغطية, شادر, cover
phone_cover: كفر, كفرات, جراب, جرابات, غطاء موبايل, phone case, phone cover, covers
screen_guard: لصاقة حماية, لصاقات حماية, tempered glass, screen guard, screen protector
production_line: خط انتاج, خطوط انتاج, production line
recharge_card: بطاقة شحن, بطاقات شحن, كرت شحن, كروت شحن, رصيد, recharge card
landline: خط هاتف ارضي, خط تلفون ارضي, خط ارضي, خطوط ارضية, هاتف ارضي, تلفون ارضي, رقم ارضي, landline, land line
sim: خط, خطوط, شريحة, خط موبايل, خط جوال, خط تلفون, خط هاتف, sim, sim card
syriatel: سيريتل, سيرياتيل, syriatel
mtn: ام تي ان, mtn
router: راوتر, راوترات, مودم, مودمات, router, routers, modem, modems
dell: ديل, dell
hp: اتش بي, hp, hewlett packard
lenovo: لينوفو, لنوفو, lenovo
asus: اسوس, آسوس, asus
acer: ايسر, acer
toshiba: توشيبا, toshiba
msi: ام اس اي, msi
macbook: ماك بوك, ماكبوك, macbook, mac book
laptop: لابتوب, لابتوبات, لاب توب, لبتوب, لاب, حاسوب محمول, laptop, laptops, notebook
computer: كمبيوتر, كومبيوتر, كمبيوترات, حاسوب, حواسيب, كيسة, كيس كمبيوتر, كيسات, computer, computers, pc, desktop
gaming: جيمنج, غيمنغ, قيمنق, كيمنك, العاب فيديو, gaming, video games, video game
screen: شاشة, شاشات, شاشة تبديل, شاشات تبديل, screen, screens
monitor: شاشة كمبيوتر, شاشات كمبيوتر, monitor, monitors
television: تلفزيون, تلفزيونات, تلفاز, تيليفزيون, شاشة تلفزيون, شاشات تلفزيون, television, televisions, tv, tvs
smart_tv: شاشة سمارت, شاشات سمارت, سمارت تي في, smart tv
receiver: رسيفر, رسيفرات, ريسيفر, دش, دشات, ستلايت, receiver, receivers, satellite
printer: طابعة, طابعات, برنتر, printer, printers
scanner: سكانر, ماسح ضوئي, scanner, scanners
ram: رام, رامات, ram
hard_disk: هارد, هاردات, ssd, hdd, hard disk, hard drive
graphics_card: كرت شاشة, كروت شاشة, كرت الشاشة, graphics card, gpu
keyboard: كيبورد, لوحة مفاتيح, keyboard
mouse: ماوس, mouse
ps3: بلايستيشن 3, بلاي ستيشن 3, بلي ستيشن 3, سوني 3, playstation 3, ps3
ps4: بلايستيشن 4, بلاي ستيشن 4, بلي ستيشن 4, سوني 4, playstation 4, ps4, ps4 pro, ps4 slim
ps5: بلايستيشن 5, بلاي ستيشن 5, بلي ستيشن 5, سوني 5, playstation 5, ps5
playstation: بلايستيشن, بلاي ستيشن, بلي ستيشن, بليستيشن, بلستيشن, سوني بلايستيشن, playstation, play station, ps
xbox: اكس بوكس, xbox
console: جهاز العاب, اجهزة العاب, game console, game consoles, console
camera: كاميرا, كاميرات, كميرا, camera, cameras
drone: درون, طائرة درون, drone, drones
device: جهاز, اجهزة, device, devices
fridge: براد, برادات, تلاجة, ثلاجة, ثلاجات, تلاجات, براد منزلي, fridge, fridges, refrigerator, refrigerators
freezer: فريزة, فريزات, فريزر, جمادة, جمادات, مجمدة, freezer, freezers
washing_machine: غسالة, غسالات, غسالة اوتوماتيك, غسالة ملابس, washing machine, washing machines, washer
dishwasher: جلاية, جلايات, جلاية صحون, dishwasher, dishwashers
cooker: غاز طبخ, غاز منزلي, غازات, طباخ, طباخات, بوتوغاز, cooker, cookers, stove cooker
oven: فرن, افران, oven, ovens
microwave: ميكرويف, مايكرويف, ميكروويف, microwave, microwaves
fan: مروحة, مراوح, fan, fans
heater: صوبية, صوبيا, صوبيات, صوبيا مازوت, صوبية مازوت, صوبيات مازوت, صوبا, مدفاة, مدافئ, دفاية, دفايات, heater, heaters, stove, stoves
water_heater: سخان, سخانات, قازان, قاظان, قاظانات, كيزر, water heater, water heaters, boiler, geyser
vacuum_cleaner: مكنسة كهربائية, مكنسة, مكانس, مكانس كهربائية, vacuum cleaner, vacuum cleaners, vacuum, hoover
iron_press: مكواية, مكواة, مكاوي, iron, irons
sewing_machine: ماكينة خياطة, ماكينات خياطة, مكنة خياطة, ماكنة خياطة, makinet khyata, makinet khiyata, makinit khyata, sewing machine, sewing machines
blender: خلاط, خلاطات, blender, blenders, mixer
chopper: فرامة, فرامات, كبة كهربا, chopper
coffee_machine: ماكينة قهوة, ماكينات قهوة, مكنة قهوة, coffee machine, coffee machines, espresso machine
kettle: غلاية, غلايات, kettle
fryer: قلاية, قلايات, قلاية هوائية, air fryer, fryer
water_filter: فلتر ماء, فلاتر ماء, فلتر مي, فلتر, فلاتر, water filter
water_cooler: براد ماء, براد مي, براد ماي, برادات ماء, كولر, water cooler, water dispenser
generator: مولدة, مولدات, مولدات كهرباء, مولدات كهربا, مولدة كهربا, مولد, مولد كهرباء, مولدة كهرباء, ماتور كهربا, generator, generators
solar: شمسي, شمسية, solar
solar_energy: طاقة شمسية, طاقات شمسية, طاقه شمسيه, منظومة شمسية, منظومات شمسية, منظومة طاقة شمسية, solar energy, solar system, solar systems, solar power
solar_water_heater: سخان شمسي, سخانات شمسية, سخان طاقة شمسية, قازان شمسي, solar water heater, solar heater
solar_pump: مضخة شمسية, مضخات شمسية, غطاس شمسي, غطاسات شمسية, غطاس طاقة شمسية, solar pump, solar pumps
solar_panel: لوح شمسي, لوح طاقة شمسية, الواح شمسية, لوح طاقة, الواح طاقة, الواح طاقة شمسية, solar panel, solar panels, pv panel
panel: لوح, الواح, panel, panels
inverter: انفرتر, انفيرتر, انفرترات, انفيرترات, اينفرتر, رافع جهد, رافعات جهد, inverter, inverters
battery: بطارية, بطاريات, مدخرة, مدخرات, battery, batteries
lithium: ليثيوم, ليتيوم, lithium
tubular: انبوبية, انبوبي, tubular
ups: يو بي اس, ups
stabiliser: منظم جهد, منظمات جهد, منظم كهربا, stabiliser, stabilizer, voltage stabiliser
amperes_line: اشتراك امبير, اشتراك امبيرات, خط امبير, خطوط امبيرات, ampere line, ampere subscription
pump: مضخة, مضخات, غطاس, غطاسات, غطاس بير, طرمبة, pump, pumps
led_light: ليد, ليدات, لد, لدات, led, leds
firewood: حطب, firewood
tank: خزان, خزانات, tank, tanks
gas_cylinder: جرة غاز, جرات غاز, اسطوانة غاز, gas cylinder, gas cylinders
`,
);
