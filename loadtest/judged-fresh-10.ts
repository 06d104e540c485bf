/**
 * A tenth fresh set, by somebody who got the classes alone, judged by another, counted once: 96.5 % right, 1.3 % wrong, 90.8 %
 * perfect of 447 (96.4, 1.5 and 90.2 by the reader before it). What was wrong in it was mended afterwards, by class.
 */
export const JUDGED_FRESH_10 = `
# around
الله يعطيكن العافية، عم دور شقة للبيع ببانياس اذا حدا عندو خبر => category=apartments, transactionType=sale, city=baniyas
مرحبا خيو كيفك شو اخبارك؟ في عندكن مكتب للاجار بالبحصة؟ => category=office-spaces, transactionType=rent, neighborhood=damascus.bahsa
يا جماعة الخير ابني نجح بالبكالوريا وبدو لابتوب اسوس يكون جديد => category=laptops, attr.computer_brand=asus, attr.condition=new ! category=private-lessons
السلام عليكم ورحمة الله وبركاته، أرغب بشراء أرض في الدريكيش ولكم جزيل الشكر => category=lands, transactionType=sale, city=duraykish
شباب والله تعبنا من الخيم وبدنا بيت اجار بسلقين => category=residential, transactionType=rent, city=salqin ! category=tents-stages
تقبروني شو في فيلات للبيع بالصبورة => category=villas, transactionType=sale, city=al-sabboura
شلونچ خيتي، اريد غسالة تعبئة علوية بالرقة => category=washing-machines, attr.washer_kind=top, city=raqqa
انا مقيمة بالسويد وبدي اشتري لاهلي شقة بسلمية => category=apartments, transactionType=sale, city=salamiyah ! city=as-suwayda
مسا الخير جميعا، من وين بجيب كرسي متحرك لوالدتي بدرعا؟ => category=wheelchairs-beds, attr.mobility_aid=wheelchair, city=daraa
بالله عليكن حدا يدلني على محل للاجار بالصليبة باللاذقية => category=shops, transactionType=rent, neighborhood=latakia.al-saliba
اخي العزيز معك ابو احمد، بدي سيارة هوندا للبيع بمنبج => category=cars, attr.car_make=honda, transactionType=sale, city=manbij
يعطيكم العافية ممكن تساعدوني بإيجاد شقة للإيجار في الميدان بدمشق => category=apartments, transactionType=rent, neighborhood=damascus.midan
لو سمحتو في حدا عندو غنم عواس للبيع بتدمر => category=sheep, transactionType=sale, city=palmyra
صباحو، انا جديد بالبلد ومحتار، وين بلاقي ستوديو اجار بالقصاع => category=studios, transactionType=rent, neighborhood=damascus.qassaa ! attr.condition=new
قولكن بلاقي شقة اجار بالحمدانية قبل العيد؟ => category=apartments, transactionType=rent, neighborhood=aleppo.al-hamdaniyah
يا ريت حدا يدلني على كهربجي فهمان بحمص => category=electrical-work, city=homs
good morning all, I just arrived from Canada, any flats for rent in Malki? => category=apartments, transactionType=rent, neighborhood=damascus.malki
هلو، مرتي حامل وبيتنا زغير، في شقة للبيع بالوعر الجديدة؟ => category=apartments, transactionType=sale, neighborhood=homs.new-waer ! category=residential
دخيل الله شو غليت الدنيا، في شي شقة اجار بالدويلعة؟ => category=apartments, transactionType=rent, neighborhood=damascus.dwelaa
حبيب قلبي شفلنا بيك اب ايسوزو بالحسكة => category=pickups, attr.car_make=isuzu, city=al-hasakah
تحياتي للجميع، أبحث عن عيادة للبيع في شارع بغداد => category=clinics, transactionType=sale, neighborhood=damascus.baghdad-street
كل عام وانتو بخير، بدنا مزرعة للاجار بدوما عالعيد => category=farms, category=pool-farms, transactionType=rent, city=douma
طيب يا اخوان سؤال صغير: شو في محلات للبيع بقطنا => category=shops, transactionType=sale, city=qatana
معلش دوشتكن بس ضروري غرفة للاجار بالبرامكة لاختي => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.baramkeh
سلام، خالي رجع من تركيا وعم يدور ارض زراعية بعفرين => category=agricultural-land, city=afrin ! attr.origin=turkey
يا مسهل، شقة اجار بمساكن هنانو لو تكرمتو => category=apartments, transactionType=rent, neighborhood=aleppo.hanano
صرلي سنة عم جمع مصاري لاشتري دراجة نارية، في شي بالسويدا؟ => category=motorcycles, transactionType=sale, city=as-suwayda
الله يوفقكن نحنا عيلة من خمس اشخاص وبدنا بيت للاجار بجبلة => category=residential, transactionType=rent, city=jableh ! rooms=5
والله العظيم نفسي لاقي شقة بتطل عالبحر بطرطوس => category=apartments, attr.view=sea, city=tartus
خالتي ام علي بدها براد هيتاشي مستعمل => category=fridges, attr.appliance_brand=hitachi, attr.condition=used
Dear sir or madam, I am looking for an office to rent in Al-Jamiliyah, Aleppo. Many thanks in advance. => category=office-spaces, transactionType=rent, neighborhood=aleppo.al-jamiliyah
شكرا لتعاونكم مسبقا، مطلوب هنكار للبيع في عدرا => category=hangars, transactionType=sale, city=adra
ياخي ما ضل حدا ما سألتو، في بيت عربي للبيع بالقيمرية؟ => category=arab-houses, transactionType=sale, neighborhood=damascus.al-qaymariyah
كيفكن يا اهل السويدا، بدي شقة للاجار عندكن بشهبا => category=apartments, transactionType=rent, city=shahba ! city=as-suwayda
اهلين، جايين زيارة من المانيا وبدنا سيارة للاجار باللاذقية => category=cars, transactionType=rent, city=latakia ! attr.origin=germany
اذا الله راد بدنا نعمر، في ارض للبيع بنوى؟ => category=lands, transactionType=sale, city=nawa
يا عيني عليكن، بدي شاشة تلفزيون سامسونغ 55 بوصة => category=televisions, attr.appliance_brand=samsung, attr.screen_inches=55 ! category=samsung-phones
ألو ألو في حدا هون؟ بدي مولدة بنزين صغيرة => category=petrol-generators
عنا عزيمة كبيرة الجمعة وبدنا كراسي وطاولات اجار بسلمية => category=chairs-tables-hire, transactionType=rent, city=salamiyah
هاد طلب من القلب، بدي قطة شيرازي لبنتي بحلب => category=cats, city=aleppo
سيدي الكريم بدي اعرف كم صار حق الشقة بالموكامبو => category=apartments, neighborhood=aleppo.mocambo
اخوكم من الحسكة، ادور بيت اجار بجرمانا الله يخليكم => category=residential, transactionType=rent, city=jaramana ! city=al-hasakah
# town
شقة للبيع بقارة ريف دمشق => category=apartments, transactionType=sale, city=qara ! city=damascus
بيت للايجار بالقصير حمص => category=residential, transactionType=rent, city=al-qusayr ! city=homs
محل للاجار بمحردة بحماة => category=shops, transactionType=rent, city=mhardeh ! city=hama
ارض للبيع بالقدموس محافظة طرطوس => category=lands, transactionType=sale, city=al-qadmus ! city=tartus
شقة اجار بجرابلس ريف حلب => category=apartments, transactionType=rent, city=jarabulus ! city=aleppo
بيت بجسر الشغور ادلب للبيع => category=residential, transactionType=sale, city=jisr-al-shughur ! city=idlib
محل بنوى درعا للاجار => category=shops, transactionType=rent, city=nawa ! city=daraa
بيت بالمالكية الحسكة للبيع => category=residential, transactionType=sale, city=al-malikiyah ! city=al-hasakah, neighborhood=damascus.malki
سيارة هيونداي بالطبقة ريف الرقة => category=cars, attr.car_make=hyundai, city=al-tabqah ! city=raqqa
شقة للبيع بكسب اللاذقية => category=apartments, transactionType=sale, city=kassab ! city=latakia
بيت بشهبا السويداء اجار => category=residential, transactionType=rent, city=shahba ! city=as-suwayda, neighborhood=aleppo.ash-shahba
شقق للايجار في قطنا ريف الشام => category=apartments, transactionType=rent, city=qatana ! city=damascus
دير الزور البوكمال بيت للبيع => category=residential, transactionType=sale, city=al-bukamal ! city=deir-ez-zor
شقة للبيع بمدينة الباب شرق حلب => category=apartments, transactionType=sale, city=al-bab ! city=aleppo
موتور مستعمل بمعرة مصرين ادلب => category=motorcycles, attr.condition=used, city=maarrat-misrin ! city=idlib
ارض زراعية برأس العين الحسكة => category=agricultural-land, city=ras-al-ayn ! city=al-hasakah
فيلا للبيع بقرى الديماس بريف دمشق => category=villas, transactionType=sale, city=qura-al-dimas ! city=damascus, city=al-dimas
house for rent in Al-Rastan, Homs => category=residential, transactionType=rent, city=al-rastan ! city=homs
land for sale in Qardaha, Latakia countryside => category=lands, transactionType=sale, city=qardaha ! city=latakia
apartment for sale in Manbij, Aleppo => category=apartments, transactionType=sale, city=manbij ! city=aleppo
شقة للبيع بكرناز محافظة حماة => category=apartments, transactionType=sale, city=karnaz ! city=hama
محل للبيع بالنبك القلمون => category=shops, transactionType=sale, city=al-nabk
بيت اجار بدير عطية ريف دمشق => category=residential, transactionType=rent, city=deir-atiyah ! city=damascus
شاليه ببرج اسلام باللاذقية للاجار => category=chalets, transactionType=rent, city=burj-islam ! city=latakia
ارض للبيع بالكفرون طرطوس => category=lands, transactionType=sale, city=al-kafroun ! city=tartus
شقة اجار بأريحا محافظة ادلب => category=apartments, transactionType=rent, city=ariha ! city=idlib
بيت بتل رفعت او اعزاز للبيع => category=residential, transactionType=sale, city=tell-rifaat, city=azaz
محلات للاجار بالحراك بدرعا => category=shops, transactionType=rent, city=al-hirak ! city=daraa
بيت للبيع بطيبة الامام بحماة => category=residential, transactionType=sale, city=taybat-al-imam ! city=hama
جرار زراعي للبيع بمعدان الرقة => category=tractors, transactionType=sale, city=maadan ! city=raqqa
شقة للاجار بعربين ريف دمشق => category=apartments, transactionType=rent, city=arbin ! city=damascus
بيت بمرمريتا حمص للبيع => category=residential, transactionType=sale, city=marmarita ! city=homs
ارض بجاسم او انخل بدرعا للبيع => category=lands, transactionType=sale, city=jasim, city=inkhil ! city=daraa
غنم للبيع بالسخنة بادية حمص => category=sheep, transactionType=sale, city=al-sukhnah ! city=homs
شقق للبيع بالسيدة زينب بريف دمشق => category=apartments, transactionType=sale, city=sayyidah-zaynab ! city=damascus
محل اجار بتفتناز شرق ادلب => category=shops, transactionType=rent, city=taftanaz ! city=idlib
بيت بعين العرب للبيع ريف حلب => category=residential, transactionType=sale, city=ayn-al-arab ! city=aleppo
بيت للاجار بالشحيل بدير الزور => category=residential, transactionType=rent, city=al-shuhayl ! city=deir-ez-zor
شقة بمعضمية القلمون ريف دمشق للبيع => category=apartments, transactionType=sale, city=muadamiyat-al-qalamun ! city=muadamiyat-al-sham, city=damascus
بيت للبيع بسلحب التابعة لحماة => category=residential, transactionType=sale, city=salhab ! city=hama
flat to rent in Baniyas, Tartus => category=apartments, transactionType=rent, city=baniyas ! city=tartus
محل للبيع بالقامشلي بالعنترية => category=shops, transactionType=sale, neighborhood=qamishli.al-antariyah
# thing
الباص ما بيوصل لعنا فصار لازمني دراجة كهربائية بحمص => category=electric-bikes, city=homs ! category=buses
بعد ما انسرق جوالي صرت بدي سامسونغ مستعمل => category=samsung-phones, attr.condition=used
انا خياطة وعندي بنتين، عم دور محل للاجار بالسليمانية => category=shops, transactionType=rent, neighborhood=aleppo.al-sulaymaniyah ! category=tailors, category=tailoring-jobs
جوزي سواق شاحنة وبدنا بيت اجار بعدرا => category=residential, transactionType=rent, city=adra ! category=trucks, category=driver-jobs
بمشروع دمر حصرا بدي شقة للبيع => category=apartments, transactionType=sale, neighborhood=damascus.mashrou-dummar
للبيع بداعي الهجرة شقة بالسريان => category=apartments, transactionType=sale, neighborhood=aleppo.syriac-quarter
صاحبي المهندس قلي اشتري ارض بيعفور => category=lands, transactionType=sale, city=yaafour ! category=engineering-jobs
بدي عيش جنب اختي بقدسيا، شقة للاجار => category=apartments, transactionType=rent, city=qudsaya
عندي بسكليت وبدي شغل توصيل طلبات بحلب => category=driver-jobs, city=aleppo ! category=bicycles
كان عنا دكان بالسوق وانهدم، هلأ بدنا مستودع للاجار بالقدم => category=warehouses, transactionType=rent, neighborhood=damascus.qadam ! category=shops
رح افتح كافيه وناقصني ماكينة قهوة مستعملة => category=coffee-machines, attr.condition=used ! category=restaurants-cafes
بنتي صف تاسع وضعيفة بالرياضيات وبدها استاذ خصوصي بطرطوس => category=private-lessons, attr.subject=maths, attr.school_stage=ninth, city=tartus
الوالدة وقعت وكسرت رجلها وبدنا عكازات => category=wheelchairs-beds, attr.mobility_aid=crutches
عندي كلب هاسكي مشاغب، مين بيعمل تدريب كلاب باللاذقية => category=pet-training, attr.pet_for=dogs, city=latakia ! category=dogs
الصراصير اكلت البيت، بدنا مكافحة حشرات بجرمانا => category=pest-control, city=jaramana ! category=residential
حوش البيت فاضي وبدي ازرعو، وين بلاقي غراس زيتون => category=fruit-seedlings ! category=residential, category=olive-oil
رح نتجوز بالشهر الجاي وناقصنا طقم كنبايات وطاولة سفرة => category=sofas, category=dining-tables
صهري فاتح مشغل وبدو ماكينات خياطة مستعملة => category=sewing-machines, attr.condition=used ! category=workshops, category=tailoring-jobs
تسكرت البالوعة بالحمام وبدنا سباك شاطر بحماة => category=plumbing, city=hama ! category=pigeons
عم نفتش على تمريض منزلي لجدتي بالمزة => category=home-nursing, neighborhood=damascus.mezzeh ! category=medical-jobs
سمعت انو في فندق معروض للاستثمار بطرطوس => category=hotels, transactionType=investment, city=tartus
شقة، بس شقة، وبالتجارة وللاجار كمان => category=apartments, transactionType=rent, neighborhood=damascus.al-tijara
we have three kids and a dog and we want to rent a villa in Qudsaya => category=villas, transactionType=rent, city=qudsaya ! category=dogs
my son is starting medicine in September and needs a room near Aleppo University => category=shared-rooms, category=student-housing, landmark=aleppo-university ! category=medical-jobs
سيارتي راحت بالحادث وهلأ عم دور عموتور بادلب => category=motorcycles, city=idlib ! category=cars
الشتوية جاي والبيت تلج، بدي صوبيا حطب => category=stoves-heaters, attr.runs_on=wood ! category=residential
طقينا من الحر، في مكيف صحراوي عندكن؟ => category=air-conditioners, attr.air_conditioner_kind=desert
مدرسة بنتي بعيدة وبدنا شقة للاجار بالمهاجرين بدمشق => category=apartments, transactionType=rent, neighborhood=damascus.muhajireen ! category=schools-institutes
عمي بالسعودية وحاطط عينو على محطة وقود للبيع بدرعا => category=fuel-stations, transactionType=sale, city=daraa
الكهربا ما بتجي غير ساعتين فبدنا منظومة طاقة شمسية كاملة => category=solar-systems
عم فكر اعمل مشروع عسل وبدي خلايا نحل بالقرداحة => category=bee-hives, city=qardaha ! category=honey
ابن خالتي دكتور اسنان ومحتاج عيادة اجار بالطلياني => category=clinics, transactionType=rent, neighborhood=damascus.al-tilyani ! category=dentists
عنا جمعة بالليل وبدي قالب كاتو بحمص => category=cakes, city=homs
اللي بيهمني يكون فيها مسبح، فيلا للاجار ببلودان => category=villas, features=pool, transactionType=rent, city=bloudan ! category=pool-farms
قديش بياخدو على نقل عفش بيت كامل بحماة => category=furniture-moving, city=hama ! category=residential
مرتي معلمة ونقلوها عالرقة، بدنا بيت للاجار هناك => category=residential, transactionType=rent, city=raqqa ! category=teaching-jobs
عنا بقرة مريضة، في دكتور بيطري بسلمية؟ => category=veterinarians, city=salamiyah ! category=dairy-cows, category=doctors-clinics
الله رزقنا بتوأم وبدنا عرباية اطفال مستعملة => category=toys-strollers, attr.condition=used
خلصت خدمتي ورجعت عالبلد، عم دور شغل محاسب بطرطوس => category=accounting-jobs, city=tartus ! category=accounting-services
بدي هدية لمرتي، شو في دهب عيار 21 عندكن => category=gold-jewellery, attr.carat=21 ! category=gifts-favours
تخرجنا سوا وقررنا نشتغل لحالنا ولازمنا مكتب للاجار بالانشاءات => category=office-spaces, transactionType=rent, neighborhood=homs.al-inshaat
ناطور البناية قلي انو في شقة للبيع بالمالكي => category=apartments, transactionType=sale, neighborhood=damascus.malki ! category=security-jobs, attr.home_extras=concierge
# not
شقة للبيع بطرطوس بس مو بالمينا => category=apartments, transactionType=sale, city=tartus, without=neighborhood:tartus.al-mina ! neighborhood=tartus.al-mina
بيت للاجار بحماة ما عدا البارودية => category=residential, transactionType=rent, city=hama, without=neighborhood:hama.al-baroudiyah ! neighborhood=hama.al-baroudiyah
سيارة للبيع ما تكون نيسان => category=cars, transactionType=sale, without=attr.car_make:nissan ! attr.car_make=nissan
شقة اجار بالتل بس ما تكون ارضية => category=apartments, transactionType=rent, city=al-tall, without=floor:0 ! category=lands
شقة للبيع ما تتجاوز الطابق التالت بالقصور بحمص => category=apartments, transactionType=sale, maxFloor=3, neighborhood=homs.al-qusour ! minFloor=3
شقة للاجار مو اعلى من الطابق الاول ببرزة => category=apartments, transactionType=rent, maxFloor=1, neighborhood=damascus.barzeh ! minFloor=1
شقة مو اقل من الطابق التاني بباب شرقي => category=apartments, minFloor=2, neighborhood=damascus.bab-sharqi ! maxFloor=2
بيت مساحتو اكبر من 150 متر بصافيتا => category=residential, minArea=150, city=safita ! maxArea=150
شقة اصغر من 80 متر للاجار بحلب => category=apartments, maxArea=80, transactionType=rent, city=aleppo ! minArea=80
محل للاجار ما يزيد عن 40 متر بالجميلية => category=shops, transactionType=rent, maxArea=40, neighborhood=aleppo.al-jamiliyah ! maxPrice=40
مكتب للبيع مو اقل من 60 متر بكفرسوسة => category=office-spaces, transactionType=sale, minArea=60, neighborhood=damascus.kafr-sousa ! maxArea=60
ارض بين 500 و 1000 متر بالديماس => category=lands, minArea=500, maxArea=1000, city=al-dimas ! minPrice=500
شقة غير مفروشة للاجار بالقصاع => category=apartments, furnishing=unfurnished, transactionType=rent, neighborhood=damascus.qassaa ! furnishing=furnished
شقة بلا عفش اجار باللاذقية => category=apartments, furnishing=unfurnished, transactionType=rent, city=latakia ! furnishing=furnished, category=furniture-moving
بيت للاجار من صاحبو بدون مكتب ولا عمولة بدرعا => category=residential, transactionType=rent, attr.no_commission=true, city=daraa ! category=office-spaces
موبايل هواوي بس مو مستعمل => category=android-phones, attr.phone_brand=huawei, without=attr.condition:used ! attr.condition=used
سيارة موديلها من 2015 وطالع وما تكون غيار عادي => category=cars, attr.year.min=2015, without=attr.gearbox:manual ! attr.gearbox=manual
سيارة موديلها مو احدث من 2005 بادلب => category=cars, attr.year.max=2005, city=idlib ! attr.year.min=2005
سيارة اوتوماتيك ما بدي ياها مازوت => category=cars, attr.gearbox=automatic, without=attr.fuel:diesel ! attr.fuel=diesel
لابتوب لا ديل ولا اتش بي => category=laptops, without=attr.computer_brand:dell, without=attr.computer_brand:hp ! attr.computer_brand=dell, attr.computer_brand=hp
غسالة اي نوع بس مو ال جي => category=washing-machines, without=attr.appliance_brand:lg ! attr.appliance_brand=lg
براد مستعمل غير سامسونغ => category=fridges, attr.condition=used, without=attr.appliance_brand:samsung ! category=samsung-phones, attr.appliance_brand=samsung
شقة للاجار بدمشق ما بدي المزة ولا كفرسوسة => category=apartments, transactionType=rent, city=damascus, without=neighborhood:damascus.mezzeh, without=neighborhood:damascus.kafr-sousa ! neighborhood=damascus.mezzeh, neighborhood=damascus.kafr-sousa
شقة للبيع بحلب وين ما كان الا الشيخ مقصود => category=apartments, transactionType=sale, city=aleppo, without=neighborhood:aleppo.sheikh-maqsoud ! neighborhood=aleppo.sheikh-maqsoud
للاجار حصرا مو للبيع محل بالحريقة => category=shops, transactionType=rent, neighborhood=damascus.al-hariqa ! transactionType=sale
بدي بيت للبيع مو للاجار بسراقب => category=residential, transactionType=sale, city=saraqib ! transactionType=rent
بيت للبيع بجبلة بس مو فيلا => category=residential, transactionType=sale, city=jableh, without=category:villas ! category=villas
محل للبيع ملك مو فروغ بالصالحية بالشام => category=shops, transactionType=sale, attr.shop_tenure=freehold, neighborhood=damascus.salihiyah ! attr.shop_tenure=key_money
شقة بداريا طابو اخضر مو حكم محكمة => category=apartments, city=darayya, attr.ownership_paper=green_tabu ! attr.ownership_paper=court_ruling
شقة بالمزة بس مو المزة 86 ولا المزة جبل => category=apartments, neighborhood=damascus.mezzeh, without=neighborhood:damascus.mezzeh-86, without=neighborhood:damascus.mezzeh-jabal ! neighborhood=damascus.mezzeh-86, neighborhood=damascus.mezzeh-jabal
flat for sale in Latakia, anything but the ground floor => category=apartments, transactionType=sale, city=latakia, without=floor:0 ! category=lands
car for sale, no diesel please => category=cars, transactionType=sale, without=attr.fuel:diesel ! attr.fuel=diesel
apartment in Kafr Sousa no higher than the fourth floor => category=apartments, neighborhood=damascus.kafr-sousa, maxFloor=4 ! minFloor=4
house for rent in Hama not exceeding 150 dollars => category=residential, transactionType=rent, city=hama, maxPrice=150 ! minPrice=150
used laptop but not a Lenovo, under 250 dollars => category=laptops, attr.condition=used, without=attr.computer_brand:lenovo, maxPrice=250 ! attr.computer_brand=lenovo
ما بدي شي فوق المية الف، شقة للبيع بالشيخ ضاهر => category=apartments, transactionType=sale, maxPrice=100000, neighborhood=latakia.sheikh-daher ! minPrice=100000
شقة ما تكون تحت الطابق الرابع ومع مصعد بالفرقان => category=apartments, minFloor=4, features=elevator, neighborhood=aleppo.al-furqan ! maxFloor=4
شقة اجار بجبلة من غير فرش ومن غير عمولة => category=apartments, transactionType=rent, city=jableh, furnishing=unfurnished, attr.no_commission=true ! furnishing=furnished
كنبايات مو جلد لون رمادي => category=sofas, without=attr.material:leather, attr.color=grey ! attr.material=leather
سيارة اي لون الا الاسود => category=cars, without=attr.color:black ! attr.color=black
نريد بيت اجار بالقامشلي بس مو بالهلالية ولا بقدور بك => category=residential, transactionType=rent, city=qamishli, without=neighborhood:qamishli.al-hilaliyah, without=neighborhood:qamishli.qadour-bek ! neighborhood=qamishli.al-hilaliyah, neighborhood=qamishli.qadour-bek
ارض زراعية ما تقل عن خمس دونمات بسلمية => category=agricultural-land, minArea=5000, city=salamiyah ! maxArea=5000
# deal
مين عندو نية يبيع شقتو بالفرقان => category=apartments, transactionType=sale, neighborhood=aleppo.al-furqan
عم دور استأجر دكان بالمرجة بالشام => category=shops, transactionType=rent, neighborhood=damascus.al-marjeh
بدي أجّر مستودعي بحرستا => category=warehouses, transactionType=rent, city=harasta
مين بيبادل بيت ببيت بالسويداء => category=residential, transactionType=exchange, city=as-suwayda
دراجة نارية للتبديل بحمص => category=motorcycles, transactionType=exchange, city=homs
فيلا لاسبوع بكسب => category=villas, transactionType=rent, city=kassab
شاليه لتلات ليالي ببرج اسلام => category=chalets, transactionType=rent, city=burj-islam
مزرعة لنهار الجمعة بيعفور كم بتطلع => category=farms, category=pool-farms, transactionType=rent, city=yaafour
بدنا بيت نقعد فيه بالاجرة بدوما => category=residential, transactionType=rent, city=douma
كم بيدفعو اجار محل بالعزيزية بحلب => category=shops, transactionType=rent, neighborhood=aleppo.al-aziziyah
ناويين نتملك بيت ببانياس => category=residential, transactionType=sale, city=baniyas
بدنا نستأجر صالة افراح بالحسكة => category=wedding-halls, transactionType=rent, city=al-hasakah
شقتي بالوعر بدها مستأجر => category=apartments, transactionType=rent, neighborhood=homs.al-waer
عندي ارض وبدي بيعها بصيدنايا => category=lands, transactionType=sale, city=saidnaya
مين بياخد محلي بالاجار بطفس => category=shops, transactionType=rent, city=tafas
مطلوب شراء سيارة كيا مستعملة بدرعا => category=cars, transactionType=sale, attr.car_make=kia, attr.condition=used, city=daraa
مطلوب للاجار شقة بالزبدية => category=apartments, transactionType=rent, neighborhood=aleppo.al-zibdiyah
رافعة للاجار مع سائق بطرطوس => category=construction-machines, attr.machine_kind=crane, transactionType=rent, attr.with_driver=with, city=tartus
فان للاجار بدون سائق بدمشق => category=vans-minibuses, transactionType=rent, attr.with_driver=without, city=damascus
جرار للاجار ايام الموسم بالحسكة => category=tractors, transactionType=rent, city=al-hasakah
مولدة مازوت للاجار لعرس بادلب => category=diesel-generators, transactionType=rent, city=idlib ! category=wedding-halls
بدلة عريس اجار بحلب => category=groom-suits, transactionType=rent, city=aleppo
كرسي متحرك للاجار شهرين بحمص => category=wheelchairs-beds, attr.mobility_aid=wheelchair, transactionType=rent, city=homs
بدنا نستأجر خيمة لحفلة بالرقة => category=tents-stages, transactionType=rent, city=raqqa
كافيه للاستثمار بباب توما => category=restaurants-cafes, transactionType=investment, neighborhood=damascus.bab-touma
car for exchange in Homs => category=cars, transactionType=exchange, city=homs
I would like to let my flat in Mashrou Dummar => category=apartments, transactionType=rent, neighborhood=damascus.mashrou-dummar
wanna buy a house in Safita => category=residential, transactionType=sale, city=safita
chalet for two nights in Ras al-Basit => category=chalets, transactionType=rent, city=ras-al-basit
selling my tractor in Raqqa, anyone interested? => category=tractors, transactionType=sale, city=raqqa
عم نبيع بيتنا بالميدان بحلب لانو مسافرين => category=residential, transactionType=sale, neighborhood=aleppo.al-midan
دكان عارضو صاحبو للبيع بمنبج => category=shops, transactionType=sale, city=manbij
بدنا نأجر العيادة اللي بالقصاع => category=clinics, transactionType=rent, neighborhood=damascus.qassaa
مين بيعطي شقتو بالاجار لطلاب بالبرامكة => category=apartments, transactionType=rent, neighborhood=damascus.baramkeh
بدي ابيع ايفون مستعمل بطرطوس => category=iphones, transactionType=sale, attr.condition=used, city=tartus
بدي اشتري خط سيريتل => category=phone-numbers, attr.operator=syriatel, transactionType=sale
حابين نشتري عجول بسلمية => category=calves, transactionType=sale, city=salamiyah
تعبت من دفع الاجار كل شهر وبدي اشتري شقة بالكسوة => category=apartments, transactionType=sale, city=al-kiswah ! transactionType=rent
مكتب نستأجرو لمدة سنة بابو رمانة => category=office-spaces, transactionType=rent, neighborhood=damascus.abu-rummaneh
كراج معروض للايجار بالتجارة => category=garages, transactionType=rent, neighborhood=damascus.al-tijara
قبو عم يتأجر بجرمانا => category=basements, transactionType=rent, city=jaramana
# money
شقة بقدسيا ما بقدر ادفع اكتر من 50 الف => category=apartments, city=qudsaya, transactionType=sale, maxPrice=50000
بيت للبيع بسلقين باقل من 20 الف دولار => category=residential, transactionType=sale, city=salqin, maxPrice=20000
محل اجار بالجميلية باقل من 300 دولار بالشهر => category=shops, transactionType=rent, neighborhood=aleppo.al-jamiliyah, maxPrice=300
ارض للبيع بالصبورة المتر تحت 50 دولار => category=lands, transactionType=sale, city=al-sabboura, maxPricePerM2=50 ! maxPrice=50
شقة بخمسة وخمسين الف وتحت بجبلة => category=apartments, transactionType=sale, maxPrice=55000, city=jableh
فيلا بين 200 و 300 الف بالديماس => category=villas, transactionType=sale, minPrice=200000, maxPrice=300000, city=al-dimas
شقة تحت المية وخمسين الف بابو رمانة => category=apartments, transactionType=sale, maxPrice=150000, neighborhood=damascus.abu-rummaneh
بيت اجار بين خمسين وسبعين دولار بالرقة => category=residential, transactionType=rent, minPrice=50, maxPrice=70, city=raqqa
سيارة تحت العشر الاف دولار => category=cars, maxPrice=10000
سيارة هيونداي بين 5 و 8 الاف دولار => category=cars, attr.car_make=hyundai, minPrice=5000, maxPrice=8000
ايفون ما بيتعدى 400 دولار => category=iphones, maxPrice=400
شقة سعرها 60 الف او اقل بالحمدانية => category=apartments, transactionType=sale, maxPrice=60000, neighborhood=aleppo.al-hamdaniyah
معي خمسة وسبعين الف دولار وبدي شقة بصحنايا => category=apartments, transactionType=sale, maxPrice=75000, city=sahnaya
آخر شي بدفعو 120 دولار اجار بيت بحماة => category=residential, transactionType=rent, maxPrice=120, city=hama
لابتوب لينوفو لحد 200 دولار => category=laptops, attr.computer_brand=lenovo, maxPrice=200
طاولة سفرة باقل من 150 دولار => category=dining-tables, maxPrice=150
شقة بتبدا من 80 الف وطالع بالمزة => category=apartments, transactionType=sale, minPrice=80000, neighborhood=damascus.mezzeh ! maxPrice=80000
شقة للبيع بالعزيزية بحلب فوق التمانين الف => category=apartments, transactionType=sale, neighborhood=aleppo.al-aziziyah, minPrice=80000 ! maxPrice=80000
فيلا بيعفور مليون دولار كحد اقصى => category=villas, transactionType=sale, city=yaafour, maxPrice=1000000
مولدة مازوت باقل من الفين دولار => category=diesel-generators, maxPrice=2000
غسالة سامسونغ بمية دولار او اقل => category=washing-machines, attr.appliance_brand=samsung, maxPrice=100 ! category=samsung-phones
غرفة بالبرامكة تحت ال 80 دولار بالشهر => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.baramkeh, maxPrice=80
محل للبيع بحمص من 30 لحد 45 الف دولار => category=shops, transactionType=sale, city=homs, minPrice=30000, maxPrice=45000
ارض للبيع بسلمية من 15 الف دولار وفوق => category=lands, transactionType=sale, city=salamiyah, minPrice=15000 ! maxPrice=15000
موتور باقل من 700 دولار بدرعا => category=motorcycles, maxPrice=700, city=daraa
شقة للبيع بالمالكي المتر ما يطلع عن 2000 دولار => category=apartments, transactionType=sale, neighborhood=damascus.malki, maxPricePerM2=2000 ! maxPrice=2000
apartment for sale in Jaramana, less than 400 dollars per square meter => category=apartments, transactionType=sale, city=jaramana, maxPricePerM2=400 ! maxPrice=400
flat in Homs between 30k and 50k => category=apartments, transactionType=sale, city=homs, minPrice=30000, maxPrice=50000
car up to 12,000 dollars in Latakia => category=cars, maxPrice=12000, city=latakia
I can pay no more than 350 dollars a month for a flat in Mezzeh => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh, maxPrice=350
villa over 250k in Sahnaya => category=villas, transactionType=sale, minPrice=250000, city=sahnaya ! maxPrice=250000
used iphone for less than $300 => category=iphones, attr.condition=used, maxPrice=300
اجار ستوديو ما يطلع عن الميتين دولار بباب توما => category=studios, transactionType=rent, maxPrice=200, neighborhood=damascus.bab-touma
بيت بتلاتين الف مو اكتر بتلبيسة => category=residential, transactionType=sale, maxPrice=30000, city=talbiseh
مكيف باقل من 250 دولار => category=air-conditioners, maxPrice=250
شقق بالانشاءات من سبعين لتسعين الف => category=apartments, transactionType=sale, minPrice=70000, maxPrice=90000, neighborhood=homs.al-inshaat
اجار محل بين 100 و200 دولار بالسويداء => category=shops, transactionType=rent, minPrice=100, maxPrice=200, city=as-suwayda
دراجة كهربائية ب 300 دولار وتحت => category=electric-bikes, maxPrice=300
بيت للاجار بالحسكة مية دولار كحد اعلى => category=residential, transactionType=rent, city=al-hasakah, maxPrice=100
بقرة حلوب باقل من الف وخمسمية دولار => category=dairy-cows, maxPrice=1500
فستان عرس اجار تحت الخمسين دولار => category=bridal-dresses, transactionType=rent, maxPrice=50
شقة بالتل وميزانيتي القصوى 42 الف => category=apartments, transactionType=sale, city=al-tall, maxPrice=42000
# typo
شفة للبيع بحمص => category=apartments, transactionType=sale, city=homs
شقة للاجاار بدوما => category=apartments, transactionType=rent, city=douma
بيت للبييع بالرقه => category=residential, transactionType=sale, city=raqqa
محل للايجار بالمزه فيلات غربيه => category=shops, transactionType=rent, neighborhood=damascus.mezzeh-western-villas ! category=villas
ارض زراعيه للبيع بسلميا => category=agricultural-land, transactionType=sale, city=salamiyah
فبلا للبيع بالديماس => category=villas, transactionType=sale, city=al-dimas
شقق للايجاؤ بطرطوص => category=apartments, transactionType=rent, city=tartus
سياره هيوندي مستعمله => category=cars, attr.car_make=hyundai, attr.condition=used
سيارة نيسن اتوماتيك => category=cars, attr.car_make=nissan, attr.gearbox=automatic
مكتب للاحار بالبحصه بالشام => category=office-spaces, transactionType=rent, neighborhood=damascus.bahsa
مسودع للبيع بعدرا => category=warehouses, transactionType=sale, city=adra
لابتوب لينفو جديد => category=laptops, attr.computer_brand=lenovo, attr.condition=new
ايفن 13 مستعمل => category=iphones, attr.condition=used
غسالى مستعملة بحلب => category=washing-machines, attr.condition=used, city=aleppo
براد هيتاسي مستعمل => category=fridges, attr.appliance_brand=hitachi, attr.condition=used
بيت للاجار بالحسكا => category=residential, transactionType=rent, city=al-hasakah
شقة بالسليمنية للبيع => category=apartments, transactionType=sale, neighborhood=aleppo.al-sulaymaniyah
شقة للايجار بالفرفان => category=apartments, transactionType=rent, neighborhood=aleppo.al-furqan
محل للبيع بدير الوزر => category=shops, transactionType=sale, city=deir-ez-zor
مزرعه للاجار بصيدنيا => category=farms, category=pool-farms, transactionType=rent, city=saidnaya
ستديو للاجار بالقصاغ => category=studios, transactionType=rent, neighborhood=damascus.qassaa
دوبليكس للبيع بالموكمبو => category=duplexes, transactionType=sale, neighborhood=aleppo.mocambo
شاليه للاجار بوادي قندبل => category=chalets, transactionType=rent, city=wadi-qandil
طاولت سفرة مستعملة => category=dining-tables, attr.condition=used
غرفت نوم كاملة مستعملة بحماة => category=bedroom-sets, attr.condition=used, city=hama ! category=shared-rooms
كنبيات مستعملة بدرعا => category=sofas, attr.condition=used, city=daraa
صوبيا ماذوت => category=stoves-heaters, attr.runs_on=diesel
مكيف سبلت 2 طن => category=air-conditioners, attr.air_conditioner_kind=split, attr.cooling_tonnes=2
شئة للبيع بالمهاجرين بالشام => category=apartments, transactionType=sale, neighborhood=damascus.muhajireen
شأة اجار ببرزة => category=apartments, transactionType=rent, neighborhood=damascus.barzeh
تراكتر للبيع بالرقة => category=tractors, transactionType=sale, city=raqqa
دراجة ناريه للبيغ بادلب => category=motorcycles, transactionType=sale, city=idlib
apartement for sale in Tartous => category=apartments, transactionType=sale, city=tartus
offise for rent in Damascus => category=office-spaces, transactionType=rent, city=damascus
wharehouse for rent in Adra => category=warehouses, transactionType=rent, city=adra
shop for rnet in Hama => category=shops, transactionType=rent, city=hama
الواح طاقه شمسيه مستعملا => category=solar-panels, attr.condition=used
بطارية ليتيوم 48 فولت => category=storage-batteries, attr.battery_kind=lithium, attr.system_volts=48
شقق للبيع بصحناية => category=apartments, transactionType=sale, city=sahnaya
عيادى للاجار بالسبيل بحلب => category=clinics, transactionType=rent, neighborhood=aleppo.as-sabil
# forms
شقة طابق خامس مع مصعد بالطبالة => category=apartments, minFloor=5, maxFloor=5, features=elevator, neighborhood=damascus.tabbaleh
شقة 3 غرف نوم بالميدان بدمشق => category=apartments, bedrooms=3, neighborhood=damascus.midan ! category=bedroom-sets
شقة خمس غرف بالشهباء بحلب للبيع => category=apartments, rooms=5, neighborhood=aleppo.ash-shahba, transactionType=sale
شقة اتجاهها شرقي بالوعر => category=apartments, attr.orientation=east, neighborhood=homs.al-waer
شقة مع تراس وباب مصفح بمشروع دمر => category=apartments, attr.home_extras=terrace, attr.home_extras=armoured_door, neighborhood=damascus.mashrou-dummar ! category=doors-windows
شقة نص اكساء للبيع بالتل => category=apartments, attr.finishing=half_finished, transactionType=sale, city=al-tall ! category=construction-finishing
شقة سجل مؤقت للبيع بضاحية قدسيا => category=apartments, attr.ownership_paper=temporary_register, transactionType=sale, city=dahiyat-qudsaya
شقة وكالة كاتب عدل بجرمانا => category=apartments, attr.ownership_paper=notarised_poa, city=jaramana
شقة حصة سهمية للبيع بدمشق => category=apartments, attr.ownership_paper=shares, transactionType=sale, city=damascus
ارض داخل المخطط التنظيمي للبيع بالكسوة => category=lands, attr.planning=inside_plan, transactionType=sale, city=al-kiswah
ارض مسورة للبيع بجيرود => category=lands, attr.fenced=true, transactionType=sale, city=jayrud
بستان حمضيات للبيع بجبلة => category=orchards, attr.planted=citrus, transactionType=sale, city=jableh
محل فيه سدة للاجار بالحريقة => category=shops, attr.mezzanine=true, transactionType=rent, neighborhood=damascus.al-hariqa
محل على شارع رئيسي للبيع بالشعلان => category=shops, attr.street_kind=main_street, transactionType=sale, neighborhood=damascus.shaalan
مكتب مع غرفة اجتماعات للاجار بابو رمانة => category=office-spaces, attr.office_setup=meeting_room, transactionType=rent, neighborhood=damascus.abu-rummaneh ! category=shared-rooms
مستودع يدخله شاحنات للاجار بعدرا => category=warehouses, attr.truck_access=true, transactionType=rent, city=adra ! category=trucks
مدجنة مرخصة للبيع بريف حماة => category=poultry-houses, attr.business_licence=true, transactionType=sale, province=hama
سيارة كيا بانوراما لون اسود => category=cars, attr.car_make=kia, attr.car_features=panorama, attr.color=black
سيارة تويوتا بنزين موديل 2015 لون فضي => category=cars, attr.car_make=toyota, attr.fuel=petrol, attr.year=2015, attr.color=silver
سيارة بيجو قطع مدهونة غيار عادي => category=cars, attr.car_make=peugeot, attr.body_paint=partly_painted, attr.gearbox=manual ! category=car-spare-parts
سيارة بي ام دبليو فرش جلد وفتحة سقف => category=cars, attr.car_make=bmw, attr.car_features=leather, attr.car_features=sunroof
سيارة سوزوكي فيها كاميرا خلفية => category=cars, attr.car_make=suzuki, attr.car_features=rear_camera ! category=cameras-drones
ايفون 11 128 غيغا اسود => category=iphones, attr.storage_gb=128, attr.color=black
سامسونغ 256 غيغا شريحتين => category=samsung-phones, attr.storage_gb=256, attr.sim_kind=dual
لابتوب ايسر رام 8 وهارد SSD => category=laptops, attr.computer_brand=acer, attr.ram_gb=8, attr.disk_kind=ssd ! category=computer-parts
لابتوب رايزن 5 شاشة 15 انش => category=laptops, attr.processor=ryzen_5, attr.screen_inches=15 ! category=televisions
شاشة تلفزيون سوني 65 انش سمارت => category=televisions, attr.appliance_brand=sony, attr.screen_inches=65, attr.smart_screen=true
غسالة بوش 9 كيلو تعبئة امامية => category=washing-machines, attr.appliance_brand=bosch, attr.load_kg=9, attr.washer_kind=front
براد شارب 18 قدم انفرتر => category=fridges, attr.appliance_brand=sharp, attr.capacity_feet=18, attr.inverter_motor=true ! category=inverters
الواح شمسية 550 واط مونو => category=solar-panels, attr.panel_watts=550, attr.panel_kind=mono
انفرتر هايبرد 5 كيلو واط => category=inverters, attr.inverter_kind=hybrid, attr.inverter_kw=5 ! attr.fuel=hybrid
بطارية انبوبية 200 امبير => category=storage-batteries, attr.battery_kind=tubular, attr.battery_ah=200 ! category=ampere-lines
مولدة مازوت كاتم صوت مستعملة => category=diesel-generators, attr.noise=silent, attr.condition=used
دورة لغة المانية بحمص => category=language-courses, attr.languages=german, city=homs
دكتور جلدية بطرطوس => category=doctors-clinics, attr.specialty=dermatology, city=tartus
خزانة ملابس خشب جوز لون بني => category=wardrobes, attr.material=walnut, attr.color=brown
علف شعير جملة بالحسكة => category=animal-feed, attr.feed_kind=barley, attr.sale_unit=wholesale, city=al-hasakah
بيت بمدخل مستقل وهاتف ارضي للاجار بحمص => category=residential, attr.home_extras=separate_entrance, attr.home_extras=landline, transactionType=rent, city=homs ! minFloor=0
apartment with sea view and a balcony on the third floor in Tartus => category=apartments, attr.view=sea, features=balcony, minFloor=3, maxFloor=3, city=tartus
# arabizi
sha2a lal bee3 bel hamdaniyeh => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah
bade esta2jer ma7al b hama => category=shops, transactionType=rent, city=hama
beit mafroosh lal ajar b tartous => category=residential, furnishing=furnished, transactionType=rent, city=tartus
3am dawer 3ala siyara toyota b idlib => category=cars, attr.car_make=toyota, city=idlib
fi shi villa lal ajar b bloudan? => category=villas, transactionType=rent, city=bloudan
bkam el sha22a b mezzeh => category=apartments, neighborhood=damascus.mezzeh
wen bla2i laptop dell mosta3mal => category=laptops, attr.computer_brand=dell, attr.condition=used
badna ard zira3iye b salamiye => category=agricultural-land, city=salamiyah
maktab lal ajar b abu rummane => category=office-spaces, transactionType=rent, neighborhood=damascus.abu-rummaneh
ghorfe lal ajar la banet bel baramke => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.baramkeh
sha2a tabe2 talet ma3 asanser b jaramana => category=apartments, minFloor=3, maxFloor=3, features=elevator, city=jaramana
samsung mosta3mal b 7oms => category=samsung-phones, attr.condition=used, city=homs
motor lal bee3 b der3a => category=motorcycles, transactionType=sale, city=daraa
badde bee3 sayarte l kia b latakia => category=cars, transactionType=sale, attr.car_make=kia, city=latakia
chalet lal ajar b ras el basit => category=chalets, transactionType=rent, city=ras-al-basit
mazra3a ma3 masba7 lal ajar b douma => category=pool-farms, transactionType=rent, city=douma
sha2a lal bay3 a2al mn 40 alf b jableh => category=apartments, transactionType=sale, maxPrice=40000, city=jableh
barrad general mosta3mal => category=fridges, attr.appliance_brand=general, attr.condition=used
ta2m kanabayat b halab => category=sofas, city=aleppo
oustaz riyadiyat khsousi b hama => category=private-lessons, attr.subject=maths, city=hama
sobya mazot jdide => category=stoves-heaters, attr.runs_on=diesel, attr.condition=new
duplex lal bee3 bel mocambo => category=duplexes, transactionType=sale, neighborhood=aleppo.mocambo
mostawda3 lal ajar b 7arasta => category=warehouses, transactionType=rent, city=harasta
beit 3arabi lal bee3 b bab shar2i => category=arab-houses, transactionType=sale, neighborhood=damascus.bab-sharqi
marhaba shabab fi sha2a lal ajar b 3afrin? => category=apartments, transactionType=rent, city=afrin
I need a studio for rent near Tishreen University => category=studios, transactionType=rent, landmark=latakia-university
used car in Daraa, manual gearbox => category=cars, attr.condition=used, attr.gearbox=manual, city=daraa
unfurnished house for rent in Safita => category=residential, furnishing=unfurnished, transactionType=rent, city=safita ! furnishing=furnished
shop for sale on a main street in Homs => category=shops, transactionType=sale, attr.street_kind=main_street, city=homs
orchard with olives for sale in Afrin => category=orchards, attr.planted=olives, transactionType=sale, city=afrin ! category=olive-oil
home nursing for my father in Jaramana => category=home-nursing, city=jaramana ! category=residential
4 room flat in Al-Furqan with parking => category=apartments, rooms=4, features=parking, neighborhood=aleppo.al-furqan ! category=parking-places
good dentist in Midan, Damascus => category=dentists, neighborhood=damascus.midan
solar panels 550 watt in Hama => category=solar-panels, attr.panel_watts=550, city=hama
lpg gghd[hv fplhm => category=shops, transactionType=rent, city=hama
siyara hyundai model 2010 loun abyad => category=cars, attr.car_make=hyundai, attr.year=2010, attr.color=white
karaj lal ajar b masaken barzeh => category=garages, transactionType=rent, neighborhood=damascus.masaken-barzeh
shu as3ar el aradi b saydnaya => category=lands, city=saidnaya
# look-alikes
كفر سامسونغ سيليكون => category=covers-screen-guards ! category=samsung-phones
سماعات بلوتوث للايفون => category=headphones-earbuds, attr.connectivity=bluetooth ! category=iphones
طاولة تلفزيون خشب => category=tv-units-bookcases ! category=televisions
خزان مي 1000 ليتر للبيت => category=fuel-tanks, attr.capacity_litres=1000 ! category=residential
جرة غاز فاضية للبيع => category=gas-cylinders, transactionType=sale ! category=cookers-ovens
مطبخ المنيوم تفصيل => category=fitted-kitchens, attr.material=aluminium, attr.made_to_order=true ! category=restaurants-cafes
دواليب بيك اب مستعملة => category=tyres-wheels, attr.condition=used ! category=pickups
كهربائي سيارات شاطر بحمص => category=car-repair, city=homs ! category=electric-hybrid-cars, category=electrical-work
محل قطع سيارات للبيع بحماة => category=shops, transactionType=sale, city=hama ! category=car-spare-parts, category=cars
قفص حمام كبير => category=cages-aquariums, attr.pet_for=birds ! category=pigeons
حوض سمك زينة مستعمل => category=cages-aquariums, attr.pet_for=fish, attr.condition=used ! category=ornamental-fish
طعام قطط جملة => category=pet-food, attr.pet_for=cats, attr.sale_unit=wholesale ! category=cats
جبنة بقر بلدية => category=dairy-preserves ! category=dairy-cows
بيض دجاج بلدي => category=eggs, attr.poultry_kind=local ! category=chickens
كرسي اسنان مستعمل لعيادة => category=clinic-equipment, attr.condition=used ! category=dentists, category=clinics
سيارة لعبة للاطفال عالبطارية => category=toys-strollers ! category=cars, category=car-batteries-oils
كرسي سيارة للبيبي مستعمل => category=toys-strollers, attr.condition=used ! category=cars
غرفة اولاد مستعملة بحلب => category=kids-furniture, attr.condition=used, city=aleppo ! category=shared-rooms
براد تخزين خضار للاجار بدرعا => category=cold-stores, transactionType=rent, city=daraa ! category=fridges, category=fruits-vegetables
شركة تنظيف مكاتب بالشام => category=house-cleaning, city=damascus ! category=office-spaces
رقم سيارة مميز للبيع => category=special-plates, transactionType=sale ! category=cars, category=phone-numbers
مدرب سواقة سيارة للبنات بطرطوس => category=driving-lessons, city=tartus ! category=cars, category=driver-jobs
شاشة ايفون 11 قطعة غيار => category=phone-spare-parts, attr.phone_brand=apple ! category=iphones, category=televisions
فلتر مي 7 مراحل للمطبخ => category=water-coolers-filters, attr.filter_stages=7 ! category=fitted-kitchens
راوتر واي فاي للبيت => category=routers-modems, attr.connectivity=wifi ! category=residential
عدة نجارة للبيع => category=hand-power-tools, transactionType=sale ! category=carpentry-blacksmith
خلاط حمام مغسلة => category=sanitary-plumbing ! category=pigeons, category=blenders-choppers
ساعة حيط خشب => category=mirrors-paintings ! category=watches
علف دجاج جملة => category=animal-feed, attr.sale_unit=wholesale ! category=chickens
لقاحات غنم => category=veterinary-products ! category=sheep
زيت محرك سيارة => category=car-batteries-oils ! category=cars, category=olive-oil
صيدلية للبيع بدوما => category=pharmacies, transactionType=sale, city=douma ! category=pharmacy-jobs
موقف سيارة للاجار بالمالكي => category=parking-places, transactionType=rent, neighborhood=damascus.malki ! category=cars
دهان بيوت شاطر بحماة => category=painting-decor, city=hama ! category=residential, category=paints
حفر بير بالسويداء => category=well-drilling, city=as-suwayda ! attr.water=well
لفة كبل نحاس للطاقة الشمسية => category=cables-wires, attr.power_part_for=solar ! category=solar-systems, category=solar-panels
type c phone charger => category=chargers-cables, attr.connectivity=usb_c ! category=mobiles
dog food in Aleppo => category=pet-food, attr.pet_for=dogs, city=aleppo ! category=dogs
car screen for Kia => category=car-audio-screens, attr.car_make=kia ! category=cars, category=televisions
office cleaning in Homs => category=house-cleaning, city=homs ! category=office-spaces
# namesakes
شقة للبيع بالنزهة بدمشق => category=apartments, transactionType=sale, neighborhood=damascus.al-nuzha ! neighborhood=homs.al-nuzha
بيت بالبياضة بحمص => category=residential, neighborhood=homs.al-bayada ! neighborhood=aleppo.al-bayada
بيت للاجار بالبياضة بحلب => category=residential, transactionType=rent, neighborhood=aleppo.al-bayada ! neighborhood=homs.al-bayada
شقة بالخالدية حلب => category=apartments, neighborhood=aleppo.al-khalidiyah ! neighborhood=homs.al-khalidiyah
محل بالسبيل بحماة للاجار => category=shops, transactionType=rent, neighborhood=hama.al-sabil ! neighborhood=aleppo.as-sabil
بيت اجار بالحميدية بدير الزور => category=residential, transactionType=rent, neighborhood=deir-ez-zor.al-hamidiyah ! neighborhood=damascus.al-hamidiyah
محل للبيع بالحميدية بحلب => category=shops, transactionType=sale, neighborhood=aleppo.al-hamidiyah ! neighborhood=damascus.al-hamidiyah
شقة بتشرين بحماة => category=apartments, neighborhood=hama.tishreen ! neighborhood=latakia.tishreen
بيت بغرناطة بدرعا => category=residential, neighborhood=daraa.gharnata ! neighborhood=hama.granada
محل للاجار بحي الثورة بادلب => category=shops, transactionType=rent, neighborhood=idlib.al-thawra ! neighborhood=raqqa.al-thawra
محل اجار بالعزيزية بالحسكة => category=shops, transactionType=rent, neighborhood=al-hasakah.al-aziziyah ! neighborhood=aleppo.al-aziziyah
بيت بالصالحية بالرقة => category=residential, neighborhood=raqqa.al-salihiyah ! neighborhood=damascus.salihiyah
شقة بالوسطى بالقامشلي => category=apartments, neighborhood=qamishli.qamishli-al-wusta ! neighborhood=al-hasakah.al-wusta
شقة بالمحطة بطرطوس => category=apartments, neighborhood=tartus.al-mahatta ! neighborhood=homs.al-mahatta
شقة بالمحطة بحمص للبيع => category=apartments, transactionType=sale, neighborhood=homs.al-mahatta ! neighborhood=tartus.al-mahatta
بيت للبيع بالجلاء بحماة => category=residential, transactionType=sale, neighborhood=hama.al-jalaa ! neighborhood=damascus.al-jalaa
شقة بالمرجة بحلب => category=apartments, neighborhood=aleppo.al-marjeh ! neighborhood=damascus.al-marjeh
بيت اجار بالاشرفية بحلب => category=residential, transactionType=rent, neighborhood=aleppo.al-ashrafiyah ! neighborhood=latakia.al-ashrafiyah
شقة بأشرفية صحنايا للبيع => category=apartments, transactionType=sale, city=ashrafiyat-sahnaya ! city=sahnaya, neighborhood=aleppo.al-ashrafiyah
بيت بالوحدة بجرمانا => category=residential, neighborhood=jaramana.al-wihdeh ! neighborhood=damascus.al-wihdeh
بيت بالمهاجرين بحمص => category=residential, neighborhood=homs.al-muhajireen ! neighborhood=damascus.muhajireen
شقة بالقصور بالحسكة => category=apartments, neighborhood=al-hasakah.al-qusour ! neighborhood=damascus.al-qusour
شقة للبيع بالقصور بادلب => category=apartments, transactionType=sale, neighborhood=idlib.al-qusour ! neighborhood=homs.al-qusour
بيت للبيع بميسلون بدرعا => category=residential, transactionType=sale, neighborhood=daraa.maysalun ! neighborhood=qamishli.maysalun
عمي سليم بدو ارض للبيع بالقنيطرة => category=lands, transactionType=sale, city=quneitra ! city=salim
خالي جاسم عم يدور محل بدرعا => category=shops, city=daraa ! city=jasim
جارتنا ربيعة بدها غسالة باللاذقية => category=washing-machines, city=latakia ! city=rabia
رخام تدمري للبيع بدمشق => category=tiles-marble, transactionType=sale, city=damascus ! city=palmyra
حلويات شامية لعرس بحمص => category=sweets-hospitality, attr.occasion=wedding, city=homs ! city=damascus
شقة للبيع بباب النصر بحلب => category=apartments, transactionType=sale, neighborhood=aleppo.bab-al-nasr ! city=al-bab
بيت للبيع بوادي الدهب => category=residential, transactionType=sale, neighborhood=homs.wadi-al-dahab ! category=gold-jewellery
شقة بكرم الزيتون => category=apartments, neighborhood=homs.karm-al-zeitoun ! category=olive-oil
شقة للاجار بسوق الغنم بحماة => category=apartments, transactionType=rent, neighborhood=hama.souq-al-ghanam ! category=sheep
بيت للبيع بعين التينة => category=residential, transactionType=sale, city=ain-al-tineh
سيارة نمرة الشام للبيع بحماة => category=cars, attr.plate_province=damascus, transactionType=sale, city=hama ! city=damascus
flat for sale in Al-Zahraa, Aleppo => category=apartments, transactionType=sale, neighborhood=aleppo.al-zahraa ! neighborhood=homs.al-zahraa, city=al-zahraa
house for rent in Al-Andalus, Raqqa => category=residential, transactionType=rent, neighborhood=raqqa.al-andalus ! neighborhood=hama.al-andalus
شقة بالكرامة بطرطوس => category=apartments, neighborhood=tartus.al-karamah ! city=al-karamah
بيت بالروضة بالشام للبيع => category=residential, transactionType=sale, neighborhood=damascus.al-rawda ! neighborhood=jaramana.al-rawda
`;
