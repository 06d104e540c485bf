import { define } from './define.ts';

/** Furniture, building materials, clothes, beauty, events. */
export const household = define(
  'word',
  `
furniture: اثاث, عفش, فرش منزلي, موبيليا, موبيليات, furniture
furnishings: مفروشات, فرش
sofa: كنبة, كنب, كنبات, كنباية, كنبايات, صوفا, صوفاية, صوفايات, طقم كنب, اطقم كنب, طقم كنبايات, اطقم كنبايات, طقم جلوس, اطقم جلوس, طقم صالون, sofa, sofas, couch, couches, settee, sofa set
set: طقم, اطقم, طقومة, set, sets
table: طاولة, طاولات, طربيزة, طربيزات, طرابيزة, ترابيزة, table, tables
dining_table: طاولة سفرة, طاولات سفرة, غرفة سفرة, غرف سفرة, طقم سفرة, طاولة طعام, سفرة, سفرات, dining table, dining tables
chair: كرسي, كراسي, chair, chairs
kids_room: غرفة ولاد, غرفة اولاد, غرف ولاد, غرف اولاد, غرفة اطفال, غرف اطفال, اوضة ولاد, kids room, kids bedroom, children room
bedroom_set: غرفة نوم كاملة, غرف نوم كاملة, طقم نوم, طقم غرفة نوم, غرفة نوم عرسان, bedroom set, bedroom sets, full bedroom
bed: تخت, تخوت, سرير, اسرة, سراير, bed
mattress: فرشة, فرشات, مرتبة, مراتب, mattress, mattresses
wardrobe: خزانة, خزن, خزاين, خزائن, دولاب ملابس, wardrobe, wardrobes, closet, cupboard
desk: مكتب خشب, مكتب دراسة, مكتب درس, مكاتب دراسة, مكتب كمبيوتر, طاولة مكتب, طاولات مكتب, طاولة دراسة, طاولة درس, طاولة كمبيوتر, desk, desks, study desk, office desk
bookcase: مكتبة, مكتبات, مكتبة تلفزيون, مكتبات تلفزيون, رفوف, رف, bookcase, bookcases, library, shelf, shelves, tv unit, tv units
carpet: سجادة, سجاد, سجادات, موكيت, carpet, carpets, rug, rugs
curtain: ستارة, ستائر, ستاير, برداية, برادي, برداي, curtain, curtains
blanket: حرام, حرامات, لحاف, لحف, بطانية, بطانيات, blanket, blankets, quilt
chandelier: ثريا, ثريات, تريا, نجفة, chandelier, chandeliers
lamp: لمبة, لمبات, مصباح, اباجورة, lamp, lamps, lighting, انارة
mirror: مراية, مرايا, مراة, mirror, mirrors
painting: لوحة فنية, لوحات فنية, painting, paintings
antique: تحفة, تحف, انتيكا, انتيك, شرقيات, antique, antiques
floor_seating: جلسة عربية, جلسات عربية, floor seating
kitchenware: اواني, طنجرة, طناجر, صحون, صحن, ادوات مطبخ, kitchenware, cookware
wood: خشب, خشبي, خشبية, اخشاب, wood, wooden
beech: زان, خشب زان, beech
iron_metal: حديد, حديدي, حديدية
aluminium: المنيوم, الومنيوم, المينيوم, aluminium, aluminum
glass: زجاج, بلور, قزاز, glass
marble: رخام, marble
ceramic: سيراميك, بورسلان, بلاط, ceramic, tiles, tile, porcelain
cement: اسمنت, إسمنت, cement
paint: دهان, دهانات, paint, paints
sanitary: ادوات صحية, صحية, خلاطات حمام, sanitary, sanitary ware
tools: عدة, عدد, ادوات, tools, tool
clothes: ملابس, البسة, تياب, ثياب, اواعي, clothes, clothing, wear
women: نسائي, نسائية, نسواني, حريمي, ستاتي, للنساء, سيدات, women, womens, ladies
men: رجالي, رجالية, للرجال, men, mens
children: اطفال, طفل, children, childrens, kids, child | اولاد, ولادي, ولاد
girls: بنات, بناتي, girls, girl
boys: صبيان, صبياني, boys, boy
baby: مواليد, مولود, رضع, بيبي, baby, babies, newborn
dress: فستان, فساتين, dress, dresses
wedding_dress: فستان عرس, فساتين عرس, فستان زفاف, بدلة عرس, بدلات عرس, فساتين زفاف, bridal dress, wedding dress, wedding dresses, bridal dresses
suit: بدلة رسمية, بدلات رسمية, طقم رسمي, suit, suits
shirt: قميص, قمصان, shirt, shirts
trousers: بنطلون, بناطلين, بنطال, بناطيل, جينز, trousers, pants, jeans
jacket: جاكيت, جواكيت, جاكيتات, معطف, معاطف, مانطو, مانطويات, jacket, jackets, coat, coats
abaya: عباية, عبايات, عباءة, abaya, abayas
hijab: حجاب, حجابات, ايشارب, hijab, headscarf, headscarves
pyjamas: بيجامة, بيجامات, بجامة, pyjamas, pajamas
shoes: حذاء, احذية, كندرة, كندرات, صباط, صبابيط, بوط, shoe, shoes
bag: شنتة, شنتات, شنطة, شنط, حقيبة, حقائب, جزدان, جزادين, bag, bags, handbag, handbags
watch: ساعة, ساعات, ساعة يد, watch, watches
gold: دهب, ذهب, ذهبي, gold, golden
silver: فضة, فضي, silver
jewellery: مجوهرات, اكسسوار, اكسسوارات, اكسسوارت, jewellery, jewelry, accessories, accessory
ring: خاتم, خواتم, محبس, ring, rings
glasses: نظارة, نظارات, sunglasses, eyeglasses
toys: لعبة, العاب, العاب اطفال, toy, toys, games, game
stroller: عرباية, عربايات, عرباية اطفال, stroller, strollers
perfume: عطر, عطور, عطورات, perfume, perfumes
makeup: مكياج, ميكاب, ميك اب, makeup, make up, cosmetics
cosmetic: تجميل, تجميلي, تجميلية, cosmetic, beauty
incense: بخور, عود, incense, oud
soap: صابون, صابون غار, soap, laurel soap
hair: شعر, hair
salon_ladies: صالون نسائي, صالونات نسائية, صالون تجميل, كوافير, كوافيرة, كوافيرات, beauty salon, ladies salon, ladies salons
barber: حلاق, حلاقين, حلاقة, صالون حلاقة, barber, barbers
laser: ليزر, laser
wedding: عرس, اعراس, زفاف, زفة, wedding, weddings
party: حفلة, حفلات, party, parties
photography: تصوير, مصور, photography, photographer
catering: بوفيه, بوفيهات, catering, buffet
cake: كاتو, قالب كاتو, قوالب كاتو, كيك, كيكة, cake, cakes
sweets: حلويات, حلو, sweets, حلاوة جبن, حلاوة الجبن
flower: وردة, ورد, ورود, زهرة, زهور, flower, flowers
gift: هدية, هدايا, gift, gifts
tent: خيمة, خيم, tent, tents
hall: قاعة, قاعات, hall, halls
`,
);
