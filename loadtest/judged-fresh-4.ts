/**
 * A fourth fresh set, in the format of judged-seen.ts: written by class by somebody who had not read the reader, and counted once (93.1 %
 * right, 4.3 % wrong, 80 % perfect of 240). What was wrong in it was mended afterwards, so that it is fresh no more.
 */
export const JUDGED_FRESH_4 = `
# around
عمي ابو احمد الله يطول عمرك شفلي شي شقة للبيع بالحمدانية => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah
يا اخوان صرلي شهرين عم لف وما لقيت محل للايجار بالحجر الاسود => category=shops, transactionType=rent, city=al-hajar-al-aswad
مرحبا كيفكن انشالله بخير، ابني على وش زواج وبدنا نلاقيلو بيت للايجار بصحنايا => category=residential, transactionType=rent, city=sahnaya
الله يعطيكن العافية في عندكن تخت مفرد مستعمل => category=beds-mattresses, attr.mattress_size=single, attr.condition=used
حجي وين القى غنم عواس للبيع بالرقة => category=sheep, transactionType=sale, city=raqqa
Good evening everyone, hope you are all well. My parents want to buy a flat in Mashrou Dummar => category=apartments, transactionType=sale, neighborhood=damascus.mashrou-dummar
hi guys sorry to bother you, any washing machine for sale around Jaramana? => category=washing-machines, transactionType=sale, city=jaramana
بالله يا شباب حدا يفزعلي بكهربجي بدوما الكهربا مقطوعة عنا من مبارح => category=electrical-work, city=douma
حبيبي قديش عم يطلبو هالايام بالشقة بالانشاءات => category=apartments, neighborhood=homs.al-inshaat
سلام عليكم ورحمة الله نحن عيلة راجعة على بلدها وعم ندور شقة اجار بمعرة النعمان => category=apartments, transactionType=rent, city=maarrat-al-numan
لو تكرمت استاذ بدي لابتوب للدراسة يكون مستعمل ونضيف => category=laptops, attr.condition=used
يا جماعة والله طفرت، في مستودع للايجار بعدرا ولا بطلنا؟ => category=warehouses, transactionType=rent, city=adra
عفوا ع الازعاج شي مكتب شرح للايجار بأبو رمانة => category=office-spaces, transactionType=rent, neighborhood=damascus.abu-rummaneh
أرجو المساعدة في إيجاد فيلا للبيع في الصبورة وشكراً جزيلاً لكم => category=villas, transactionType=sale, city=al-sabboura
اختي بدها غسالة وما معها حق جديدة شي مستعملة بالسويدا => category=washing-machines, attr.condition=used, city=as-suwayda ! attr.condition=new
مشان الله ساعدوني بدي شقة ايجار بحماة قبل اول الشهر => category=apartments, transactionType=rent, city=hama
يا طيبين بدنا تركتور للبيع بنوى والسعر منتفق عليه => category=tractors, transactionType=sale, city=nawa
تعبت من الاجارات كل سنة نقلة نفسي اشتري شقة بقدسيا => category=apartments, transactionType=sale, city=qudsaya ! transactionType=rent, category=furniture-moving
سمعت انو في شاليهات للايجار بوادي قنديل هالصيفية => category=chalets, transactionType=rent, city=wadi-qandil
Hello dear team, greetings from Germany, kindly show me land for sale in Salamiyah => category=lands, transactionType=sale, city=salamiyah
اذا نازل شي بيت للبيع عالموقع بجبلة خبروني الله يرضى عليكن => category=residential, transactionType=sale, city=jableh
بدي اشكر القائمين عالموقع وبسأل عن دكان للايجار بالصليبة => category=shops, transactionType=rent, neighborhood=latakia.al-saliba
# town
بيت للبيع بانخل بحوران => category=residential, transactionType=sale, city=inkhil
شقة اجار بحرستا ريف الشام => category=apartments, transactionType=rent, city=harasta
محل للبيع بالسقيلبية ريف حماة => category=shops, transactionType=sale, city=al-suqaylabiyah ! city=hama
ارض بتلكلخ تابعة لحمص => category=lands, city=talkalakh ! city=homs
flat for rent in Zabadani, Rif Dimashq => category=apartments, transactionType=rent, city=zabadani
سيارة للبيع بمصياف حماة => category=cars, transactionType=sale, city=masyaf ! city=hama
شقة للايجار في حلب او ادلب => category=apartments, transactionType=rent, city=aleppo, city=idlib
موتورات للبيع بالدانا ادلب => category=motorcycles, transactionType=sale, city=al-dana ! city=idlib
غسالة مستعملة بالكسوة الشام => category=washing-machines, attr.condition=used, city=al-kiswah ! city=damascus
بيت بالميادين ريف دير الزور => category=residential, city=al-mayadin ! city=deir-ez-zor
shop for sale in Qamishli, Hasakah => category=shops, transactionType=sale, city=qamishli ! city=al-hasakah
عجول للبيع بالطبقة بالرقة => category=calves, transactionType=sale, city=al-tabqah ! city=raqqa
فيلا ببلودان ريف دمشق => category=villas, city=bloudan
شقة للبيع بالشام بمساكن برزة => category=apartments, transactionType=sale, neighborhood=damascus.masaken-barzeh
دكان صغير بحمص بعكرمة => category=shops, neighborhood=homs.akrama
مزرعة للبيع بالصفصافة طرطوس => category=farms, category=pool-farms, transactionType=sale, city=al-safsafah ! city=tartus
ايفون مستعمل بحمص او بحماه => category=iphones, attr.condition=used, city=homs, city=hama
شقة للايجار بالدريكيش محافظة طرطوس => category=apartments, transactionType=rent, city=duraykish ! city=tartus
شاليه براس البسيط اللادقية => category=chalets, city=ras-al-basit ! city=latakia
بيت للبيع بصلخد السويداء => category=residential, transactionType=sale, city=salkhad ! city=as-suwayda
apartment in Homs, Al-Waer district => category=apartments, neighborhood=homs.al-waer
براد بعفرين ريف حلب => category=fridges, city=afrin ! city=aleppo
# thing
اللي عندو علم بشي دكانة للايجار بالشيخ ضاهر يخبرني => category=shops, transactionType=rent, neighborhood=latakia.sheikh-daher
نازل عالشام الشهر الجاي وبدي دبرلي ستوديو => category=studios, city=damascus
بخصوص الشقق اللي للبيع بالفرقان حابب شوف شو في => category=apartments, transactionType=sale, neighborhood=aleppo.al-furqan
امي عم تنقل لعنا وبدها براد صغير عقدها => category=fridges ! category=furniture-moving
انا مدرس رياضيات انتقلت عالحسكة وعم دور شقة => category=apartments, city=al-hasakah ! category=private-lessons, category=teaching-jobs
خطيبي قال اذا لقينا شقة للايجار بالتضامن منتزوج فورا => category=apartments, transactionType=rent, neighborhood=damascus.tadamon
سرير بسكن مشترك للبنات بالبرامكة => category=shared-rooms, attr.room_kind=bed, attr.housemates=women, neighborhood=damascus.baramkeh ! category=beds-mattresses
اوضة لطالبين قريبة من جامعة تشرين => category=shared-rooms, category=student-housing, landmark=latakia-university
room for a girl student in Aleppo => category=shared-rooms, category=student-housing, city=aleppo
شركتنا بحاجة مستودع بحسيا لتخزين بضاعة => category=warehouses, city=hisyah
عم نجهز نفتح مركز اسنان وبدنا عيادة للايجار بالجميلية => category=clinics, transactionType=rent, neighborhood=aleppo.al-jamiliyah
هل من الممكن معرفة البيوت العربية المعروضة للبيع في باب توما => category=arab-houses, transactionType=sale, neighborhood=damascus.bab-touma
بكرا طالعين عالبحر مع الشباب وبدنا شاليه للايجار => category=chalets, transactionType=rent
وصلني خبر انو في بناية كاملة للبيع بالميدان بالشام => category=residential-buildings, transactionType=sale, neighborhood=damascus.midan
المعلم طالب تركيب كاميرات مراقبة للمحل => category=camera-network-installation ! category=shops, category=cameras-drones
my son starts university in September, we need a studio in Mezzeh => category=studios, neighborhood=damascus.mezzeh
الولد نجح بالتاسع ووعدتو ببسكليت => category=bicycles ! attr.school_stage=ninth
مين بينضف بيوت بالمزة لو سمحتو => category=house-cleaning, neighborhood=damascus.mezzeh ! category=residential
كان عنا محل وبعناه وهلق بدنا مكتب للايجار بالعزيزية بحلب => category=office-spaces, transactionType=rent, neighborhood=aleppo.al-aziziyah ! category=shops, transactionType=sale
اذا رجعت عسوريا بدي لاقي فيلا بيعفور => category=villas, city=yaafour
looking to hire an excavator in Daraa => category=construction-machines, attr.machine_kind=excavator, transactionType=rent, city=daraa
السيارة معطلة معي بنص الطريق بدي حدا يصلح سيارات بحمص => category=car-repair, city=homs ! category=cars
# not
شقة للايجار بطرطوس بس مو ارضي => category=apartments, transactionType=rent, city=tartus, without=floor:0
بدي شقة بجرمانا بدون فرش => category=apartments, city=jaramana, furnishing=unfurnished ! furnishing=furnished
سيارة ما تكون كيا => category=cars, without=attr.car_make:kia ! attr.car_make=kia
شقة بالشام ماعدا المزة وكفرسوسة => category=apartments, city=damascus, without=neighborhood:damascus.mezzeh, without=neighborhood:damascus.kafr-sousa
اجار شقة ما يطلع فوق ال 180 دولار => category=apartments, transactionType=rent, maxPrice=180 ! minPrice=180
شقة بحلب ما تقل عن 130 متر => category=apartments, city=aleppo, minArea=130 ! maxArea=130
بيت اقل من 90 متر بالسويداء => category=residential, city=as-suwayda, maxArea=90
شقة فوق الطابق الرابع بدمر => category=apartments, neighborhood=damascus.dummar, minFloor=5
شقة مو اعلى من الطابق التاني بحمص => category=apartments, city=homs, maxFloor=2
flat in Latakia, not furnished please => category=apartments, city=latakia, furnishing=unfurnished ! furnishing=furnished
apartment in Damascus but not in Midan => category=apartments, city=damascus, without=neighborhood:damascus.midan
land in Tartus, no less than 2000 sqm => category=lands, city=tartus, minArea=2000 ! maxArea=2000
سيارة مستعملة مو قبل موديل ال 2012 => category=cars, attr.condition=used, attr.year.min=2012 ! attr.year.max=2012
محل بحمص مو فروغ => category=shops, city=homs, without=attr.shop_tenure:key_money ! attr.shop_tenure=key_money
شقة للبيع بالوعر غير حكم محكمة => category=apartments, transactionType=sale, neighborhood=homs.al-waer, without=attr.ownership_paper:court_ruling ! attr.ownership_paper=court_ruling
بيت اجار بالقامشلي وين ما كان الا الهلالية => category=residential, transactionType=rent, city=qamishli, without=neighborhood:qamishli.al-hilaliyah ! neighborhood=qamishli.al-hilaliyah
مكيف بس مو صحراوي => category=air-conditioners, without=attr.air_conditioner_kind:desert ! attr.air_conditioner_kind=desert
غسالة مش حوضين => category=washing-machines, without=attr.washer_kind:twin ! attr.washer_kind=twin
فيلا بالديماس بلا مسبح => category=villas, city=al-dimas, without=features:pool ! features=pool
شقق للبيع باللاذقية ما تكون عالعضم => category=apartments, transactionType=sale, city=latakia, without=attr.finishing:skeleton ! attr.finishing=skeleton
كنب مو جلد => category=sofas, without=attr.material:leather ! attr.material=leather
ما بدي بالقصاع بدي شقة بباب توما => category=apartments, neighborhood=damascus.bab-touma, without=neighborhood:damascus.qassaa ! neighborhood=damascus.qassaa
# deal
حابب استأجر دكان بالقدموس => category=shops, transactionType=rent, city=al-qadmus
ناوي اشتري ارض بيبرود => category=lands, transactionType=sale, city=yabroud
بأجر بيتي بالزراعة باللاذقية => category=residential, transactionType=rent, neighborhood=latakia.al-ziraa
سيارة للمبادلة بحماة => category=cars, transactionType=exchange, city=hama
كم اجرة شقة بركن الدين بالشهر => category=apartments, transactionType=rent, neighborhood=damascus.rukn-al-din
بدي شاليه ليلتين بالشاطئ الازرق => category=chalets, transactionType=rent, neighborhood=latakia.al-shati-al-azraq
مزرعة مسبح ننزل عليها نهار الجمعة بيعفور بشقد اليوم => category=pool-farms, transactionType=rent, city=yaafour
wanna rent a car in Damascus for a week => category=cars, transactionType=rent, city=damascus
منستأجر بيت بادلب سنة كاملة => category=residential, transactionType=rent, city=idlib
بدي اتملك شقة بحلب الجديدة => category=apartments, transactionType=sale, neighborhood=aleppo.new-aleppo ! attr.condition=new
مطعم للاستثمار بصيدنايا => category=restaurants-cafes, transactionType=investment, city=saidnaya
مين بيأجر فستان عرس بدير الزور => category=bridal-dresses, transactionType=rent, city=deir-ez-zor
سيارة اجار مع شوفير بالشام => category=cars, transactionType=rent, attr.with_driver=with, city=damascus
عندي براد للبيع بالميدان بحلب => category=fridges, transactionType=sale, neighborhood=aleppo.al-midan
مولدة مازوت للايجار بسراقب => category=diesel-generators, transactionType=rent, city=saraqib
we want to lease an office in Abu Rummaneh => category=office-spaces, transactionType=rent, neighborhood=damascus.abu-rummaneh
selling my apartment in Jableh => category=apartments, transactionType=sale, city=jableh
بيت للمبادلة بطرطوس => category=residential, transactionType=exchange, city=tartus
كراسي وطاولات للايجار بسلمية عنا عزيمة => category=chairs-tables-hire, transactionType=rent, city=salamiyah
باكر للايجار بالساعة بازرع => category=construction-machines, attr.machine_kind=excavator, transactionType=rent, city=izra
بدنا نشتري بقرة حلوب بسراقب => category=dairy-cows, transactionType=sale, city=saraqib
شو بيدفعو اجار محل بالحميدية بالشام => category=shops, transactionType=rent, neighborhood=damascus.al-hamidiyah
# money
شقة للايجار بجرمانا معي 150 دولار بس => category=apartments, transactionType=rent, city=jaramana, maxPrice=150
بيت للبيع بحمص السقف 35 الف دولار => category=residential, transactionType=sale, city=homs, maxPrice=35000
شقة للبيع بالمزة من ٨٠ ل ١٢٠ الف دولار => category=apartments, transactionType=sale, neighborhood=damascus.mezzeh, minPrice=80000, maxPrice=120000
ميزانيتي عشرين الف دولار وبدي سيارة => category=cars, maxPrice=20000
موبايل سامسونغ تحت ال 200 دولار => category=samsung-phones, maxPrice=200
لابتوب بين 300 و 450 دولار => category=laptops, minPrice=300, maxPrice=450
ارض بجبلة سعر المتر اقل من 40 دولار => category=lands, city=jableh, maxPricePerM2=40 ! maxPrice=40
shop for rent in Aleppo under $400 a month => category=shops, transactionType=rent, city=aleppo, maxPrice=400
flat in Latakia, max 55k => category=apartments, city=latakia, maxPrice=55000
villa in Yaafour, my budget is up to 300,000 USD => category=villas, city=yaafour, maxPrice=300000
غرفة للطلاب بالشام ما تعدى ال ٧٠ بالشهر => category=shared-rooms, category=student-housing, city=damascus, transactionType=rent, maxPrice=70
شقة بالمالكي من ميتين الف دولار وطالع => category=apartments, neighborhood=damascus.malki, minPrice=200000 ! maxPrice=200000
شقة بطرطوس بخمسة وعشرين الف دولار كحد اقصى => category=apartments, city=tartus, maxPrice=25000
غسالة لحد 120 دولار => category=washing-machines, maxPrice=120
ما معي غير عشرة الاف دولار وبدي ارض بريف حمص => category=lands, province=homs, maxPrice=10000
اجار محل بدير الزور لا يزيد عن ميتين وخمسين دولار => category=shops, transactionType=rent, city=deir-ez-zor, maxPrice=250
شقة للبيع بقدسيا بأقل من سبعين الف => category=apartments, transactionType=sale, city=qudsaya, maxPrice=70000
شقة للبيع بصافيتا اغلى شي 45 الف دولار => category=apartments, transactionType=sale, city=safita, maxPrice=45000
طقم كنب ارخص من 500 دولار => category=sofas, maxPrice=500
house to rent in Suwayda between 100 and 200 dollars => category=residential, transactionType=rent, city=as-suwayda, minPrice=100, maxPrice=200
شقة بمشروع دمر سعر المتر ما يتجاوز ٩٠٠ دولار => category=apartments, neighborhood=damascus.mashrou-dummar, maxPricePerM2=900 ! maxPrice=900
ايفون 12 ما يكون اغلى من ٣٠٠$ => category=iphones, maxPrice=300
# typo
شفة للبيع بحلب => category=apartments, transactionType=sale, city=aleppo
شقه للاجار بجرمنا => category=apartments, transactionType=rent, city=jaramana
شقة للبيع بالاذقية => category=apartments, transactionType=sale, city=latakia
محل للايجاار بطرتوس => category=shops, transactionType=rent, city=tartus
بيت للبيغ بحمص => category=residential, transactionType=sale, city=homs
فبلا للبيع بيعفور => category=villas, transactionType=sale, city=yaafour
غصالة مستعملة بدمشف => category=washing-machines, attr.condition=used, city=damascus
سيرات كيا للبيع => category=cars, attr.car_make=kia, transactionType=sale
دراجه ناريه بالحسكه => category=motorcycles, city=al-hasakah
مكتب للايجار بالشعلن => category=office-spaces, transactionType=rent, neighborhood=damascus.shaalan
ارص للبيع بصافيتا => category=lands, transactionType=sale, city=safita
اراضى زراعيه بسلميه => category=agricultural-land, city=salamiyah
شقة للبيع بركن الدبن => category=apartments, transactionType=sale, neighborhood=damascus.rukn-al-din
appartment for rent in Damscus => category=apartments, transactionType=rent, city=damascus
vila for sale in Latakea => category=villas, transactionType=sale, city=latakia
ايفوون 14 برو => category=iphones
لبتوب مستعمل => category=laptops, attr.condition=used
مستودغ للايجار بعدرا => category=warehouses, transactionType=rent, city=adra
بيت بالوغر بحمص => category=residential, neighborhood=homs.al-waer
دكان للبيع ببنياس => category=shops, transactionType=sale, city=baniyas
نقل عفس بالشام => category=furniture-moving, city=damascus
كنبايت مستعملة بحماه => category=sofas, attr.condition=used, city=hama
# forms
شقة للبيع باوتوستراد المزة طابو اخضر سوبر ديلوكس => category=apartments, transactionType=sale, neighborhood=damascus.mezzeh-autostrad, attr.ownership_paper=green_tabu, attr.finishing=super_deluxe
بيت بحماة فيه طاقة شمسية وبير => category=residential, city=hama, attr.electricity=solar, attr.water=well ! category=solar-systems
شقة قبلية مع مصعد بحي التجارة => category=apartments, attr.orientation=south, features=elevator, neighborhood=damascus.al-tijara
محل فروغ بالصالحية بالشام => category=shops, attr.shop_tenure=key_money, neighborhood=damascus.salihiyah
ارض زراعية مزروعة زيتون بادلب => category=agricultural-land, attr.planted=olives, city=idlib
سيارة هيونداي مازوت اوتوماتيك => category=cars, attr.car_make=hyundai, attr.fuel=diesel, attr.gearbox=automatic
سيارة كيا بيضا نمرة حمص => category=cars, attr.car_make=kia, attr.color=white, attr.plate_province=homs ! city=homs
شقة بالتقسيط بضاحية قدسيا => category=apartments, attr.payment_options=installments, city=dahiyat-qudsaya
شقة من صاحبها بدون كمسيون باللاذقية => category=apartments, attr.no_commission=true, city=latakia
ايفون 256 غيغا لون اسود => category=iphones, attr.storage_gb=256, attr.color=black
غسالة ال جي تعبئة علوية => category=washing-machines, attr.appliance_brand=lg, attr.washer_kind=top
مكيف طن ونص انفرتر => category=air-conditioners, attr.cooling_tonnes=1.5, attr.inverter_motor=true ! category=inverters
لابتوب ديل كور اي 7 رام 16 => category=laptops, attr.computer_brand=dell, attr.processor=core_i7, attr.ram_gb=16
شقة للايجار للعائلات بدوما مع امبيرات => category=apartments, transactionType=rent, attr.tenants_allowed=families, attr.electricity=amperes, city=douma ! category=ampere-lines
شقة طابق تالت بالانشاءات مع بلكون => category=apartments, minFloor=3, maxFloor=3, features=balcony, neighborhood=homs.al-inshaat
3 bedroom flat with elevator in Malki => category=apartments, bedrooms=3, features=elevator, neighborhood=damascus.malki
villa with pool and garden in Sabboura => category=villas, features=pool, features=garden, city=al-sabboura
دروس خصوصية فيزيا للبكلوريا بحمص => category=private-lessons, attr.subject=physics, attr.school_stage=baccalaureate, city=homs
وظيفة محاسب دوام كامل بحلب => category=accounting-jobs, attr.employment=full_time, city=aleppo
غرفة نوم خشب زان مستعملة => category=bedroom-sets, attr.material=beech, attr.condition=used ! category=shared-rooms
شقة حكم محكمة بداريا غرفتين نوم => category=apartments, attr.ownership_paper=court_ruling, bedrooms=2, city=darayya
مرسيدس خالية العلام بالشام => category=cars, attr.car_make=mercedes, attr.body_paint=no_marks, city=damascus
# arabizi
bdi esta2jer beit b homs => category=residential, transactionType=rent, city=homs
sayara kia lal bay3 b 7alab => category=cars, attr.car_make=kia, transactionType=sale, city=aleppo
fi sha2a lal ajar bl mazze? => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh
3am dawer 3a ma7al lal ejar b 7ama => category=shops, transactionType=rent, city=hama
ghassale mesta3mle b jaramana => category=washing-machines, attr.condition=used, city=jaramana
ard lal be3 b tartous => category=lands, transactionType=sale, city=tartus
maktab lal ijar bel sha3lan => category=office-spaces, transactionType=rent, neighborhood=damascus.shaalan
villa ma3 masba7 b ya3four => category=villas, features=pool, city=yaafour
beddi eshtri mobile samsung mesta3mal => category=samsung-phones, transactionType=sale, attr.condition=used
motor lal bay3 b deir ezzor => category=motorcycles, transactionType=sale, city=deir-ez-zor
studio mafroush b bab touma => category=studios, furnishing=furnished, neighborhood=damascus.bab-touma
beit 4 ghoraf b latakia => category=residential, rooms=4, city=latakia
chalet lal ejar b ras el basit => category=chalets, transactionType=rent, city=ras-al-basit
sha22a ta7t el 50 alf dolar b 7oms => category=apartments, maxPrice=50000, city=homs
barrad mesta3mal bl sham => category=fridges, attr.condition=used, city=damascus
kahraba2i b douma => category=electrical-work, city=douma
arm gbd[hv fplw => category=apartments, transactionType=rent, city=homs
fdj ggfdu fpgf => category=residential, transactionType=sale, city=aleppo
sdhvm ;dh f'v',s => category=cars, attr.car_make=kia, city=tartus
yshgm lsjulgm => category=washing-machines, attr.condition=used
رهممش بخق سشمث هى يشةشسؤعس => category=villas, transactionType=sale, city=damascus
# look-alikes
كرسي مكتب دوار => category=office-furniture ! category=office-spaces
بيت بلاستيكي للزراعة بطول 30 متر => category=greenhouses ! category=residential, neighborhood=latakia.al-ziraa
غطاء سيارة => category=car-accessories ! category=cars
باب خشب لشقة => category=doors-windows ! category=apartments
رفوف محل سمانة => category=shop-fittings ! category=shops
بطارية سيارة بحلب => category=car-batteries-oils, city=aleppo ! category=cars, category=storage-batteries
تصليح برادات بالقامشلي => category=appliance-repair, city=qamishli ! category=fridges
شاحن ايفون اصلي => category=chargers-cables, attr.accessory_source=original ! category=iphones
شاشة تلفزيون سامسونغ => category=televisions, attr.appliance_brand=samsung ! category=samsung-phones
حمام زاجل للبيع بحمص => category=pigeons, transactionType=sale, city=homs ! bathrooms=1
حمص حب بالجملة => category=grains-legumes, attr.sale_unit=wholesale ! city=homs
فستق حلبي نخب اول => category=nuts-spices, attr.grade=extra ! city=aleppo
ماعز شامي للبيع => category=goats, transactionType=sale ! city=damascus
سخان شمسي باللاذقية => category=solar-water-heaters, city=latakia ! attr.water=hot_solar
غرفة سفرة للبيع بالتل => category=dining-tables, transactionType=sale, city=al-tall ! category=shared-rooms
مطبخ المنيوم بحماة => category=fitted-kitchens, attr.material=aluminium, city=hama
office chair for sale in Damascus => category=office-furniture, transactionType=sale, city=damascus ! category=office-spaces
car battery in Homs => category=car-batteries-oils, city=homs ! category=cars
مكتبة تلفزيون مودرن => category=tv-units-bookcases, attr.style=modern ! category=televisions
قطع تبديل كيا => category=car-spare-parts, attr.car_make=kia ! category=cars
تعليم سواقة سيارات بحلب => category=driving-lessons, city=aleppo ! category=cars
شقة للبيع مأجرة اجار قديم بالمزة => category=apartments, transactionType=sale, attr.occupancy=old_rent, neighborhood=damascus.mezzeh ! transactionType=rent
# namesakes
شقة للبيع بالزهراء بحمص => category=apartments, transactionType=sale, neighborhood=homs.al-zahraa ! neighborhood=aleppo.al-zahraa
بيت عربي بالميدان بحلب => category=arab-houses, neighborhood=aleppo.al-midan ! neighborhood=damascus.midan
مكيف سبليت مستعمل بالقصور بحماة => category=air-conditioners, attr.air_conditioner_kind=split, attr.condition=used, neighborhood=hama.al-qusour
شقة للبيع بالحميدية حمص => category=apartments, transactionType=sale, neighborhood=homs.al-hamidiyah ! landmark=souq-al-hamidiyah
محل بالصالحية بالحسكة => category=shops, neighborhood=al-hasakah.al-salihiyah ! neighborhood=damascus.salihiyah
شقة بالاندلس بالرقة => category=apartments, neighborhood=raqqa.al-andalus
سباك بالفردوس بحمص => category=plumbing, neighborhood=homs.al-fardos
شقة اجار بالمحطة بدرعا => category=apartments, transactionType=rent, neighborhood=daraa.daraa-al-mahatta ! neighborhood=homs.al-mahatta
بيت للبيع بالغوطة بحمص => category=residential, transactionType=sale, neighborhood=homs.al-ghouta ! landmark=ghouta
شقة للايجار قريبة من قلعة حلب => category=apartments, transactionType=rent, landmark=aleppo-citadel
محل للبيع قرب ساحة الامويين => category=shops, transactionType=sale, landmark=umayyad-square
شقة جنب مشفى المواساة => category=apartments, landmark=mouwasat-hospital
apartment near Tishreen Park => category=apartments, landmark=tishreen-park
سكن طلاب حد المدينة الجامعية بدمشق => category=student-housing, landmark=university-city-damascus
شقة مقابل جامع خالد بن الوليد => category=apartments, landmark=khalid-ibn-al-walid-mosque
ورشة حدادة للايجار بصوران حماة => category=workshops, transactionType=rent, city=suran ! city=suran-azaz
بيت بالروضة بجرمانا => category=residential, neighborhood=jaramana.al-rawda ! neighborhood=damascus.al-rawda
مكتب قريب من ساحة سعد الله الجابري => category=office-spaces, landmark=saadallah-al-jabri-square
شقة عند نواعير حماة => category=apartments, landmark=norias
شقة بالشيخ سعد بالمزة => category=apartments, neighborhood=damascus.sheikh-saad
دكان قريب من الجسر المعلق => category=shops, landmark=suspension-bridge
`;
