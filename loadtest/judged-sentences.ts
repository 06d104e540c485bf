/**
 * Sentences as people type them, each with every chip that should come of it, in any order: `sentence => kind=value, …`. Judged
 * by hand against the gazetteer and the categories; `npm run load -- sentences` reads them.
 */
export const JUDGED_SENTENCES = `
بدي شقة للايجار بالمزة غرفتين وصالون => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh, bedrooms=2
شقة للبيع بكفرسوسة طابق تالت => category=apartments, transactionType=sale, neighborhood=damascus.kafr-sousa, minFloor=3, maxFloor=3
شقة مفروشة بالمالكي بالشهر 500 دولار => category=apartments, furnishing=furnished, neighborhood=damascus.malki, maxPrice=500, transactionType=rent
بيت للبيع بجرمانا تحت 40 الف => category=residential, transactionType=sale, city=jaramana, maxPrice=40000
محل للاجار بالجميلية => category=shops, transactionType=rent, neighborhood=aleppo.al-jamiliyah
ارض زراعية بدرعا دونمين ونص => category=agricultural-land, city=daraa, minArea=2250, maxArea=2750
شقة طابو اخضر بالميدان => category=apartments, attr.ownership_paper=green_tabu, neighborhood=damascus.midan
شقه بدون فرش بمشروع دمر => category=apartments, furnishing=unfurnished, neighborhood=damascus.mashrou-dummar
فيلا مع مسبح بيعفور => category=villas, features=pool, city=yaafour
شقة بالقصور حمص => category=apartments, neighborhood=homs.al-qusour
شقة بحمص القصور => category=apartments, neighborhood=homs.al-qusour
شقة قبلية طابق رابع مع مصعد => category=apartments, attr.orientation=south, minFloor=4, maxFloor=4, features=elevator
شقة على العظم بالمعضمية => category=apartments, attr.finishing=skeleton, city=muadamiyat-al-sham
بيت عربي بحلب القديمة => category=arab-houses, neighborhood=aleppo.al-madina-souq
شقة سوبر ديلوكس بأبو رمانة => category=apartments, attr.finishing=super_deluxe, neighborhood=damascus.abu-rummaneh
شقة اجار يومي باللاذقية => category=apartments, transactionType=rent, city=latakia
شاليه بطرطوس للايجار => category=chalets, city=tartus, transactionType=rent
شقة مطلة على البحر بطرطوس => category=apartments, attr.view=sea, city=tartus
ستوديو مفروش بباب توما => category=studios, furnishing=furnished, neighborhood=damascus.bab-touma
مكتب للايجار بشارع بغداد => category=office-spaces, transactionType=rent, neighborhood=damascus.baghdad-street
محلين للبيع بحلب => category=shops, transactionType=sale, city=aleppo
شقتين للبيع بجرمانا => category=apartments, transactionType=sale, city=jaramana
شقة ٣ غرف وصالون بالفرقان => category=apartments, bedrooms=3, neighborhood=aleppo.al-furqan
شقة ٤ غرف نوم => category=apartments, bedrooms=4
شقة ١٥٠ متر => category=apartments, minArea=135, maxArea=165
شقة 120 م بالزاهرة => category=apartments, minArea=108, maxArea=132, neighborhood=damascus.zahera
شقة بين 100 و 150 متر => category=apartments, minArea=100, maxArea=150
شقة اكبر من 200 متر بالمزة => category=apartments, minArea=200, neighborhood=damascus.mezzeh
ارض 5 دونم بحماة => category=lands, minArea=4500, maxArea=5500, city=hama
ارض دونم بريف حلب => category=lands, minArea=900, maxArea=1100, province=aleppo
مستودع 500 متر بحسياء => category=warehouses, minArea=450, maxArea=550, city=hisyah
شقة ٥٠ الف => category=apartments, maxPrice=50000, transactionType=sale
شقة ب ٨٠ ألف دولار => category=apartments, maxPrice=80000, transactionType=sale
شقة ٥٠٠ مليون ليرة بدوما => category=apartments, maxPrice=43478, transactionType=sale, city=douma
بيت للاجار 2 مليون بالشهر => category=residential, transactionType=rent, maxPrice=174
شقة بالشهر 300 دولار => category=apartments, maxPrice=300, transactionType=rent
شقة من 300 ل 500 دولار شهري => category=apartments, minPrice=300, maxPrice=500, transactionType=rent
سيارة كيا 2010 => category=cars, attr.car_make=kia, attr.year=2010
سيارة هيونداي بدون جمرك => category=cars, attr.car_make=hyundai, attr.plate_status=customs_unpaid
سيارة مجمركة تحت 10 الاف دولار => category=cars, attr.plate_status=customs_paid, maxPrice=10000
موتور للبيع بحلب => category=motorcycles, transactionType=sale, city=aleppo
لابتوب ديل => category=laptops, attr.computer_brand=dell
ايفون 13 برو ماكس => category=iphones
موبايل سامسونج A52 => category=samsung-phones
براد مستعمل بحمص => category=fridges, attr.condition=used, city=homs
غسالة اوتوماتيك => category=washing-machines
طاقة شمسية => category=solar-energy
الواح شمسية => category=solar-panels
مولدة كهرباء للبيع => category=generators, transactionType=sale
كنبايات مستعملة => category=sofas, attr.condition=used
غرفة نوم عرسان => category=bedroom-sets
محل فروغ بسوق الحميدية => category=shops, attr.shop_tenure=key_money, neighborhood=damascus.al-hamidiyah
محل فروغ بحلب => category=shops, attr.shop_tenure=key_money, city=aleppo
شقة تدفئة مركزية => category=apartments, features=central_heating
شقة شوفاج مستقل بالمهاجرين => category=apartments, attr.heating=own_boiler, neighborhood=damascus.muhajireen
شقة مع كراج ومصعد => category=apartments, features=parking, features=elevator
شقة فيها حديقة => category=apartments, features=garden
شقة بدون مصعد طابق خامس => category=apartments, without=features:elevator, minFloor=5, maxFloor=5
شقة غير مفروشة للاجار بركن الدين => category=apartments, furnishing=unfurnished, transactionType=rent, neighborhood=damascus.rukn-al-din
شقة نص مفروشة بدمشق => category=apartments, furnishing=semiFurnished, city=damascus
شقة مفروشة للطلاب بالبرامكة => category=apartments, furnishing=furnished, neighborhood=damascus.baramkeh
سكن طالبات بدمشق => category=student-housing, city=damascus
غرفة مشتركة => category=shared-rooms
جمعية سكنية بريف دمشق => category=housing-cooperatives, province=rif-dimashq
شقة على المخطط => category=apartments, attr.project_stage=on_plan
شقة قيد الانشاء بحمص => category=apartments, availability=underConstruction, city=homs
شقة شمالية غربية => category=apartments, attr.orientation=north, attr.orientation=west
شقة اطلالة مفتوحة => category=apartments, attr.view=open
شقة طابق ارضي مع حديقة => category=apartments, minFloor=0, maxFloor=0, features=garden
ملحق للاجار بالمزة => category=roof-flats, transactionType=rent, neighborhood=damascus.mezzeh
دوبلكس للبيع => category=duplexes, transactionType=sale
بناية للبيع بحلب => category=residential-buildings, transactionType=sale, city=aleppo
معمل للبيع بحسياء => category=factories, transactionType=sale, city=hisyah
عيادة للاجار بالحلبوني => category=clinics, transactionType=rent, neighborhood=damascus.halbouni
صيدلية للبيع => category=pharmacies, transactionType=sale
مطعم للاستثمار => category=restaurants-cafes, transactionType=investment
كشك للبيع => category=kiosks, transactionType=sale
كولبة للبيع => category=kiosks, transactionType=sale
مقسم للبيع => category=zoned-plots, transactionType=sale
ارض سكنية بالسويداء => category=residential-land, city=as-suwayda
ارض صناعية بعدرا => category=industrial-land, city=adra
بستان زيتون بادلب => category=orchards, attr.planted=olives, city=idlib
مدجنة للبيع => category=poultry-houses, transactionType=sale
شقة المزة 86 => category=apartments, neighborhood=damascus.mezzeh-86
شقة باوتستراد المزة => category=apartments, neighborhood=damascus.mezzeh-autostrad
شقة بالمزة فيلات غربية => category=apartments, neighborhood=damascus.mezzeh-western-villas
شقة بالروضة => category=apartments, neighborhood=damascus.al-rawda
شقة بالروضة بجرمانا => category=apartments, neighborhood=jaramana.al-rawda
شقة مخيم اليرموك => category=apartments, neighborhood=damascus.yarmouk
الجميليه => neighborhood=aleppo.al-jamiliyah
شقة باللاذقية الزراعة => category=apartments, neighborhood=latakia.al-ziraa
بيت بطرطوس => category=residential, city=tartus
شقة بمساكن برزة => category=apartments, neighborhood=damascus.masaken-barzeh
شقة بضاحية قدسيا => category=apartments, city=dahiyat-qudsaya
شقة بصحنايا 3 غرف => category=apartments, city=sahnaya, rooms=3
شقة بجديدة عرطوز => category=apartments, city=jdeidat-artouz
بيت بالتل => category=residential, city=al-tall
شقة بالتجارة => category=apartments, neighborhood=damascus.al-tijara
شقة بالعدوي => category=apartments, neighborhood=damascus.al-adawi
شقة بالقصاع => category=apartments, neighborhood=damascus.qassaa
شقة بالصالحية => category=apartments, neighborhood=damascus.salihiyah
شقة بشارع النيل => category=apartments, neighborhood=aleppo.nile-street
شقة بالمحافظة حلب => category=apartments, province=aleppo
شقة بحلب الجديدة => category=apartments, neighborhood=aleppo.new-aleppo
بيت بريف حمص => category=residential, province=homs
محافظة درعا ارض => province=daraa, category=lands
شقة بمدينة حماة => category=apartments, city=hama
شقة حكم محكمة بجرمانا => category=apartments, attr.ownership_paper=court_ruling, city=jaramana
شقة عقد بيع قطعي => category=apartments, attr.ownership_paper=sale_contract
شقة وكالة كاتب عدل => category=apartments, attr.ownership_paper=notarised_poa
شقة سجل مؤقت => category=apartments, attr.ownership_paper=temporary_register
بيت للمبادلة => category=residential, transactionType=exchange
تبديل سيارة => transactionType=exchange, category=cars
سيارة للاجار => category=cars, transactionType=rent
شقة للبيع او الايجار => category=apartments, transactionType=sale, transactionType=rent
غرفة وصالون للايجار => bedrooms=1, transactionType=rent
اوضتين ومنتفعات بالاجار => rooms=2, transactionType=rent
شقة حمامين => category=apartments, bathrooms=2
3 غرف نوم وحمامين => bedrooms=3, bathrooms=2
شقة عدد الغرف 4 => category=apartments, rooms=4
شقة 3 غرف على الاقل => category=apartments, rooms=3+
شقة طابق 2 => category=apartments, minFloor=2, maxFloor=2
الطابق الثالث شقة => minFloor=3, maxFloor=3, category=apartments
شقة بالدور الاول => category=apartments, minFloor=1, maxFloor=1
تاني طابق شقة بالمزة => minFloor=2, maxFloor=2, category=apartments, neighborhood=damascus.mezzeh
بيت دورين => category=residential
نص دونم ارض => minArea=450, maxArea=550, category=lands
هكتار ارض زراعية => minArea=9000, maxArea=11000, category=agricultural-land
شقة بلمزة => category=apartments, neighborhood=damascus.mezzeh
شقة لليجار => category=apartments, transactionType=rent
شقة للبع => category=apartments, transactionType=sale
شقة بالمزه للاجار => category=apartments, neighborhood=damascus.mezzeh, transactionType=rent
apartment for rent in Mezzeh => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh
2 bedroom flat in Malki under $1000 => bedrooms=2, category=apartments, neighborhood=damascus.malki, maxPrice=1000
villa with pool in Yaafour => category=villas, features=pool, city=yaafour
furnished studio for rent Damascus => furnishing=furnished, category=studios, transactionType=rent, city=damascus
shop for sale in Aleppo => category=shops, transactionType=sale, city=aleppo
land for sale in Homs => category=lands, transactionType=sale, city=homs
house with garden in Latakia => category=residential, features=garden, city=latakia
apartment 3rd floor with elevator => category=apartments, minFloor=3, maxFloor=3, features=elevator
flat 150 sqm in Kafr Sousa => category=apartments, minArea=135, maxArea=165, neighborhood=damascus.kafr-sousa
office for rent in Damascus => category=office-spaces, transactionType=rent, city=damascus
unfurnished apartment in Jaramana => furnishing=unfurnished, category=apartments, city=jaramana
cheap flat under 30k => category=apartments, maxPrice=30000, transactionType=sale
house for sale in Tartus under 100k => category=residential, transactionType=sale, city=tartus, maxPrice=100000
2 baths 3 bedrooms apartment => bathrooms=2, bedrooms=3, category=apartments
skeleton apartment in Homs => attr.finishing=skeleton, category=apartments, city=homs
sea view apartment Tartus => attr.view=sea, category=apartments, city=tartus
apartment green tabu => category=apartments, attr.ownership_paper=green_tabu
Kia car for sale => category=cars, attr.car_make=kia, transactionType=sale
Toyota car under 8000 dollars => category=cars, attr.car_make=toyota, maxPrice=8000
iPhone 12 for sale => category=iphones, transactionType=sale
solar panels => category=solar-panels
laptop Lenovo i7 => category=laptops, attr.computer_brand=lenovo, attr.processor=core_i7
washing machine used => category=washing-machines, attr.condition=used
motorcycle Aleppo => category=motorcycles, city=aleppo
sha2a lal ajar bl mazzeh => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh
beit lal bay3 bi 7alab => category=residential, transactionType=sale, city=aleppo
ma7al lal ajar bi 7oms => category=shops, transactionType=rent, city=homs
ard lal bay3 bi dar3a => category=lands, transactionType=sale, city=daraa
sha2a mafroosha bil sham => category=apartments, furnishing=furnished, city=damascus
villa lal bay3 bi ya3four => category=villas, transactionType=sale, city=yaafour
sha2a 3 ghoraf bi jaramana => category=apartments, rooms=3, city=jaramana
sayyara kia lal bay3 => category=cars, attr.car_make=kia, transactionType=sale
shu2a lal ejar bi kafarsouseh => category=apartments, transactionType=rent, neighborhood=damascus.kafr-sousa
شقة apartment بالمزة => category=apartments, neighborhood=damascus.mezzeh
flat للايجار بدمشق => category=apartments, transactionType=rent, city=damascus
شقة Mezzeh 86 => category=apartments, neighborhood=damascus.mezzeh-86
villa بطرطوس => category=villas, city=tartus
شقة under 50k => category=apartments, maxPrice=50000, transactionType=sale
بدي اشتري بيت بالشام => transactionType=sale, category=residential, city=damascus
عم دور على شقة للاجار بالمهاجرين => category=apartments, transactionType=rent, neighborhood=damascus.muhajireen
في شقة مفروشة بالشعلان؟ => category=apartments, furnishing=furnished, neighborhood=damascus.shaalan
مطلوب شقة للايجار بباب شرقي => category=apartments, transactionType=rent, neighborhood=damascus.bab-sharqi
محتاج محل صغير بالصالحية => category=shops, neighborhood=damascus.salihiyah
شقة رخيصة للاجار بالقابون => category=apartments, transactionType=rent, neighborhood=damascus.qaboun
شقة كبيرة بالمزة => category=apartments, neighborhood=damascus.mezzeh
شقة جديدة بحمص الوعر => category=apartments, neighborhood=homs.al-waer
شقة وعر جديدة => category=apartments, neighborhood=homs.new-waer
شقة بالوعر => category=apartments, neighborhood=homs.al-waer
بيت بعكرمة حمص => category=residential, neighborhood=homs.akrama
شقة كرم الزيتون => category=apartments, neighborhood=homs.karm-al-zeitoun
شقة بشارع الحمرا => category=apartments, neighborhood=damascus.al-hamra-street
شقة بابو رمانة مطلة على حديقة => category=apartments, neighborhood=damascus.abu-rummaneh, attr.view=garden
شقة شرقية طابق سادس => category=apartments, attr.orientation=east, minFloor=6, maxFloor=6
شقة جنوبية غربية بالمزة جبل => category=apartments, attr.orientation=south, attr.orientation=west, neighborhood=damascus.mezzeh-jabal
بيت حجر بصلنفة => category=residential, city=slinfah
شاليه على البحر باللاذقية => category=chalets, city=latakia
شاليهات الشاطئ الازرق => category=chalets, neighborhood=latakia.al-shati-al-azraq
مزرعة مع مسبح بالكسوة => category=pool-farms, city=al-kiswah
ارض تجارية على الطريق العام => category=commercial-land
اراضي للبناء => category=residential-land
ارض مشجرة زيتون => category=lands
غنم عواس للبيع => category=sheep, transactionType=sale
باص للبيع => category=buses, transactionType=sale
بيك اب هيلوكس => category=pickups
تركس للبيع => category=construction-machines, transactionType=sale, attr.machine_kind=loader
جيب تحت 15 الف دولار => category=suvs, maxPrice=15000
سيارة اوتوماتيك => category=cars, attr.gearbox=automatic
سيارة ديزل => category=cars, attr.fuel=diesel
دراجة كهربائية => category=electric-bikes
شقة ايجار سنوي => category=apartments, transactionType=rent
شقة بالسنة 4000 دولار => category=apartments, maxPrice=4000, transactionType=rent
شقة بالمزة طابق تاني قبلية => category=apartments, neighborhood=damascus.mezzeh, minFloor=2, maxFloor=2, attr.orientation=south
شقة للايجار بالزبداني => category=apartments, transactionType=rent, city=zabadani
بيت للبيع ببلودان مع حديقة => category=residential, transactionType=sale, city=bloudan, features=garden
شقة بشارع العابد => category=apartments
محل بالحريقة => category=shops, neighborhood=damascus.al-hariqa
شقة للايجار غرفة وصالون => category=apartments, transactionType=rent, bedrooms=1
شقة ٢ غرفة نوم => category=apartments, bedrooms=2
شقة 90 متر طابو اخضر => category=apartments, minArea=81, maxArea=99, attr.ownership_paper=green_tabu
ارض 2000 متر => category=lands, minArea=1800, maxArea=2200
شقة ب 45 الف دولار كاش => category=apartments, maxPrice=45000, transactionType=sale
سيارة تويوتا هايبرد => category=cars, attr.car_make=toyota, attr.fuel=hybrid
flat with balcony in Latakia => category=apartments, features=balcony, city=latakia
ground floor flat with garden => category=ground-floor-flats, features=garden
agricultural land 10 dunums => category=agricultural-land, minArea=9000, maxArea=11000
شقة باب توما غرفتين => category=apartments, neighborhood=damascus.bab-touma, rooms=2
مكتب 60 متر بالحجاز => category=office-spaces, minArea=54, maxArea=66, neighborhood=damascus.hijaz
beit 3arabi bi 7alab => category=arab-houses, city=aleppo
سيارة كيا ريو موديل 2012 => category=cars, attr.car_make=kia, attr.year=2012
شقة قريبة من الجامعة بحمص => category=apartments, landmark=homs-university, city=homs
شقة للاجار قرب جامعة دمشق => category=apartments, transactionType=rent, landmark=damascus-university
محل للبيع بسوق الحميدية => category=shops, transactionType=sale, landmark=souq-al-hamidiyah
ارض بالغوطة الشرقية => category=lands, landmark=eastern-ghouta
`;
