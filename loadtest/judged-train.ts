/**
 * Sentences for training, by two people who had not seen the code and wrote without a look at each other's, 300 each, on the terms of the fresh
 * sets. At their first count, before anything was mended: 89.9 % right, 5.0 % wrong, 73.7 % perfect, and 88.0 %, 5.4 %, 69.0 %. They were
 * mended by class since (97.5 %, 1.3 %, 92.3 %; 97.4 %, 1.5 %, 92.3 %): what they count now says how well that was done, and not how new
 * sentences are read. No expectation was changed.
 */
export const JUDGED_TRAIN = `
# around
السلام عليكم خيوه اني من موحسن وساكن بالشام، اريد بيت اجار بجرمانا وما اعرف احد => category=residential, transactionType=rent, city=jaramana ! city=muhassan, city=damascus
يا زلمة وربك تعبنا، هسع في محل للاجار بنوى ولا نرجع عالبيت => category=shops, transactionType=rent, city=nawa ! category=residential
شباب اشلونكم شكد صاير سعر دونم الارض بالطبقة => category=lands, city=al-tabqah
والنعم منكن يا اهل الجبل، بدنا بيت للبيع بشهبا => category=residential, transactionType=sale, city=shahba ! attr.view=mountain
قاعد بمالمو صرلي تسع سنين ونازل عالصيفية، بدي شقة مفروشة اجار بباب شرقي => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.bab-sharqi
الله يرحم والديك يا اخي شفلنا شي مستودع للايجار بالسبينة => category=warehouses, transactionType=rent, city=sbeineh
ابو عمر قال اكتب هون وبيطلعلك، طيب كتبت: غسالة حوضين مستعملة بدوما => category=washing-machines, attr.washer_kind=twin, attr.condition=used, city=douma
حجي بلا زحمة عليك اريد بقرة حلوب بالميادين => category=dairy-cows, city=al-mayadin ! neighborhood=damascus.midan
شو هالحظ التعيس كل ما لاقي شقة بتطير، المهم شقة للاجار بصحنايا => category=apartments, transactionType=rent, city=sahnaya
استاذي الكريم بعد التحية، يهمني معرفة الفلل المعروضة للبيع في الصبورة => category=villas, transactionType=sale, city=al-sabboura
هلو جماعة منو عنده شاحنة للبيع بالرقة => category=trucks, transactionType=sale, city=raqqa
امي ختيارة وما بتقدر عالدرج الله يطول بعمرا، شقة طابق ارضي للاجار بركن الدين => category=apartments, minFloor=0, maxFloor=0, transactionType=rent, neighborhood=damascus.rukn-al-din ! category=lands
تسلم ايديكن عالموقع والله رتبتوه، بس وين قسم الخيول؟ بدي فرس بالضمير => category=horses, city=al-dumayr
hi guys greetings from Toronto, my dad is looking for a house to buy in Sweida, nothing fancy => category=residential, transactionType=sale, city=as-suwayda
يا ناس يا عالم في حدا بيصلح غسالات بداريا ولا كلكن هاجرتو => category=appliance-repair, city=darayya ! category=washing-machines
اختي بتسلم عليكن وبتقلكن بدها كوافيرة تجي عالبيت بقدسيا => category=ladies-salons, attr.at_home=true, city=qudsaya ! category=residential
بدون ما طول عليكن بدي اشتري دكانة صغيرة بببيلا => category=shops, transactionType=sale, city=babbila
انا لاجئ بهولندا والله يعلم شوقي للبلد، قديش صارت اسعار البيوت بالميدان بالشام => category=residential, neighborhood=damascus.midan ! city=damascus
مو غريب عنكم انا ابن عشيرة وكلمتي كلمة، اريد بيت اجار بتل ابيض => category=residential, transactionType=rent, city=tell-abyad ! attr.color=white
طيب سؤال عالماشي: في سيارات كيا نضيفة بدرعا؟ => category=cars, attr.car_make=kia, city=daraa
يا رب تكونو بخير، جوزي مسافر وانا لحالي مع الولاد، لازمني شقة اجار بالتجارة => category=apartments, transactionType=rent, neighborhood=damascus.al-tijara
هاي تالت مرة بكتب وما حدا بيرد! مولدة بنزين مستعملة بالكسوة => category=petrol-generators, attr.condition=used, city=al-kiswah ! minFloor=3
خيتا الله يسعدج دلينا على غرفة نوم مستعملة بدير الزور => category=bedroom-sets, attr.condition=used, city=deir-ez-zor ! category=shared-rooms
انا مهندس وبعرف اقرا الخرايط، ورجوني مكاتب للبيع بالمزة => category=office-spaces, transactionType=sale, neighborhood=damascus.mezzeh ! category=engineering-jobs, category=engineering-design
ع راسي انتو، بس جاوبوني في شقق للبيع بالهامة ولا ما في => category=apartments, transactionType=sale, city=al-hamah
Guten Tag habibi, ana b Berlin w baddi beit lal bay3 b Saidnaya => category=residential, transactionType=sale, city=saidnaya
بحياة الغوالي لا تقولولي ما في، شاليه للاجار بالشاطئ الازرق اخر هالاسبوع => category=chalets, transactionType=rent, neighborhood=latakia.al-shati-al-azraq ! attr.color=blue
# town
بيت للبيع بالعشارة دير الزور => category=residential, transactionType=sale, city=al-asharah ! city=deir-ez-zor
شقة اجار بطفس من محافظة درعا => category=apartments, transactionType=rent, city=tafas ! city=daraa
محل للبيع بشهبا السويدا => category=shops, transactionType=sale, city=shahba ! city=as-suwayda
ارض زراعية بعين عيسى الرقة => category=agricultural-land, city=ain-issa ! city=raqqa
السويدا صلخد بيت للاجار => category=residential, transactionType=rent, city=salkhad ! city=as-suwayda
شقة للبيع بجديدة عرطوز بريف الشام => category=apartments, transactionType=sale, city=jdeidat-artouz ! city=damascus, city=artouz, attr.condition=new
بيت اجار بقطنا غربي الشام => category=residential, transactionType=rent, city=qatana ! city=damascus, attr.orientation=west
مزرعة للايجار برنكوس القلمون => category=farms, category=pool-farms, transactionType=rent, city=rankous ! city=muadamiyat-al-qalamun
سيارة هيونداي بالحراك حوران => category=cars, attr.car_make=hyundai, city=al-hirak
محل للايجار بالبصيرة شرق دير الزور => category=shops, transactionType=rent, city=al-busayrah ! city=deir-ez-zor, attr.orientation=east
شقة للبيع بسقبا او حمورية بالغوطة => category=apartments, transactionType=sale, city=saqba, city=hammuriyah
house for rent in Izra, Daraa province => category=residential, transactionType=rent, city=izra ! city=daraa
شقق بالقامشلي والحسكة للاجار => category=apartments, transactionType=rent, city=qamishli, city=al-hasakah
بيت بالقريا من قرى السويدا => category=residential, city=al-qurayya ! city=as-suwayda
معمل للبيع بعدرا العمالية بريف دمشق => category=factories, transactionType=sale, city=adra-al-ummaliyah ! city=adra, city=damascus
مدجنة للايجار بازرع درعا => category=poultry-houses, transactionType=rent, city=izra ! city=daraa
محل بهجين بدير الزور للاجار => category=shops, transactionType=rent, city=hajin ! city=deir-ez-zor
بيت للبيع بالكفر السويداء => category=residential, transactionType=sale, city=al-kafr ! city=as-suwayda, category=covers-screen-guards
شقة بالحجر الاسود جنوب دمشق => category=apartments, city=al-hajar-al-aswad ! city=damascus, attr.color=black
ارض بالمزيريب غرب درعا للبيع => category=lands, transactionType=sale, city=muzayrib ! city=daraa
دكانة للاجار بالشحيل ريف الدير => category=shops, transactionType=rent, city=al-shuhayl ! city=deir-ez-zor
فيلا للبيع بقرى الديماس => category=villas, transactionType=sale, city=qura-al-dimas ! city=al-dimas
apartment for sale in Dahiyat Qudsaya near Damascus => category=apartments, transactionType=sale, city=dahiyat-qudsaya ! city=damascus, city=qudsaya
غنم للبيع بالسبخة ريف الرقة => category=sheep, transactionType=sale, city=al-sabkhah ! city=raqqa
بيت بجباتا الخشب القنيطرة للبيع => category=residential, transactionType=sale, city=jubata-al-khashab ! city=quneitra
شقة بالسيدة زينب ريف دمشق اجار => category=apartments, transactionType=rent, city=sayyidah-zaynab ! city=damascus
بيت عربي بحران العواميد الغوطة الشرقية => category=arab-houses, city=harran-al-awamid
# thing
جوزي سواق تكسي وبدنا شقة اجار قريبة من كراج السومرية => category=apartments, transactionType=rent, landmark=somaria-garage ! category=driver-jobs, category=garages, features=parking
صاحبي الدكتور فتح عيادة وبدو كرسي اسنان مستعمل => category=clinic-equipment, attr.condition=used ! category=dentists, category=clinics
مشان عرس ابني بشهر آب، صالة افراح بداريا => category=wedding-halls, city=darayya
ولدي خلص تاسع واريد معلم رياضيات يدرسه بالرقة => category=private-lessons, attr.subject=maths, city=raqqa ! category=teaching-jobs
كنت مستاجر بالتضامن وطلعني صاحب البيت، هلق بدي شقة للاجار بيلدا => category=apartments, transactionType=rent, city=yalda ! neighborhood=damascus.tadamon, category=residential
المعاش ما بيكفي فبعت السيارة وهلق بدي موتور مستعمل => category=motorcycles, attr.condition=used ! category=cars
بعد ما ماتت الحجة قسمنا الورثة وصار معي مبلغ، ارض للبيع بالديماس يعني => category=lands, transactionType=sale, city=al-dimas
الصراصير اكلتنا ووصلت عالخزانة، مين بيرش حشرات بجرمانا => category=pest-control, city=jaramana ! category=wardrobes
المي ما عم توصل عالطابق الخامس، لازمني مضخة مي => category=water-pumps ! minFloor=5, maxFloor=5
الكهربا ساعة بخمسة وقرفنا، بدنا الواح طاقة شمسية بالسويدا => category=solar-panels, city=as-suwayda ! attr.electricity=solar
انا خياطة بشتغل بالبيت وطلبي ماكينة خياطة مستعملة بالقابون => category=sewing-machines, attr.condition=used, neighborhood=damascus.qaboun ! category=tailoring-jobs, category=residential
عنا بقرتين وخلص العلف، وين بلاقي تبن بدرعا => category=animal-feed, attr.feed_kind=straw, city=daraa ! category=dairy-cows
جانا توم وضاقت علينا الغرفة، شقة غرفتين نوم للاجار بقدسيا => category=apartments, bedrooms=2, transactionType=rent, city=qudsaya ! category=shared-rooms
عم نرمم بيتنا العربي ولازمنا بلاط ورخام => category=tiles-marble ! category=arab-houses
ابني رح يتسرح من الجيش وبدو شغل سواق بالشام => category=driver-jobs, city=damascus
حماتي مقعدة، كرسي متحرك مستعمل لو سمحتو => category=wheelchairs-beds, attr.mobility_aid=wheelchair, attr.condition=used
بشتغل دليفري وانسرق البسكليت، بدي دراجة كهربائية مستعملة => category=electric-bikes, attr.condition=used ! category=bicycles, category=delivery-couriers
انا محامي وبدي مكتب للايجار بالمرجة بالشام => category=office-spaces, transactionType=rent, neighborhood=damascus.al-marjeh ! category=legal-services
معي شهادة تمريض، في شغل ممرضة بدوما => category=medical-jobs, city=douma
بيت ابوي انهد بالحرب وبدي حديد واسمنت بحرستا => category=cement-iron, city=harasta ! category=residential
نشتغل بالزرع ونريد جرار مستعمل بالحسكة => category=tractors, attr.condition=used, city=al-hasakah ! category=farm-jobs
خلص المازوت والدني برد، في حطب بيبرود => category=firewood-pellets, city=yabroud ! category=fuel-tanks, category=diesel-generators
الاولاد بدهن شي يربوه بالبيت، قطة شيرازي اذا في => category=cats ! category=residential
my mother lives alone in Mezzeh and needs a home nurse => category=home-nursing, neighborhood=damascus.mezzeh ! category=residential
ضيعت الموبايل بالسرفيس، بدي سامسونغ مستعمل وخلص => category=samsung-phones, attr.condition=used ! category=taxi-transport-licences
عم نعمر بيت ونريد جبالة بيتون للايجار => category=construction-machines, attr.machine_kind=concrete_mixer, transactionType=rent ! category=residential
بعت الحلال كله ونويت افتح مصلحة بالميادين، محل للايجار اذا اكو => category=shops, transactionType=rent, city=al-mayadin ! category=sheep
# not
شقة للاجار بدمشق وين ما بدك الا المزة 86 => category=apartments, transactionType=rent, city=damascus, without=neighborhood:damascus.mezzeh-86 ! neighborhood=damascus.mezzeh-86
بيت بجرمانا اجارو ما يزيد عن 150 دولار => category=residential, transactionType=rent, city=jaramana, maxPrice=150
شقة للبيع بجرمانا بس لا تكون طابق خامس => category=apartments, transactionType=sale, city=jaramana, without=floor:5 ! minFloor=5
سيارة اوتوماتيك مو هيونداي ولا كيا => category=cars, attr.gearbox=automatic, without=attr.car_make:hyundai, without=attr.car_make:kia ! attr.car_make=kia
بيت بالسويدا غير مفروش للاجار => category=residential, city=as-suwayda, furnishing=unfurnished, transactionType=rent ! furnishing=furnished
محل للاجار بدرعا ما يكون فروغ => category=shops, transactionType=rent, city=daraa, without=attr.shop_tenure:key_money
ارض بنوى ما تقل عن 3 دونم => category=lands, city=nawa, minArea=3000
اريد شقة بالرقة لا طابق ارضي ولا رابع => category=apartments, city=raqqa, without=floor:0, without=floor:4 ! minFloor=4
لابتوب مستعمل اي نوع بس مو ديل => category=laptops, attr.condition=used, without=attr.computer_brand:dell
شقة للبيع بالتل بلا سماسرة => category=apartments, transactionType=sale, city=al-tall, attr.no_commission=true
فيلا بيعفور للاجار بدون مسبح => category=villas, city=yaafour, transactionType=rent, without=features:pool ! features=pool
شقة باشرفية صحنايا 3 غرف عالقليلة => category=apartments, city=ashrafiyat-sahnaya, rooms=3+ ! city=sahnaya
شقة ماكسيموم طابق تاني للاجار ببرزة => category=apartments, maxFloor=2, transactionType=rent, neighborhood=damascus.barzeh ! minFloor=2
عالقليلة 150 متر شقة للبيع بالمالكي => category=apartments, minArea=150, transactionType=sale, neighborhood=damascus.malki ! maxArea=150
not more than 300 dollars a month, flat in Sahnaya => category=apartments, city=sahnaya, maxPrice=300, transactionType=rent
بيت للاجار بريف دمشق الا جرمانا => category=residential, transactionType=rent, province=rif-dimashq, without=city:jaramana ! city=jaramana
غسالة مستعملة بس ما بدي حوضين => category=washing-machines, attr.condition=used, without=attr.washer_kind:twin ! attr.washer_kind=twin
محل بدير الزور للايجار ما اريده بالجورة => category=shops, city=deir-ez-zor, transactionType=rent, without=neighborhood:deir-ez-zor.al-joura
شقة للبيع بالعدوي، بدون اسانسير ما بتلزمني => category=apartments, transactionType=sale, neighborhood=damascus.al-adawi, features=elevator ! without=features:elevator
مكيف مستعمل مو شباك => category=air-conditioners, attr.condition=used, without=attr.air_conditioner_kind:window ! attr.air_conditioner_kind=window
شقة للاجار بحرستا ما تكون غالية كتير => category=apartments, transactionType=rent, city=harasta
بدي شقة للبيع بداريا اكتر من غرفتين => category=apartments, transactionType=sale, city=darayya, rooms=3+
سيارة للبيع بدرعا بس ما تكون عالغاز => category=cars, transactionType=sale, city=daraa, without=attr.fuel:gas ! attr.fuel=gas
ما في داعي تكون مفروشة، شقة للاجار بضاحية قدسيا => category=apartments, transactionType=rent, city=dahiyat-qudsaya ! furnishing=furnished
no agents please, studio to rent in Bab Touma => category=studios, transactionType=rent, neighborhood=damascus.bab-touma, attr.no_commission=true ! category=office-spaces
سيارة كيا موديل 2012 واحدث بالسويدا => category=cars, attr.car_make=kia, attr.year.min=2012, city=as-suwayda ! attr.year=2012
ارض للبيع بشهبا لا تزيد عن 600 متر => category=lands, transactionType=sale, city=shahba, maxArea=600 ! maxPrice=600
# deal
بدي آجر دكاني بالميدان بالشام لشي زلمة آدمي => category=shops, transactionType=rent, neighborhood=damascus.midan
ودي اشتري بيت بطفس ولا تبخلوا علينا => category=residential, transactionType=sale, city=tafas
كم تكلفني ليلة بشاليه بوادي قنديل => category=chalets, transactionType=rent, city=wadi-qandil
منو يبادل سيارته بالرقة => category=cars, transactionType=exchange, city=raqqa
شقة شهرين تلاتة بس بجرمانا، عقبال ما تخلص شقتنا => category=apartments, transactionType=rent, city=jaramana
عم دور اتملك محل بسوق الحميدية => category=shops, transactionType=sale, landmark=souq-al-hamidiyah ! neighborhood=homs.al-hamidiyah
اريد استاجر ارض زراعية موسم واحد بالميادين => category=agricultural-land, transactionType=rent, city=al-mayadin
بدنا نبيع المزرعة اللي بالديماس => category=farms, category=pool-farms, transactionType=sale, city=al-dimas
فندق صغير للاستثمار ببلودان => category=hotels, transactionType=investment, city=bloudan
سيارة بلا سائق لاسبوع بالسويدا => category=cars, transactionType=rent, attr.with_driver=without, city=as-suwayda
حصادة للايجار بالحسكة هالموسم => category=harvesters-threshers, transactionType=rent, city=al-hasakah
ارض للمبادلة على سيارة بشهبا => category=lands, transactionType=exchange, city=shahba ! category=cars
بدنا بيت نسكن فيه بالاجار بنوى لحتى نعمر بيتنا => category=residential, transactionType=rent, city=nawa
بدلة عريس اجار ليوم واحد بالقامشلي => category=groom-suits, transactionType=rent, city=qamishli
I'm selling my land in Salkhad => category=lands, transactionType=sale, city=salkhad
we want to let our villa in Yaafour for the summer => category=villas, transactionType=rent, city=yaafour
كم بيجيب بيت بالمهاجرين بالشام اذا بدي بيعو => category=residential, transactionType=sale, neighborhood=damascus.muhajireen
كم الايجار الشهري لشقة بمشروع دمر => category=apartments, transactionType=rent, neighborhood=damascus.mashrou-dummar
بلدوزر نستاجره يومين بالرقة => category=construction-machines, attr.machine_kind=bulldozer, transactionType=rent, city=raqqa
انا صاحب المحل وعم دور على مستاجر، محل بجرمانا => category=shops, transactionType=rent, city=jaramana
بدي بيع شقتي القديمة بببيلا => category=apartments, transactionType=sale, city=babbila ! attr.finishing=old
اللي عنده دار للبيع بهجين يراسلني => category=residential, transactionType=sale, city=hajin
شقة للبيع بالتقسيط المريح بضاحية قدسيا => category=apartments, transactionType=sale, attr.payment_options=installments, city=dahiyat-qudsaya
هنكار برسم الاستثمار بعدرا => category=hangars, transactionType=investment, city=adra
عقد ايجار سنوي لمكتب بالبرامكة => category=office-spaces, transactionType=rent, neighborhood=damascus.baramkeh
دلوني على بيت تمليك بالقدم بالشام => category=residential, transactionType=sale, neighborhood=damascus.qadam
ناوين نستقر بالتل فبدنا شقة شراء => category=apartments, transactionType=sale, city=al-tall
# money
معي 25 الف دولار وبدي بيت بدرعا => category=residential, transactionType=sale, city=daraa, maxPrice=25000
شقة بقدسيا حقها ما يفوت الخمسة وتلاتين الف => category=apartments, transactionType=sale, city=qudsaya, maxPrice=35000
بيت بالسويدا بسبعين دولار بالشهر او اقل => category=residential, transactionType=rent, city=as-suwayda, maxPrice=70
شقة بالمالكي المتر بالفين دولار وتحت => category=apartments, neighborhood=damascus.malki, maxPricePerM2=2000 ! maxPrice=2000
سيارة من خمسة لسبع الاف دولار بالرقة => category=cars, city=raqqa, minPrice=5000, maxPrice=7000
دار بالميادين اجارها مية وخمسين دولار واقل => category=residential, city=al-mayadin, transactionType=rent, maxPrice=150
ميزانيتي بين 15 و 20 الف دولار لبيت بنوى => category=residential, transactionType=sale, city=nawa, minPrice=15000, maxPrice=20000 ! minPrice=15
غرفة بالسومرية تحت الخمسين دولار بالشهر => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.al-sumariyah, maxPrice=50
بقرة حلوب سعرها ما يطلع عن 1500 دولار => category=dairy-cows, maxPrice=1500
محل للبيع بالحريقة سعره فوق الميتين الف => category=shops, transactionType=sale, neighborhood=damascus.al-hariqa, minPrice=200000 ! maxPrice=200000
لابتوب بين المية وخمسين والميتين دولار => category=laptops, minPrice=150, maxPrice=200
فيلا للبيع بالصبورة لا يقل سعرها عن نص مليون دولار => category=villas, transactionType=sale, city=al-sabboura, minPrice=500000
I have $18,000 max for a house in Shahba => category=residential, transactionType=sale, city=shahba, maxPrice=18000
budget 350-450 usd monthly, furnished flat in Mezzeh => category=apartments, furnishing=furnished, neighborhood=damascus.mezzeh, transactionType=rent, minPrice=350, maxPrice=450
ارض للبيع بقطنا سعر المتر بين 15 و 25 دولار => category=lands, transactionType=sale, city=qatana, minPricePerM2=15, maxPricePerM2=25 ! minPrice=15, maxPrice=25
شقة بالزاهرة ب ٤٥ الف كأقصى حد => category=apartments, transactionType=sale, neighborhood=damascus.zahera, maxPrice=45000
موتور مستعمل ما يتعدى ال 600$ => category=motorcycles, attr.condition=used, maxPrice=600
معي تلتميت دولار وبدي غسالة سامسونغ => category=washing-machines, attr.appliance_brand=samsung, maxPrice=300 ! category=samsung-phones
قبو للاجار بركن الدين ما يطلع عن تمانين دولار => category=basements, transactionType=rent, neighborhood=damascus.rukn-al-din, maxPrice=80
ايفون مستعمل من 400 لعند 550 دولار => category=iphones, attr.condition=used, minPrice=400, maxPrice=550
شقة للبيع بالتل باقل من ١٢٠٠٠ دولار => category=apartments, transactionType=sale, city=al-tall, maxPrice=12000
شقة بباب توما اقصى شي بقدر ادفعو ٦٠٠ دولار بالشهر => category=apartments, transactionType=rent, neighborhood=damascus.bab-touma, maxPrice=600
flat for sale in Kafr Sousa, 150k or less => category=apartments, transactionType=sale, neighborhood=damascus.kafr-sousa, maxPrice=150000
بيت للبيع بدير الزور من عشرين لتلاتين الف => category=residential, transactionType=sale, city=deir-ez-zor, minPrice=20000, maxPrice=30000 ! minPrice=20
مستودع بصحنايا اجارو بالسنة اقل من 3000 دولار => category=warehouses, transactionType=rent, city=sahnaya, maxPrice=3000
سيارة كيا بما دون 5000 دولار => category=cars, attr.car_make=kia, maxPrice=5000
شقة بالشعلان سعرها بين المية والمية وخمسين الف => category=apartments, transactionType=sale, neighborhood=damascus.shaalan, minPrice=100000, maxPrice=150000 ! minPrice=100
# typo
شفة للبيع بجرمانا => category=apartments, transactionType=sale, city=jaramana
بيت للاجر بدوما => category=residential, transactionType=rent, city=douma
محل للايجارر بصحناية => category=shops, transactionType=rent, city=sahnaya
شقه للبيع بالمزه فلل شرقيه => category=apartments, transactionType=sale, neighborhood=damascus.mezzeh-eastern-villas ! category=villas
ارد زراعية بالحسكه للبيع => category=agricultural-land, transactionType=sale, city=al-hasakah
بيت للبيع بالسويده => category=residential, transactionType=sale, city=as-suwayda
غصالة مستعملة بالرقه => category=washing-machines, attr.condition=used, city=raqqa
تلاجه مستعمله بدوما => category=fridges, attr.condition=used, city=douma
مكتب للأجار بل مزة => category=office-spaces, transactionType=rent, neighborhood=damascus.mezzeh
شقة مفروسة اجار بقدصيا => category=apartments, furnishing=furnished, transactionType=rent, city=qudsaya
سياره هونداي اوتماتيك => category=cars, attr.car_make=hyundai, attr.gearbox=automatic ! attr.car_make=honda
شقا بالزبداني للبيع => category=apartments, transactionType=sale, city=zabadani
قيلا للبيع بيعفر => category=villas, transactionType=sale, city=yaafour
مزرعه للاجار بلديماس => category=farms, category=pool-farms, transactionType=rent, city=al-dimas
دكانه للبيع بدريا => category=shops, transactionType=sale, city=darayya
لابتوب لونوفو مسعمل => category=laptops, attr.computer_brand=lenovo, attr.condition=used
غرفت نوم مستعمله بحرصتا => category=bedroom-sets, attr.condition=used, city=harasta ! category=shared-rooms
مولده مازوط بديرالزور => category=diesel-generators, city=deir-ez-zor
شقة طابو اخدر بالتل => category=apartments, attr.ownership_paper=green_tabu, city=al-tall
كلب حراصه بالشام => category=dogs, city=damascus ! category=security-jobs
شقه للبيع بضاحيه قدسيه => category=apartments, transactionType=sale, city=dahiyat-qudsaya
بيت للبيع بلبوكمل => category=residential, transactionType=sale, city=al-bukamal
aprtment for sale in Jarmana => category=apartments, transactionType=sale, city=jaramana
hous for rent in Suwaida => category=residential, transactionType=rent, city=as-suwayda
مستودغ للايجار بالسبينه => category=warehouses, transactionType=rent, city=sbeineh
دراجه ناريا بالرقه => category=motorcycles, city=raqqa
شقة بلعدوي مع مسعد للاجار => category=apartments, neighborhood=damascus.al-adawi, features=elevator, transactionType=rent
# forms
شقة 3 غرف نوم قبلية غربية بالمالكي => category=apartments, bedrooms=3, attr.orientation=south, attr.orientation=west, neighborhood=damascus.malki ! neighborhood=damascus.west-malki
بيت للبيع طابو زراعي بالكسوة => category=residential, transactionType=sale, attr.ownership_paper=agricultural_tabu, city=al-kiswah ! category=agricultural-land
سيارة كيا موديل 2010 غيار عادي خالية العلام بالسويدا => category=cars, attr.car_make=kia, attr.year=2010, attr.gearbox=manual, attr.body_paint=no_marks, city=as-suwayda
محل فيه متخت للايجار بالبرامكة => category=shops, attr.mezzanine=true, transactionType=rent, neighborhood=damascus.baramkeh
ارض داخل المخطط التنظيمي بدرعا واصلها كهربا ومي => category=lands, attr.planning=inside_plan, attr.land_services=electricity, attr.land_services=water, city=daraa
شقة نص اكساء بصحنايا للبيع => category=apartments, attr.finishing=half_finished, transactionType=sale, city=sahnaya ! furnishing=semiFurnished
شقة بوكالة كاتب عدل بجرمانا => category=apartments, attr.ownership_paper=notarised_poa, city=jaramana
انفرتر هايبرد للبيع بالرقة => category=inverters, attr.inverter_kind=hybrid, transactionType=sale, city=raqqa ! category=cars, attr.fuel=hybrid
لوح شمسي 550 واط => category=solar-panels, attr.panel_watts=550
مولدة مازوت كاتم صوت بدير الزور => category=diesel-generators, attr.noise=silent, city=deir-ez-zor
نعجة عشار للبيع بالحسكة => category=sheep, attr.pregnant=yes, transactionType=sale, city=al-hasakah
غسالة ال جي 8 كيلو تعبئة امامية => category=washing-machines, attr.appliance_brand=lg, attr.load_kg=8, attr.washer_kind=front
شقة شوفاج مستقل مع مصعد بابو رمانة => category=apartments, attr.heating=own_boiler, features=elevator, neighborhood=damascus.abu-rummaneh
ايباد 64 غيغا مستعمل => category=tablets, attr.storage_gb=64, attr.condition=used
بيت عربي فيه بحرة وارض ديار بباب سريجة => category=arab-houses, attr.home_extras=fountain, attr.home_extras=courtyard, neighborhood=damascus.bab-sreijeh ! category=lands
شقة للاجار فيها امبيرات وخزان مي بالرقة => category=apartments, transactionType=rent, attr.electricity=amperes, attr.water=tank, city=raqqa ! category=ampere-lines, category=fuel-tanks
سيارة مرسيدس فرش جلد وكاميرا خلفية => category=cars, attr.car_make=mercedes, attr.car_features=leather, attr.car_features=rear_camera ! attr.material=leather, category=cameras-drones
مكتب للايجار بالشعلان فيه غرفة اجتماعات => category=office-spaces, transactionType=rent, attr.office_setup=meeting_room, neighborhood=damascus.shaalan ! category=shared-rooms, category=conference-rooms
بدور على شغل تصميم عن بعد => category=design-jobs, attr.work_place=remote ! category=graphic-design
دروس خصوصية فرنسي للتاسع بالسويدا => category=private-lessons, attr.subject=french, attr.school_stage=ninth, city=as-suwayda ! minFloor=9
صوبيا حطب مستعملة بصيدنايا => category=stoves-heaters, attr.runs_on=wood, attr.condition=used, city=saidnaya ! category=firewood-pellets
شقة حمامين و3 غرف نوم بمشروع دمر => category=apartments, bathrooms=2, bedrooms=3, neighborhood=damascus.mashrou-dummar ! category=pigeons
شقة طابق سابع اطلالة جبل بدمر => category=apartments, minFloor=7, maxFloor=7, attr.view=mountain, neighborhood=damascus.dummar
شاشة سمارت 55 انش تي سي ال => category=televisions, attr.smart_screen=true, attr.screen_inches=55, attr.appliance_brand=tcl
محل مع قبو للبيع بالميدان بالشام => category=shops, attr.basement=true, transactionType=sale, neighborhood=damascus.midan ! category=basements
فستان عرس لبسة اولى للبيع بدوما => category=bridal-dresses, attr.dress_state=first_wear, transactionType=sale, city=douma ! minFloor=1
موبايل اوبو رام 8 وذاكرة 128 شريحتين => category=android-phones, attr.phone_brand=oppo, attr.ram_gb=8, attr.storage_gb=128, attr.sim_kind=dual
ارض زراعية مسورة فيها نبع بالعريقة => category=agricultural-land, attr.fenced=true, attr.water_source=spring, city=al-ariqah
# arabizi
bde sha2a 3 ghoraf b sahnaya lal 2ajar => category=apartments, rooms=3, transactionType=rent, city=sahnaya ! category=shared-rooms
ya shabab shu fi aradi lal bay3 b nawa => category=lands, transactionType=sale, city=nawa
3andi beit lal ajar b sweida => category=residential, transactionType=rent, city=as-suwayda
2adesh si3r el sha22a b jaramana => category=apartments, city=jaramana
arid bait lal ijar bi deir ezzor => category=residential, transactionType=rent, city=deir-ez-zor
ghassale mosta3male b douma => category=washing-machines, attr.condition=used, city=douma
sayara hyundai model 2009 b dar3a => category=cars, attr.car_make=hyundai, attr.year=2009, city=daraa
ma7al lal bay3 bel 7ari2a => category=shops, transactionType=sale, neighborhood=damascus.al-hariqa
arm ggfdu f]vuh => category=apartments, transactionType=sale, city=daraa
بمشف بخق قثىف هى اخةس => category=apartments, transactionType=rent, city=homs
sdhvm ;dh lsjulgm => category=cars, attr.car_make=kia, attr.condition=used
does anyone have an unfurnished villa in Sabboura => category=villas, furnishing=unfurnished, city=al-sabboura ! furnishing=furnished
sha2a mish mafroosheh b 2odsaya lal ajar => category=apartments, furnishing=unfurnished, city=qudsaya, transactionType=rent ! furnishing=furnished
studio for rent near Umayyad Square => category=studios, transactionType=rent, landmark=umayyad-square
chaleh lal ajar b wadi qandil => category=chalets, transactionType=rent, city=wadi-qandil
laptop hp mosta3mal ram 8 => category=laptops, attr.computer_brand=hp, attr.condition=used, attr.ram_gb=8
any plumber in Jaramana who can come today? => category=plumbing, city=jaramana
we're expats in Dubai and want a 3 bedroom apartment to buy in Malki => category=apartments, bedrooms=3, transactionType=sale, neighborhood=damascus.malki
bedde motor mosta3mal ta7t 500 dollar => category=motorcycles, attr.condition=used, maxPrice=500
house with garden for sale in Qudsaya, green tabu => category=residential, features=garden, transactionType=sale, city=qudsaya, attr.ownership_paper=green_tabu ! attr.color=green
2abo lal ajar bel midan bel sham => category=basements, transactionType=rent, neighborhood=damascus.midan
leather sofa in Sahnaya => category=sofas, attr.material=leather, city=sahnaya
kam se3r el 2ard b shahba => category=lands, city=shahba
private maths lessons for ninth grade in Jaramana => category=private-lessons, attr.subject=maths, attr.school_stage=ninth, city=jaramana
sha2a tabe2 2ardi lal ajar bel baramkeh => category=apartments, minFloor=0, maxFloor=0, transactionType=rent, neighborhood=damascus.baramkeh ! category=lands
looking for a shop to rent in Al-Joura, Deir ez-Zor => category=shops, transactionType=rent, neighborhood=deir-ez-zor.al-joura ! neighborhood=damascus.al-joura
barrad LG mosta3mal b raqqa => category=fridges, attr.appliance_brand=lg, attr.condition=used, city=raqqa
# look-alikes
بلور سيارة كيا امامي => category=car-spare-parts, attr.car_make=kia ! category=cars, attr.drive=front
بطارية لابتوب توشيبا => category=computer-parts, attr.computer_part=laptop_battery ! category=laptops, category=storage-batteries
غطاس بير 5 حصان => category=water-pumps, attr.pump_hp=5 ! category=horses
طقم دهب عيار 21 => category=gold-jewellery, attr.carat=21 ! category=sofas
محل حلاقة للبيع بجرمانا => category=shops, transactionType=sale, city=jaramana ! category=barbers
محرك هيونداي كسر => category=car-spare-parts, attr.car_make=hyundai, attr.part_group=engine, attr.part_source=second_hand ! category=cars
شقة فوق مدرسة للاجار بدوما => category=apartments, transactionType=rent, city=douma ! category=schools-institutes
بيوت نحل للبيع بالزبداني => category=bee-hives, transactionType=sale, city=zabadani ! category=residential, category=honey
قفص كناري كبير => category=cages-aquariums ! category=canaries-finches
علف دجاج بالجملة => category=animal-feed, attr.sale_unit=wholesale ! category=chickens
برادي غرفة نوم => category=curtains ! category=bedroom-sets, category=shared-rooms
مدربة تعليم سواقة بالمزة => category=driving-lessons, neighborhood=damascus.mezzeh ! category=driver-jobs, category=fitness-trainers
كاميرا مراقبة لمحل دهب => category=cameras-drones, attr.camera_kind=surveillance ! category=shops, category=gold-jewellery
جهاز ضغط للوالدة => category=home-medical-devices, attr.medical_device=blood_pressure
عرباية بيبي مستعملة => category=toys-strollers, attr.condition=used ! category=cars
زيت محرك للسيارة => category=car-batteries-oils ! category=cars, category=olive-oil
محل قطع سيارات للايجار بدير الزور => category=shops, transactionType=rent, city=deir-ez-zor ! category=car-spare-parts, category=cars
شغل بصيدلية بدرعا => category=pharmacy-jobs, city=daraa ! category=pharmacies
لقاح غنم بيطري => category=veterinary-products ! category=sheep
مطبخ خشب سنديان مستعمل => category=fitted-kitchens, attr.material=oak, attr.condition=used
براد تخزين تفاح للايجار بسرغايا => category=cold-stores, transactionType=rent, city=serghaya ! category=fridges, category=fruits-vegetables
نادي رياضي للبيع بالسويدا => category=sports-party-halls, transactionType=sale, city=as-suwayda ! category=fitness-trainers
موقف سيارة للايجار بالشعلان => category=parking-places, transactionType=rent, neighborhood=damascus.shaalan ! category=cars, features=parking
نمرة سيارة مميزة للبيع => category=special-plates, transactionType=sale ! category=cars, category=phone-numbers
عيادة سنية للايجار بالسويدا => category=clinics, transactionType=rent, city=as-suwayda ! category=dentists
double bed with mattress => category=beds-mattresses, attr.mattress_size=double ! category=bedroom-sets, bedrooms=1
phone repair shop for rent in Douma => category=shops, transactionType=rent, city=douma ! category=phone-computer-repair
# namesakes
يا جاسم دبرلي سيارة بنوى => category=cars, city=nawa ! city=jasim
بيت للبيع بجاسم بدرعا => category=residential, transactionType=sale, city=jasim ! city=daraa
ارض بملح السويداء => category=lands, city=malah ! city=as-suwayda
بيت بالحارة بدرعا للبيع => category=residential, transactionType=sale, city=al-harra ! city=daraa
محل بحارتنا بجرمانا للايجار => category=shops, transactionType=rent, city=jaramana ! city=al-harra
ارض بالصور بدير الزور => category=lands, city=al-suwar ! city=deir-ez-zor
شقة بالصالحية بالرقة => category=apartments, neighborhood=raqqa.al-salihiyah ! neighborhood=damascus.salihiyah
شقة بالوحدة بجرمانا => category=apartments, neighborhood=jaramana.al-wihdeh ! neighborhood=damascus.al-wihdeh
بيت بحي الوحدة بالسويدا => category=residential, neighborhood=as-suwayda.al-wihdeh ! neighborhood=raqqa.al-wihdeh
شقة بدرعا المحطة للاجار => category=apartments, neighborhood=daraa.daraa-al-mahatta, transactionType=rent ! neighborhood=homs.al-mahatta, city=daraa
بيت بالجولان بالسويداء للبيع => category=residential, neighborhood=as-suwayda.al-joulan, transactionType=sale ! province=quneitra
بيت بحي القنيطرة بدرعا => category=residential, neighborhood=daraa.al-qunaytirah ! city=quneitra, province=quneitra
بيت بقنوات السويدا => category=residential, city=qanawat ! neighborhood=damascus.qanawat
شقة بالقنوات بالشام => category=apartments, neighborhood=damascus.qanawat ! city=qanawat
شقة باليرموك بالرقة للاجار => category=apartments, neighborhood=raqqa.al-yarmouk, transactionType=rent ! neighborhood=damascus.yarmouk
بيت بالثورة بدرعا => category=residential, neighborhood=daraa.al-thawra ! city=al-tabqah
بيت بالجلاء بريف دير الزور => category=residential, city=al-jalaa ! neighborhood=damascus.al-jalaa
بيت بصيدا بحوران للبيع => category=residential, city=saida, transactionType=sale
بيت بالشجرة درعا للبيع => category=residential, city=al-shajarah, transactionType=sale ! city=daraa
شقة بالمهاجرين بدير الزور => category=apartments, neighborhood=deir-ez-zor.al-muhajireen ! neighborhood=damascus.muhajireen
ابو سليم بدو شقة بجرمانا => category=apartments, city=jaramana ! city=salim
ارض بسليم السويدا => category=lands, city=salim ! city=as-suwayda
apartment in Al-Mansour, Raqqa => category=apartments, neighborhood=raqqa.al-mansour
بيت بالموظفين بدير الزور للاجار => category=residential, neighborhood=deir-ez-zor.al-muwazzafin, transactionType=rent
سكنا بتدمر سنين وهلق بدنا شقة بدمر => category=apartments, neighborhood=damascus.dummar ! city=palmyra
نزلنا من الميادين عالشام وبدنا شقة بالميدان => category=apartments, neighborhood=damascus.midan ! city=al-mayadin, city=damascus
قمح حوراني للبيع => category=grains-legumes, transactionType=sale ! province=daraa
بيت بالرصافة بالحسكة => category=residential, neighborhood=al-hasakah.al-rusafa ! city=al-rusafah
بيت بالكرامة بريف الرقة => category=residential, city=al-karamah ! neighborhood=tartus.al-karamah
`;

