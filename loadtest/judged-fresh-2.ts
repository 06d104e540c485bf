/**
 * A second fresh set, in the format of judged-seen.ts: written by class before its sentences had been read once, counted once, then
 * never mended against by the sentence; classes that come out weak are mended from sentences of their own.
 */
export const JUDGED_FRESH_2 = `
# town: a town beside its governorate, and where names meet
{شقة للبيع بسلمية حماه:city=salamiyah|شقة للبيع بمصياف ريف حماة:city=masyaf|شقة للبيع بالقرداحة اللاذقية:city=qardaha|شقة للبيع بالحفة بريف اللاذقية:city=al-haffah|شقة للبيع بتلكلخ حمص:city=talkalakh|شقة للبيع بالرستن حمص:city=al-rastan} => category=apartments, transactionType=sale
{بيت بالنبك ريف دمشق:city=al-nabk|بيت بيبرود الشام:city=yabroud|بيت بدوما الغوطة:city=douma|بيت بقطنا دمشق:city=qatana|بيت بالكسوة ريف الشام:city=al-kiswah} => category=residential
محل للايجار {بالباب ريف حلب:city=al-bab|بمارع حلب:city=marea|بجرابلس حلب:city=jarabulus|بحارم ادلب:city=harem|بسلقين ريف ادلب:city=salqin} => category=shops, transactionType=rent
ارض {بجاسم درعا:city=jasim|بطفس ريف درعا:city=tafas|بالقريا السويداء:city=al-qurayya|بشهبا:city=shahba|بالمالكية الحسكة:city=al-malikiyah} => category=lands
{house in Safita, Tartus:category=residential&city=safita|shop in Douma Damascus:category=shops&city=douma|flat in Salamiyah Hama:category=apartments&city=salamiyah} =>
شقة {بالمالكي أو أبو رمانة:neighborhood=damascus.malki&neighborhood=damascus.abu-rummaneh|ببرزة او القابون:neighborhood=damascus.barzeh&neighborhood=damascus.qaboun|بالفرقان او حلب الجديدة:neighborhood=aleppo.al-furqan&neighborhood=aleppo.new-aleppo} => category=apartments
# thing: wherever it stands
{يا جماعة الخير حدا بيعرف|صديقي من حمص بدو|لسا ما لقيت|وين بلاقي|خطيبتي وانا عم ندور على|جاي من السفر ومحتاج} {شقة:category=apartments|محل:category=shops|ستوديو:category=studios|فيلا:category=villas|مكتب:category=office-spaces|شقة:category=apartments} {بطرطوس:city=tartus|بحماة:city=hama|باللاذقية:city=latakia|بيعفور:city=yaafour|بالشعلان:neighborhood=damascus.shaalan|بالرقة:city=raqqa} =>
غرفة {لطالب جامعة|لبنت موظفة|لشابين|للايجار مع حمام مستقل} {بالبرامكة:neighborhood=damascus.baramkeh|بحلب الجديدة:neighborhood=aleppo.new-aleppo|بركن الدين:neighborhood=damascus.rukn-al-din} => category=shared-rooms, category=student-housing
{شاحن ايفون:category=chargers-cables|كفر سامسونج:category=covers-screen-guards|باب حديد:category=doors-windows&attr.material=iron} => ! category=iphones
# not: denial and bounds
شقة للايجار {ما بدي ياها مفروشة:furnishing=unfurnished|مو اكتر من 180 دولار:maxPrice=180|بدون كراج:without=features:parking|ما تتجاوز 220:maxPrice=220|مو طابق رابع:without=floor:4|ما بدي طابق ارضي:without=floor:0|لا تقل عن غرفتين:rooms=2+|مافي فيها مصعد:without=features:elevator} => category=apartments, transactionType=rent
{شقة بحلب مو بالسكري:city=aleppo&without=neighborhood:aleppo.al-sukkari|شقة بالشام بس مو بجوبر:city=damascus&without=neighborhood:damascus.jobar|شقة بحمص ما عدا البياضة:city=homs&without=neighborhood:homs.al-bayada} => category=apartments
شقة {من الطابق التاني وفوق:minFloor=2|تحت الطابق الخامس:maxFloor=4|مو اعلى من التالت:maxFloor=3|بين الطابق الاول والتالت:minFloor=1&maxFloor=3} => category=apartments
{سيارة مو بنزين:without=attr.fuel:petrol|سيارة غير هيونداي:without=attr.car_make:hyundai|سيارة مو عادي غير:} => category=cars
{flat without balcony:without=features:balcony|flat not in Barzeh:without=neighborhood:damascus.barzeh|flat, not unfurnished:without=furnishing:unfurnished|flat with at least 2 bedrooms:bedrooms=2+} => category=apartments
# deal: verb and period
{بدي اشتريلي:transactionType=sale|حابة استأجر:transactionType=rent|عم دور آجر:transactionType=rent|رح اشتري:transactionType=sale|ودي استأجر:transactionType=rent} {بيت:category=residential|شقة:category=apartments|محل:category=shops|ارض:category=lands|مكتب:category=office-spaces} {بحماة:city=hama|بادلب:city=idlib|بدرعا:city=daraa|بالحسكة:city=al-hasakah|بطرطوس:city=tartus} =>
{شاليه ل 3 ايام:category=chalets|مزرعة ليوم الجمعة ليلة وحدة:category=farms&category=pool-farms|شقة لمدة شهرين:category=apartments|بيت بالشهر:category=residential|شقة بالاسبوع:category=apartments} => transactionType=rent
{بدي بيع محلي:category=shops&transactionType=sale|عندي شقة للاجار:category=apartments&transactionType=rent|بدي بدل سيارتي:category=cars&transactionType=exchange} =>
# money: bare numbers are money where money is meant
شقة للبيع {تحت ال 75:maxPrice=75000|بين ال 60 وال 90:minPrice=60000&maxPrice=90000|ب 35 الف:maxPrice=35000|سعرها تحت الميت الف:maxPrice=100000|من 20 الى 30 الف:minPrice=20000&maxPrice=30000|بأقل من خمسين ألف دولار:maxPrice=50000|ب 120000 دولار:maxPrice=120000|بخمسين الف:maxPrice=50000} => category=apartments, transactionType=sale
شقة للايجار {ب 250 بالشهر:maxPrice=250|تحت ال ٤٠٠:maxPrice=400|من 100 لـ 150:minPrice=100&maxPrice=150|بميتين دولار:maxPrice=200|ب 150$:maxPrice=150} => category=apartments, transactionType=rent
{معي 25 الف بدي شقة:category=apartments&maxPrice=25000&transactionType=sale|ميزانيتي 60 الف دولار لبيت:category=residential&maxPrice=60000&transactionType=sale|معي 500 دولار بدي لابتوب:category=laptops&maxPrice=500|سيارة ب 6000 دولار:category=cars&maxPrice=6000|موبايل تحت ال 150 دولار:category=phones-accessories&maxPrice=150} =>
شقة {سعر المتر 700:maxPricePerM2=700|المتر تحت 600 دولار:maxPricePerM2=600|سعر المتر ما يتجاوز 450:maxPricePerM2=450} => category=apartments
# typo: a letter wrong is understood, correct words are left alone
{شقه للبيع بطرطس:category=apartments&city=tartus&transactionType=sale|شقة للبيع بالاذقية:category=apartments&city=latakia&transactionType=sale|شقة لليع بحماة:category=apartments&city=hama&transactionType=sale|شقق للايجا بحلب:category=apartments&city=aleppo&transactionType=rent|محل للبيغ بحمص:category=shops&city=homs&transactionType=sale} =>
{شقة بجرماانا:city=jaramana|شقة بصحناي:city=sahnaya|شقة بالمالكيي:neighborhood=damascus.malki|شقة بالشعالن:neighborhood=damascus.shaalan|شقة بكفرسوسه:neighborhood=damascus.kafr-sousa|شقة بالمهاجربن:neighborhood=damascus.muhajireen|شقة ببرذة:neighborhood=damascus.barzeh|شقة بالبرامكه:neighborhood=damascus.baramkeh|شقة بقدسبا:city=qudsaya} => category=apartments
شقة {غالية كتير|بموقع ممتاز|بحالة جيدة|عظيمة|بسعر حلو|صالحة للسكن} {بحمص:city=homs|بحلب:city=aleppo|بدوما:city=douma} => category=apartments ! city=jableh
{مكتب دراسة خشب:category=office-furniture|سجل تجاري:|خزانة حيط:category=wardrobes} =>
# forms: what the forms know
شقة للبيع {تقسيط:attr.payment_options=installments|بدون وسيط:attr.no_commission=true|من المالك مباشرة:attr.no_commission=true|طاقة شمسية:attr.electricity=solar|كسوة ديلوكس:attr.finishing=deluxe|على الهيكل:attr.finishing=skeleton|قبلية شرقية:attr.orientation=south&attr.orientation=east|طابو اخضر:attr.ownership_paper=green_tabu|حكم محكمة:attr.ownership_paper=court_ruling} => category=apartments, transactionType=sale
شقة {ط ارضي:minFloor=0&maxFloor=0|طابق أول:minFloor=1&maxFloor=1|ط تاني:minFloor=2&maxFloor=2|ط أول أو تاني:minFloor=1&maxFloor=2|ط3:minFloor=3&maxFloor=3|الدور الرابع:minFloor=4&maxFloor=4} => category=apartments
{شقة 2+1:bedrooms=2|شقة 3+1:bedrooms=3|شقة 1+1:bedrooms=1} => category=apartments
لابتوب {8 رام:attr.ram_gb=8|رام 16:attr.ram_gb=16|16 جيجا رام:attr.ram_gb=16|512 جيجا:attr.storage_gb=512|هارد 256:attr.storage_gb=256|رام 8 هارد 512:attr.ram_gb=8&attr.storage_gb=512|ديل:attr.computer_brand=dell} => category=laptops
{ايفون 256 جيجا:category=iphones&attr.storage_gb=256|موبايل سامسونج 128 غيغا:category=samsung-phones&attr.storage_gb=128|ايفون 13 128:category=iphones} =>
سيارة {اوتوماتيك:attr.gearbox=automatic|مازوت:attr.fuel=diesel|كيا ريو 2012:attr.car_make=kia&attr.year=2012|بيضا:attr.color=white|وكالة:|هايبرد:attr.fuel=hybrid} => category=cars
{شريك سكن بالمزة:category=shared-rooms&neighborhood=damascus.mezzeh|مطلوب سائق:category=driver-jobs|مدرس خصوصي رياضيات:category=private-lessons|تكسي للبيع:category=taxi-transport-licences&category=cars&transactionType=sale|غسالة مستعملة:category=washing-machines&attr.condition=used|براد جديد:category=fridges&attr.condition=new} =>
# chat: Arabizi and the other keyboard
{sha2a lal bay3 bi 7oms:category=apartments&transactionType=sale&city=homs|beit lal ajar bel sham:category=residential&transactionType=rent&city=damascus|bade eshtere sha2a b 7alab:category=apartments&transactionType=sale&city=aleppo|ma7al lal ajar bi latakia:category=shops&transactionType=rent&city=latakia|ard lal be3 bi tartous:category=lands&transactionType=sale&city=tartus|sha2a mafroshe bel malki:category=apartments&furnishing=furnished&neighborhood=damascus.malki|sha2a b jaramana t7t 40 alf:category=apartments&city=jaramana&maxPrice=40000|3m dawer 3la beit bi 7ama:category=residential&city=hama|sha2a 3 8oraf bel mazze:category=apartments&rooms=3&neighborhood=damascus.mezzeh|sayara kia automatic:category=cars&attr.car_make=kia&attr.gearbox=automatic} =>
{arm ggfdu fplw:category=apartments&transactionType=sale&city=homs|fdj ggh]hv:category=residential&transactionType=rent|hghplvhx:} =>
# alike: look-alikes
{كرسي مكتب:category=office-furniture|خزانة ملابس:category=wardrobes|باب شقة:category=doors-windows|غرفة نوم مستعملة:category=bedroom-sets&attr.condition=used|طاولة سفرة:category=dining-tables|سيارة اطفال:category=toys-strollers|براد ماء:category=water-coolers-filters|مكتبة تلفزيون:category=tv-units-bookcases|حمام زاجل:category=pigeons|دجاج بلدي:category=chickens|خط موبايل:category=phone-numbers|ملابس اطفال:category=kids-clothing|شاشة كمبيوتر:category=computer-screens|شاشة سمارت:category=televisions|مولدة بنزين:category=petrol-generators|ارض ديار شقة:|بطارية سيارة:category=car-batteries-oils} => ! category=residential, category=apartments
{شقة للبيع او المبادلة على محل:category=apartments&transactionType=sale&transactionType=exchange|محل موبايلات للايجار:category=shops&transactionType=rent|مكتب عقاري للبيع:category=office-spaces&transactionType=sale|شقة فوق الصيدلية:category=apartments|بيت جنب المدرسة:category=residential} =>
# around: what people say around a search
{صباح الخير يا جماعة بدي|الله يسعدكم محتاج|اذا حدا عندو خبر عن|شو رأيكم بشي|هلا اخي في عندك|لو سمحت يا طيب بدي} {شقة:category=apartments|بيت:category=residential|محل:category=shops} {بسعر معقول|كويسة|حلوة ومرتبة} {بحمص:city=homs|بالميدان:neighborhood=damascus.midan|بحلب:city=aleppo} => ! city=jableh
كم {سعر شقة بالمزة:category=apartments&neighborhood=damascus.mezzeh|اجار محل بالحمدانية:category=shops&transactionType=rent&neighborhood=aleppo.al-hamdaniyah|حق بيت بجبلة:category=residential&city=jableh} =>
شقة {لعيلة صغيرة|للسكن فورا|قريبة من السوق|بموقع حيوي|بناية نظيفة|اطلالة حلوة} {للايجار:transactionType=rent|للبيع:transactionType=sale} {بحماة:city=hama|باللاذقية:city=latakia} => category=apartments
`;
