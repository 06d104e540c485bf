/**
 * An eleventh fresh set, by somebody who got the classes alone, judged by another, counted once: 95.1 % right, 2.0 % wrong, 86.0 %
 * perfect of 427. Bounds of years in English and shares in per cent were mended afterwards, nothing else.
 */
export const JUDGED_FRESH_11 = `
# around
يسعد صباحكن، اول مرة بكتب هون وعم دور عشقة مفروشة للاجار ببرزة => category=apartments, transactionType=rent, neighborhood=damascus.barzeh, furnishing=furnished
الله يخليكن حدا يرد علي، امي عاجزة ومحتاجين سرير طبي اجار بالشام => category=wheelchairs-beds, attr.mobility_aid=bed, transactionType=rent, city=damascus ! category=beds-mattresses
خيي ابو العبد شفلي محل للبيع بالخالدية بحمص وبتكسب اجر => category=shops, transactionType=sale, neighborhood=homs.al-khalidiyah
نحنا اصلنا من القامشلي وعايشين بالسويد من عشر سنين، حابين نشتري ارض بعامودا => category=lands, transactionType=sale, city=amuda ! city=qamishli, city=as-suwayda
بلا زغرة فيك تدلني على براد مستعمل بجبلة => category=fridges, attr.condition=used, city=jableh
شكرا الكن سلفا، عم اسأل عن مستودع للاجار بالراموسة => category=warehouses, transactionType=rent, neighborhood=aleppo.al-ramouseh
الو مرحبا، بدي استفسر عن بيت للبيع بمحردة اذا ما في ازعاج => category=residential, transactionType=sale, city=mhardeh
ولك يا زلمة هلكت وانا عم دور موتور نضيف بالطبقة => category=motorcycles, city=al-tabqah
حجي الله يطول بعمرك عندك اغنام للبيع بالسخنة؟ => category=sheep, transactionType=sale, city=al-sukhnah
صار لازم ننقل من عند حماتي، في شقة اجار بضاحية حرستا يا ناس => category=apartments, transactionType=rent, city=dahiyat-harasta ! city=harasta
هلا والله بيكم، وين القى تراكتور للبيع بالميادين => category=tractors, transactionType=sale, city=al-mayadin
مساكم خير وعافية، أود شراء شقة في مشروع دمر إن أمكن وجزيتم خيرا => category=apartments, transactionType=sale, neighborhood=damascus.mashrou-dummar
Hi guys, my grandma wants to come back home, is there a small house for sale in Maaloula? => category=residential, transactionType=sale, city=maaloula
دخلك يا اختي من وين جبتي غرفة النوم تبعك؟ بدي متلها مستعملة بطرطوس => category=bedroom-sets, attr.condition=used, city=tartus ! category=shared-rooms
الله لا يعيدها ايام، تهدم بيتنا وهلأ بدنا شقة للاجار بجوبر => category=apartments, transactionType=rent, neighborhood=damascus.jobar ! category=residential
معكن ابو سومر من صافيتا، ناوي اشتري بيك اب تويوتا من بانياس => category=pickups, attr.car_make=toyota, transactionType=sale, city=baniyas ! city=safita
بتشكركن كتير عتعبكن معنا، المطلوب عيادة للبيع باللاذقية => category=clinics, transactionType=sale, city=latakia ! category=doctors-clinics
سامحوني اذا طولت الحكي بس لازمني خزانة ملابس مستعملة بدير الزور => category=wardrobes, attr.condition=used, city=deir-ez-zor
يا اهل الخبرة انصحوني، حابة اشتري لابتوب اتش بي لدراسة العمارة => category=laptops, attr.computer_brand=hp, transactionType=sale ! category=residential-buildings, neighborhood=damascus.al-amara
ان شاء الله عرسي بعد العيد ولسا عم دور شقة اجار بسلحب => category=apartments, transactionType=rent, city=salhab
كيفك معلم؟ لساتني عم دور هنكار للاجار بجبرين بحلب => category=hangars, transactionType=rent, neighborhood=aleppo.jibreen
تعبنا من الغربة وقررنا نرجع، شو في فلل للبيع بكسب => category=villas, transactionType=sale, city=kassab
بعد السلام والتحية يا عمي، عندكم شي مضخة مي مستعملة بالحراك => category=water-pumps, attr.condition=used, city=al-hirak
انا ارملة وعندي ولدين ومحتاجة بيت اجار رخيص بجرابلس الله يجبر بخاطركن => category=residential, transactionType=rent, city=jarabulus
شو هالغلا يا عالم، في حدا عم يبيع غاز مستعمل باربع عيون بحلب => category=cookers-ovens, attr.burners=4, attr.condition=used, transactionType=sale, city=aleppo
رجاء خاص للاخوة المشرفين: بدي محامي شاطر بمصياف => category=legal-services, city=masyaf
والله قاعد بالبيت بلا شغل من سنة، في شغل سواقة بالحسكة؟ => category=driver-jobs, city=al-hasakah ! category=residential
طمنوني عنكن، بنت خالي بدها فستان خطوبة اجار بسلمية => category=engagement-dresses, transactionType=rent, city=salamiyah
جارتنا ام جورج قالتلي اسأل هون عن طقم كنبايات مستعمل بباب توما => category=sofas, attr.condition=used, neighborhood=damascus.bab-touma
عفوا حدا بيعرف قديش صار اجار المحل بالدبلان هالايام؟ => category=shops, transactionType=rent, neighborhood=homs.al-dablan
ما بعرف كيف بتكتبوا هون بس بدي مكنسة كهربائية مستعملة => category=vacuum-cleaners, attr.condition=used
زوجي طلعلو نقل عالرقة وبدنا بيت للاجار هونيك، وين منلاقي برأيكن؟ => category=residential, transactionType=rent, city=raqqa
ابوي عمرو ٨٠ سنة وما بيقدر يطلع درج، بدنا شقة للاجار طابق اول بالشاغور => category=apartments, transactionType=rent, minFloor=1, maxFloor=1, neighborhood=damascus.shaghour ! maxPrice=80
Salam everyone, long story short I lost my job and need a cheap room to rent in Barzeh => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.barzeh
حسبي الله، اخوتي اتفقوا وبدنا نبيع بيت العيلة بالقيمرية => category=residential, transactionType=sale, neighborhood=damascus.al-qaymariyah
لو سمحت يا ابني انا ما بشوف منيح، دلني على دكتور عينية بالمزة => category=doctors-clinics, attr.specialty=ophthalmology, neighborhood=damascus.mezzeh
تحية من هولندا، نفسي اشتري بستان زيتون بعفرين قبل ما يكبر عمري => category=orchards, attr.planted=olives, transactionType=sale, city=afrin
اللي بيلاقيلي شقة بالزراعة باللاذقية الو مني احلى حلوان => category=apartments, neighborhood=latakia.al-ziraa ! category=sweets-hospitality
برأيكن دور هلأ على محل للاجار بالكسوة ولا استنى للربيع => category=shops, transactionType=rent, city=al-kiswah
سلامات يا حلوين، ابن عمي طبيب اسنان وبدو عيادة للاجار بدوما => category=clinics, transactionType=rent, city=douma ! category=dentists
ياخي والله مستحي منكن، بس شو في دراجات هوائية رخيصة بالسويدا => category=bicycles, city=as-suwayda
# town
بيت للبيع بنوى بريف درعا => category=residential, transactionType=sale, city=nawa ! city=daraa
شقة اجار بالرستن تابعة لحمص => category=apartments, transactionType=rent, city=al-rastan ! city=homs
في شقق للبيع بعربين ريف الشام؟ => category=apartments, transactionType=sale, city=arbin ! city=damascus
محل اجار بجسر الشغور محافظة ادلب => category=shops, transactionType=rent, city=jisr-al-shughur ! city=idlib
ارض للبيع بحصين البحر بطرطوس => category=lands, transactionType=sale, city=husayn-al-bahr ! city=tartus, attr.view=sea
تراكتور مستعمل بسلوك ريف الرقة => category=tractors, attr.condition=used, city=suluk ! city=raqqa
حلب - منبج - بيت للبيع => category=residential, transactionType=sale, city=manbij ! city=aleppo
ادلب معرة مصرين شقة للاجار => category=apartments, transactionType=rent, city=maarrat-misrin ! city=idlib
شقة بكفربهم حماة اجار => category=apartments, transactionType=rent, city=kafr-buhum ! city=hama
فيلا للبيع بمرمريتا بحمص => category=villas, transactionType=sale, city=marmarita ! city=homs
محل للايجار بالمالكية محافظة الحسكة => category=shops, transactionType=rent, city=al-malikiyah ! city=al-hasakah, neighborhood=damascus.malki
بدي ارض زراعية بالدرباسية او راس العين بالحسكة => category=agricultural-land, city=al-darbasiyah, city=ras-al-ayn ! city=al-hasakah
سيارة كيا بشهبا السويداء للبيع => category=cars, attr.car_make=kia, transactionType=sale, city=shahba ! city=as-suwayda, neighborhood=aleppo.ash-shahba
شاليه للاجار بكسب ريف اللاذقية => category=chalets, transactionType=rent, city=kassab ! city=latakia
بيت اجار ببلدة ببيلا بريف دمشق => category=residential, transactionType=rent, city=babbila ! city=damascus
house for rent in Palmyra, Homs => category=residential, transactionType=rent, city=palmyra ! city=homs
shop for sale in Azaz, Aleppo => category=shops, transactionType=sale, city=azaz ! city=aleppo
sha2a lal ijar b jableh lattakia => category=apartments, transactionType=rent, city=jableh ! city=latakia
ابقار حلوب للبيع بقلعة المضيق بريف حماة => category=dairy-cows, transactionType=sale, city=qalaat-al-madiq ! city=hama
دكتور اطفال بقطنا ريف دمشق => category=doctors-clinics, attr.specialty=paediatrics, city=qatana ! city=damascus
مطلوب بيت للاجار بالهامة من ريف دمشق => category=residential, transactionType=rent, city=al-hamah ! city=damascus, city=hama
بيت للاجار بهجين دير الزور => category=residential, transactionType=rent, city=hajin ! city=deir-ez-zor
شقة بزملكا او عين ترما ريف دمشق للبيع => category=apartments, transactionType=sale, city=zamalka, city=ain-tarma ! city=damascus
محل للبيع بتل رفعت شمال حلب => category=shops, transactionType=sale, city=tell-rifaat ! city=aleppo
بطرطوس بالشيخ بدر ارض للبيع => category=lands, transactionType=sale, city=sheikh-badr ! city=tartus
حماة سلمية شقة للبيع طابو اخضر => category=apartments, transactionType=sale, city=salamiyah, attr.ownership_paper=green_tabu ! city=hama
بدرعا بداعل بيت للاجار => category=residential, transactionType=rent, city=dael ! city=daraa
هنكار للبيع بعدرا العمالية ريف دمشق => category=hangars, transactionType=sale, city=adra-al-ummaliyah ! city=adra, city=damascus
غراس زيتون بسلقين ادلب => category=fruit-seedlings, city=salqin ! city=idlib, category=olive-oil
شقة مفروشة ببلودان محافظة ريف دمشق اجار => category=apartments, furnishing=furnished, transactionType=rent, city=bloudan ! city=damascus
مزرعة للبيع بالصبورة بريف دمشق => category=farms, category=pool-farms, transactionType=sale, city=al-sabboura ! city=damascus, city=sabboura-hama
موبايلات مستعملة بالبوكمال دير الزور => category=mobiles, attr.condition=used, city=al-bukamal ! city=deir-ez-zor
كوباني محافظة حلب محل اجار => category=shops, transactionType=rent, city=ayn-al-arab ! city=aleppo
شقة للبيع باشرفية صحنايا ريف دمشق => category=apartments, transactionType=sale, city=ashrafiyat-sahnaya ! city=sahnaya, neighborhood=aleppo.al-ashrafiyah
بدي سباك بالتل بريف دمشق => category=plumbing, city=al-tall ! city=damascus
بدنا شقة اجار بالقدموس من طرطوس => category=apartments, transactionType=rent, city=al-qadmus ! city=tartus
خيم للاجار بالباب ريف حلب => category=tents-stages, transactionType=rent, city=al-bab ! city=aleppo
بيت للبيع بالقريتين ريف حمص الشرقي => category=residential, transactionType=sale, city=al-qaryatayn ! city=homs
villa for sale in Slinfah, Latakia province => category=villas, transactionType=sale, city=slinfah ! city=latakia
شقة للبيع بالنبك - ريف دمشق => category=apartments, transactionType=sale, city=al-nabk ! city=damascus
# thing
ابني طلعلو هندسة بحمص وبدنا نستأجرلو غرفة قريبة من جامعة البعث => category=shared-rooms, category=student-housing, transactionType=rent, landmark=homs-university ! category=engineering-jobs
مشان ما ضل ادفع اجار كل شهر بدي اشتري شقة بالوعر => category=apartments, transactionType=sale, neighborhood=homs.al-waer ! transactionType=rent
مرتي بتحب الورد وحابب اهديها باقة بعيد زواجنا بالمزة => category=flowers-bouquets, neighborhood=damascus.mezzeh
ابي نجار وبدو محل اجار بالميدان بالشام => category=shops, transactionType=rent, neighborhood=damascus.midan ! category=carpentry-blacksmith
ناوي افتح كافيه صغير، في محل للاجار بابو رمانة؟ => category=shops, transactionType=rent, neighborhood=damascus.abu-rummaneh ! category=restaurants-cafes
عندي كلبين كبار وبدي بيت مع حديقة للاجار بالديماس => category=residential, features=garden, transactionType=rent, city=al-dimas ! category=dogs
بعد ما سرقولي السيارة صار بدي دراجة كهربائية مستعملة => category=electric-bikes, attr.condition=used ! category=cars
الجيران مزعجين كتير وبدنا ننقل عشقة تانية للاجار بالتجارة => category=apartments, transactionType=rent, neighborhood=damascus.al-tijara ! minFloor=2, maxFloor=2
لجهاز العروس: طقم ذهب عيار ٢١ => category=gold-jewellery, attr.carat=21
يكون تحت بيت اهلي بالضبط، محل للبيع بركن الدين => category=shops, transactionType=sale, neighborhood=damascus.rukn-al-din ! category=residential
تقاعدت وحابب ربي نحل، في خلايا نحل للبيع بصافيتا؟ => category=bee-hives, transactionType=sale, city=safita ! category=honey
بنتي ضعيفة بالكيمياء ومحتاجة مدرسة خصوصية بحماة => category=private-lessons, attr.subject=chemistry, city=hama ! category=schools-institutes
بلا مقدمات: مكتب، اجار، الشعلان => category=office-spaces, transactionType=rent, neighborhood=damascus.shaalan
تسربت المي عالجيران وبدي حدا يصلح التمديدات الصحية بكفرسوسة => category=plumbing, neighborhood=damascus.kafr-sousa
مدرسة الولاد بالمزة فلازم يكون البيت بالمزة كمان، اجار يعني => category=residential, transactionType=rent, neighborhood=damascus.mezzeh ! category=schools-institutes
الشتا جاي وما عنا دفا، بدنا صوبيا حطب مستعملة => category=stoves-heaters, attr.runs_on=wood, attr.condition=used
عازب وموظف بشركة نفط وبدي ستوديو مفروش اجار بطرطوس => category=studios, furnishing=furnished, transactionType=rent, city=tartus ! category=fuel-stations
وقف البراد عن الشغل، مين عندو حدا يصلح برادات بالحسكة => category=appliance-repair, city=al-hasakah ! category=fridges
زوجي سائق تكسي وبدنا سيارة كيا ريو نشتريها => category=cars, attr.car_make=kia, transactionType=sale ! category=driver-jobs, category=taxi-transport-licences
اخي صاحب بقالية وضاقت عليه، بدو مستودع للاجار بالحريقة => category=warehouses, transactionType=rent, neighborhood=damascus.al-hariqa ! category=shops
اجانا بيبي جديد الحمدلله وبدنا عربة اطفال مستعملة => category=toys-strollers, attr.condition=used ! attr.condition=new, category=baby-wear
وصلتني حوالة من اخي وصار فيني اشتري موبايل شاومي جديد => category=android-phones, attr.phone_brand=xiaomi, attr.condition=new, transactionType=sale
بالطابق التالت ومع مصعد وبكفرسوسة، شقة بدي ياها => category=apartments, minFloor=3, maxFloor=3, features=elevator, neighborhood=damascus.kafr-sousa
ملينا من الامبيرات، كم سعر منظومة طاقة شمسية ٥ كيلو => category=solar-systems, attr.solar_kw=5 ! category=ampere-lines
حماتي رح تسكن معنا وبدنا شقة اوسع 4 غرف للاجار بالفرقان => category=apartments, transactionType=rent, neighborhood=aleppo.al-furqan, rooms=4
صهري معلم حلويات وناوي يستأجر محل بالبرامكة => category=shops, transactionType=rent, neighborhood=damascus.baramkeh ! category=sweets-hospitality
we're a small NGO and we need an office to rent in Idlib => category=office-spaces, transactionType=rent, city=idlib ! category=ngo-jobs
I make dresses at home and I'm after a used sewing machine => category=sewing-machines, attr.condition=used ! category=women-dresses, category=tailors
كرمال امتحان البكالوريا بدي استاذ خصوصي عربي لابني => category=private-lessons, attr.subject=arabic, attr.school_stage=baccalaureate
قالولنا حمص ارخص من الشام، في شقق للبيع بالانشاءات؟ => category=apartments, transactionType=sale, neighborhood=homs.al-inshaat ! city=damascus
اخوي مهندس مدني وبدو شغل بحلب => category=engineering-jobs, city=aleppo
حابين نقضي رمضان بالضيعة ونستأجر بيت بمشتى الحلو => category=residential, transactionType=rent, city=mashta-al-helou
انضربت السيارة عالطريق، مين بيصلح سيارات بدرعا => category=car-repair, city=daraa ! category=cars
من كتر ما بتنقطع المي بدنا خزان مي بلاستيك => category=fuel-tanks
الحمدلله تخرجت من الجامعة وبدي شغل برمجة عن بعد => category=programming-jobs, attr.work_place=remote
بيتنا عالسادس والمصعد معطل، في شقة للاجار طابق تاني بالسليمانية؟ => category=apartments, transactionType=rent, minFloor=2, maxFloor=2, neighborhood=aleppo.al-sulaymaniyah ! features=elevator, minFloor=6, maxFloor=6
بعت الغنم كلها وصار بدي بيك اب ايسوزو بالرقة => category=pickups, attr.car_make=isuzu, city=raqqa ! category=sheep, transactionType=sale
لعرس اختي بجبلة بدنا مصور افراح => category=event-photography, city=jableh ! category=photography
لازم تكون جنب ساحة الامويين، شقة للاجار => category=apartments, transactionType=rent, landmark=umayyad-square
بتضل تنقطع الكهربا عندي بالمحل وبدي مولدة بنزين صغيرة => category=petrol-generators ! category=shops
انتقلنا جديد عالمعضمية وما منعرف حدا، وين في حلاق رجالي؟ => category=barbers, city=muadamiyat-al-sham ! attr.condition=new
# not
شقة اجار بطرطوس بس مو عالكورنيش => category=apartments, transactionType=rent, city=tartus, without=neighborhood:tartus.al-kournish-al-bahri ! neighborhood=tartus.al-kournish-al-bahri
سيارة تويوتا للبيع ما تكون اقدم من ٢٠١٥ => category=cars, attr.car_make=toyota, transactionType=sale, attr.year.min=2015 ! attr.year.max=2015
سيارة هوندا موديل 2012 ونازل => category=cars, attr.car_make=honda, attr.year.max=2012 ! attr.year.min=2012
بدي لابتوب بس مو ديل => category=laptops, without=attr.computer_brand:dell ! attr.computer_brand=dell
غسالة صحون مو مستعملة => category=dishwashers, without=attr.condition:used ! attr.condition=used, category=washing-machines
بيت للبيع باللاذقية بس لا يكون بالرمل الجنوبي => category=residential, transactionType=sale, city=latakia, without=neighborhood:latakia.al-raml-al-janoubi ! neighborhood=latakia.al-raml-al-janoubi
شقة للاجار بحلب ماعدا الشيخ مقصود والاشرفية => category=apartments, transactionType=rent, city=aleppo, without=neighborhood:aleppo.sheikh-maqsoud, without=neighborhood:aleppo.al-ashrafiyah
بدي شقة ما تطلع فوق الطابق التاني بالمالكي => category=apartments, maxFloor=2, neighborhood=damascus.malki ! minFloor=2
شقة مو اوطى من الطابق الاول بجرمانا => category=apartments, minFloor=1, city=jaramana ! maxFloor=1
ارض للبيع بازرع مو اقل من ٢٠٠٠ متر => category=lands, transactionType=sale, city=izra, minArea=2000 ! maxArea=2000
مساحة الشقة ما تزيد عن 90 متر، للبيع بالزاهرة => category=apartments, transactionType=sale, neighborhood=damascus.zahera, maxArea=90 ! minArea=90
شقة اجار بدون عفش بالقصاع => category=apartments, transactionType=rent, furnishing=unfurnished, neighborhood=damascus.qassaa ! furnishing=furnished
بدون سمسار ولا مكتب، شقة للبيع بالشاغور => category=apartments, transactionType=sale, attr.no_commission=true, neighborhood=damascus.shaghour ! category=office-spaces
فيلا للبيع بيعفور بلا مسبح => category=villas, transactionType=sale, city=yaafour, without=features:pool ! features=pool
مو للبيع، بدي اجار شقة بدوما => category=apartments, transactionType=rent, city=douma ! transactionType=sale
براد على الاقل 18 قدم => category=fridges, attr.capacity_feet.min=18
شاشة تلفزيون لا تقل عن 50 بوصة => category=televisions, attr.screen_inches.min=50
محل للاجار بالقامشلي مو بالوسطى => category=shops, transactionType=rent, city=qamishli, without=neighborhood:qamishli.qamishli-al-wusta ! neighborhood=qamishli.qamishli-al-wusta
no ground floor please, flat to rent in Jaramana => category=apartments, transactionType=rent, city=jaramana, without=floor:0
house for sale in Aleppo, anywhere except Al-Shaar => category=residential, transactionType=sale, city=aleppo, without=neighborhood:aleppo.al-shaar ! neighborhood=aleppo.al-shaar
not more than 100 dollars a month, room in Mezzeh => category=shared-rooms, category=student-housing, transactionType=rent, maxPrice=100, neighborhood=damascus.mezzeh
car not older than 2014 and not diesel => category=cars, attr.year.min=2014, without=attr.fuel:diesel ! attr.fuel=diesel
سيارة للبيع اي لون غير الاسود => category=cars, transactionType=sale, without=attr.color:black ! attr.color=black
شقة للبيع مو عالعظم بقدسيا => category=apartments, transactionType=sale, city=qudsaya, without=attr.finishing:skeleton ! attr.finishing=skeleton
شقة للبيع بالشام غير المزة وغير كفرسوسة => category=apartments, transactionType=sale, city=damascus, without=neighborhood:damascus.mezzeh, without=neighborhood:damascus.kafr-sousa
طابو اخضر حصرا مو حكم محكمة، شقة للبيع بحماة => category=apartments, transactionType=sale, city=hama, attr.ownership_paper=green_tabu ! attr.ownership_paper=court_ruling
للاجار بيت بحمص لا يكون بعكرمة ولا بالزهراء => category=residential, transactionType=rent, city=homs, without=neighborhood:homs.akrama, without=neighborhood:homs.al-zahraa
لابتوب لينوفو سعرو مو اكتر من ٤٠٠ => category=laptops, attr.computer_brand=lenovo, maxPrice=400 ! minPrice=400
سيارة بيجو بنزين مو مازوت => category=cars, attr.car_make=peugeot, attr.fuel=petrol ! attr.fuel=diesel
شقة للاجار بالبرامكة بس ما تكون قبو => category=apartments, transactionType=rent, neighborhood=damascus.baramkeh, without=category:basements ! category=basements
ارض للبيع بالقرداحة الا الزراعية => category=lands, transactionType=sale, city=qardaha, without=category:agricultural-land ! category=agricultural-land
شقة للاجار بالعباسيين ومو ضروري يكون فيها مصعد => category=apartments, transactionType=rent, neighborhood=damascus.abbasiyin ! features=elevator, without=features:elevator
مفروشة او لا ما فرقت معي، شقة اجار بجبلة => category=apartments, transactionType=rent, city=jableh ! furnishing=furnished, furnishing=unfurnished
شقة طابق رابع كحد اقصى للاجار بالغوطة بحمص => category=apartments, transactionType=rent, maxFloor=4, neighborhood=homs.al-ghouta ! minFloor=4
ما عندي سيارة فبدي شقة للاجار قريبة من جامعة حلب => category=apartments, transactionType=rent, landmark=aleppo-university ! category=cars
بدل ما ضل مستأجر بدي اشتري شقة بالرقة => category=apartments, transactionType=sale, city=raqqa ! transactionType=rent
بيت بادلب ماعدا الضبيط اجار => category=residential, transactionType=rent, city=idlib, without=neighborhood:idlib.al-dubbayt ! neighborhood=idlib.al-dubbayt
no brokers please, land for sale in Al-Sanamayn => category=lands, transactionType=sale, attr.no_commission=true, city=al-sanamayn
موبايل مستعمل للبيع بس ما يكون هواوي => category=mobiles, attr.condition=used, transactionType=sale, without=attr.phone_brand:huawei ! attr.phone_brand=huawei
# deal
عم نفكر نتملك بيت صغير بالكفرون => category=residential, transactionType=sale, city=al-kafroun
أجرونا محل كم شهر لنجرب حظنا بالعزيزية بحلب => category=shops, transactionType=rent, neighborhood=aleppo.al-aziziyah
بدي استأجر ارض زراعية لسنتين بالقحطانية => category=agricultural-land, transactionType=rent, city=al-qahtaniyah
مين بياخد شقتي بالاجار بالمزة فيلات غربية => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh-western-villas ! category=villas
معروضة للبيع فيلا بقرى الاسد => category=villas, transactionType=sale, city=qura-al-dimas
بدي بادل سيارتي الكيا بسيارة تانية => category=cars, attr.car_make=kia, transactionType=exchange
بدنا شاليه نقعد فيه عشر ايام براس البسيط => category=chalets, transactionType=rent, city=ras-al-basit
قاعة تدريب للاجار بالساعة بالبحصة => category=conference-rooms, transactionType=rent, neighborhood=damascus.bahsa
فندق صغير للاستثمار بمعلولا => category=hotels, transactionType=investment, city=maaloula
شركتنا بدها تستأجر فيلا سنة كاملة بالمالكي => category=villas, transactionType=rent, neighborhood=damascus.malki
مين يبيعني لابتوب ايسر مستعمل => category=laptops, attr.computer_brand=acer, attr.condition=used, transactionType=sale
اجار باص ٢٤ راكب بحماة ليوم الجمعة => category=buses, transactionType=rent, attr.seats=24, city=hama
مين بدو يبادل بيت ببيت باللاذقية => category=residential, transactionType=exchange, city=latakia
رافعة للاجار يومين بحمص => category=construction-machines, attr.machine_kind=crane, transactionType=rent, city=homs
looking to lease an office in Malki for two years => category=office-spaces, transactionType=rent, neighborhood=damascus.malki
I want to purchase an orchard in the Hama countryside => category=orchards, transactionType=sale, province=hama
I'd like to swap my apartment in Tartus => category=apartments, transactionType=exchange, city=tartus
غرفة باليوم بباب شرقي => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.bab-sharqi
حابة بيع دهباتي واشتري شقة بداريا => category=apartments, transactionType=sale, city=darayya ! category=gold-jewellery
بدلات عريس للاجار مو للبيع => category=groom-suits, transactionType=rent ! transactionType=sale
معروض موتور للبيع بالضمير => category=motorcycles, transactionType=sale, city=al-dumayr
ودي اشتري ناقة بالحسكة => category=camels, transactionType=sale, city=al-hasakah
استثمار محطة وقود بريف حمص => category=fuel-stations, transactionType=investment, province=homs
شقة صغيرة بالقصاع لشهر واحد بس => category=apartments, transactionType=rent, neighborhood=damascus.qassaa
ناخد ستوديو اجار بحرستا لبين ما يخلص بيتنا => category=studios, transactionType=rent, city=harasta ! category=residential
لوين وصل سعر شقق البيع بالتضامن => category=apartments, transactionType=sale, neighborhood=damascus.tadamon
حدا يشتري مني غسالة سيمنز => category=washing-machines, attr.appliance_brand=siemens, transactionType=sale
بدي اشتري محل فروغ بالصليبة باللاذقية => category=shops, transactionType=sale, attr.shop_tenure=key_money, neighborhood=latakia.al-saliba
دراجة نارية بالتقسيط بادلب => category=motorcycles, attr.installments=true, city=idlib
شقق للبيع تقسيط على عشر سنين بضاحية قدسيا => category=apartments, transactionType=sale, attr.payment_options=installments, city=dahiyat-qudsaya
نازلين عالشام تلت ليالي وبدنا شقة مفروشة بباب توما => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.bab-touma
bade bee3 sayarte el kia b homs => category=cars, attr.car_make=kia, transactionType=sale, city=homs
كراسي متحركة للاجار بالسويداء => category=wheelchairs-beds, attr.mobility_aid=wheelchair, transactionType=rent, city=as-suwayda
نفسي اشتري بيت عربي وارممه بالعمارة بالشام => category=arab-houses, transactionType=sale, neighborhood=damascus.al-amara ! attr.restored=true
ما عاد بدي ادفع اجار، شقة تمليك بالكسوة => category=apartments, transactionType=sale, city=al-kiswah ! transactionType=rent
مطعم للبيع بداعي الهجرة بمشروع دمر => category=restaurants-cafes, transactionType=sale, neighborhood=damascus.mashrou-dummar
تأجير سيارات مع سائق باللاذقية => category=cars, transactionType=rent, attr.with_driver=with, city=latakia
مين معو شقة بدو يأجرها لعيلة بالحجر الاسود => category=apartments, transactionType=rent, city=al-hajar-al-aswad
كم بتكلف حصادة اجار بالقامشلي => category=harvesters-threshers, transactionType=rent, city=qamishli
عندي ارض بعتيل وبدي بيعها، كم سعرها بالسوق => category=lands, transactionType=sale, city=atil
محل للاستثمار بالحمدانية لمدة خمس سنين => category=shops, transactionType=investment, neighborhood=aleppo.al-hamdaniyah
# money
معي 12 الف دولار وبدي اشتري سيارة هيونداي => category=cars, attr.car_make=hyundai, transactionType=sale, maxPrice=12000
شقة بالقابون ما تتجاوز خمسة وعشرين الف => category=apartments, transactionType=sale, neighborhood=damascus.qaboun, maxPrice=25000
بيت اجار بسراقب بين الخمسين والمية دولار => category=residential, transactionType=rent, city=saraqib, minPrice=50, maxPrice=100
ارض للبيع بالديماس سعر المتر من 30 ل 50 دولار => category=lands, transactionType=sale, city=al-dimas, minPricePerM2=30, maxPricePerM2=50 ! minPrice=30, maxPrice=50
شقة للبيع بالشهباء بحلب بمية وعشرة الاف كحد اعلى => category=apartments, transactionType=sale, neighborhood=aleppo.ash-shahba, maxPrice=110000
تحت ال 500 دولار بدي اشتري ايفون => category=iphones, transactionType=sale, maxPrice=500
اجار محل بالمرجة بالشام اكتر شي ٣٥٠ بالشهر => category=shops, transactionType=rent, neighborhood=damascus.al-marjeh, maxPrice=350
فيلا بالصبورة بريف دمشق من ربع مليون لنص مليون دولار => category=villas, transactionType=sale, city=al-sabboura, minPrice=250000, maxPrice=500000
غسالة بمية دولار ونازل => category=washing-machines, maxPrice=100 ! minPrice=100
شقة من ستين لسبعين الف بمساكن برزة => category=apartments, transactionType=sale, neighborhood=damascus.masaken-barzeh, minPrice=60000, maxPrice=70000
سقف ميزانيتي تلتمية دولار لغرفة نوم مستعملة => category=bedroom-sets, attr.condition=used, maxPrice=300
تراكتور ما يزيد عن تسعتالاف دولار بتل ابيض => category=tractors, maxPrice=9000, city=tell-abyad
شقة للاجار بجبلة شهريتها 150 او اقل => category=apartments, transactionType=rent, city=jableh, maxPrice=150
بيت بمشتى الحلو باقل من ٥٥ الف $ => category=residential, transactionType=sale, city=mashta-al-helou, maxPrice=55000
ابتداء من 20 الف، شقق للبيع بالتل => category=apartments, transactionType=sale, city=al-tall, minPrice=20000
سيارة ب 4000 دولار لا اكتر => category=cars, maxPrice=4000
دراجة نارية من ٤٠٠ الى ٧٠٠ دولار => category=motorcycles, minPrice=400, maxPrice=700
flat in Homs between 30k and 45k => category=apartments, transactionType=sale, city=homs, minPrice=30000, maxPrice=45000
rent up to $250 a month, two bedroom flat in Qudsaya => category=apartments, transactionType=rent, bedrooms=2, city=qudsaya, maxPrice=250
laptop for less than 350 usd => category=laptops, maxPrice=350
دوبلكس بين مية وخمسين ومية وتمانين الف بالموكامبو => category=duplexes, transactionType=sale, neighborhood=aleppo.mocambo, minPrice=150000, maxPrice=180000
بدي اشتري ارض زراعية بالقصير وما بدفع فيها اكتر من 15 الف => category=agricultural-land, transactionType=sale, city=al-qusayr, maxPrice=15000 ! minPrice=15000
المتر باقل من الف دولار، شقة للبيع باوتوستراد المزة => category=apartments, transactionType=sale, neighborhood=damascus.mezzeh-autostrad, maxPricePerM2=1000 ! maxPrice=1000
شاشة تلفزيون سوني ارخص من 200 => category=televisions, attr.appliance_brand=sony, maxPrice=200
مكيف ما بيغلى عن ميتين وخمسين دولار => category=air-conditioners, maxPrice=250
محل للبيع بعفرين بين ٨٠٠٠ و ١٢٠٠٠ دولار => category=shops, transactionType=sale, city=afrin, minPrice=8000, maxPrice=12000
كل اللي معي عشرين الف دولار، شقة باللاذقية => category=apartments, transactionType=sale, city=latakia, maxPrice=20000
اجار مكتب بالحلبوني ميتين دولار كحد اقصى => category=office-spaces, transactionType=rent, neighborhood=damascus.halbouni, maxPrice=200
beit ajar b salamieh ta7t el 80 dollar bel shahr => category=residential, transactionType=rent, city=salamiyah, maxPrice=80
خروف عواس ب ٢٠٠ دولار وتحت => category=sheep, maxPrice=200
بيت للبيع بالحسكة من اربعين الف وطالع => category=residential, transactionType=sale, city=al-hasakah, minPrice=40000 ! maxPrice=40000
شقة قريبة من ساحة العاصي باقل من ٥٠ الف => category=apartments, transactionType=sale, landmark=asi-square, maxPrice=50000
خاتم دهب ما يتخطى ٤٠٠ دولار => category=gold-jewellery, maxPrice=400
سيارة كيا موديل ٢٠١٠ تحت التمانتلاف دولار => category=cars, attr.car_make=kia, attr.year=2010, maxPrice=8000 ! maxPrice=2010
اربعمية دولار بالشهر او اقل، فيلا مفروشة اجار بيعفور => category=villas, furnishing=furnished, transactionType=rent, city=yaafour, maxPrice=400
بلايستيشن 4 باقل من مية وخمسين => category=game-consoles, attr.console=ps4, maxPrice=150
بيت ثمنه لا يتجاوز ثلاثين ألف دولار في درعا البلد => category=residential, transactionType=sale, neighborhood=daraa.daraa-al-balad, maxPrice=30000
بين 90 و 120 الف شقة بالروضة بجرمانا => category=apartments, transactionType=sale, neighborhood=jaramana.al-rawda, minPrice=90000, maxPrice=120000
مستودع اجارو ما يتعدى خمسمية دولار بحسيا => category=warehouses, transactionType=rent, city=hisyah, maxPrice=500
بقرة حلوب بالف وخمسمية دولار واقل بالسقيلبية => category=dairy-cows, maxPrice=1500, city=al-suqaylabiyah
محل فروغ بالجميلية حدي الاعلى 40 ألف => category=shops, attr.shop_tenure=key_money, neighborhood=aleppo.al-jamiliyah, maxPrice=40000
# typo
بيت للاجار بالسويذاء => category=residential, transactionType=rent, city=as-suwayda
محل للبعي بسلمية => category=shops, transactionType=sale, city=salamiyah
سياره هونداي مستعمله بحلب => category=cars, attr.car_make=hyundai, attr.condition=used, city=aleppo
مكتب للايجاار بالمزا => category=office-spaces, transactionType=rent, neighborhood=damascus.mezzeh
عيادا للبيع بادلب => category=clinics, transactionType=sale, city=idlib
برااد توشيبا مستعمال => category=fridges, attr.appliance_brand=toshiba, attr.condition=used
شئة للاجار بالميدان بالشام => category=apartments, transactionType=rent, neighborhood=damascus.midan
سكني بعيد، بدي شقا بالبرمكه اجار => category=apartments, transactionType=rent, neighborhood=damascus.baramkeh
غصاله سيمنس مستعمله => category=washing-machines, attr.appliance_brand=siemens, attr.condition=used
موبيل سامسنج مستعمل => category=samsung-phones, attr.condition=used
ارض زراعيه للبيغ بمصيااف => category=agricultural-land, transactionType=sale, city=masyaf
دراجه نريه للبيع بدير الزوور => category=motorcycles, transactionType=sale, city=deir-ez-zor
فيله للبيع بصيدنيا => category=villas, transactionType=sale, city=saidnaya
مسودع للاجار بداريا => category=warehouses, transactionType=rent, city=darayya
كمبايات مستعملة بحمص => category=sofas, attr.condition=used, city=homs
سجدة صوف كبيرة => category=carpets, attr.material=wool
شقة للبيع بالوعرر طابو اخصر => category=apartments, transactionType=sale, neighborhood=homs.al-waer, attr.ownership_paper=green_tabu
دهاان شاطر بقطناا => category=painting-decor, city=qatana
مزرعه للايجر بيعفورر => category=farms, category=pool-farms, transactionType=rent, city=yaafour
مضخت مي للبيع بالرقا => category=water-pumps, transactionType=sale, city=raqqa
ستديو مفروش اجار بباب طوما => category=studios, furnishing=furnished, transactionType=rent, neighborhood=damascus.bab-touma
طولة سفرة مستعملة بحماا => category=dining-tables, attr.condition=used, city=hama
انفيرتر 3 كيلو => category=inverters, attr.inverter_kw=3
محل للأيجار بالقامشللي => category=shops, transactionType=rent, city=qamishli
نقل افش بسويدا => category=furniture-moving, city=as-suwayda
درووس خصوصيه انقليزي بحماه => category=private-lessons, attr.subject=english, city=hama
تبلت سامسونغ جديد => category=tablets, attr.phone_brand=samsung, attr.condition=new ! category=samsung-phones
wherehouse for rent in Adra => category=warehouses, transactionType=rent, city=adra
appartment for sale in Aleepo => category=apartments, transactionType=sale, city=aleppo
offise for rent in Damascas => category=office-spaces, transactionType=rent, city=damascus
hause for rent in Homss => category=residential, transactionType=rent, city=homs
مكيف ال جي اسبليت => category=air-conditioners, attr.appliance_brand=lg, attr.air_conditioner_kind=split
بيك ااب ميتسوبشي للبيع => category=pickups, attr.car_make=mitsubishi, transactionType=sale
ببغا كاسكو للبيع بالشااام => category=parrots, transactionType=sale, city=damascus
شقة مع اسنسير بالتجاره => category=apartments, features=elevator, neighborhood=damascus.al-tijara
أرد للبيع ببانياص => category=lands, transactionType=sale, city=baniyas
شاليه للبيع براس البصيط => category=chalets, transactionType=sale, city=ras-al-basit
سيارة مزدا مديل ٢٠٠٧ => category=cars, attr.car_make=mazda, attr.year=2007
# forms
شقة ٣ غرف وحمامين طابق تاني بالمهاجرين بالشام => category=apartments, rooms=3, bathrooms=2, minFloor=2, maxFloor=2, neighborhood=damascus.muhajireen
شقة اكساء ديلوكس بالعباسيين للبيع => category=apartments, attr.finishing=deluxe, neighborhood=damascus.abbasiyin, transactionType=sale
شقة شوفاج مستقل وهاتف ارضي بالمالكي => category=apartments, attr.heating=own_boiler, attr.home_extras=landline, neighborhood=damascus.malki ! minFloor=0, maxFloor=0, category=phone-numbers
شقة قبلية شرقية بمشروع دمر => category=apartments, attr.orientation=south, attr.orientation=east, neighborhood=damascus.mashrou-dummar
شقة فيها شيمينيه وتراس للبيع ببلودان => category=apartments, attr.home_extras=fireplace, attr.home_extras=terrace, transactionType=sale, city=bloudan
بيت فيه ارض ديار وبحرة بالشاغور => category=residential, attr.home_extras=courtyard, attr.home_extras=fountain, neighborhood=damascus.shaghour ! category=lands
محل فيه سدة وقبو بالحريقة => category=shops, attr.mezzanine=true, attr.basement=true, neighborhood=damascus.al-hariqa ! category=basements
محل عشارع رئيسي بالحمدانية للبيع => category=shops, attr.street_kind=main_street, neighborhood=aleppo.al-hamdaniyah, transactionType=sale
مكتب فيه غرفة اجتماعات بالمزة للاجار => category=office-spaces, attr.office_setup=meeting_room, neighborhood=damascus.mezzeh, transactionType=rent ! category=conference-rooms
ارض داخل المخطط التنظيمي ومسورة بجرمانا => category=lands, attr.planning=inside_plan, attr.fenced=true, city=jaramana
ارض زراعية بعل مزروعة لوز بريف حمص => category=agricultural-land, attr.water_source=rain, attr.planted=almonds, province=homs
ارض واصلها كهربا ومي بصحنايا => category=lands, attr.land_services=electricity, attr.land_services=water, city=sahnaya
مستودع بيدخلو شاحنات للاجار بعدرا => category=warehouses, attr.truck_access=true, transactionType=rent, city=adra ! category=trucks
معمل مجهز ومرخص للبيع بحسياء => category=factories, attr.equipped=true, attr.business_licence=true, transactionType=sale, city=hisyah
مطعم ٨٠ كرسي مجهز بالكامل للبيع => category=restaurants-cafes, attr.seat_count=80, attr.equipped=true, transactionType=sale
فندق 3 نجوم للبيع بتدمر => category=hotels, attr.stars=3, transactionType=sale, city=palmyra
سيارة كيا سيراتو 2012 اوتوماتيك فضي => category=cars, attr.car_make=kia, attr.year=2012, attr.gearbox=automatic, attr.color=silver
هيونداي افانتي بنزين غيار عادي نمرة دمشق => category=cars, attr.car_make=hyundai, attr.fuel=petrol, attr.gearbox=manual, attr.plate_province=damascus ! city=damascus
سيارة مرسيدس دهان كامل فرش جلد => category=cars, attr.car_make=mercedes, attr.body_paint=fully_painted, attr.car_features=leather
سيارة نيسان موديل ٢٠١٦ كاميرا خلفية وحساسات => category=cars, attr.car_make=nissan, attr.year=2016, attr.car_features=rear_camera, attr.car_features=parking_sensors ! category=cameras-drones
سيارة شيري مواصفات خليجية => category=cars, attr.car_make=chery, attr.specs_from=gulf
تويوتا كورولا ادخال مؤقت => category=cars, attr.car_make=toyota, attr.plate_status=temporary_entry
لابتوب لينوفو كور اي 5 رام 8 SSD => category=laptops, attr.computer_brand=lenovo, attr.processor=core_i5, attr.ram_gb=8, attr.disk_kind=ssd
لابتوب رايزن 7 رام 32 => category=laptops, attr.processor=ryzen_7, attr.ram_gb=32
ايفون ١٣ بطارية ٩٠ بالمية شريحتين => category=iphones, attr.battery_health=90, attr.sim_kind=dual
سامسونغ A54 رام ٨ ذاكرة ٢٥٦ مع العلبة => category=samsung-phones, attr.ram_gb=8, attr.storage_gb=256, attr.in_the_box=box
شاشة تلفزيون QLED 65 بوصة سمارت => category=televisions, attr.screen_kind=qled, attr.screen_inches=65, attr.smart_screen=true
براد الحافظ 20 قدم انفرتر => category=fridges, attr.appliance_brand=alhafez, attr.capacity_feet=20, attr.inverter_motor=true ! category=inverters
غسالة ال جي 9 كيلو تعبئة امامية => category=washing-machines, attr.appliance_brand=lg, attr.load_kg=9, attr.washer_kind=front
مكيف 2 طن عامودي => category=air-conditioners, attr.cooling_tonnes=2, attr.air_conditioner_kind=standing
غاز 5 عيون اريستون => category=cookers-ovens, attr.burners=5, attr.appliance_brand=ariston
مولدة مازوت كاتم صوت للبيع بادلب => category=diesel-generators, attr.noise=silent, transactionType=sale, city=idlib
انفرتر هايبرد 6 كيلوواط 48 فولت => category=inverters, attr.inverter_kind=hybrid, attr.inverter_kw=6, attr.system_volts=48
غرفة نوم كلاسيك خشب جوز => category=bedroom-sets, attr.style=classic, attr.material=walnut
كلب هاسكي ذكر ملقح => category=dogs, attr.animal_sex=male, attr.vaccinated=true
زيت زيتون موسم هالسنة حموضة 0.8 => category=olive-oil, attr.harvest=this_season, attr.oil_acidity=0.8
شغل باريستا ورديات بباب شرقي => category=restaurant-jobs, attr.employment=shifts, neighborhood=damascus.bab-sharqi
فستان سهرة مخمل قياس لارج => category=women-dresses, attr.cloth=velvet, attr.clothing_size=l
3-bedroom flat with two bathrooms and a lift, sixth floor, Mashrou Dummar => category=apartments, bedrooms=3, bathrooms=2, features=elevator, minFloor=6, maxFloor=6, neighborhood=damascus.mashrou-dummar
# arabizi
bddi sha2a lal bee3 b darayya => category=apartments, transactionType=sale, city=darayya
marhaba fi 3andkon beit ajar b tartous? => category=residential, transactionType=rent, city=tartus
3am dawwer 3ala mo7al lal ajar bel mal3ab b 7oms => category=shops, transactionType=rent, neighborhood=homs.al-malaab
sayara toyota mazot lal bay3 => category=cars, attr.car_make=toyota, attr.fuel=diesel, transactionType=sale
2oda lal ajar la benet mwazafe bel baramkeh => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.baramkeh
laptop hp core i5 musta3mal b aleppo => category=laptops, attr.computer_brand=hp, attr.processor=core_i5, attr.condition=used, city=aleppo
sha2a tabe2 rabe3 ma3 asanseer bel furqan => category=apartments, minFloor=4, maxFloor=4, features=elevator, neighborhood=aleppo.al-furqan
mazra3a lal bee3 b dimas => category=farms, category=pool-farms, transactionType=sale, city=al-dimas
ma3i 35 alf w bddi beit b hama => category=residential, transactionType=sale, maxPrice=35000, city=hama
sha2a b jaramana ajarha ma byeb3od 3an 150 dollar bel shahr => category=apartments, transactionType=rent, city=jaramana, maxPrice=150
samsung s21 musta3mal bel sham => category=samsung-phones, attr.condition=used, city=damascus
brad lg musta3mal b deir ezzor => category=fridges, attr.appliance_brand=lg, attr.condition=used, city=deir-ez-zor
badi doktor asnan shater b latakia => category=dentists, city=latakia
naql 3afsh b 7alab => category=furniture-moving, city=aleppo
kif el jaw shabeb, fi motor lal bay3 b idleb? => category=motorcycles, transactionType=sale, city=idlib
villa lal ajar b bloudan la wahde 3eyle => category=villas, transactionType=rent, city=bloudan
tabo akhdar w bel midan bel sham, sha2a lal bee3 => category=apartments, attr.ownership_paper=green_tabu, neighborhood=damascus.midan, transactionType=sale
maktab lal bay3 b abu rummaneh => category=office-spaces, transactionType=sale, neighborhood=damascus.abu-rummaneh
sha2a mfroushe lal ajar bel sulaymaniyah b halab => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=aleppo.al-sulaymaniyah
هحاخىث 13 => category=iphones
unfurnished apartment for rent in Qassaa => category=apartments, furnishing=unfurnished, transactionType=rent, neighborhood=damascus.qassaa
old Arab house for sale in Bab Sharqi => category=arab-houses, transactionType=sale, neighborhood=damascus.bab-sharqi
we're after a plot of land in Sheikh Badr, not farmland => category=lands, city=sheikh-badr, without=category:agricultural-land ! category=agricultural-land
black leather sofa in Latakia => category=sofas, attr.color=black, attr.material=leather, city=latakia
any plumber available in Harasta? => category=plumbing, city=harasta
diesel generator to rent in Hasakah => category=diesel-generators, transactionType=rent, city=al-hasakah
warehouse with truck access in Hassia => category=warehouses, attr.truck_access=true, city=hisyah
Hyundai, automatic, 2011 or newer => category=cars, attr.car_make=hyundai, attr.gearbox=automatic, attr.year.min=2011
Persian cat for sale in Sweida => category=cats, transactionType=sale, city=as-suwayda
looking for a maths tutor for ninth grade in Tartus => category=private-lessons, attr.subject=maths, attr.school_stage=ninth, city=tartus
apartment overlooking the sea in Baniyas => category=apartments, attr.view=sea, city=baniyas
ghassale 7oden musta3male b salqin => category=washing-machines, attr.washer_kind=twin, attr.condition=used, city=salqin
pharmacy for sale in Douma => category=pharmacies, transactionType=sale, city=douma
3asal asli mn safita => category=honey, city=safita
accountant job in Damascus, part time => category=accounting-jobs, attr.employment=part_time, city=damascus ! category=accounting-services
# look-alikes
كفر ايفون 13 شفاف => category=covers-screen-guards ! category=iphones
شاشة ايفون 11 اصلية للتبديل => category=phone-spare-parts, attr.phone_brand=apple, attr.accessory_source=original ! category=iphones, category=televisions
برادات تخزين تفاح للاجار بالزبداني => category=cold-stores, transactionType=rent, city=zabadani ! category=fridges
سيارة لعبة للاولاد => category=toys-strollers ! category=cars
طقم حمام كامل مع مغسلة => category=sanitary-plumbing ! category=pigeons, category=washing-machines
خلاط مي للمغسلة => category=sanitary-plumbing ! category=blenders-choppers
طاولة تلفزيون خشب جوز => category=tv-units-bookcases, attr.material=walnut ! category=televisions
ساعة حيط قديمة => category=mirrors-paintings ! category=watches
قفص حمام كبير بحلب => category=cages-aquariums, attr.pet_for=birds, city=aleppo ! category=pigeons
اكل قطط => category=pet-food, attr.pet_for=cats ! category=cats
مدرب كلاب بدمشق => category=pet-training, attr.pet_for=dogs, city=damascus ! category=dogs
عيادة بيطرية بالقامشلي => category=veterinarians, city=qamishli ! category=clinics, category=doctors-clinics
فقاسة بيض مستعملة => category=incubators-equipment, attr.condition=used ! category=eggs
شتول بندورة وخيار بدرعا => category=vegetable-plants, city=daraa ! category=fruits-vegetables
بذار قمح بالحسكة => category=seeds, city=al-hasakah ! category=grains-legumes
معصرة زيتون للبيع بعفرين => category=presses-mills, transactionType=sale, city=afrin ! category=olive-oil
غرفة اولاد مستعملة => category=kids-furniture, attr.condition=used ! category=shared-rooms
خط امبير للبيت بجرمانا => category=ampere-lines, city=jaramana ! category=phone-numbers, category=residential
عداد كهربا للبيع => category=breakers-meters, transactionType=sale ! category=electrical-work
نمرة سيارة مميزة بدمشق => category=special-plates, city=damascus ! category=cars, category=phone-numbers
زيت شعر للتساقط => category=hair-products, attr.hair_kind=falling ! category=olive-oil
تركيب كاميرات مراقبة باللاذقية => category=camera-network-installation, city=latakia ! category=cameras-drones, attr.home_extras=cameras
محل حلاقة للبيع بدوما => category=shops, transactionType=sale, city=douma ! category=barbers
دورة صيانة موبايل بحلب => category=craft-courses, city=aleppo ! category=phone-computer-repair, category=mobiles
رفوف محل مستعملة => category=shop-fittings, attr.condition=used ! category=shops
مولد اوكسجين للاجار بحمص => category=oxygen-breathing, attr.medical_device=oxygen, transactionType=rent, city=homs ! category=petrol-generators, category=diesel-generators
جهاز مساج للظهر => category=home-medical-devices, attr.medical_device=massage ! category=hammam-massage
شقة فوق محل للبيع بالمليحة => category=apartments, transactionType=sale, city=al-mleiha ! category=shops
غطاس طاقة شمسية للبيع بحماة => category=solar-pumps, transactionType=sale, city=hama ! category=solar-systems
سخان مي عالمازوت => category=water-heaters, attr.runs_on=diesel ! category=stoves-heaters, attr.water=hot_solar
كاميرا مراقبة => category=cameras-drones, attr.camera_kind=surveillance ! attr.home_extras=cameras
تصليح غسالات بالتل => category=appliance-repair, city=al-tall ! category=washing-machines
بدلة مدرسة لابني => category=school-uniforms ! category=men-suits, category=schools-institutes
motorcycle helmet and parts => category=motorcycle-parts ! category=motorcycles
water tank for the roof, 1000 litres => category=fuel-tanks, attr.capacity_litres=1000 ! category=roof-flats
# namesakes
شقة للبيع بالمهاجرين بحمص => category=apartments, transactionType=sale, neighborhood=homs.al-muhajireen ! neighborhood=damascus.muhajireen
بيت اجار بالجلاء بحماة => category=residential, transactionType=rent, neighborhood=hama.al-jalaa ! neighborhood=damascus.al-jalaa
محل للبيع بالمرجة بحلب => category=shops, transactionType=sale, neighborhood=aleppo.al-marjeh ! neighborhood=damascus.al-marjeh
شقة بالخالدية بحلب اجار => category=apartments, transactionType=rent, neighborhood=aleppo.al-khalidiyah ! neighborhood=homs.al-khalidiyah
بيت للبيع بالصالحية بالحسكة => category=residential, transactionType=sale, neighborhood=al-hasakah.al-salihiyah ! neighborhood=damascus.salihiyah
شقة بالعزيزية الحسكة للاجار => category=apartments, transactionType=rent, neighborhood=al-hasakah.al-aziziyah ! neighborhood=aleppo.al-aziziyah
شقة للبيع بالفردوس حمص => category=apartments, transactionType=sale, neighborhood=homs.al-fardos ! neighborhood=damascus.al-fardos, neighborhood=aleppo.al-fardos
شقة بالكورنيش بطرطوس للاجار => category=apartments, transactionType=rent, neighborhood=tartus.al-kournish-al-bahri ! neighborhood=latakia.al-kournish-al-gharbi
بيت بالكلاسة بحلب للبيع => category=residential, transactionType=sale, neighborhood=aleppo.al-kallaseh ! neighborhood=al-hasakah.al-kallaseh
شقة بالسبيل بحلب للاجار => category=apartments, transactionType=rent, neighborhood=aleppo.as-sabil ! neighborhood=homs.al-sabil
بيت للبيع بالنهضة بالسويداء => category=residential, transactionType=sale, neighborhood=as-suwayda.al-nahda ! neighborhood=jaramana.al-nahda
شقة بالثورة باللاذقية => category=apartments, neighborhood=latakia.al-thawra ! city=al-tabqah
بيت اجار بالثورة بدرعا => category=residential, transactionType=rent, neighborhood=daraa.al-thawra ! city=al-tabqah
محل بالحاضر بحماة للبيع => category=shops, transactionType=sale, neighborhood=hama.al-hadir ! city=al-hader
بيت بالوحدة بالرقة => category=residential, neighborhood=raqqa.al-wihdeh ! neighborhood=damascus.al-wihdeh
شقة للاجار بالحجاز بادلب => category=apartments, transactionType=rent, neighborhood=idlib.al-hijaz ! neighborhood=damascus.hijaz
شقة بالقدس باللاذقية للبيع => category=apartments, transactionType=sale, neighborhood=latakia.al-quds
بيت بالقنوات بالشام للبيع => category=residential, transactionType=sale, neighborhood=damascus.qanawat ! city=qanawat
اختي سلمى ساكنة بالحفة وبدها شقة للاجار بجبلة => category=apartments, transactionType=rent, city=jableh ! city=salma, city=al-haffah
عمي جاسم بدو سيارة كيا بدرعا => category=cars, attr.car_make=kia, city=daraa ! city=jasim
شقة اجار ببيت ياشوط => category=apartments, transactionType=rent, city=beit-yashout ! category=residential
ارض للبيع بعين التينة => category=lands, transactionType=sale, city=ain-al-tineh ! attr.planted=figs
بيت للبيع بأم الزيتون => category=residential, transactionType=sale, city=umm-al-zaytun ! attr.planted=olives, category=olive-oil
بيت بكرم اللوز بحمص اجار => category=residential, transactionType=rent, neighborhood=homs.karm-al-loz ! attr.planted=almonds
بيت للبيع ببئر الحلو => category=residential, transactionType=sale, city=bir-al-helou ! attr.water=well
محل للاجار بطريق الباب بحلب => category=shops, transactionType=rent, neighborhood=aleppo.tariq-al-bab ! city=al-bab
شقة بباب تدمر حمص للبيع => category=apartments, transactionType=sale, neighborhood=homs.bab-tadmor ! city=palmyra
شقة بشارع النيل حلب => category=apartments, neighborhood=aleppo.nile-street
شقة للاجار بمزة الشيخ سعد => category=apartments, transactionType=rent, neighborhood=damascus.sheikh-saad ! city=sheikh-saad
بيت للبيع بحي الورود بحمص => category=residential, transactionType=sale, neighborhood=homs.al-wuroud ! category=flowers-bouquets
برغل وحمص حب جملة بحماة => category=grains-legumes, attr.sale_unit=wholesale, city=hama ! city=homs
بقرة شامية للبيع بنوى => category=dairy-cows, transactionType=sale, city=nawa ! city=damascus
تفاح بلدي للبيع بعين العرب => category=fruits-vegetables, transactionType=sale, city=ayn-al-arab ! attr.planted=apples
مهندس من دمر عم يدور مكتب اجار بداريا => category=office-spaces, transactionType=rent, city=darayya ! neighborhood=damascus.dummar
flat for sale in Al-Shahba, Hama => category=apartments, transactionType=sale, neighborhood=hama.al-shahba ! neighborhood=aleppo.ash-shahba, city=shahba
apartment for rent in Al-Rawda, Damascus => category=apartments, transactionType=rent, neighborhood=damascus.al-rawda ! neighborhood=jaramana.al-rawda, city=al-rawda
sha2a bel qusour b idlib => category=apartments, neighborhood=idlib.al-qusour ! neighborhood=damascus.al-qusour
`;
