/**
 * A third fresh set, in the format of judged-seen.ts: written by class by somebody who had not read the reader, and counted once (91.5 %,
 * 5.4 %, 75.5 % of 220). What was wrong in it was mended afterwards, so that it is fresh no more. What minutes and half furnished are
 * called was set right then, and four streets, which this bench does not know, were left out.
 */
export const JUDGED_FRESH_3 = `
# around
يا جماعة الخير مين عندو شقة للبيع بحمص الله يجزيه الخير => category=apartments, transactionType=sale, city=homs
مساء النور اذا ممكن حدا يدلني على شقة اجار بطرطوس => category=apartments, transactionType=rent, city=tartus
الله يسعدكم بدي محل للايجار بجبلة بس يكون محترم => category=shops, transactionType=rent, city=jableh
والله تعبت وانا عم دور على بيت اجار بدمشق => category=residential, transactionType=rent, city=damascus
شو في فيلات للبيع بيعفور هالايام؟ => category=villas, transactionType=sale, city=yaafour
اشقد صارت اسعار الشقق بالموكامبو خيو => category=apartments, neighborhood=aleppo.mocambo
بشرفكم في مكتب للايجار بالشعلان ولا لا => category=office-spaces, transactionType=rent, neighborhood=damascus.shaalan
رجاء حار ابحث عن ارض للبيع في صافيتا ولكم الشكر => category=lands, transactionType=sale, city=safita
حبايبي شي شقة رايقة وشرحة للبيع بمشروع دمر => category=apartments, transactionType=sale, neighborhood=damascus.mashrou-dummar
هلا شباب ممكن مساعدة بدنا براد مستعمل منيح بحلب => category=fridges, attr.condition=used, city=aleppo
اخواني اريد موتور للبيع بادلب يكون نظيف وما بيه شي => category=motorcycles, transactionType=sale, city=idlib
يا ريت حدا يعطيني رقم سباك شاطر باللاذقية => category=plumbing, city=latakia ! category=phone-numbers
بالله عليكم دلوني على سيارة كيا نضيفة بدير الزور => category=cars, attr.car_make=kia, city=deir-ez-zor
مبروك الموقع الجديد كيف بلاقي فيه ستوديو للايجار بالقصاع => category=studios, transactionType=rent, neighborhood=damascus.qassaa ! features=new_building, attr.condition=new
من وين بلاقي غسالة رخيصة بجرمانا => category=washing-machines, city=jaramana
ازا حدا عندو علم بشاليه للبيع بالبسيط يخبرني ولو سمحتو بسرعة => category=chalets, transactionType=sale, city=ras-al-basit
# town
شقة للبيع بقطنا ريف دمشق => category=apartments, transactionType=sale, city=qatana ! city=damascus
بيت للايجار بسلقين ادلب => category=residential, transactionType=rent, city=salqin
ارض بتلكلخ حمص للبيع => category=lands, transactionType=sale, city=talkalakh
محل بالحفة محافظة اللاذقية => category=shops, city=al-haffah
شقة ببلودان بريف الشام للصيفية => category=apartments, city=bloudan ! city=damascus
مزرعة بدرعا بنوى => category=farms, city=nawa
اريد شقة بالميادين دير الزور => category=apartments, city=al-mayadin
بيت عربي بالنبك القلمون => category=arab-houses, city=al-nabk ! city=muadamiyat-al-qalamun
شقة بالقامشلي الحسكة => category=apartments, city=qamishli
شقق للبيع بيبرود والنبك => category=apartments, transactionType=sale, city=yabroud, city=al-nabk
دكان للايجار باعزاز بريف حلب => category=shops, transactionType=rent, city=azaz
بيت بصافيتا او الدريكيش => category=residential, city=safita, city=duraykish
شقة بشهبا السويداء => category=apartments, city=shahba ! neighborhood=aleppo.ash-shahba
سيارة للبيع بمصياف حماه => category=cars, transactionType=sale, city=masyaf
شقة بالزهراء بحلب => category=apartments, neighborhood=aleppo.al-zahraa ! neighborhood=homs.al-zahraa
موبايل سامسونغ بالباب حلب => category=samsung-phones, city=al-bab
# thing
من زمان وانا مشتهي فيلا بالربوة => category=villas, neighborhood=damascus.rabwa
للبيع بحي الوعر بحمص شقة => category=apartments, transactionType=sale, neighborhood=homs.al-waer
بحلب الجديدة عندكن شي شقة للاجار => category=apartments, transactionType=rent, neighborhood=aleppo.new-aleppo
ابني قبل الطب بجامعة تشرين وبدنا غرفة قريبة منها => category=shared-rooms, category=student-housing, landmark=latakia-university ! category=medical-jobs
اوضة للاجار بركن الدين => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.rukn-al-din
يا اخي وين بيحطو اعلانات سكن مشترك باللاذقية => category=shared-rooms, city=latakia
بجرمانا في محلات فروغ؟ => category=shops, attr.shop_tenure=key_money, city=jaramana
قديش اجار مزرعة مسبح بيعفور => category=pool-farms, transactionType=rent, city=yaafour
مين بيبيعني ارض بعرطوز => category=lands, transactionType=sale, city=artouz
انا وخطيبي عم ندور من شهرين على ملحق بالقصور بدمشق => category=roof-flats, neighborhood=damascus.al-qusour ! transactionType=rent
متل ما قلتلكم امبارح اللابتوب يلي بدي ياه يكون ديل => category=laptops, attr.computer_brand=dell
عرسي بعد شهر وما لحقت احجز بدي صالة افراح بحماة => category=wedding-halls, city=hama
ابن عمي راجع من المانيا وبدو بيت بمرمريتا => category=residential, city=marmarita
لو في هنكار بعدرا خبروني => category=hangars, city=adra
مطلوب باسرع وقت ممكن وبجدية تامة شقة بالفرقان => category=apartments, neighborhood=aleppo.al-furqan
شفت اعلان عن دراجة كهربائية بطرطوس لسا موجودة؟ => category=electric-bikes, city=tartus
# not
شقة للايجار بحمص بس ما بدي اياها بعكرمة => category=apartments, transactionType=rent, city=homs, without=neighborhood:homs.akrama ! neighborhood=homs.akrama
بيت بالشام اي مكان الا مخيم اليرموك => category=residential, city=damascus, without=neighborhood:damascus.yarmouk ! neighborhood=damascus.yarmouk
شقة اجار ما بتزيد عن 350 دولار بجرمانا => category=apartments, transactionType=rent, city=jaramana, maxPrice=350 ! minPrice=350
شقة للبيع بطرطوس مش اكتر من خمسين الف => category=apartments, transactionType=sale, city=tartus, maxPrice=50000
محل على الاقل 40 متر بالميدان بدمشق => category=shops, neighborhood=damascus.midan, minArea=40
ما بدي اقل من تلات غرف شقة للايجار ببرزة => category=apartments, transactionType=rent, neighborhood=damascus.barzeh, rooms=3+
شقة ما فيها فرش باللاذقية => category=apartments, city=latakia, furnishing=unfurnished ! furnishing=furnished
شقة من الطابق الرابع ونازل بحلب => category=apartments, city=aleppo, maxFloor=4
مو فوق الطابق التاني شقة بالمهاجرين بدمشق => category=apartments, neighborhood=damascus.muhajireen, maxFloor=2 ! minFloor=3
سيارة اي نوع الا لادا ودايو => category=cars, without=attr.car_make:lada, without=attr.car_make:daewoo ! attr.car_make=lada, attr.car_make=daewoo
موبايل مو مستعمل => category=mobiles, without=attr.condition:used ! attr.condition=used
ايفون بالشام بس ما يكون مجدد => category=iphones, city=damascus, without=attr.condition:refurbished
محل ما يكون وقف بالحميدية بالشام => category=shops, neighborhood=damascus.al-hamidiyah, without=attr.ownership_paper:waqf
كنبايات ما يكونو جلد => category=sofas, without=attr.material:leather
غسالة مستعملة اي ماركة الا LG => category=washing-machines, attr.condition=used, without=attr.appliance_brand:lg
شقة بمساكن برزة فيها مصعد ولا تكون ارضي => category=apartments, neighborhood=damascus.masaken-barzeh, features=elevator, without=floor:0
# deal
بدي استاجر محل بالصالحية بدمشق => category=shops, transactionType=rent, neighborhood=damascus.salihiyah
حابب اشتري بيت عربي بباب توما => category=arab-houses, transactionType=sale, neighborhood=damascus.bab-touma
عم فكر بيع شقتي بالحمدانية قديش بتسوى => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah
مين بيبادل ارض بمحردة على سيارة => category=lands, transactionType=exchange, city=mhardeh ! category=cars
شقة بطرطوس لتلات ليالي => category=apartments, transactionType=rent, city=tartus
شو بيطلع شاليه ليوم واحد بوادي قنديل => category=chalets, transactionType=rent, city=wadi-qandil
سيارة مع سائق باليوم بالشام => category=cars, transactionType=rent, city=damascus, attr.with_driver=with ! category=driver-jobs
بدي اجر بيتي بحمص لعيلة => category=residential, transactionType=rent, city=homs
شقة بالشهر بكفرسوسة قديش => category=apartments, transactionType=rent, neighborhood=damascus.kafr-sousa
استئجار مستودع بعدرا => category=warehouses, transactionType=rent, city=adra
شراء ارض بالديماس => category=lands, transactionType=sale, city=al-dimas
تأجير سيارات بحلب => category=cars, transactionType=rent, city=aleppo
بيتي بصحنايا بدي بيعو وما حدا عم يسأل => category=residential, transactionType=sale, city=sahnaya
دراجة نارية للمبادلة بدرعا => category=motorcycles, transactionType=exchange, city=daraa
جارتنا عم تأجر ملحق بالتجارة => category=roof-flats, transactionType=rent, neighborhood=damascus.al-tijara
بيعة مستعجلة محل بالدبلان => category=shops, transactionType=sale, neighborhood=homs.al-dablan
# bare
شقة للبيع بحمص ب 35 => category=apartments, transactionType=sale, city=homs, maxPrice=35000
معي 25 الف بدي اشتري شقة بجرمانا => category=apartments, transactionType=sale, city=jaramana, maxPrice=25000
شقة اجار بالمالكي تحت ال 700 => category=apartments, transactionType=rent, neighborhood=damascus.malki, maxPrice=700
اجار 150 شقة بحماة => category=apartments, transactionType=rent, city=hama, maxPrice=150
بيت للبيع ميزانيتي ٧٠ => category=residential, transactionType=sale, maxPrice=70000
شقة بين 200 و 300 بالشهر باللاذقية => category=apartments, transactionType=rent, city=latakia, minPrice=200, maxPrice=300
محل للايجار لحدود ٤٠٠ بالعزيزية بحلب => category=shops, transactionType=rent, neighborhood=aleppo.al-aziziyah, maxPrice=400
سعر المتر ما يتجاوز 600 شقة بكفرسوسة => category=apartments, neighborhood=damascus.kafr-sousa, maxPricePerM2=600 ! maxPrice=600
ارض المتر فيها تحت ال 30 دولار بالكسوة => category=lands, city=al-kiswah, maxPricePerM2=30 ! maxPrice=30
فيلا للبيع من 200 ل 300 الف بيعفور => category=villas, transactionType=sale, city=yaafour, minPrice=200000, maxPrice=300000
غرفة للايجار ب ٦٠ بالشهر بحلب => category=shared-rooms, category=student-housing, transactionType=rent, city=aleppo, maxPrice=60
شقة للبيع بعشرين الف بدير الزور => category=apartments, transactionType=sale, city=deir-ez-zor, maxPrice=20000
ايفون تحت ال 300 => category=iphones, maxPrice=300 ! maxPrice=300000
لابتوب بين 200 و 400 دولار => category=laptops, minPrice=200, maxPrice=400
سيارة لحد 7000 بالقامشلي => category=cars, city=qamishli, maxPrice=7000
بيت للبيع بالشام ومعي بس مية الف => category=residential, transactionType=sale, city=damascus, maxPrice=100000
# typos
شقه للبع بحمص => category=apartments, transactionType=sale, city=homs
شقة للاجاار بالمزه => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh
بيت للايحار بطرتوس => category=residential, transactionType=rent, city=tartus
شقة بجرمنا للبيع => category=apartments, transactionType=sale, city=jaramana
بيت باللاذئية => category=residential, city=latakia
شقة باشرفية صحنيا للبيع => category=apartments, transactionType=sale, city=ashrafiyat-sahnaya
شقة بالسلمانية حلب => category=apartments, neighborhood=aleppo.al-sulaymaniyah
شقة بدير بعلبي حمص => category=apartments, neighborhood=homs.deir-baalba
شقة غالية شوي بس مرتبة بحلب => category=apartments, city=aleppo
بيت سجل مؤقت بالقدم => category=residential, neighborhood=damascus.qadam, attr.ownership_paper=temporary_register
قديش اجرة معلم دهان => category=painting-decor ! transactionType=rent
سيارة هونداي افانتي => category=cars, attr.car_make=hyundai ! attr.car_make=honda
ايفوون 11 مستعمل => category=iphones, attr.condition=used
وضيفة محاسب بحلب => category=accounting-jobs, city=aleppo
غساله اوتماتيك مستعمله بحمص => category=washing-machines, attr.condition=used, city=homs
مندوب مبيعات بالشام => category=sales-jobs, city=damascus ! transactionType=sale
# forms
شقة بالتقسيط بضاحية قدسيا => category=apartments, city=dahiyat-qudsaya, attr.payment_options=installments
شقة طابو اخضر قبلية بالمزة => category=apartments, neighborhood=damascus.mezzeh, attr.ownership_paper=green_tabu, attr.orientation=south ! attr.color=green
شقة ديلوكس طابق تاني باللاذقية المشروع السابع => category=apartments, neighborhood=latakia.project-seven, attr.finishing=deluxe, minFloor=2, maxFloor=2 ! minFloor=7
مزرعة فيها بير مرخص بسراقب => category=farms, city=saraqib, attr.water_source=licensed_well
شقة على العظم بدوما => category=apartments, city=douma, attr.finishing=skeleton
محل ملك بحي المحافظة بحلب => category=shops, neighborhood=aleppo.al-mohafaza, attr.shop_tenure=freehold ! province=aleppo
بيت فيه شوفاج مستقل وانترفون بابو رمانة => category=residential, neighborhood=damascus.abu-rummaneh, attr.heating=own_boiler, attr.home_extras=intercom
شقة فيها طاقة شمسية بحلب => category=apartments, city=aleppo, attr.electricity=solar ! category=solar-energy
لابتوب لينوفو رام 16 هارد 512 => category=laptops, attr.computer_brand=lenovo, attr.ram_gb=16, attr.storage_gb=512 ! category=computer-parts
هاتف شاومي 256 غيغا شريحتين => category=mobiles, attr.phone_brand=xiaomi, attr.storage_gb=256, attr.sim_kind=dual
سيارة مرسيدس بنزين اوتوماتيك خالية العلام => category=cars, attr.car_make=mercedes, attr.fuel=petrol, attr.gearbox=automatic, attr.body_paint=no_marks
كيا ريو 2009 غيار عادي => category=cars, attr.car_make=kia, attr.year=2009, attr.gearbox=manual ! maxPrice=2009
بطارية ليثيوم 48 فولت => category=storage-batteries, attr.battery_kind=lithium, attr.system_volts=48
مكيف سبليت طن ونص => category=air-conditioners, attr.air_conditioner_kind=split, attr.cooling_tonnes=1.5
تخت مجوز حديد => category=beds-mattresses, attr.mattress_size=double, attr.material=iron
بدي شريك سكن بالبرامكة => category=shared-rooms, neighborhood=damascus.baramkeh
# arabizi
bdi sha2a lal ajar bi homs => category=apartments, transactionType=rent, city=homs
fi 7ada 3ndo beit lal bee3 b latakia => category=residential, transactionType=sale, city=latakia
badde eshteri ard b sahnaya => category=lands, transactionType=sale, city=sahnaya
sha2a mafroosheh bel malki => category=apartments, neighborhood=damascus.malki, furnishing=furnished
ma7al lal ajar bi jableh => category=shops, transactionType=rent, city=jableh
3am dawer 3ala villa b ya3four => category=villas, city=yaafour
sha2a ta7t 300 dollar bel shaher bi jaramana => category=apartments, transactionType=rent, city=jaramana, maxPrice=300
sayara kia otomatik b 7alab => category=cars, attr.car_make=kia, attr.gearbox=automatic, city=aleppo
iphone 12 mosta3mal => category=iphones, attr.condition=used
@KB شقة للايجار بحلب => category=apartments, transactionType=rent, city=aleppo
@KB بيت للبيع بحمص => category=residential, transactionType=sale, city=homs
@KB سيارة كيا => category=cars, attr.car_make=kia
@KB محل بطرطوس => category=shops, city=tartus
@KB flat for rent in homs => category=apartments, transactionType=rent, city=homs
@KB villa for sale => category=villas, transactionType=sale
@KB iphone 13 => category=iphones
# lookalikes
مكتب خشب زان للدراسة => category=office-furniture, attr.material=beech ! category=office-spaces
باب حديد للبيع => category=doors-windows, transactionType=sale, attr.material=iron ! city=al-bab
كتاب تاريخ مدينة تدمر => ! city=palmyra
صابون غار حلبي => category=laurel-soap ! city=aleppo
زيت زيتون عفريني => category=olive-oil ! city=afrin
سيارة شام 2008 للبيع => category=cars, attr.car_make=sham, attr.year=2008, transactionType=sale ! city=damascus
بيت بلاستيك زراعي => category=greenhouses ! category=residential
شقة بالمزة ٨٦ => category=apartments, neighborhood=damascus.mezzeh-86 ! maxPrice=86000
شقة بطريق الباب => category=apartments, neighborhood=aleppo.tariq-al-bab ! city=al-bab
حمام زاجل للبيع => category=pigeons, transactionType=sale ! bathrooms=1
مكيف شباك مستعمل => category=air-conditioners, attr.air_conditioner_kind=window, attr.condition=used ! category=doors-windows
تصليح برادات بالمزة => category=appliance-repair, neighborhood=damascus.mezzeh ! category=fridges
كفرات سامسونغ => category=covers-screen-guards ! category=samsung-phones
كلب حراسة للبيع بالزبداني => category=dogs, transactionType=sale, city=zabadani ! category=security-jobs, features=security
سائق تكسي عندو خبرة بدو شغل => category=driver-jobs ! category=taxi-transport-licences
حطب زيتون للتدفئة => category=firewood-pellets ! category=olive-oil, city=umm-al-zaytun, attr.color=olive
# walk, streets, landmarks
شقة للايجار ١٠ دقايق مشي عن جامعة دمشق => category=apartments, transactionType=rent, walk=damascus-university 10 ! maxPrice=10, maxPrice=10000, city=damascus
غرفة خمس دقايق مشي لجامعة حلب => category=shared-rooms, category=student-housing, walk=aleppo-university 5 ! rooms=5
شقة ربع ساعة مشي من ساحة الامويين => category=apartments, walk=umayyad-square 15 ! category=watches, neighborhood=daraa.al-umawiyin
شقة للبيع بتبعد عشر دقايق مشي عن جامعة البعث => category=apartments, transactionType=sale, walk=homs-university 10 ! maxPrice=10000
بيت قريب من مشفى المواساة => category=residential, landmark=mouwasat-hospital
شقة بشارع بغداد بالشام => category=apartments, neighborhood=damascus.baghdad-street
محل بشارع النيل بحلب => category=shops, neighborhood=aleppo.nile-street
مكتب بشارع الحمرا بدمشق => category=office-spaces, neighborhood=damascus.al-hamra-street ! neighborhood=homs.al-hamra, city=al-hamra
شقة قريبة من قلعة حلب => category=apartments, landmark=aleppo-citadel
محل جنب الجامع الاموي => category=shops, landmark=umayyad-mosque
بيت قرب الجسر المعلق => category=residential, landmark=suspension-bridge
مطعم للايجار قريب من نواعير حماة => category=restaurants-cafes, transactionType=rent, landmark=norias
# english
any 2 bedroom apartment for rent in Bab Touma? => category=apartments, bedrooms=2, transactionType=rent, neighborhood=damascus.bab-touma
furnished flat near Damascus University under $400 a month => category=apartments, furnishing=furnished, landmark=damascus-university, maxPrice=400, transactionType=rent
looking to buy a villa in Yaafour with a pool => category=villas, transactionType=sale, city=yaafour, features=pool
land for sale in Safita below 50k => category=lands, transactionType=sale, city=safita, maxPrice=50000
shop to let in Aziziyeh Aleppo => category=shops, transactionType=rent, neighborhood=aleppo.al-aziziyah
I'm visiting from Germany this summer and want a flat in Latakia => category=apartments, city=latakia
how much is a flat in Malki these days => category=apartments, neighborhood=damascus.malki
apartment in Tartous, at least 3 bedrooms, not ground floor => category=apartments, city=tartus, bedrooms=3+, without=floor:0
studio in Qassaa, furnished or not => category=studios, neighborhood=damascus.qassaa ! furnishing=unfurnished
used Kia Cerato automatic in Aleppo => category=cars, attr.condition=used, attr.car_make=kia, attr.gearbox=automatic, city=aleppo
new Samsung phone 256GB => category=samsung-phones, attr.storage_gb=256, attr.condition=new ! maxPrice=256
need a plumber in Mezzeh today => category=plumbing, neighborhood=damascus.mezzeh
office for rent on Baghdad Street Damascus => category=office-spaces, transactionType=rent, neighborhood=damascus.baghdad-street
brown leather sofa set => category=sofas, attr.color=brown, attr.material=leather
remote programming job => category=programming-jobs, attr.work_place=remote
flat for sale in Homs between 30k and 45k with elevator and green tabu => category=apartments, transactionType=sale, city=homs, minPrice=30000, maxPrice=45000, features=elevator, attr.ownership_paper=green_tabu ! attr.color=green
# multi
شقة للبيع بحمص الوعر طابق تاني 3 غرف نوم طابو اخضر كسوة ديلوكس فيها مصعد وموقف سيارة ب 55 الف => category=apartments, transactionType=sale, neighborhood=homs.al-waer, minFloor=2, maxFloor=2, bedrooms=3, attr.ownership_paper=green_tabu, attr.finishing=deluxe, features=elevator, features=parking, maxPrice=55000 ! city=al-kiswah, category=cars, category=parking-places
بدي شقة للاجار بجرمانا غرفتين نوم مفروشة طابق اول او تاني السعر ما يتجاوز 250 دولار بالشهر => category=apartments, transactionType=rent, city=jaramana, bedrooms=2, furnishing=furnished, minFloor=1, maxFloor=2, maxPrice=250
شقة باللاذقية بالزراعة فوق ال 100 متر مع بلكون قبلية سوبر ديلوكس للبيع من 40 ل 60 الف => category=apartments, neighborhood=latakia.al-ziraa, minArea=100, features=balcony, attr.orientation=south, attr.finishing=super_deluxe, transactionType=sale, minPrice=40000, maxPrice=60000
سيارة كيا سيراتو 2011 اوتوماتيك بنزين لون ابيض خالية العلام نمرة دمشق للبيع ب 9 الاف => category=cars, attr.car_make=kia, attr.year=2011, attr.gearbox=automatic, attr.fuel=petrol, attr.color=white, attr.body_paint=no_marks, attr.plate_province=damascus, transactionType=sale, maxPrice=9000 ! city=damascus
ايفون 13 برو 256 غيغا ازرق مستعمل نضيف تحت 500 دولار بالشام => category=iphones, attr.storage_gb=256, attr.color=blue, attr.condition=used, maxPrice=500, city=damascus
لابتوب ديل core i7 رام 16 هارد ssd 512 مستعمل بحلب لحد 350 دولار => category=laptops, attr.computer_brand=dell, attr.processor=core_i7, attr.ram_gb=16, attr.disk_kind=ssd, attr.storage_gb=512, attr.condition=used, city=aleppo, maxPrice=350
بدور على شغل سائق بحلب دوام كامل مو ورديات => category=driver-jobs, city=aleppo, attr.employment=full_time, without=attr.employment:shifts
طقم كنب مودرن رمادي شبه جديد بحماة لحد 200 دولار => category=sofas, attr.style=modern, attr.color=grey, attr.condition=like_new, city=hama, maxPrice=200 ! attr.condition=new
ارض داخل المخطط التنظيمي طابو اخضر فيها كهربا ومي بصافيتا للبيع فوق 500 متر => category=lands, attr.planning=inside_plan, attr.ownership_paper=green_tabu, attr.land_services=electricity, attr.land_services=water, city=safita, transactionType=sale, minArea=500
مزرعة للبيع بدرعا مزروعة زيتون طابو زراعي تحت 30 الف => category=farms, transactionType=sale, city=daraa, attr.planted=olives, attr.ownership_paper=agricultural_tabu, maxPrice=30000 ! category=agricultural-land
محل للايجار بالجميلية بحلب على شارع رئيسي ب 300 الى 500 بالشهر => category=shops, transactionType=rent, neighborhood=aleppo.al-jamiliyah, attr.street_kind=main_street, minPrice=300, maxPrice=500
انا مقيم بالسويد وبدي اشتري لاهلي شقة بالسويداء طابق ارضي غرفتين نوم طابو اخضر وميزانيتي 30 الف دولار => category=apartments, transactionType=sale, city=as-suwayda, minFloor=0, maxFloor=0, bedrooms=2, attr.ownership_paper=green_tabu, maxPrice=30000
عروسين بدنا نستاجر شقة بدمر البلد او مشروع دمر نص مفروشة وما بدنا نطلع فوق الطابق التالت => category=apartments, transactionType=rent, neighborhood=damascus.dummar, neighborhood=damascus.mashrou-dummar, furnishing=semiFurnished, maxFloor=3
مكتب بحلب بالفرقان للبيع مع غرفة اجتماعات وانترنت بين 40 و 70 الف => category=office-spaces, neighborhood=aleppo.al-furqan, transactionType=sale, attr.office_setup=meeting_room, attr.office_setup=internet, minPrice=40000, maxPrice=70000 ! category=shared-rooms
# voice, emoji
مرحبا كيفكن انا بدي شقة تكون بالمزة او كفرسوسة يعني تكون للاجار ومفروشة وما تكون غالية يعني تحت ال ٥٠٠ => category=apartments, neighborhood=damascus.mezzeh, neighborhood=damascus.kafr-sousa, transactionType=rent, furnishing=furnished, maxPrice=500
شقة 🏠 للبيع 💰 باللاذقية 🌊 => category=apartments, transactionType=sale, city=latakia
عاجل!!! مطلوب محل للايجار بالحسكة!!! => category=shops, transactionType=rent, city=al-hasakah
في شقق للاجار بالشيخ ضاهر؟؟؟ => category=apartments, transactionType=rent, neighborhood=latakia.sheikh-daher
السلام عليكم ورحمة الله وبركاته اخي انا اسمي ابو محمد من الرقة وبدي بيت بالشام للايجار => category=residential, city=damascus, transactionType=rent ! city=raqqa
الو بدي تكسي عمومي للبيع بحماة شو في عندك => category=taxi-transport-licences, transactionType=sale, city=hama
شقة شقة شقة للبيع بطرطوس بطرطوس => category=apartments, transactionType=sale, city=tartus
بدي نقل عفش بجرمانا بكرا الصبح ضروري 🙏🙏 => category=furniture-moving, city=jaramana
ايفون ١٤ برو ماكس 📱 جديد 🔥 => category=iphones, attr.condition=new
ماما بدها غسالة حوضين بس ما تكون غالية 😅 => category=washing-machines, attr.washer_kind=twin
لك يا اخي ما عم لاقي شقة بحمص شو هالحالة 😩 => category=apartments, city=homs
سكن طلاب قريب من جامعة دمشق ؟ => category=student-housing, landmark=damascus-university
مزرعة مسبح لليلة الجمعة 🏊🎉 بيعفور => category=pool-farms, transactionType=rent, city=yaafour
فيلا ! بالصبورة ! مع مسبح ! للبيع ! => category=villas, city=al-sabboura, features=pool, transactionType=sale
`;
