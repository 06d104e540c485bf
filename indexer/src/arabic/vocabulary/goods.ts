import { define } from './define.ts';

/** Goods, trades and services that people name in everyday words, many of them by two. */
export const goods = define(
  'word',
  `
dental_chair: كرسي اسنان, كرسي سنان, كراسي اسنان, dental chair
clinic_set: تجهيزات عيادة, تجهيزات عيادات, تجهيزات مخبر, سرير فحص, clinic equipment
pest_control: رش حشرات, رش مبيدات, رش صراصير, مكافحة حشرات, مكافحة صراصير, بيرش حشرات, يرش حشرات, بيرش صراصير, pest control
concrete_mixer: جبالة, جبالات, جبالة بيتون, جبالة باطون, خلاطة بيتون, خلاطة باطون, concrete mixer
bulldozer: بلدوزر, بلدوزرات, bulldozer
well_drilling: حفر بير, حفر بئر, حفر ابار, احفر بير, نحفر بير, يحفر ابار, بيحفر ابار, حفارة ابار, يحفر بير, بيحفر بير, بيحفرو بير, well drilling
condolence_hall: صالة تعزية, صالات تعزية, صالة عزا, صالات عزا, condolence hall
harvester: حصادة, حصادات, harvester, combine harvester
engagement_dress: فستان خطوبة, فساتين خطوبة, فستان خطبة, فساتين خطبة, فستان حنة, فستان كتب كتاب, engagement dress
groom_suit: بدلة عريس, بدلات عريس, بدلات عرسان, طقم عريس, groom suit, wedding suit
blood_pressure: جهاز ضغط, اجهزة ضغط, جهاز ضغط دم, جهاز قياس ضغط, جهاز قياس الضغط, blood pressure monitor
glucose_meter: جهاز سكر, جهاز سكري, جهاز قياس سكر, جهاز قياس سكري, جهاز قياس السكر, جهاز قياس السكري, glucose meter
nebuliser: جهاز رذاذ, جهاز ارذاذ, nebuliser, nebulizer
oxygen_bottle: جرة اوكسجين, اسطوانة اوكسجين, جهاز اوكسجين, مولدة اوكسجين, oxygen concentrator
hearing_aid: سماعة اذن, سماعات اذن, سماعة طبية للسمع, hearing aid, hearing aids
crutch: عكاز, عكازات, عكازة, crutches
vaccine: لقاح, لقاحات, لقاح غنم, لقاح دجاج, ادوية بيطرية, دوا بيطري, دواء بيطري
vet: بيطري, دكتور بيطري, طبيب بيطري, بيطرية, vet, veterinarian
beehive: بيوت نحل, بيت نحل, منحل
shepherd: راعي غنم, راعي اغنام, رعي غنم, shepherd
farm_hand: عامل مزرعة, عامل زراعي, عمال مزرعة, عمال قطاف, عامل قطاف, farm worker
call_centre: كول سنتر, خدمة زباين, خدمة زبائن, خدمة عملاء, خدمة العملاء, call center, call centre, customer service
turkish_bath: حمام تركي, حمام مغربي, حمام سوق, جلسة مساج, massage, turkish bath, hammam
charger_cable: كبل شاحن, كبل شحن, كابل شاحن, كابل شحن, وصلة شحن, charging cable
surveillance: كاميرا مراقبة, surveillance camera, security camera
speaker: مكبر صوت, مكبرات صوت, مكبرات, سبيكر, سبيكرات, سب ووفر, speaker, speakers
hairdryer: سيشوار, سيشوارات, مجفف شعر, hair dryer
wig: باروكة, بواريك, باروكات, وصلات شعر, wig, wigs
bedding: شرشف, شراشف, بياضات, طقم شراشف, مخدة, مخدات, bedding
uniform: مريول, مراييل, بدلة مدرسة, بدلات مدرسة, لباس مدرسي, school uniform
schoolbag: شنطة مدرسة, شنتة مدرسة, شنط مدرسة, شنتات مدرسة, حقيبة مدرسية, حقائب مدرسية, school bag, backpack
second_hand_clothes: بالة, بالات, ملابس بالة, البسة بالة
invitation: بطاقات عرس, كروت عرس, كرت عرس, بطاقات دعوة, كروت دعوة, كرت دعوة, invitation cards
balloons: بالونات, بوالين, balloons
wedding_stage: كوشة, كوشات, كوشة عرس, تزيين صالات, تزيين افراح
dj: دي جي, ديجي, dj
clown: مهرج, مهرجين, نطيطة, نطيطات, العاب نفخ, clown
party_chairs: كراسي وطاولات, كراسي وطاولات للعرس
trip: كروب سياحي, رحلة سياحية, رحلات سياحية, رحلة بحر, package tour
umrah: حج وعمرة, رحلة عمرة, رحلات عمرة, umrah
visa: حجز طيران, حجوزات طيران, تذكرة طيران, تذاكر طيران, flight ticket, flight tickets
cargo: شحن بضائع, شحن بضاعة, نقل بضائع, نقل بضاعة, freight
gardener: جنايني, بستنجي, تنسيق حدايق, تنسيق حدائق, gardener, gardening
builder: معلم بلاط, معلم سيراميك, معلم بيتون, معلم باطون, مبلط, معلم جبصين, معلم طينة, معلم لياسة, tiler
aluminium_maker: معلم المنيوم, نجار المنيوم, ورشة المنيوم
carer: جليسة مسنين, مرافقة مسنين, رعاية مسنين, elderly care
fitness_trainer: مدرب رياضة, مدرب رياضي, مدربة رياضة, مدرب لياقة, كوتش, personal trainer
home_cook: اكل بيتي, طبخ بيتي, مونة بيتية, طباخة, طباخة بيتية
paperwork: تسيير معاملات, معقب معاملات, تعقيب معاملات
land_surveyor: مساح, مهندس مساحة, مساحة اراضي, land surveyor
language_course: دورة انكليزي, دورة انجليزي, دورات انكليزي, دورة الماني, دورة فرنسي, دورة لغة, دورات لغات, language course
computer_course: دورة كمبيوتر, دورات كمبيوتر, دورة برمجة, دورة فوتوشوب, computer course
craft_course: دورة خياطة, دورة حلاقة, دورة مكياج, دورة تجميل, دورة تصليح موبايل
factory_worker: عامل معمل, عمال معمل, عمال معامل, عاملات معمل, factory worker
online_job: شغل اونلاين, عمل اونلاين, شغل عالنت, online job
donkey: حمار, حمير, بغل, بغال, donkey
hamster: هامستر, hamster
turtle: سلحفاة, سلحفة, سلاحف, turtle
adoption: تبني قطة, تبني كلب, adoption
sacrifice: اضحية, اضاحي, خروف عيد, خروف العيد, عقيقة
buffalo: جاموس, جاموسة, جواميس, buffalo
dairy: جبنة بلدية, لبنة, سمنة, سمنة عربية, قريشة
preserves: مكدوس, دبس رمان, دبس عنب, رب بندورة, مخلل
nuts: مكسرات, كاجو, بهارات, يانسون, nuts, spices, زعتر حلبي, زعتر بلدي
grain: برغل, عدس, بقوليات
pesticide: مبيد, مبيدات, مبيد حشري, pesticide
soil: تراب زراعي, سماد بلدي, زبل, compost
plough: سكة فلاحة, محراث, محاريث, سكك فلاحة, plough
mill: معصرة, معصرة زيتون, معاصر, مطحنة, مطاحن, جاروشة, mill
ploughing: فلاحة, فلاحة ارض, يفلح ارض, بيفلح ارض, ploughing
pruning: تقليم, تقليم اشجار, رش اشجار, pruning
house_plants: نباتات زينة, شتلات زينة, احواض زرع, قوارة, قواوير, plants
garden_set: طقم حديقة, طاولة حديقة, كراسي حديقة, ارجوحة, مرجوحة, garden furniture
shop_fit: رفوف محل, رفوف محلات, رفوف سوبرماركت, براد عرض, واجهة عرض, ستاند عرض, كاونتر, shop fittings
breaker: قاطع كهربا, قواطع كهربا, عداد كهربا, عداد كهرباء, عدادات كهربا
drip: تنقيط, شبكة تنقيط, خراطيم تنقيط, انابيب تنقيط, drip irrigation
car_stereo: مسجلة سيارة, مسجل سيارة, شاشة سيارة, مسجلات سيارات, car stereo
button_phone: موبايل كبس, موبايل ازرار, موبايل ابو كبس, button phone
game_disc: لعبة بلايستيشن, سيدي بلايستيشن, العاب بلايستيشن
protein: بروتين, كرياتين, واي بروتين, protein
vitamins: فيتامين, فيتامينات, متممات غذائية, vitamins
skin_cream: كريم بشرة, كريمات بشرة, عناية بالبشرة, skin care
nails: اظافر, تركيب اظافر, رموش, تركيب رموش, nails
hygiene: حفاضات, حفوضات, محارم
generator_part: قطع مولدات, كرت مولدة, قطع مولدة
`,
);