/** The second writer's. */
export const JUDGED_TRAIN_2 = `
# around
شلونك خاي، إشو في عندكن شقق للأجار بالأعظمية؟ الله يعطيك العافية => category=apartments, transactionType=rent, neighborhood=aleppo.al-azamiyah
يا شباب الله يبارك فيكن، انا وحرمتي وتلات ولاد ساكنين عند بيت حماي وبدنا شقة اجار بسيف الدولة => category=apartments, transactionType=rent, neighborhood=aleppo.saif-al-dawla ! category=residential, rooms=3
خيو من شان الله صرلي 3 شهور عم دور على محل للبيع بجب الجندلي وما عم لاقي => category=shops, transactionType=sale, neighborhood=homs.jub-al-jandali ! rooms=3, maxPrice=3000, maxPrice=3, transactionType=rent
مسا الخير يا اهل حماة الكرام، ابن عمي راجع من السعودية وحابب يشتري فيلا بغرناطة => category=villas, transactionType=sale, neighborhood=hama.granada ! neighborhood=daraa.gharnata
هلا بالطيبين، نريد بيت عربي بالقامشلي بالعنترية يكون نضيف ومرتب، شاكرين تعاونكم => category=arab-houses, neighborhood=qamishli.al-antariyah
صباح الورد والياسمين، مين عندو شقة اجار بالكورنيش الجنوبي باللاذقية؟ => category=apartments, transactionType=rent, neighborhood=latakia.al-kournish-al-janoubi ! category=flowers-bouquets
انا مهندس بترول برميلان وبدي بيت اجار للعيلة بالحسكة بتل حجر => category=residential, transactionType=rent, neighborhood=al-hasakah.tal-hajar ! city=rumaylan, category=engineering-jobs
hello, sorry if this is the wrong place to ask, we need a 3 bedroom flat to rent in Al-Furqan, Aleppo, thanks a lot => category=apartments, transactionType=rent, bedrooms=3, neighborhood=aleppo.al-furqan
دبرلي شي دكانة للأجار بالجلوم، ابوس روحك يا معلم => category=shops, transactionType=rent, neighborhood=aleppo.al-jalloum
السلام عليكم انا ابو خالد من جسر الشغور، حابب استفسر عن اسعار البيوت بادلب بالضبيط => category=residential, neighborhood=idlib.al-dubbayt ! city=jisr-al-shughur
يا جماعة الخير عندي مريض ولازمو سرير طبي بطرطوس، جزاكم الله كل خير => category=wheelchairs-beds, attr.mobility_aid=bed, city=tartus ! category=beds-mattresses
عذرا على الرسالة الطويلة، المهم بدي سيارة تكون اوتوماتيك ومكيفة لاني بوصل الولاد عالمدرسة كل يوم => category=cars, attr.gearbox=automatic, attr.car_features=air_conditioning ! category=schools-institutes, transactionType=rent, category=air-conditioners
كيفكن يا اهل جبلة، خيي عسكري ومتزوج جديد وعم يدور ع بيت صغير اجار عندكن => category=residential, transactionType=rent, city=jableh ! neighborhood=al-hasakah.al-askari, attr.condition=new
والله يا خيي مليت من الفيسبوك، بدي شقة للبيع بمساكن الادخار وخلصني => category=apartments, transactionType=sale, neighborhood=homs.masaken-al-iddikhar
ربي يسعد مساكن، ماما عمرها سبعين سنة وبدها شقة طابق اول للبيع بالعزيزية بحلب => category=apartments, minFloor=1, maxFloor=1, transactionType=sale, neighborhood=aleppo.al-aziziyah ! maxPrice=70000, maxPrice=70
Dear Sir or Madam, I am writing from Sweden on behalf of my uncle who would like to rent a shop in Baniyas => category=shops, transactionType=rent, city=baniyas
يعطيكن الف عافية، شفت الاعلان تبعكن وبدي اسال اذا لسا في اراضي للبيع بمرمريتا => category=lands, transactionType=sale, city=marmarita ! maxPrice=1000
خيي انا نازح من الغاب وساكن بخيمة بأطمة، لازمني غرفة اجار بالدانا قبل الشتي => category=shared-rooms, category=student-housing, transactionType=rent, city=al-dana ! city=atmeh, category=tents-stages
برا من فضلك شو اسعار المولدات المازوت عندكن بعامودا => category=diesel-generators, city=amuda
من بعد اذن الادمن، مطلوب ستوديو مفروش للأجار بالزراعة باللاذقية لطبيبة مقيمة => category=studios, furnishing=furnished, transactionType=rent, neighborhood=latakia.al-ziraa ! category=medical-jobs, category=doctors-clinics
يخرب بيت الغلا، معقول ما في شقة رخيصة اجار بتراب الهلك؟ => category=apartments, transactionType=rent, neighborhood=aleppo.trab-al-hellok ! category=residential
الله يرحم والديكن دلوني على معلم كهربا منيح بكفربهم => category=electrical-work, city=kafr-buhum
بالنسبة للي سأل مبارح، انا كمان عم دور نفس الشي: محل فروغ بالدباغة بحماة => category=shops, attr.shop_tenure=key_money, neighborhood=hama.al-dabagha
هسع رجعت من اربيل وناوي استقر، اريد شقة تمليك بقدور بك => category=apartments, transactionType=sale, neighborhood=qamishli.qadour-bek
مبروك عالموقع الجديد حلو كتير، في عندكن كلاب حراسة بحمص؟ => category=dogs, city=homs ! category=security-jobs, attr.condition=new, features=security
ولا يهمكن بنطركن، بس خبروني اذا نزل بيت عربي بالمشارقة => category=arab-houses, neighborhood=aleppo.al-masharqa
good morning, my husband and I both work at the UN office in Qamishli and need a furnished apartment for rent there => category=apartments, furnishing=furnished, transactionType=rent, city=qamishli ! category=office-spaces, category=ngo-jobs
# town
شقة للبيع بالرستن شمال حمص => category=apartments, transactionType=sale, city=al-rastan ! city=homs, attr.orientation=north
بيت اجار بالباب شرقي حلب => category=residential, transactionType=rent, city=al-bab ! city=aleppo, neighborhood=damascus.bab-sharqi, attr.orientation=east
محل للبيع بمحردة محافظة حماه => category=shops, transactionType=sale, city=mhardeh ! city=hama, province=hama
شقق للأجار باعزاز يعني ريف حلب الشمالي => category=apartments, transactionType=rent, city=azaz ! city=aleppo, province=aleppo
ارض للبيع بتلكلخ عالحدود، محافظة حمص => category=lands, transactionType=sale, city=talkalakh ! city=homs
بيت للبيع بأرمناز ناحية من نواحي ادلب => category=residential, transactionType=sale, city=armanaz ! city=idlib
شاليه للأجار بكسب اللاذقية => category=chalets, transactionType=rent, city=kassab ! city=latakia
محل ببانياس الساحل تبع طرطوس للاجار => category=shops, transactionType=rent, city=baniyas ! city=tartus
ارض زراعية بالجوادية ريف القامشلي للبيع => category=agricultural-land, transactionType=sale, city=al-jawadiyah ! city=qamishli
بيت للبيع بديريك محافظة الحسكة => category=residential, transactionType=sale, city=al-malikiyah ! city=al-hasakah, neighborhood=damascus.malki
شقة للبيع بتدمر بمحافظة حمص => category=apartments, transactionType=sale, city=palmyra ! city=homs, province=homs
house for sale in Ariha, Idlib => category=residential, transactionType=sale, city=ariha ! city=idlib
shop to rent in Manbij (Aleppo) => category=shops, transactionType=rent, city=manbij ! city=aleppo
غنم للبيع براس العين بالحسكة => category=sheep, transactionType=sale, city=ras-al-ayn ! city=al-hasakah
ارض ببيت ياشوط اللاذقية للبيع => category=lands, transactionType=sale, city=beit-yashout ! city=latakia, category=residential
شقة بصافيتا او بالشيخ بدر للبيع => category=apartments, transactionType=sale, city=safita, city=sheikh-badr
مدجنة للبيع بالغنطو بريف حمص الشمالي => category=poultry-houses, transactionType=sale, city=al-ghantu ! city=homs, province=homs
بيت اجار بجرابلس على الحدود التركية => category=residential, transactionType=rent, city=jarabulus ! attr.origin=turkey
مطلوب محل للايجار بسوق سراقب، ادلب => category=shops, transactionType=rent, city=saraqib ! city=idlib
موتور مستعمل بالشدادي جنوب الحسكة => category=motorcycles, attr.condition=used, city=al-shaddadi ! city=al-hasakah, attr.orientation=south
بالسقيلبية أو محردة او سلحب في شقق للأجار؟ => category=apartments, transactionType=rent, city=al-suqaylabiyah, city=mhardeh, city=salhab
بيت للبيع بعين العرب كوباني => category=residential, transactionType=sale, city=ayn-al-arab ! province=aleppo, category=arab-houses
ارض بالقصير عالعاصي للبيع محافظة حمص => category=lands, transactionType=sale, city=al-qusayr ! city=homs, landmark=asi-square
شقة بعفرين بحي الفيلات للايجار => category=apartments, transactionType=rent, neighborhood=afrin.al-villat ! category=villas, city=aleppo
بمنطقة القرداحة باللاذقية شو في بيوت للبيع => category=residential, transactionType=sale, city=qardaha ! city=latakia
محلات للاجار بسوق الدرباسية شمال محافظة الحسكة => category=shops, transactionType=rent, city=al-darbasiyah ! city=al-hasakah, attr.orientation=north
warehouse for rent in Sarmada, Idlib countryside => category=warehouses, transactionType=rent, city=sarmada ! city=idlib, province=idlib
# thing
عرس بنتي بالصيف ولازمنا صالة افراح بالحمدانية => category=wedding-halls, neighborhood=aleppo.al-hamdaniyah
بعد ما خلصت دراسة الصيدلة ناوي استأجر صيدلية بكفر تخاريم => category=pharmacies, transactionType=rent, city=kafr-takharim ! category=pharmacy-jobs
تعطلت غسالتنا وبدنا مين يصلحها بالزهراء بحمص => category=appliance-repair, neighborhood=homs.al-zahraa ! category=washing-machines
ابي فلاح وكل عمرو بالارض، هلق صار بدو تراكتور صغير بسلحب => category=tractors, city=salhab ! category=lands, category=farm-jobs
مشان ورشة الخياطة تبعنا، بنفتش على قبو بالكلاسة بحلب => category=basements, neighborhood=aleppo.al-kallaseh ! category=workshops, category=tailors, category=tailoring-jobs
بنتي بكالوريا هالسنة، مين بيدرس كيميا بطرطوس => category=private-lessons, attr.subject=chemistry, attr.school_stage=baccalaureate, city=tartus ! category=teaching-jobs
انقطعت المي عنا بالضيعة، بدنا حدا يحفر بير بصافيتا => category=well-drilling, city=safita ! attr.water=well
عم جهز عيادتي الجديدة وناقصني كرسي اسنان مستعمل => category=clinic-equipment, attr.condition=used ! category=dentists, category=clinics
اختي بدها تشتغل خياطة بمشغل بدركوش => category=tailoring-jobs, city=darkush ! category=tailors, category=workshops
طلعت عالتقاعد وصار عندي وقت، نفسي بكم خلية نحل بمصياف => category=bee-hives, city=masyaf ! category=honey
فتحنا مطعم ولازمنا شيف شاورما باللاذقية => category=restaurant-jobs, city=latakia ! category=restaurants-cafes
سيارتي انضربت من قدام وبدي مين يصلحها بالقامشلي => category=car-repair, city=qamishli ! category=cars, attr.body_paint=damaged
شاليه هاد اللي بدنا نشتريه، بالشاطئ الازرق لانو ولادنا بحبو البحر => category=chalets, transactionType=sale, neighborhood=latakia.al-shati-al-azraq ! attr.view=sea
كبرو ولادي وصار لازمن غرفة اولاد مستعملة بحماة => category=kids-furniture, attr.condition=used, city=hama ! category=shared-rooms, rooms=1
توفى خالي الله يرحمو وبدنا نحجز صالة تعزية بالحمرا بحمص => category=condolence-halls, neighborhood=homs.al-hamra ! neighborhood=damascus.al-hamra-street
بتموز راجعين من المانيا نقعد شهر عالبحر، شقة مفروشة بطرطوس للاجار => category=apartments, furnishing=furnished, transactionType=rent, city=tartus ! attr.view=sea, attr.origin=germany
صاحب مطبعة عم يدور محل واسع بالجميلية للبيع => category=shops, transactionType=sale, neighborhood=aleppo.al-jamiliyah ! category=printing
أنا سائق تكسي وبدي بدل سيارتي بوحدة احدث => category=cars, transactionType=exchange ! category=taxi-transport-licences, category=driver-jobs
بنتي صار عمرها سنة ومين بيعمل قوالب كاتو مرتبة بجبلة => category=cakes, city=jableh
بطارية اللابتوب صارت خربانة وبدي وحدة بدالها بحلب => category=computer-parts, attr.computer_part=laptop_battery, city=aleppo ! category=laptops, category=storage-batteries
my dad owns a pharmacy and wants to buy the shop next door in Akrama => category=shops, transactionType=sale, neighborhood=homs.akrama ! category=pharmacies
we're a small NGO opening in Hasakah, any office to rent? => category=office-spaces, transactionType=rent, city=al-hasakah ! category=ngo-jobs
ابني صار عندو موبايل وبدو خط ام تي ان => category=phone-numbers, attr.operator=mtn ! category=mobiles
صاحب البيت طلعنا وعم ندور على دار غيرها اجار بالقصور بحماة => category=residential, transactionType=rent, neighborhood=hama.al-qusour
جاي العيد وبدنا اضاحي بادلب => category=sacrifice-animals, city=idlib
من كتر القطعات بدنا انفرتر مستعمل بزيدل => category=inverters, attr.condition=used, city=zaidal
جدتي ما عاد تقدر تطلع عالدرج، بدها كرسي متحرك كهربائي => category=wheelchairs-beds, attr.mobility_aid=electric_wheelchair
# not
شقة للبيع بالحمدانية بس مو بمشروع 3000 شقة => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah, without=neighborhood:aleppo.three-thousand-apartments ! maxPrice=3000, neighborhood=aleppo.three-thousand-apartments
بيت اجار باللاذقية وين ما كان الا الرمل الجنوبي => category=residential, transactionType=rent, city=latakia, without=neighborhood:latakia.al-raml-al-janoubi ! neighborhood=latakia.al-raml-al-janoubi
شقة بحماة للاجار بشرط ما تكون مفروشة => category=apartments, city=hama, transactionType=rent, furnishing=unfurnished ! furnishing=furnished
سيارة للبيع بطرطوس لا شيري ولا جيلي => category=cars, transactionType=sale, city=tartus, without=attr.car_make:chery, without=attr.car_make:geely ! attr.car_make=chery, attr.car_make=geely
ارض بريف طرطوس للبيع ما تقل عن 3 دونم => category=lands, province=tartus, transactionType=sale, minArea=3000 ! maxArea=3000, city=tartus
شقة بحلب للاجار ما يزيد اجارها عن ميتين دولار => category=apartments, city=aleppo, transactionType=rent, maxPrice=200 ! minPrice=200
محل للايجار بحمص بأي حارة عدا الخالدية والبياضة => category=shops, transactionType=rent, city=homs, without=neighborhood:homs.al-khalidiyah, without=neighborhood:homs.al-bayada ! neighborhood=homs.al-khalidiyah, neighborhood=homs.al-bayada
لابتوب اي شي الا اتش بي => category=laptops, without=attr.computer_brand:hp ! attr.computer_brand=hp
شقة مو اقل من تلات غرف نوم باللاذقية => category=apartments, bedrooms=3+, city=latakia
براد مستعمل بس مو كونكورد => category=fridges, attr.condition=used, without=attr.appliance_brand:concord ! attr.appliance_brand=concord
بيت بادلب اجار لا يقل عن غرفتين => category=residential, city=idlib, transactionType=rent, rooms=2+ ! maxPrice=2
بيت للبيع بريف حلب غير عفرين => category=residential, transactionType=sale, province=aleppo, without=city:afrin ! city=afrin
سيارة مو احدث من 2010 بدي ياها رخيصة => category=cars, attr.year.max=2010 ! attr.year.min=2010, maxPrice=2010
I want a flat in Aleppo, anywhere except Al-Sakhour and Al-Shaar => category=apartments, city=aleppo, without=neighborhood:aleppo.al-sakhour, without=neighborhood:aleppo.al-shaar ! neighborhood=aleppo.al-sakhour, neighborhood=aleppo.al-shaar
no agents please, house to rent in Tartus => category=residential, transactionType=rent, city=tartus, attr.no_commission=true ! category=office-spaces
شقة للبيع بكرم الشامي مو حصة سهمية => category=apartments, transactionType=sale, neighborhood=homs.karm-al-shami, without=attr.ownership_paper:shares ! attr.ownership_paper=shares, city=damascus
شغل محاسبة بحلب بس ما يكون دوام جزئي => category=accounting-jobs, city=aleppo, without=attr.employment:part_time ! attr.employment=part_time
شقة مو شمالية بالأشرفية بحلب للاجار => category=apartments, neighborhood=aleppo.al-ashrafiyah, transactionType=rent, without=attr.orientation:north ! attr.orientation=north
فيلا للبيع بالكفرون ما بدي فيها مسبح => category=villas, transactionType=sale, city=al-kafroun, without=features:pool ! features=pool
محل للبيع بجبلة مساحتو لا تتجاوز 40 متر => category=shops, transactionType=sale, city=jableh, maxArea=40 ! minArea=40, maxPrice=40000
شقة من التاني للرابع بس مو التالت بالميدان بحلب => category=apartments, minFloor=2, maxFloor=4, without=floor:3, neighborhood=aleppo.al-midan
كنبايات بس مو كلاسيك => category=sofas, without=attr.style:classic ! attr.style=classic
بيت للاجار بالرستن بلا عمولة مكتب => category=residential, transactionType=rent, city=al-rastan, attr.no_commission=true ! category=office-spaces
شقة للاجار ببانياس والكهربا ما تكون امبيرات => category=apartments, transactionType=rent, city=baniyas, without=attr.electricity:amperes ! attr.electricity=amperes, category=ampere-lines
شقة للبيع مو بأول طابق ولا ارضي بالشهباء بحلب => category=apartments, transactionType=sale, without=floor:1, without=floor:0, neighborhood=aleppo.ash-shahba ! category=lands
غرفة للاجار بحمص مو اغلى من خمسين دولار => category=shared-rooms, category=student-housing, transactionType=rent, city=homs, maxPrice=50 ! minPrice=50
مزرعة للايجار بصلنفة مو اكتر من يومين => category=farms, category=pool-farms, transactionType=rent, city=slinfah ! maxPrice=2
# deal
بدي أجّر محلي بالجميلية لتاجر محترم => category=shops, transactionType=rent, neighborhood=aleppo.al-jamiliyah ! transactionType=sale
حدا بيشتري مني شقتي بعكرمة؟ مسافر آخر الشهر => category=apartments, transactionType=sale, neighborhood=homs.akrama ! transactionType=rent
شقتي بالشهباء بحلب بدي ابدلها بأرض => category=apartments, transactionType=exchange, neighborhood=aleppo.ash-shahba ! category=lands
كم بتطلع ليلة الشاليه بالشاطئ الازرق => category=chalets, transactionType=rent, neighborhood=latakia.al-shati-al-azraq
فستان خطوبة بس لليلة وحدة بحماة => category=engagement-dresses, transactionType=rent, city=hama
لازمنا باكر ساعتين بصافيتا => category=construction-machines, attr.machine_kind=excavator, transactionType=rent, city=safita
بدنا نعطي بيتنا بالغوطة بحمص بالاجار => category=residential, transactionType=rent, neighborhood=homs.al-ghouta ! landmark=ghouta
مين بياخد مني سيارة كيا بسعر مناسب، بيع مستعجل بإدلب => category=cars, attr.car_make=kia, transactionType=sale, city=idlib
اجار شقة بالقامشلي والدفع كل 6 شهور => category=apartments, transactionType=rent, city=qamishli, attr.rent_payment=half_yearly ! maxPrice=6
عندي مطعم شغال بالرمال الذهبية وبدي اعطيه للاستثمار => category=restaurants-cafes, transactionType=investment, neighborhood=tartus.al-rimal-al-dhahabiyah ! transactionType=sale
i'm selling my flat in Baba Amr => category=apartments, transactionType=sale, neighborhood=homs.baba-amr
anyone swapping a car in Latakia? => category=cars, transactionType=exchange, city=latakia
we want to let our villa in Slinfah for the summer => category=villas, transactionType=rent, city=slinfah
بدي اتملك محل بعامودا، مليت من الاجارات => category=shops, transactionType=sale, city=amuda ! transactionType=rent
لازم نلاقي بيت عالشهر بالزهراء بحلب => category=residential, transactionType=rent, neighborhood=aleppo.al-zahraa ! city=al-zahraa
محل بالدانا على البيع او الايجار ما بتفرق => category=shops, transactionType=sale, transactionType=rent, city=al-dana
بستأجر ارض زراعية لموسم واحد بتل تمر => category=agricultural-land, transactionType=rent, city=tell-tamer
بدنا سيارة مع شوفير لنهار واحد بحمص => category=cars, transactionType=rent, attr.with_driver=with, city=homs ! category=driver-jobs
انا صاحب الملك وبدي بيع بيتي بالوعر الجديدة => category=residential, transactionType=sale, neighborhood=homs.new-waer ! attr.shop_tenure=freehold
كراسي وطاولات ليومين بأريحا => category=chairs-tables-hire, transactionType=rent, city=ariha ! category=coffee-tables
بيت عربي لمين يشتري بالجديدة بحلب => category=arab-houses, transactionType=sale, neighborhood=aleppo.al-jdeideh ! attr.condition=new
عم نسكر الشركة وبدنا نبيع المكتب بالمحافظة بحلب => category=office-spaces, transactionType=sale, neighborhood=aleppo.al-mohafaza ! province=aleppo
شقة شهري بالصليبة لموظفين => category=apartments, transactionType=rent, neighborhood=latakia.al-saliba
بقايض جراري بسيارة بيك اب برأس العين => category=tractors, transactionType=exchange, city=ras-al-ayn ! category=pickups, category=cars
رافعة شوكية للاجار كم ساعة بالليرمون => category=forklifts, transactionType=rent, neighborhood=aleppo.al-layramoun
خلص عقد الاجار وصاحب البيت بدو يبيع، لازمنا غيرو اجار بالحمراء بحمص => category=residential, transactionType=rent, neighborhood=homs.al-hamra ! transactionType=sale
بعرض عالمهتمين ارضي بسهل الغاب بالسقيلبية للمبادلة => category=lands, transactionType=exchange, city=al-suqaylabiyah
# money
شقة بالحمدانية بـ 35 ألف => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah, maxPrice=35000
اجار بيت باربعين دولار ببنش => category=residential, transactionType=rent, maxPrice=40, city=binnish
شقة بجبلة بين تلاتين وخمسة وتلاتين الف => category=apartments, transactionType=sale, city=jableh, minPrice=30000, maxPrice=35000
محل للاجار بحماة بمية وخمسين دولار لا اكتر => category=shops, transactionType=rent, city=hama, maxPrice=150
ارض للبيع بالقدموس المتر ب 5 دولار => category=lands, transactionType=sale, city=al-qadmus, maxPricePerM2=5 ! maxPrice=5
شقة للبيع بحدود ال 20 الف بمصياف => category=apartments, transactionType=sale, minPrice=17000, maxPrice=23000, city=masyaf
سيارة بخمستعشر الف دولار => category=cars, maxPrice=15000 ! maxPrice=5000
فيلا بالكفرون ما تتجاوز الميتين الف => category=villas, transactionType=sale, city=al-kafroun, maxPrice=200000
معي 12 ورقة وبدي موتور => category=motorcycles, maxPrice=1200 ! maxPrice=12, maxPrice=12000
لابتوب بتلات ورقات خضر => category=laptops, maxPrice=300 ! attr.color=green
بيت للاجار بالحسكة بخمسة وسبعين دولار => category=residential, transactionType=rent, city=al-hasakah, maxPrice=75
house in Safita around 60k => category=residential, transactionType=sale, city=safita, minPrice=51000, maxPrice=69000
room in Homs for 50 bucks a month => category=shared-rooms, category=student-housing, transactionType=rent, city=homs, maxPrice=50
شقة للاجار بالفرقان من 200 لـ 300$ => category=apartments, transactionType=rent, neighborhood=aleppo.al-furqan, minPrice=200, maxPrice=300
محل بالدانا ارخص من 100$ بالشهر => category=shops, transactionType=rent, city=al-dana, maxPrice=100
شقة بالموكامبو فوق المية وخمسين الف => category=apartments, transactionType=sale, neighborhood=aleppo.mocambo, minPrice=150000 ! maxPrice=150000
ايفون 13 تحت الخمسمية دولار => category=iphones, maxPrice=500 ! maxPrice=13
بقرة حلوب ب 1200 دولار بالسلمية => category=dairy-cows, maxPrice=1200, city=salamiyah
ارض 3 دونم بصافيتا للبيع ب 15 الف => category=lands, minArea=2700, maxArea=3300, city=safita, transactionType=sale, maxPrice=15000
شقة للبيع 120 متر ب 45 الف بالشريعة بحماة => category=apartments, transactionType=sale, minArea=108, maxArea=132, maxPrice=45000, neighborhood=hama.al-sharia
براد من ١٥٠ الى ٢٠٠ دولار => category=fridges, minPrice=150, maxPrice=200
ميزانيتي من خمسين لستين الف لشقة بالكورنيش البحري بطرطوس => category=apartments, transactionType=sale, minPrice=50000, maxPrice=60000, neighborhood=tartus.al-kournish-al-bahri
بيت اجار بمليون ونص ليرة بالشهر بسلمية => category=residential, transactionType=rent, maxPrice=130, city=salamiyah ! maxPrice=1500000
ماكينة خياطة ما تزيد عن 75$ => category=sewing-machines, maxPrice=75
شقة اجار ٢٥٠ دولار وما دون بالسليمانية بحلب => category=apartments, transactionType=rent, maxPrice=250, neighborhood=aleppo.al-sulaymaniyah ! minPrice=250
سيارة كيا من 8 ل 10 الاف دولار => category=cars, attr.car_make=kia, minPrice=8000, maxPrice=10000 ! minPrice=8
معي الف ومية دولار وبدي موتور مستعمل بالرستن => category=motorcycles, attr.condition=used, maxPrice=1100, city=al-rastan
# typo
شأة للأجار بعكرمة => category=apartments, transactionType=rent, neighborhood=homs.akrama
شگة للبيع بالقامشلي => category=apartments, transactionType=sale, city=qamishli
محل للأيجار بلميدان بحلب => category=shops, transactionType=rent, neighborhood=aleppo.al-midan
أرذ للبيع بسلميه => category=lands, transactionType=sale, city=salamiyah
بيت للبع بجبلي => category=residential, transactionType=sale, city=jableh
شقا مفروشي للاجار باللادقية => category=apartments, furnishing=furnished, transactionType=rent, city=latakia
مستودع للايجار بسرمده ادلب => category=warehouses, transactionType=rent, city=sarmada
غساله سامصونغ مستعمله => category=washing-machines, attr.appliance_brand=samsung, attr.condition=used ! category=samsung-phones
سيارة نيصان للبيع بحمس => category=cars, attr.car_make=nissan, transactionType=sale, city=homs
موطور للبيع بالحسكي => category=motorcycles, transactionType=sale, city=al-hasakah
شقه طابو اخدر بحماا => category=apartments, attr.ownership_paper=green_tabu, city=hama
دكاني للاجار بمحردي => category=shops, transactionType=rent, city=mhardeh
مزرعه للأجار بصلنفي => category=farms, category=pool-farms, transactionType=rent, city=slinfah
شقة للبيع بالحمدانيي بحلب => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah
بيت للاجاار بطرتوس => category=residential, transactionType=rent, city=tartus
ارض زراعيي بالسقيلبيي للبيع => category=agricultural-land, transactionType=sale, city=al-suqaylabiyah
لابتوب لينوفوو مسنعمل بحلب => category=laptops, attr.computer_brand=lenovo, attr.condition=used, city=aleppo
عرفة نوم مستعملة بادلب => category=bedroom-sets, attr.condition=used, city=idlib ! category=shared-rooms
شقة للبيع بصلاح الدسن بحلب => category=apartments, transactionType=sale, neighborhood=aleppo.salah-al-din
مكتب للاجرا بالعزيزية حلب => category=office-spaces, transactionType=rent, neighborhood=aleppo.al-aziziyah
ستديو للايجار بالزراعه باللازقية => category=studios, transactionType=rent, neighborhood=latakia.al-ziraa
شالية للاجار براس البصيط => category=chalets, transactionType=rent, city=ras-al-basit
شقة تابو اخضر للبيع بلوعر => category=apartments, attr.ownership_paper=green_tabu, transactionType=sale, neighborhood=homs.al-waer
معلم ضهان بحلب => category=painting-decor, city=aleppo
شقة للبيع بلانشاءات بحمص => category=apartments, transactionType=sale, neighborhood=homs.al-inshaat
apartement for rent in Tartouss => category=apartments, transactionType=rent, city=tartus
huose for sale in Hmos => category=residential, transactionType=sale, city=homs
مكيف سبلت تن ونص ال جي => category=air-conditioners, attr.air_conditioner_kind=split, attr.cooling_tonnes=1.5, attr.appliance_brand=lg
# forms
شقة طابق تالت قبلي غربي مع اسانسير بالموكامبو => category=apartments, minFloor=3, maxFloor=3, attr.orientation=south, attr.orientation=west, features=elevator, neighborhood=aleppo.mocambo
غسالة 8 كيلو تعبئة امامية بوش => category=washing-machines, attr.load_kg=8, attr.washer_kind=front, attr.appliance_brand=bosch
براد شارب 18 قدم بادلب => category=fridges, attr.appliance_brand=sharp, attr.capacity_feet=18, city=idlib
غاز خمس عيون مستعمل => category=cookers-ovens, attr.burners=5, attr.condition=used ! rooms=5
شاشة سمارت 55 انش سامسونغ => category=televisions, attr.smart_screen=true, attr.screen_inches=55, attr.appliance_brand=samsung ! category=samsung-phones
سيارة لانسر 2008 اوتوماتيك خالية العلام => category=cars, attr.car_make=mitsubishi, attr.year=2008, attr.gearbox=automatic, attr.body_paint=no_marks
كيا سيراتو 2012 فضي مع فتحة سقف بحماة => category=cars, attr.car_make=kia, attr.year=2012, attr.color=silver, attr.car_features=sunroof, city=hama
انفرتر 5 كيلو واط 48 فولت => category=inverters, attr.inverter_kw=5, attr.system_volts=48
لوح شمسي 550 واط => category=solar-panels, attr.panel_watts=550 ! maxPrice=550
بطارية انبوبية 200 امبير 12 فولت => category=storage-batteries, attr.battery_kind=tubular, attr.battery_ah=200, attr.system_volts=12
مولدة مازوت كاتم صوت بالقامشلي => category=diesel-generators, attr.noise=silent, city=qamishli
شقة فيها خط معفى من التقنين بالعزيزية بحلب => category=apartments, attr.electricity=exempt_line, neighborhood=aleppo.al-aziziyah ! category=phone-numbers
بيت المي فيه يومية وعليه طاقة شمسية بمصياف => category=residential, attr.water=daily, attr.electricity=solar, city=masyaf ! category=solar-systems, transactionType=rent
سيارة مرسيدس نمرة نظامية مازوت => category=cars, attr.car_make=mercedes, attr.plate_status=registered, attr.fuel=diesel
ارض مسورة داخل التنظيم وفيها كهربا بصافيتا => category=lands, attr.fenced=true, attr.planning=inside_plan, attr.land_services=electricity, city=safita
محل متخت للبيع بالجميلية واجهتين => category=shops, attr.mezzanine=true, attr.facade_count=2, transactionType=sale, neighborhood=aleppo.al-jamiliyah
نعاج عشار بالسلمية => category=sheep, attr.pregnant=yes, city=salamiyah
apartment with sea view, elevator and parking in Latakia => category=apartments, attr.view=sea, features=elevator, features=parking, city=latakia
صوبية حطب مستعملة بكسب => category=stoves-heaters, attr.runs_on=wood, attr.condition=used, city=kassab ! category=firewood-pellets
موبايل هونر رام 12 وذاكرة 512 شريحتين => category=android-phones, attr.phone_brand=honor, attr.ram_gb=12, attr.storage_gb=512, attr.sim_kind=dual
شقة مجددة مع مطبخ راكب وسقيفة بالميماس => category=apartments, features=renovated, attr.home_extras=fitted_kitchen, attr.home_extras=attic, neighborhood=homs.al-mimas ! category=fitted-kitchens
Kia Rio 2015, black, automatic, in Hama => category=cars, attr.car_make=kia, attr.year=2015, attr.color=black, attr.gearbox=automatic, city=hama
محل اكساء سوبر ديلوكس على شارع رئيسي بحلب الجديدة => category=shops, attr.finishing=super_deluxe, attr.street_kind=main_street, neighborhood=aleppo.new-aleppo ! attr.condition=new
موتور سبور 150 سي سي => category=motorcycles, attr.motorcycle_kind=sport, attr.engine_cc=150 ! maxPrice=150
وظيفة كول سنتر عن بعد بحلب => category=customer-service-jobs, attr.work_place=remote, city=aleppo
شقة شوفاج مستقل وهاتف ارضي وباب مصفح بالانشاءات => category=apartments, attr.heating=own_boiler, attr.home_extras=landline, attr.home_extras=armoured_door, neighborhood=homs.al-inshaat ! minFloor=0
دجاج بياض ملقح بالسقيلبية => category=chickens, attr.poultry_kind=layer, attr.vaccinated=true, city=al-suqaylabiyah ! category=eggs, attr.color=white
بستان ليمون وبرتقال للبيع بجبلة => category=orchards, attr.planted=citrus, transactionType=sale, city=jableh ! attr.color=orange
# arabizi
bidde beit ajar bi tartous bas ykoun mafroush => category=residential, transactionType=rent, city=tartus, furnishing=furnished
khayye 3am dawwer 3ala ma7al lal bee3 bi jableh => category=shops, transactionType=sale, city=jableh
sha2a lal bee3 bel 7amdaniye b halab ta7t 40 alf => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah, maxPrice=40000
shlonkon, ared beit ajar bel qamishli => category=residential, transactionType=rent, city=qamishli ! category=lands
any flats for rent near Tishreen University? => category=apartments, transactionType=rent, landmark=latakia-university
ard zira3iye lal bee3 b masyaf => category=agricultural-land, transactionType=sale, city=masyaf
chalet lal ajar bel shate2 el azra2 => category=chalets, transactionType=rent, neighborhood=latakia.al-shati-al-azraq
fi 3andkon motor mosta3mal bi idlib? => category=motorcycles, attr.condition=used, city=idlib
محل for rent بالعزيزية Aleppo please => category=shops, transactionType=rent, neighborhood=aleppo.al-aziziyah
بدي flat مفروشة للرنت بالزراعة باللاذقية => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=latakia.al-ziraa
need a plumber in Tartous asap => category=plumbing, city=tartus
second floor flat with balcony in Akrama, Homs => category=apartments, minFloor=2, maxFloor=2, features=balcony, neighborhood=homs.akrama ! attr.condition=used
sayyara kia bayda model 2010 b hama => category=cars, attr.car_make=kia, attr.color=white, attr.year=2010, city=hama
ghorfe la talbe b jam3et halab => category=shared-rooms, category=student-housing, landmark=aleppo-university
used hp laptop core i5 8gb ram in Latakia => category=laptops, attr.condition=used, attr.computer_brand=hp, attr.processor=core_i5, attr.ram_gb=8, city=latakia
villa for rent for the weekend in Slinfeh => category=villas, transactionType=rent, city=slinfah
arm gghd[hv fpgf => category=apartments, transactionType=rent, city=aleppo
اخعسث بخق قثىف هى اخةس => category=residential, transactionType=rent, city=homs
maktab lal ajar bel dablan bi homs => category=office-spaces, transactionType=rent, neighborhood=homs.al-dablan
mazra3a lal ajar yomen b mashta el helo => category=farms, category=pool-farms, transactionType=rent, city=mashta-al-helou
land for sale in Kafroun with green tabu, no brokers => category=lands, transactionType=sale, city=al-kafroun, attr.ownership_paper=green_tabu, attr.no_commission=true ! attr.color=green
kam el ajar la sha2a b banyas => category=apartments, transactionType=rent, city=baniyas
3andi beit bel inshaat w bade bee3o => category=residential, transactionType=sale, neighborhood=homs.al-inshaat
ps5 mosta3mal b aleppo ta7t 400 dollar => category=game-consoles, attr.console=ps5, attr.condition=used, city=aleppo, maxPrice=400
bade esta2jer sayara bala sho2fer bel lad2iye => category=cars, transactionType=rent, attr.with_driver=without, city=latakia
شقة third floor مع elevator بالسليمانية بحلب => category=apartments, minFloor=3, maxFloor=3, features=elevator, neighborhood=aleppo.al-sulaymaniyah
beit 3arabe bel jdeide b halab lal bee3 => category=arab-houses, neighborhood=aleppo.al-jdeideh, transactionType=sale
looking for عاملة تنظيف in Latakia twice a week => category=house-cleaning, city=latakia
# look-alikes
باب حديد للبيع بمدينة الباب => category=doors-windows, attr.material=iron, transactionType=sale, city=al-bab
محل ورد للبيع بحمص => category=shops, transactionType=sale, city=homs ! category=flowers-bouquets, neighborhood=homs.al-wuroud
بلاط للحمام بحلب => category=tiles-marble, city=aleppo ! neighborhood=aleppo.al-ballat, category=pigeons, bathrooms=1
جهاز قياس سكري بحلب => category=home-medical-devices, attr.medical_device=glucose, city=aleppo ! neighborhood=aleppo.al-sukkari
سخان مي مستعمل بحمص => category=water-heaters, attr.condition=used, city=homs ! city=al-sukhnah
ماكينة قهوة لمحل بجبلة => category=coffee-machines, city=jableh ! category=shops, category=restaurants-cafes
شاشة لسيارة كيا => category=car-audio-screens, attr.car_make=kia ! category=cars, category=televisions, category=computer-screens
مطلوب راعي غنم بالحسكة => category=farm-jobs, city=al-hasakah ! city=al-rai, category=sheep
حمام تركي ومساج بحلب => category=hammam-massage, city=aleppo ! bathrooms=1, category=pigeons, attr.origin=turkey
فرشة تخت مجوز => category=beds-mattresses, attr.mattress_size=double ! furnishing=furnished
قفص عصافير مستعمل بحماة => category=cages-aquariums, attr.condition=used, city=hama ! category=canaries-finches
سيارة شحن للولاد يركبوها بالبيت => category=toys-strollers ! category=cars, category=residential, category=freight-shipping, category=trucks
مراية سيارة هيونداي كسر => category=car-spare-parts, attr.car_make=hyundai, attr.part_source=second_hand ! category=cars, category=mirrors-paintings
سجاد عجمي بحلب => category=carpets, city=aleppo ! neighborhood=aleppo.al-ajam
جرة غاز بجبلة => category=gas-cylinders, city=jableh ! category=cookers-ovens
تنظيف بيوت بحمص => category=house-cleaning, city=homs ! category=residential
تصليح موبايلات بالقامشلي => category=phone-computer-repair, city=qamishli ! category=mobiles
زيت سيارة بادلب => category=car-batteries-oils, city=idlib ! category=olive-oil, category=cars
شنطة مدرسة للبنات => category=luggage-backpacks ! category=schools-institutes, category=handbags
بدلة عريس للاجار بادلب => category=groom-suits, transactionType=rent, city=idlib ! category=men-suits
ساعة ابل مستعملة => category=smart-watches, attr.phone_brand=apple, attr.condition=used ! category=watches, category=iphones
tractor tyres in Hasakah => category=tyres-wheels, city=al-hasakah ! category=tractors
gas station for sale in Homs => category=fuel-stations, transactionType=sale, city=homs ! category=gas-cylinders
شتول بندورة بجبلة => category=vegetable-plants, city=jableh ! category=fruits-vegetables
علف غنم بتل تمر => category=animal-feed, city=tell-tamer ! category=sheep, category=fruits-vegetables
كبل شاحن ايفون اصلي => category=chargers-cables, attr.accessory_source=original ! category=iphones
برادي للصالون بطرطوس => category=curtains, city=tartus ! category=fridges, category=ladies-salons, category=barbers
# namesakes
بيت بالحمرا بريف حماة => category=residential, city=al-hamra ! neighborhood=homs.al-hamra, city=hama, province=hama
ارض للبيع بصوران حماة => category=lands, transactionType=sale, city=suran ! city=suran-azaz, city=hama
بيت بصوران اعزاز للاجار => category=residential, transactionType=rent, city=suran-azaz ! city=suran, city=azaz
شقة بالحاضر بحماة => category=apartments, neighborhood=hama.al-hadir ! city=al-hader
بيت بالمينا بطرطوس => category=residential, neighborhood=tartus.al-mina ! landmark=latakia-port
سيارة سودا بطرطوس => category=cars, attr.color=black, city=tartus ! city=al-sawda
محل للاجار بالكورنيش بالقامشلي => category=shops, transactionType=rent, neighborhood=qamishli.al-kournish ! neighborhood=tartus.al-kournish-al-bahri, neighborhood=latakia.al-kournish-al-gharbi
شقة بالناصرة بالحسكة => category=apartments, neighborhood=al-hasakah.al-nasirah ! city=al-nasirah
شقة بالعزيزية بالحسكة للبيع => category=apartments, transactionType=sale, neighborhood=al-hasakah.al-aziziyah ! neighborhood=aleppo.al-aziziyah
flat in Al-Sabil, Homs => category=apartments, neighborhood=homs.al-sabil ! neighborhood=aleppo.as-sabil, neighborhood=hama.al-sabil
شقة للاجار بالشهباء بحماة => category=apartments, transactionType=rent, neighborhood=hama.al-shahba ! neighborhood=aleppo.ash-shahba, city=shahba
بيت بالكرامة بطرطوس للبيع => category=residential, transactionType=sale, neighborhood=tartus.al-karamah ! city=al-karamah
يا استاذ خطاب بدي شقة اجار بحماة => category=apartments, transactionType=rent, city=hama ! city=khattab
صاحبتي ربيعة بدها شقة باللاذقية => category=apartments, city=latakia ! city=rabia, neighborhood=tartus.al-rabieh
بيت اجار بالقصور بادلب => category=residential, transactionType=rent, neighborhood=idlib.al-qusour ! neighborhood=damascus.al-qusour, neighborhood=homs.al-qusour
شقة بالزهور بالحسكة => category=apartments, neighborhood=al-hasakah.al-zuhour ! neighborhood=aleppo.al-zuhour, category=flowers-bouquets
بيت للبيع بميسلون بالقامشلي => category=residential, transactionType=sale, neighborhood=qamishli.maysalun ! neighborhood=deir-ez-zor.maysalun
محل بالصناعة بحماة للاجار => category=shops, transactionType=rent, neighborhood=hama.al-sinaa ! category=factories
شقة بالملعب بحمص => category=apartments, neighborhood=homs.al-malaab ! neighborhood=tartus.al-malaab
بيت بالبياضة بحلب القديمة => category=residential, neighborhood=aleppo.al-bayada ! neighborhood=homs.al-bayada
شقة بحي تشرين بحلب => category=apartments, neighborhood=aleppo.tishreen ! landmark=latakia-university, neighborhood=latakia.tishreen
شقة بالثورة باللاذقية للاجار => category=apartments, transactionType=rent, neighborhood=latakia.al-thawra ! neighborhood=raqqa.al-thawra
حلويات حلبية بطرطوس => category=sweets-hospitality, city=tartus ! city=aleppo
بيت اجار بالقلعة باللاذقية => category=residential, transactionType=rent, neighborhood=latakia.al-qalaa ! landmark=aleppo-citadel
شقة بالسكن الشبابي بحمص => category=apartments, neighborhood=homs.youth-housing ! neighborhood=aleppo.youth-housing, category=shared-rooms
محل بالوسطى بالقامشلي => category=shops, neighborhood=qamishli.qamishli-al-wusta ! neighborhood=al-hasakah.al-wusta
شقة للبيع بالورود بحمص => category=apartments, transactionType=sale, neighborhood=homs.al-wuroud ! category=flowers-bouquets, neighborhood=damascus.al-wuroud-dummar
`;
