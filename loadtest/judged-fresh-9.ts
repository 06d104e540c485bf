/**
 * A ninth fresh set, by somebody who got the classes alone, judged by another, counted once: 95.4 % right, 1.9 % wrong, 85.9 %
 * perfect of 412. Its wrong chips have been mended since, by class.
 */
export const JUDGED_FRESH_9 = `
# around
يعطيكن الف عافية، نحنا عيلة راجعة من تركيا وبدنا بيت اجار بسلمية اذا ممكن => category=residential, transactionType=rent, city=salamiyah
السلام عليكم ورحمة الله، انا مغترب بالسويد وحابب اشتري ارض بمصياف لوقت التقاعد => category=lands, transactionType=sale, city=masyaf
خيو والله تعبت وانا لف عالدلالين، اشو في شقق للبيع بالموكامبو => category=apartments, transactionType=sale, neighborhood=aleppo.mocambo ! neighborhood=aleppo.ad-dallalin
هلا بيكم اهل الدير، اريد محل اجار بالميادين => category=shops, transactionType=rent, city=al-mayadin ! city=deir-ez-zor
صباح الورد والياسمين يا غوالي، عم دور عتخت مجوز مستعمل نضيف => category=beds-mattresses, attr.mattress_size=double, attr.condition=used ! category=flowers-bouquets
مسا الخير استاذ، زوجي مهندس وتوظف بحسياء وبدنا بيت اجار قريب من شغلو => category=residential, transactionType=rent, city=hisyah ! category=engineering-jobs
لو سمحتو ما بعرف كيف بيشتغل الموقع بس بدي كرسي متحرك لابي => category=wheelchairs-beds, attr.mobility_aid=wheelchair
الله يوفقكن يا شباب دلوني على انسة رياضيات تعطي بنتي دروس، صف تاسع بالسويداء => category=private-lessons, attr.subject=maths, attr.school_stage=ninth, city=as-suwayda ! category=teaching-jobs
كيفكم يا نشامى، بدي اشتري تبن للغنم بازرع => category=animal-feed, attr.feed_kind=straw, transactionType=sale, city=izra ! category=sheep
تحياتي من المانيا، اهلي ختايرة وبدهن شقة طابق اول بجبلة للبيع => category=apartments, minFloor=1, maxFloor=1, transactionType=sale, city=jableh
بالله عليكن يا جماعة الخير حدا يدلني عكهربجي شاطر للبيت بالحسكة => category=electrical-work, city=al-hasakah ! category=mechanics-electricians-jobs
يا رب يكون عندكن طلبي، مستودع اجار بالراموسة => category=warehouses, transactionType=rent, neighborhood=aleppo.al-ramouseh
شكرا مقدما ويعطيكم العافية، نبحث عن مكتب للايجار في المالكي لصالح شركتنا => category=office-spaces, transactionType=rent, neighborhood=damascus.malki
Good morning all, we are a family of five coming back from Canada, need a house to rent in Safita => category=residential, transactionType=rent, city=safita
عن جد شي بيقهر صرلي سنة بدور، شاليه للبيع بالشاطئ الازرق => category=chalets, transactionType=sale, neighborhood=latakia.al-shati-al-azraq ! attr.rent_payment=yearly, attr.color=blue
هلو شباب انا جديد هون، وين بلاقي لابتوب اسوس مستعمل => category=laptops, attr.computer_brand=asus, attr.condition=used ! attr.condition=new
سلام، انا ام لتلات ولاد وجوزي مسافر، لازمني بيت اجار بقدسيا => category=residential, transactionType=rent, city=qudsaya
يا حباب اني فلاح واريد اشتري تراكتور من عندكم بالرقة => category=tractors, transactionType=sale, city=raqqa
بعد التحية والسلام، هل يوجد لديكم عيادة للايجار في البرامكة => category=clinics, transactionType=rent, neighborhood=damascus.baramkeh ! category=doctors-clinics
تكرم عينك يا معلم بس قلي اذا في موتور مستعمل بادلب => category=motorcycles, attr.condition=used, city=idlib
وحياة ولادك اذا عندك خبر عن ارض زراعية للبيع بسراقب لا تنساني => category=agricultural-land, transactionType=sale, city=saraqib
ابن خالتي خلص خدمة العسكرية وعم يدور شغل حراسة بحماة => category=security-jobs, city=hama ! features=security
نهاركم سعيد، امي عندا دسك وبدها سرير طبي للاجار => category=wheelchairs-beds, attr.mobility_aid=bed, transactionType=rent ! category=beds-mattresses
مشان الله لا تطنشوني، غسالة حوضين مستعملة بالرقة => category=washing-machines, attr.washer_kind=twin, attr.condition=used, city=raqqa
ميت هلا فيكم، حنا من حوران وبدنا شقة بالاجار بالكسوة => category=apartments, transactionType=rent, city=al-kiswah ! province=daraa
والله ما عاد نعرف ننام من الشوب، بدنا مكيف عامودي 2 طن => category=air-conditioners, attr.air_conditioner_kind=standing, attr.cooling_tonnes=2
شو اخباركن اشتقنالكن، قديش بيطلع اجار محل بالدبلان هلأ => category=shops, transactionType=rent, neighborhood=homs.al-dablan
انا دكتورة اسنان تخرجت من جديد وعم فتش عيادة اشتريها بالعدوي => category=clinics, transactionType=sale, neighborhood=damascus.al-adawi ! category=dentists, attr.condition=new
طيب يا جماعة حدا سامع ببيت عربي للبيع بباب شرقي => category=arab-houses, transactionType=sale, neighborhood=damascus.bab-sharqi
كل عام وانتو بخير، ناويين ندبح هالعيد، وين بلاقي اضاحي بدرعا => category=sacrifice-animals, city=daraa
نصيحة منكن يا اهل الخبرة، بدي انفرتر هايبرد 5 كيلو واط => category=inverters, attr.inverter_kw=5, attr.inverter_kind=hybrid ! category=electric-hybrid-cars, attr.fuel=hybrid
اخوكم من عامودا، نريد شقة اجار بقدور بك => category=apartments, transactionType=rent, neighborhood=qamishli.qadour-bek ! city=amuda
يسلمو كتير عالموقع الحلو، في فيلا للايجار ببقين => category=villas, transactionType=rent, city=buqqin
dear admins, thanks for the site, is there any shop for sale in Jaramana => category=shops, transactionType=sale, city=jaramana
لا تواخذوني عالاملاء، بدي دكان اجار بمحردة => category=shops, transactionType=rent, city=mhardeh
عم نجهز لعرس اخي وناقصنا تصوير فيديو للحفلة بحمص => category=event-photography, city=homs
عفوا منكم ازا في شقة مفروشة للاجار بالقصاع لعريس وعروس => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.qassaa ! category=bridal-dresses
# town
بيت للبيع بالقطيفة بريف دمشق => category=residential, transactionType=sale, city=al-qutayfah ! city=damascus
شقة اجار بالرستن شمالي حمص => category=apartments, transactionType=rent, city=al-rastan ! city=homs
بيت اجار بكفربهم جنب حماة => category=residential, transactionType=rent, city=kafr-buhum ! city=hama
ارض للبيع بالشيخ بدر طرطوس => category=lands, transactionType=sale, city=sheikh-badr ! city=tartus
شقة بكسب ريف اللاذقية للاجار => category=apartments, transactionType=rent, city=kassab ! city=latakia
بستان زيتون للبيع بسلقين ادلب => category=orchards, attr.planted=olives, transactionType=sale, city=salqin ! city=idlib, category=olive-oil
بيت بشهبا السويداء للبيع => category=residential, transactionType=sale, city=shahba ! city=as-suwayda, neighborhood=aleppo.ash-shahba
محل اجار بنوى بدرعا => category=shops, transactionType=rent, city=nawa ! city=daraa
شقق للبيع بانخل من ريف درعا => category=apartments, transactionType=sale, city=inkhil ! city=daraa
مستودع بمنبج بحلب للايجار => category=warehouses, transactionType=rent, city=manbij ! city=aleppo
بيت بجرابلس حلب اجار => category=residential, transactionType=rent, city=jarabulus ! city=aleppo
فيلا بالصبورة ريف دمشق للبيع => category=villas, transactionType=sale, city=al-sabboura ! city=damascus, city=sabboura-hama
ارض بالقدموس - طرطوس => category=lands, city=al-qadmus ! city=tartus
بيت للبيع برأس العين الحسكة => category=residential, transactionType=sale, city=ras-al-ayn ! city=al-hasakah
محلات للاجار بالمالكية محافظة الحسكة => category=shops, transactionType=rent, city=al-malikiyah ! city=al-hasakah, neighborhood=damascus.malki
شقة بمرمريتا حمص => category=apartments, city=marmarita ! city=homs
كوخ خشب بمشتى الحلو بطرطوس للاجار => category=mountain-cabins, transactionType=rent, city=mashta-al-helou ! city=tartus
غنم بالبوكمال دير الزور للبيع => category=sheep, transactionType=sale, city=al-bukamal ! city=deir-ez-zor
سيارة تويوتا بعين العرب حلب => category=cars, attr.car_make=toyota, city=ayn-al-arab ! city=aleppo
apartment for sale in Douma near Damascus => category=apartments, transactionType=sale, city=douma
house for rent in Baniyas, Tartus => category=residential, transactionType=rent, city=baniyas ! city=tartus
shop in Ariha, Idlib for rent => category=shops, transactionType=rent, city=ariha ! city=idlib
بيت بتدمر او بالقريتين => category=residential, city=palmyra, city=al-qaryatayn
شقة للبيع بعربين او سقبا او حمورية => category=apartments, transactionType=sale, city=arbin, city=saqba, city=hammuriyah
شغل كرسون ببلودان بريف الشام => category=restaurant-jobs, city=bloudan ! city=damascus, category=restaurants-cafes
ارض بجباتا الخشب بالقنيطرة => category=lands, city=jubata-al-khashab ! city=quneitra
بيت عربي بمعلولا من ريف الشام => category=arab-houses, city=maaloula ! city=damascus
حلب اعزاز شقة للبيع => category=apartments, transactionType=sale, city=azaz ! city=aleppo
درعا داعل بيت للبيع => category=residential, transactionType=sale, city=dael ! city=daraa
حماة سلحب ارض زراعية للبيع => category=agricultural-land, transactionType=sale, city=salhab ! city=hama
صيدلية للبيع بالنبك ريف دمشق => category=pharmacies, transactionType=sale, city=al-nabk ! city=damascus, category=pharmacy-jobs
دكتور اطفال بصافيتا طرطوس => category=doctors-clinics, attr.specialty=paediatrics, city=safita ! city=tartus
بدي بيت اجار بالقصير بحمص => category=residential, transactionType=rent, city=al-qusayr ! city=homs
شقة باشرفية صحنايا للايجار => category=apartments, transactionType=rent, city=ashrafiyat-sahnaya ! city=sahnaya, neighborhood=aleppo.al-ashrafiyah
محل بضاحية قدسيا للبيع => category=shops, transactionType=sale, city=dahiyat-qudsaya ! city=qudsaya
بيت بمعرة مصرين ادلب للايجار => category=residential, transactionType=rent, city=maarrat-misrin ! city=maarrat-al-numan, city=idlib
بيت بدارة عزة بريف حلب => category=residential, city=darat-izza ! city=aleppo
أرض للبيع بعين الفيجة من ريف دمشق => category=lands, transactionType=sale, city=ain-al-fijah ! city=damascus
# thing
لاني بشتغل دوام ليل وبدي هدوء، شقة للايجار بمشروع دمر => category=apartments, transactionType=rent, neighborhood=damascus.mashrou-dummar ! attr.employment=shifts
عم دور لحماتي على شقة طابق اول بمشروع الزراعة => category=apartments, minFloor=1, maxFloor=1, neighborhood=latakia.al-ziraa
حابين نفتح فرن معجنات وبدنا محل للايجار بالشيخ ضاهر => category=shops, transactionType=rent, neighborhood=latakia.sheikh-daher ! category=cookers-ovens
ابني طالع عالجامعة وما عندو شي يدرس عليه، شي لابتوب اتش بي رخيص => category=laptops, attr.computer_brand=hp
مشان ولادي يضلو بنفس المدرسة بدي شقة اجار بالسريان => category=apartments, transactionType=rent, neighborhood=aleppo.syriac-quarter ! category=schools-institutes
انا تاجر قماش وبدي مستودع للايجار بالحريقة => category=warehouses, transactionType=rent, neighborhood=damascus.al-hariqa ! category=fabrics
جوزي شيف وعم يدور شغل بمطعم بالشعلان => category=restaurant-jobs, neighborhood=damascus.shaalan ! category=restaurants-cafes
بعت سيارتي وبدي بدالها بسكليت => category=bicycles ! category=cars
نحنا اربع بنات موظفات بمنظمة وبدنا شقة مفروشة اجار بالرقة => category=apartments, furnishing=furnished, transactionType=rent, city=raqqa ! category=ngo-jobs
بدي ربي عالسطوح كم دجاجة بياضة => category=chickens, attr.poultry_kind=layer ! category=roof-flats
ضهري عم يوجعني عالقديمة، بدي فرشة مجوز جديدة => category=beds-mattresses, attr.mattress_size=double, attr.condition=new
الشتوية قربت ولازمنا حطب للصوبيا بمصياف => category=firewood-pellets, city=masyaf ! category=stoves-heaters
عنا شركة سفريات وبدنا نستاجر مكتب اكبر بالفرقان => category=office-spaces, transactionType=rent, neighborhood=aleppo.al-furqan ! category=trips-tours, category=flights-visas
الكهربا عم تقطع عشرين ساعة، بدي بطارية ليثيوم 48 فولت => category=storage-batteries, attr.battery_kind=lithium, attr.system_volts=48
خالي نجار وبدو ورشة للايجار بجرمانا => category=workshops, transactionType=rent, city=jaramana ! category=carpentry-blacksmith
عنا وليمة كبيرة وبدنا مين يعملنا مناسف بدرعا => category=catering, city=daraa
تبع السوبرماركت اللي تحتنا قال في شقة للبيع بالمهاجرين بالشام => category=apartments, transactionType=sale, neighborhood=damascus.muhajireen ! category=shops
ما بدي شي فخم لاني لحالي، غرفة اجار بالبرامكة بتكفي => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.baramkeh
جارتنا خياطة وبدها ماكينة خياطة صناعية => category=sewing-machines ! category=tailors, category=tailoring-jobs
بما انو البنزين غالي بدي دراجة كهربائية => category=electric-bikes ! attr.fuel=petrol
مع انو الاسعار نار بس مضطرين، بيت للاجار بداريا => category=residential, transactionType=rent, city=darayya
انا مغترب وبدي حدا يدير بيتي بالمالكي وانا برا => category=property-management, neighborhood=damascus.malki
my daughter got into Aleppo University, we need a room close to it => category=shared-rooms, category=student-housing, landmark=aleppo-university
since we have two kids and a dog, we want a villa with a garden in Yaafour => category=villas, features=garden, city=yaafour ! category=dogs
فكرنا نسكر الدكان ونشتغل بالارض، في جرار صغير للبيع بسلقين => category=tractors, transactionType=sale, city=salqin ! category=shops, category=lands
اختي مصورة وبدها كاميرا ميرورليس => category=cameras-drones, attr.camera_kind=mirrorless ! category=photography
كسرت رجلي ومحتاج عكازات => category=wheelchairs-beds, attr.mobility_aid=crutches
صاحبي وكيل موبايلات وبدو يستاجر محل بشارع الحمرا بالشام => category=shops, transactionType=rent, neighborhood=damascus.al-hamra-street ! category=mobiles
العشب صار اطول منا، مين بينسق حدائق بيعفور => category=gardening, city=yaafour ! features=garden
كترت علينا الطلبات بالمطعم وبدنا موتور عملي للتوصيل => category=motorcycles, attr.motorcycle_kind=delivery ! category=delivery-couriers, category=restaurants-cafes
اهل العريس كتار، شو في صالات افراح بالسويداء => category=wedding-halls, city=as-suwayda
بالقرب من مشفى المجتهد شقة للايجار لان عنا مريض هنيك => category=apartments, transactionType=rent, landmark=mujtahid-hospital
وين ما كان بحمص، المهم قبو للايجار حط فيه البضاعة => category=basements, transactionType=rent, city=homs ! city=al-qabou
معلوم الدنيا غالية بس بدي كنباية زاوية بيج => category=sofas, attr.color=beige
بدل ما ادفع اجار كل شهر قررت اشتري شقة بعكرمة => category=apartments, transactionType=sale, neighborhood=homs.akrama ! transactionType=rent
ابوي ختيار وما بيقدر عالدرج، شقة فيها مصعد للبيع بالانشاءات => category=apartments, features=elevator, transactionType=sale, neighborhood=homs.al-inshaat
# not
شقة بدمشق للايجار بس لا تكون بالدويلعة => category=apartments, transactionType=rent, city=damascus, without=neighborhood:damascus.dwelaa ! neighborhood=damascus.dwelaa
مو بيت عربي، بدي شقة للبيع بالعمارة بالشام => category=apartments, transactionType=sale, neighborhood=damascus.al-amara ! category=arab-houses
سيارة للبيع باللاذقية شرط ما تكون مازوت => category=cars, transactionType=sale, city=latakia, without=attr.fuel:diesel ! attr.fuel=diesel
شقة للايجار بالاشرفية بحلب ما يزيد اجارها عن 120 دولار => category=apartments, transactionType=rent, neighborhood=aleppo.al-ashrafiyah, maxPrice=120 ! minPrice=120
شقة بالصليبة لا اعلى من الطابق الثاني => category=apartments, neighborhood=latakia.al-saliba, maxFloor=2 ! minFloor=2
بيت للبيع بحماة مساحته على الاقل 140 متر => category=residential, transactionType=sale, city=hama, minArea=140 ! maxArea=140
محل بطرطوس للايجار مساحته على الاكثر 40 متر => category=shops, transactionType=rent, city=tartus, maxArea=40 ! minArea=40
غسالة اي ماركة عدا الحافظ => category=washing-machines, without=attr.appliance_brand:alhafez ! attr.appliance_brand=alhafez
شقة مو مفروشة للاجار بالقنوات بالشام => category=apartments, transactionType=rent, furnishing=unfurnished, neighborhood=damascus.qanawat ! furnishing=furnished
شقق بحلب غير الحمدانية وغير صلاح الدين => category=apartments, city=aleppo, without=neighborhood:aleppo.al-hamdaniyah, without=neighborhood:aleppo.salah-al-din ! neighborhood=aleppo.al-hamdaniyah, neighborhood=aleppo.salah-al-din
مو محل، بدي مكتب للايجار بالجميلية => category=office-spaces, transactionType=rent, neighborhood=aleppo.al-jamiliyah ! category=shops
لابتوب مو ديل ولا اتش بي => category=laptops, without=attr.computer_brand:dell, without=attr.computer_brand:hp ! attr.computer_brand=dell, attr.computer_brand=hp
ايفون 15 بس ما يكون مستعمل => category=iphones, without=attr.condition:used ! attr.condition=used
شقة للبيع بجرمانا مو طابو زراعي => category=apartments, transactionType=sale, city=jaramana, without=attr.ownership_paper:agricultural_tabu ! attr.ownership_paper=agricultural_tabu
بيت للبيع بقطنا من المالك بدون عمولة => category=residential, transactionType=sale, attr.no_commission=true, city=qatana
سيارة ما تكون اقدم من 2015 => category=cars, attr.year.min=2015 ! attr.year.max=2015
شقة للايجار من دون اثاث بالشهباء الجديدة => category=apartments, transactionType=rent, furnishing=unfurnished, neighborhood=aleppo.new-shahba ! furnishing=furnished
ارض للبيع بالقرداحة ما بيطلع مترها عن 15 دولار => category=lands, transactionType=sale, city=qardaha, maxPricePerM2=15 ! maxPrice=15
سيارة اوتوماتيك مو غيار عادي بحمص => category=cars, attr.gearbox=automatic, city=homs ! attr.gearbox=manual
شقة تمليك مش اجار بالقامشلي => category=apartments, transactionType=sale, city=qamishli ! transactionType=rent
بيت للايجار مو للبيع بتل ابيض => category=residential, transactionType=rent, city=tell-abyad ! transactionType=sale, attr.color=white
براد ما يكون اكبر من 16 قدم => category=fridges, attr.capacity_feet.max=16 ! attr.capacity_feet.min=16
flat for sale in Latakia, anywhere except Basnada => category=apartments, transactionType=sale, city=latakia, without=neighborhood:latakia.basnada ! neighborhood=latakia.basnada
car for rent without a driver in Aleppo => category=cars, transactionType=rent, attr.with_driver=without, city=aleppo ! attr.with_driver=with
بدي شقة للبيع بالوعر بس مو بالوعر الجديدة => category=apartments, transactionType=sale, neighborhood=homs.al-waer, without=neighborhood:homs.new-waer ! neighborhood=homs.new-waer
مو اكتر من 90 متر شقة اجار بعكرمة => category=apartments, transactionType=rent, neighborhood=homs.akrama, maxArea=90 ! minArea=90
اقل شي طابق تالت شقة بالمشروع العاشر => category=apartments, minFloor=3, neighborhood=latakia.project-ten ! maxFloor=3
شقق لا اجار ولا مبادلة، بيع فقط بدوما => category=apartments, transactionType=sale, city=douma ! transactionType=rent, transactionType=exchange
شغل محاسب بالشام مو دوام كامل => category=accounting-jobs, city=damascus, without=attr.employment:full_time ! attr.employment=full_time
كنبايات اي لون غير البني => category=sofas, without=attr.color:brown ! attr.color=brown
مولدة مازوت مو بنزين => category=diesel-generators ! category=petrol-generators
بيت للبيع بالكسوة، المهم ما يكون على العظم => category=residential, transactionType=sale, city=al-kiswah, without=attr.finishing:skeleton ! attr.finishing=skeleton
محل للبيع بالحلبوني مو اكثر من خمسين الف => category=shops, transactionType=sale, neighborhood=damascus.halbouni, maxPrice=50000 ! minPrice=50000
nothing on the ground floor please, flat to rent in Jableh => category=apartments, transactionType=rent, city=jableh, without=floor:0 ! minFloor=0
بيت اجار بريف دمشق الا جرمانا => category=residential, transactionType=rent, province=rif-dimashq, without=city:jaramana ! city=jaramana
سيارة كيا بدون فتحة سقف => category=cars, attr.car_make=kia, without=attr.car_features:sunroof ! attr.car_features=sunroof
بيت بحمص ما يقل عن 100 متر وما يزيد عن 150 => category=residential, city=homs, minArea=100, maxArea=150 ! maxPrice=150
غاز مو اقل من 4 عيون => category=cookers-ovens, attr.burners.min=4 ! attr.burners.max=4
# deal
بدي استأجر مستودع بيبرود لسنة => category=warehouses, transactionType=rent, city=yabroud
حاطط بيتي بتلكلخ للبيع قديش بيسوى => category=residential, transactionType=sale, city=talkalakh
مين بيشتري مني ارض ببلودان => category=lands, transactionType=sale, city=bloudan
عندي محل فاضي بالصليبة وبدي أجرو => category=shops, transactionType=rent, neighborhood=latakia.al-saliba
سكن طالبات بالشهر قريب من جامعة حمص => category=student-housing, transactionType=rent, landmark=homs-university
شقق مفروشة يومي بالشعلان => category=daily-furnished-flats, transactionType=rent, neighborhood=damascus.shaalan
قديش ليلة الشاليه بكسب => category=chalets, transactionType=rent, city=kassab
سيارة مازدا للمقايضة بادلب => category=cars, attr.car_make=mazda, transactionType=exchange, city=idlib
بدي بادل شقتي بشقة تانية بجرمانا => category=apartments, transactionType=exchange, city=jaramana
كافيه للاستثمار بالكورنيش الجنوبي باللاذقية => category=restaurants-cafes, transactionType=investment, neighborhood=latakia.al-kournish-al-janoubi
فندق للاستثمار بصلنفة => category=hotels, transactionType=investment, city=slinfah
روضة اطفال معروضة للاستثمار بحمص => category=schools-institutes, transactionType=investment, city=homs ! attr.school_stage=preschool
شو في شقق تمليك بالزبدية => category=apartments, transactionType=sale, neighborhood=aleppo.al-zibdiyah
فيلا لاسبوعين بالرمال الذهبية بطرطوس => category=villas, transactionType=rent, neighborhood=tartus.al-rimal-al-dhahabiyah
بدي اشتري عجول تسمين بسلمية => category=calves, attr.raised_for=fattening, transactionType=sale, city=salamiyah ! category=tyres-wheels
جبالة بيتون للاجار بداريا => category=construction-machines, attr.machine_kind=concrete_mixer, transactionType=rent, city=darayya
رافعة شوكية للبيع بعدرا => category=forklifts, transactionType=sale, city=adra
حصادة للايجار عالموسم بالقامشلي => category=harvesters-threshers, transactionType=rent, city=qamishli
كرسي متحرك للاجار لشهر بحلب => category=wheelchairs-beds, attr.mobility_aid=wheelchair, transactionType=rent, city=aleppo
بدلة عريس اجار باللاذقية => category=groom-suits, transactionType=rent, city=latakia
we want to buy an orchard in Harem => category=orchards, transactionType=sale, city=harem
looking to let my flat in Mezzeh => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh
is anyone selling a house in Qara => category=residential, transactionType=sale, city=qara
فيني استاجر باص 24 راكب => category=buses, transactionType=rent, attr.seats=24
خدلي شقة بالاجار بحرستا يا معلم => category=apartments, transactionType=rent, city=harasta
صاحبها مسافر وبدو يبيعها، شقة بالسكري => category=apartments, transactionType=sale, neighborhood=aleppo.al-sukkari
بشتري فريزة مستعملة بحماة => category=freezers, transactionType=sale, attr.condition=used, city=hama
معروضة للبيع ارض صناعية بحسياء => category=industrial-land, transactionType=sale, city=hisyah
مطلوب للشراء مدجنة بالسفيرة => category=poultry-houses, transactionType=sale, city=al-safirah
مطلوب للاستئجار عيادة بالصالحية بالشام => category=clinics, transactionType=rent, neighborhood=damascus.salihiyah
معمل بلاستيك للاستثمار بالشيخ سعيد بحلب => category=factories, transactionType=investment, neighborhood=aleppo.sheikh-said ! attr.material=plastic
يا اخي بدي اتملك محل بشارع المنصور بالرقة => category=shops, transactionType=sale, neighborhood=raqqa.al-mansour
كراج مسكر للاجار بحي المحافظة بحلب => category=garages, transactionType=rent, neighborhood=aleppo.al-mohafaza
سيارة مع سائق للايجار بالشام => category=cars, transactionType=rent, attr.with_driver=with, city=damascus ! category=driver-jobs
مزرعة مسبح ليوم واحد بصحنايا => category=pool-farms, transactionType=rent, city=sahnaya
بعنا بيتنا وبدنا نستأجر شقة بالزاهرة => category=apartments, transactionType=rent, neighborhood=damascus.zahera ! transactionType=sale, category=residential
مين بيبادل ارض بطرطوس => category=lands, transactionType=exchange, city=tartus
# money
شقة بالتضامن وكل اللي معي 20 الف دولار => category=apartments, transactionType=sale, neighborhood=damascus.tadamon, maxPrice=20000
بيت اجار بعفرين بين 80 و 120 دولار => category=residential, transactionType=rent, city=afrin, minPrice=80, maxPrice=120
شقة بالمالكي اقصى شي ميتين وخمسين الف دولار => category=apartments, transactionType=sale, neighborhood=damascus.malki, maxPrice=250000
اجار محل بالسويداء لا يتجاوز ال 180 دولار => category=shops, transactionType=rent, city=as-suwayda, maxPrice=180
ارض سكنية للبيع بصحنايا المتر بين 50 و 80 دولار => category=residential-land, transactionType=sale, city=sahnaya, minPricePerM2=50, maxPricePerM2=80 ! maxPrice=80
سعر المتر تحت ال 400 دولار شقق للبيع بكازو => category=apartments, transactionType=sale, neighborhood=hama.kazou, maxPricePerM2=400 ! maxPrice=400
سيارة بميزانية من 5 ل 8 الاف دولار => category=cars, minPrice=5000, maxPrice=8000
سيارة هيونداي موديل 2012 اقل من تسع الاف دولار => category=cars, attr.car_make=hyundai, attr.year=2012, maxPrice=9000
تلفزيون 55 انش ما يطلع فوق 350 دولار => category=televisions, attr.screen_inches=55, maxPrice=350 ! minPrice=350
موبايل بمية دولار او اقل => category=mobiles, maxPrice=100
غسالة LG تحت ال ٢٥٠ دولار => category=washing-machines, attr.appliance_brand=lg, maxPrice=250
فيلا ببلودان من 150 الف دولار وطلوع => category=villas, transactionType=sale, city=bloudan, minPrice=150000 ! maxPrice=150000
villa for under 300k in Dimas => category=villas, transactionType=sale, city=al-dimas, maxPrice=300000
flat in Tartus between 30,000 and 45,000 dollars => category=apartments, transactionType=sale, city=tartus, minPrice=30000, maxPrice=45000
room to rent in Homs for no more than $50 => category=shared-rooms, category=student-housing, transactionType=rent, city=homs, maxPrice=50
مكتب بالشعلان اجارو من 300 ل 500 دولار بالشهر => category=office-spaces, transactionType=rent, neighborhood=damascus.shaalan, minPrice=300, maxPrice=500
مستودع بعدرا ما يتخطى 600 دولار شهريا => category=warehouses, transactionType=rent, city=adra, maxPrice=600
اجار بيت بالدرباسية باقل من سبعين دولار => category=residential, transactionType=rent, city=al-darbasiyah, maxPrice=70
بقرة حلوب سعرها لحد 1500 دولار => category=dairy-cows, maxPrice=1500
ارض زراعية للبيع بتلبيسة لا تتعدى الاربعين الف دولار => category=agricultural-land, transactionType=sale, city=talbiseh, maxPrice=40000
شقة اجار بمساكن هنانو ارخص من 75 دولار => category=apartments, transactionType=rent, neighborhood=aleppo.hanano, maxPrice=75
بيت عربي بباب توما من مية لمية وخمسين الف دولار => category=arab-houses, transactionType=sale, neighborhood=damascus.bab-touma, minPrice=100000, maxPrice=150000
محل للبيع بالعوينة حدنا 60 الف دولار => category=shops, transactionType=sale, neighborhood=latakia.al-oweina, maxPrice=60000
ميزانيتي خمسة وعشرين الف دولار شو في شقق بمعضمية الشام => category=apartments, transactionType=sale, maxPrice=25000, city=muadamiyat-al-sham
انفرتر اقل من 300$ => category=inverters, maxPrice=300
ايباد ما يزيد عن ٢٥٠ دولار => category=tablets, attr.phone_brand=apple, maxPrice=250
شقة طابو اخضر بالعدوي وميزانيتي تلاتمية الف دولار => category=apartments, transactionType=sale, attr.ownership_paper=green_tabu, neighborhood=damascus.al-adawi, maxPrice=300000
اوضة اجار بالجميلية بخمسين دولار او اقل => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=aleppo.al-jamiliyah, maxPrice=50
مزرعة بجيرود للبيع تحت ال 55 الف => category=farms, category=pool-farms, transactionType=sale, city=jayrud, maxPrice=55000
my max is 150 a month, apartment for rent in Qamishli => category=apartments, transactionType=rent, city=qamishli, maxPrice=150
شاليه باليوم ما بيزيد عن 40 دولار بوادي قنديل => category=chalets, transactionType=rent, city=wadi-qandil, maxPrice=40
بين العشرين والتلاتين الف دولار بيت ببنش => category=residential, transactionType=sale, city=binnish, minPrice=20000, maxPrice=30000
طاولة سفرة لا يتجاوز سعرها 400 دولار => category=dining-tables, maxPrice=400
شقة بحلب الجديدة من ٦٥ الف ل ٨٠ الف => category=apartments, transactionType=sale, neighborhood=aleppo.new-aleppo, minPrice=65000, maxPrice=80000
كلب حراسة باقل من ميتين دولار => category=dogs, maxPrice=200 ! category=security-jobs
بناية سكنية كاملة بالمزة من نص مليون دولار وفوق => category=residential-buildings, transactionType=sale, neighborhood=damascus.mezzeh, minPrice=500000 ! maxPrice=500000
موتور بالف دولار ونازل بالحسكة => category=motorcycles, city=al-hasakah, maxPrice=1000 ! minPrice=1000
عيادة بالشريعة بحماة اجارها تحت ال 200 دولار => category=clinics, transactionType=rent, neighborhood=hama.al-sharia, maxPrice=200
# typo
شقه للبيع بالموقامبو => category=apartments, transactionType=sale, neighborhood=aleppo.mocambo
بيت للاجار بسلميا => category=residential, transactionType=rent, city=salamiyah
محل للايجلر بالمزة => category=shops, transactionType=rent, neighborhood=damascus.mezzeh
مستودع للايجار بعذرا => category=warehouses, transactionType=rent, city=adra
شاليه للبيع بوادي قندبل => category=chalets, transactionType=sale, city=wadi-qandil
غساله سامسنغ مستعمله => category=washing-machines, attr.appliance_brand=samsung, attr.condition=used ! category=samsung-phones
لابتوب لونوفو => category=laptops, attr.computer_brand=lenovo
سياره هيوندي للبيع بحماه => category=cars, attr.car_make=hyundai, transactionType=sale, city=hama
براد الحافض مستعمل => category=fridges, attr.appliance_brand=alhafez, attr.condition=used
شقة للاجار باللادقية => category=apartments, transactionType=rent, city=latakia
فيلا للبيع بيعفر => category=villas, transactionType=sale, city=yaafour
شئة مفروشة للايجار بابو رمانة => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.abu-rummaneh
بدي اوضة اجار بالئصاع => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.qassaa
ارض زرعية للبيع بأدلب => category=agricultural-land, transactionType=sale, city=idlib
شقة للبيع بالأنشائات بحمص => category=apartments, transactionType=sale, neighborhood=homs.al-inshaat
مكيف صحروي مستعمل => category=air-conditioners, attr.air_conditioner_kind=desert, attr.condition=used
ايفون ١٣ برو مستعل => category=iphones, attr.condition=used
مزرعه للأجار بصحنيا => category=farms, category=pool-farms, transactionType=rent, city=sahnaya
دوبلكص للبيع بمشروع دمر => category=duplexes, transactionType=sale, neighborhood=damascus.mashrou-dummar
ستديو للايجار بباب تومة => category=studios, transactionType=rent, neighborhood=damascus.bab-touma
شقة للبيع بجبله طبو اخضر => category=apartments, transactionType=sale, city=jableh, attr.ownership_paper=green_tabu
بيت للبيع بصفيتا => category=residential, transactionType=sale, city=safita
تركتور مستعمل بالرقا => category=tractors, attr.condition=used, city=raqqa
سيارة مرسدس موديل 2006 بانزين => category=cars, attr.car_make=mercedes, attr.year=2006, attr.fuel=petrol
الواح طاقه شمسيه ٥٥٠ وات => category=solar-panels, attr.panel_watts=550
apartement for sale in Homss => category=apartments, transactionType=sale, city=homs
shop for rnet in Alepo => category=shops, transactionType=rent, city=aleppo
hause for rent in Tartuos => category=residential, transactionType=rent, city=tartus
شقه للايجار بدمشئ => category=apartments, transactionType=rent, city=damascus
محل للايحار بالفامشلي => category=shops, transactionType=rent, city=qamishli
كنبيات جلد => category=sofas, attr.material=leather
شقة للبيع بركن الدبن => category=apartments, transactionType=sale, neighborhood=damascus.rukn-al-din
دراجه ناريه مستعمله بدرعى => category=motorcycles, attr.condition=used, city=daraa
مولدة بنزبن للبيع => category=petrol-generators, transactionType=sale
تلفزون سوني 43 انش => category=televisions, attr.appliance_brand=sony, attr.screen_inches=43
عياده للايجار بالشعلن => category=clinics, transactionType=rent, neighborhood=damascus.shaalan
بيت للبيع بالحسكا => category=residential, transactionType=sale, city=al-hasakah
محل للبيع بطرتوس => category=shops, transactionType=sale, city=tartus
# forms
شقة طابق خامس مع مصعد وموقف سيارة للبيع بمساكن برزة => category=apartments, minFloor=5, maxFloor=5, features=elevator, features=parking, transactionType=sale, neighborhood=damascus.masaken-barzeh ! category=parking-places, category=cars
بيت فيه مدخل مستقل وبرندا للايجار بمصياف => category=residential, attr.home_extras=separate_entrance, attr.home_extras=veranda, transactionType=rent, city=masyaf
شقة شوفاج مستقل والمياه يومية بالتجارة => category=apartments, attr.heating=own_boiler, attr.water=daily, neighborhood=damascus.al-tijara
محل عرض الواجهة 5 متر مع سدة للايجار بالجميلية => category=shops, attr.facade_metres=5, attr.mezzanine=true, transactionType=rent, neighborhood=aleppo.al-jamiliyah
مكتب فيه غرفة اجتماعات واستقبال للايجار بالمزة => category=office-spaces, attr.office_setup=meeting_room, attr.office_setup=reception, transactionType=rent, neighborhood=damascus.mezzeh ! category=conference-rooms, category=shared-rooms
ارض داخل المخطط التنظيمي للبيع بجبلة => category=lands, attr.planning=inside_plan, transactionType=sale, city=jableh
ارض زراعية مزروعة كرز للبيع بعسال الورد => category=agricultural-land, attr.planted=stone_fruit, transactionType=sale, city=assal-al-ward
ارض زراعية فيها 200 شجرة فستق حلبي بمورك => category=agricultural-land, attr.tree_count=200, attr.planted=pistachios, city=morek ! city=aleppo, category=nuts-spices
مستودع بتفوت عليه الشاحنات للايجار بالكسوة => category=warehouses, attr.truck_access=true, transactionType=rent, city=al-kiswah ! category=trucks
شقة للبيع دفعة اولى والباقي عند الفراغ بالقابون => category=apartments, transactionType=sale, attr.payment_options=part_deferred, neighborhood=damascus.qaboun
شقة للبيع وبياخدو سيارة من التمن بحماة => category=apartments, transactionType=sale, attr.payment_options=car_exchange, city=hama ! category=cars
بيت للبيع وكالة كاتب عدل بالحجر الاسود => category=residential, transactionType=sale, attr.ownership_paper=notarised_poa, city=al-hajar-al-aswad ! attr.color=black
شقة سجل مؤقت نصف اكساء للبيع بضاحية قدسيا => category=apartments, attr.ownership_paper=temporary_register, attr.finishing=half_finished, transactionType=sale, city=dahiyat-qudsaya
فيلا فيها تراس وشيمينيه للبيع بيعفور => category=villas, attr.home_extras=terrace, attr.home_extras=fireplace, transactionType=sale, city=yaafour
سيارة كيا سيراتو 2010 خالية العلام نمرة حماة => category=cars, attr.car_make=kia, attr.year=2010, attr.body_paint=no_marks, attr.plate_province=hama ! city=hama
سيارة تويوتا فيها كاميرا خلفية وشاشة => category=cars, attr.car_make=toyota, attr.car_features=rear_camera, attr.car_features=screen ! category=cameras-drones, category=televisions
بي ام دبليو كشف لون احمر => category=cars, attr.car_make=bmw, attr.body_type=cabriolet, attr.color=red
شاحنة حمولة 10 طن للبيع بالحسكة => category=trucks, attr.payload_tonnes=10, transactionType=sale, city=al-hasakah
دراجة نارية 150 سي سي => category=motorcycles, attr.engine_cc=150
موبايل ريدمي شريحتين 128 غيغا مجمرك => category=android-phones, attr.phone_brand=xiaomi, attr.sim_kind=dual, attr.storage_gb=128, attr.network_status=registered
ايفون 12 اسود مع العلبة والشاحن => category=iphones, attr.color=black, attr.in_the_box=box, attr.in_the_box=charger ! category=chargers-cables
لابتوب اسوس رايزن 5 رام 8 => category=laptops, attr.processor=ryzen_5, attr.ram_gb=8, attr.computer_brand=asus
طابعة ليزرية مستعملة => category=printers-scanners, attr.printer_kind=laser, attr.condition=used
غسالة تعبئة علوية 9 كيلو => category=washing-machines, attr.washer_kind=top, attr.load_kg=9
غاز 5 عيون مستعمل => category=cookers-ovens, attr.burners=5, attr.condition=used
صوبيا حطب جديدة => category=stoves-heaters, attr.runs_on=wood, attr.condition=new ! category=firewood-pellets
براد جنرال 18 قدم => category=fridges, attr.appliance_brand=general, attr.capacity_feet=18
طاولة سفرة خشب سنديان كلاسيك => category=dining-tables, attr.material=oak, attr.style=classic ! category=classic-cars
سجادة صوف شغل يدوي => category=carpets, attr.material=wool, attr.handmade=true
لوح شمسي 610 واط وجهين => category=solar-panels, attr.panel_watts=610, attr.panel_kind=bifacial
مولدة مازوت 30 ك.ف.أ كاتم صوت => category=diesel-generators, attr.generator_kva=30, attr.noise=silent
بطارية انبوبية 200 امبير ساعي => category=storage-batteries, attr.battery_kind=tubular, attr.battery_ah=200 ! category=ampere-lines
بقرة حلوب عشار بتعطي 20 ليتر حليب باليوم => category=dairy-cows, attr.pregnant=yes, attr.milk_litres=20 ! transactionType=rent
شغل مبرمج عن بعد دوام جزئي => category=programming-jobs, attr.work_place=remote, attr.employment=part_time
دكتورة نسائية بالحمدانية => category=doctors-clinics, attr.specialty=gynaecology, neighborhood=aleppo.al-hamdaniyah
حذاء رجالي نمرة 43 جديد => category=men-shoes, attr.shoe_size=43, attr.condition=new ! category=special-plates
Kia Rio 2009 manual, white => category=cars, attr.car_make=kia, attr.year=2009, attr.gearbox=manual, attr.color=white
# arabizi
marhaba bedde beit lal ajar b salamieh => category=residential, transactionType=rent, city=salamiyah
fi sha2a lal bay3 bel mazze? => category=apartments, transactionType=sale, neighborhood=damascus.mezzeh
3am fattesh 3a ma7al lal ijar bel jamilieh => category=shops, transactionType=rent, neighborhood=aleppo.al-jamiliyah
ard zira3iye lal bay3 b jableh => category=agricultural-land, transactionType=sale, city=jableh
shaleh lal ajar b wadi kandil => category=chalets, transactionType=rent, city=wadi-qandil
bade eshtre villa b yafour => category=villas, transactionType=sale, city=yaafour
sayara hyundai musta3male b homs => category=cars, attr.car_make=hyundai, attr.condition=used, city=homs
laptop dell core i7 ram 16 => category=laptops, attr.computer_brand=dell, attr.processor=core_i7, attr.ram_gb=16
iphone 14 jdid bel sham => category=iphones, attr.condition=new, city=damascus
barrad samsung mosta3mal => category=fridges, attr.appliance_brand=samsung, attr.condition=used ! category=samsung-phones
sha2a lal bay3 b kafrsouseh ta7t 100 alf dollar => category=apartments, transactionType=sale, neighborhood=damascus.kafr-sousa, maxPrice=100000
maktab lal ijar b abou roumaneh => category=office-spaces, transactionType=rent, neighborhood=damascus.abu-rummaneh
mostawda3 lal ajar b adra => category=warehouses, transactionType=rent, city=adra
ghorfe lal ajar la talbe b baramke => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.baramkeh
studio mafroush lal ajar bel sha3lan => category=studios, furnishing=furnished, transactionType=rent, neighborhood=damascus.shaalan
bade motor musta3mal b lattakia => category=motorcycles, attr.condition=used, city=latakia
sha2a tabo akhdar bel wa3er => category=apartments, attr.ownership_paper=green_tabu, neighborhood=homs.al-waer
sha2a tabe2 talet ma3 asansor b jaramana => category=apartments, minFloor=3, maxFloor=3, features=elevator, city=jaramana
mazra3a lal be3 b sahnaya => category=farms, category=pool-farms, transactionType=sale, city=sahnaya
mkayyef split ton w noss => category=air-conditioners, attr.air_conditioner_kind=split, attr.cooling_tonnes=1.5
7ada 3ando 2otta shirazi b halab => category=cats, city=aleppo
shop for rent on Hamra Street, Damascus => category=shops, transactionType=rent, neighborhood=damascus.al-hamra-street ! neighborhood=homs.al-hamra
two bedroom apartment with balcony in Project 7, Latakia => category=apartments, bedrooms=2, features=balcony, neighborhood=latakia.project-seven
looking for a plumber in Jaramana => category=plumbing, city=jaramana
math tutor for 9th grade in Hama => category=private-lessons, attr.subject=maths, attr.school_stage=ninth, city=hama
wedding hall in Sweida => category=wedding-halls, city=as-suwayda
cheap Samsung Galaxy phone, used, Homs => category=samsung-phones, attr.condition=used, city=homs
solar panels 550 watt in Daraa => category=solar-panels, attr.panel_watts=550, city=daraa
farmland with a licensed well for sale in Salamiyah => category=agricultural-land, attr.water_source=licensed_well, transactionType=sale, city=salamiyah ! category=well-drilling
warehouse to rent near Aleppo airport => category=warehouses, transactionType=rent, landmark=aleppo-airport
arm ggfdu f]lar => category=apartments, transactionType=sale, city=damascus
sdhvm ;dh ggfdu => category=cars, attr.car_make=kia, transactionType=sale
lpg ggfdu fpgf => category=shops, transactionType=sale, city=aleppo
هحاخىث 12 => category=iphones
3iyade lal ajar b tartous => category=clinics, transactionType=rent, city=tartus
dekkane lal ajar b masyaf => category=shops, transactionType=rent, city=masyaf
unfurnished flat to rent in Qassaa => category=apartments, furnishing=unfurnished, transactionType=rent, neighborhood=damascus.qassaa ! furnishing=furnished
driver job in Damascus => category=driver-jobs, city=damascus
# look-alikes
كفر سيليكون لموبايل شاومي => category=covers-screen-guards ! category=android-phones
بطارية ايفون 11 => category=phone-spare-parts, attr.phone_brand=apple ! category=iphones, category=storage-batteries
شاشة اندرويد لسيارة كيا => category=car-audio-screens, attr.car_make=kia ! category=cars, category=android-phones
فرش ارضية وزينة للسيارة => category=car-accessories ! category=cars
براد تخزين خضرة للايجار => category=cold-stores, transactionType=rent ! category=fridges, category=fruits-vegetables
بيت كلب خشب => category=cages-aquariums, attr.pet_for=dogs ! category=dogs, category=residential
حوض سمك 100 ليتر => category=cages-aquariums, attr.pet_for=fish, attr.capacity_litres=100 ! category=ornamental-fish
طعام قطط بالجملة => category=pet-food, attr.pet_for=cats, attr.sale_unit=wholesale ! category=cats
تصليح مولدات بحمص => category=solar-generator-repair, city=homs ! category=diesel-generators
ونش سحب سيارات بالشام => category=car-repair, city=damascus ! category=cars
دورة تصميم غرافيك => category=computer-courses ! category=graphic-design, category=design-jobs
دورة حلاقة رجالية => category=craft-courses ! category=barbers, category=salon-jobs
دورة لغة المانية بحلب => category=language-courses, attr.languages=german, city=aleppo ! category=private-lessons
مترجم محلف الماني => category=translation-services, attr.languages=german ! category=language-courses
صالة عزا بحمص => category=condolence-halls, city=homs ! category=wedding-halls
رفوف محل سوبرماركت مستعملة => category=shop-fittings, attr.condition=used ! category=shops
نقل اثاث مكتب بالشام => category=furniture-moving, city=damascus ! category=office-furniture, category=office-spaces
كبل شحن تايب سي => category=chargers-cables, attr.connectivity=usb_c ! category=cables-wires
كبل نحاس لالواح الطاقة => category=cables-wires, attr.power_part_for=solar ! category=solar-panels, category=chargers-cables
خزان مازوت 1000 ليتر => category=fuel-tanks, attr.capacity_litres=1000 ! category=diesel-generators
فلتر زيت لسيارة كيا => category=car-batteries-oils, attr.car_make=kia ! category=cars, category=olive-oil
زيت للشعر المتساقط => category=hair-products, attr.hair_kind=falling ! category=olive-oil
بذور خيار للزراعة => category=seeds ! category=fruits-vegetables, neighborhood=latakia.al-ziraa
شتول بندورة => category=vegetable-plants ! category=fruits-vegetables
ماكينة حلب للبقر مستعملة => category=incubators-equipment, attr.condition=used ! category=dairy-cows, city=aleppo
فقاسة بيض => category=incubators-equipment ! category=eggs
قفص عصافير => category=cages-aquariums, attr.pet_for=birds ! category=canaries-finches
تدريب كلاب حراسة => category=pet-training, attr.pet_for=dogs ! category=dogs, category=security-jobs
دكتور بيطري لقطتي بالمزة => category=veterinarians, attr.pet_for=cats, neighborhood=damascus.mezzeh ! category=cats, category=doctors-clinics
ساعة ذكية شاومي => category=smart-watches, attr.phone_brand=xiaomi ! category=watches, category=android-phones
ساعة يد رجالية اوتوماتيك => category=watches, attr.for_whom=men, attr.watch_kind=automatic ! category=smart-watches, attr.gearbox=automatic
سيارة لعبة عالريموت لابني => category=toys-strollers ! category=cars
كرسي مكتب دوار => category=office-furniture ! category=office-spaces
باب حديد لمحل => category=doors-windows, attr.material=iron ! category=shops
موظف مبيعات لمحل البسة بحلب => category=sales-jobs, city=aleppo ! category=shops
محامي لنقل ملكية شقة بدمشق => category=legal-services, city=damascus ! category=apartments
مساح يعمل رفع طبوغرافي لارض بدرعا => category=engineering-design, city=daraa ! category=lands
office cleaning in Damascus => category=house-cleaning, city=damascus ! category=office-spaces
dog food => category=pet-food, attr.pet_for=dogs ! category=dogs
# namesakes
شقة بالخالدية بحمص => category=apartments, neighborhood=homs.al-khalidiyah ! neighborhood=aleppo.al-khalidiyah
بيت بالبياضة بحمص للبيع => category=residential, transactionType=sale, neighborhood=homs.al-bayada ! neighborhood=aleppo.al-bayada
شقة بالغوطة بحمص للايجار => category=apartments, transactionType=rent, neighborhood=homs.al-ghouta ! landmark=ghouta
محل بالعزيزية بالحسكة => category=shops, neighborhood=al-hasakah.al-aziziyah ! neighborhood=aleppo.al-aziziyah
بيت بالصالحية بالحسكة اجار => category=residential, transactionType=rent, neighborhood=al-hasakah.al-salihiyah ! neighborhood=damascus.salihiyah
شقة بالسبيل بحلب للبيع => category=apartments, transactionType=sale, neighborhood=aleppo.as-sabil ! neighborhood=homs.al-sabil
شقة بالوحدة بجرمانا => category=apartments, neighborhood=jaramana.al-wihdeh ! neighborhood=damascus.al-wihdeh
شقة بحي النهضة بجرمانا للاجار => category=apartments, transactionType=rent, neighborhood=jaramana.al-nahda ! neighborhood=as-suwayda.al-nahda
بيت بغرناطة بحماة => category=residential, neighborhood=hama.granada ! neighborhood=daraa.gharnata
بيت بصيدا بدرعا => category=residential, city=saida ! city=daraa
ارض بقنوات بالسويداء للبيع => category=lands, transactionType=sale, city=qanawat ! neighborhood=damascus.qanawat
بيت للبيع بملح بالسويداء => category=residential, transactionType=sale, city=malah ! city=as-suwayda
عمي جاسم بدو بيت اجار بالرقة => category=residential, transactionType=rent, city=raqqa ! city=jasim
بيت للبيع بجاسم بحوران => category=residential, transactionType=sale, city=jasim ! city=daraa
بيت بصوران بحماة للبيع => category=residential, transactionType=sale, city=suran ! city=suran-azaz
شقة للاجار من اول تشرين التاني بحمص => category=apartments, transactionType=rent, city=homs ! neighborhood=latakia.tishreen, landmark=latakia-university, landmark=tishreen-park, minFloor=1, maxFloor=2
غسالة جديدة بحلب => category=washing-machines, attr.condition=new, city=aleppo ! neighborhood=aleppo.al-jdeideh
بيت عربي بحي الجديدة بحلب => category=arab-houses, neighborhood=aleppo.al-jdeideh ! attr.condition=new
نمر سيارات مميزة للبيع => category=special-plates, transactionType=sale ! city=namir, category=cars
ما صار نصيب وبعدنا عم ندور شقة للبيع بالزاهرة => category=apartments, transactionType=sale, neighborhood=damascus.zahera ! city=nasib
عمارة سكنية للبيع بحلب => category=residential-buildings, transactionType=sale, city=aleppo ! neighborhood=damascus.al-amara
باقة ورود لحماتي بحمص => category=flowers-bouquets, city=homs ! neighborhood=homs.al-wuroud
شقة للبيع بكرم اللوز بحمص => category=apartments, transactionType=sale, neighborhood=homs.karm-al-loz ! attr.planted=almonds, category=nuts-spices
شقة ببستان القصر للايجار => category=apartments, transactionType=rent, neighborhood=aleppo.bustan-al-qasr ! category=orchards, category=villas
بيت بالتل للبيع => category=residential, transactionType=sale, city=al-tall ! neighborhood=aleppo.ain-al-tal
محل بالباب للايجار => category=shops, transactionType=rent, city=al-bab ! category=doors-windows
اختي بدا شقة للاجار ببانياس => category=apartments, transactionType=rent, city=baniyas ! city=badda
شقة بشارع بغداد بالشام => category=apartments, neighborhood=damascus.baghdad-street ! landmark=baghdad-station
شقة بشيخ سعد بالمزة بالشام => category=apartments, neighborhood=damascus.sheikh-saad ! city=sheikh-saad
شقة بالكورنيش بطرطوس => category=apartments, neighborhood=tartus.al-kournish-al-bahri ! neighborhood=qamishli.al-kournish, neighborhood=latakia.al-kournish-al-gharbi
شقة بالمحطة بحمص => category=apartments, neighborhood=homs.al-mahatta ! neighborhood=tartus.al-mahatta, neighborhood=daraa.daraa-al-mahatta
حلويات شامية لعرس بطرطوس => category=sweets-hospitality, attr.occasion=wedding, city=tartus ! city=damascus
سمنة حموية بلدية => category=dairy-preserves ! city=hama
شقة بالسكن الشبابي بحمص => category=apartments, neighborhood=homs.youth-housing ! neighborhood=aleppo.youth-housing, category=student-housing
house for sale in Al-Midan, Damascus => category=residential, transactionType=sale, neighborhood=damascus.midan ! neighborhood=aleppo.al-midan
بيت بميسلون بالقامشلي => category=residential, neighborhood=qamishli.maysalun ! neighborhood=daraa.maysalun
`;
