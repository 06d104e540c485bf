/**
 * An eighth fresh set, by somebody who got the classes alone, judged by another, counted once: 96.1 % right, 1.7 % wrong, 89.0 %
 * perfect of 420. What was wrong in it was mended afterwards.
 */
export const JUDGED_FRESH_8 = `
# around
يا مسا الورد يا حلوين، جوزي انتقل شغلو عالشيخ مسكين ومحتاجين بيت اجار هنيك => category=residential, transactionType=rent, city=al-shaykh-maskin
الله يعطيكن الف عافية، حدا بيعرف كم صار سعر الشقة ببانياس هالايام => category=apartments, city=baniyas
السلام عليكم ورحمة الله، اريد تراكتور بالطبقة بس يكون نظيف وجزاكم الله خير => category=tractors, city=al-tabqah
صبحكم الله بالخير اغاتي، شوفولي محل للاجار بالدرباسية والله يخليكم => category=shops, transactionType=rent, city=al-darbasiyah
معلش سؤال زغير، عندكن غرف نوم مستعملة؟ عم جهز لابني => category=bedroom-sets, attr.condition=used ! category=shared-rooms
يا جماعة الخير انا ارملة وعندي ولدين وعم دور على بيت اجار بقدسيا => category=residential, transactionType=rent, city=qudsaya
كيفك خيو انشالله بخير؟ بدي ياك تلاقيلي قطعة ارض للبيع بمرمريتا => category=lands, transactionType=sale, city=marmarita
حياكم الله يا اهلنا، نريدلنا بيت نشتريه بالعشارة => category=residential, transactionType=sale, city=al-asharah
بعد التحية، نحن شركة أدوية ونرغب باستئجار مستودع في صحنايا => category=warehouses, transactionType=rent, city=sahnaya ! category=pharmacy-jobs
اف تعبت والله، من شهر وانا بدور على استوديو للاجار بالقصاع ومافي => category=studios, transactionType=rent, neighborhood=damascus.qassaa
يسلمو ايديكن عالموقع الحلو، شو في فلل للبيع بقرى الاسد => category=villas, transactionType=sale, city=qura-al-dimas
حجتنا بدها ترجع عالشام وعم ندورلها على شقة للبيع بالشيخ محي الدين => category=apartments, transactionType=sale, neighborhood=damascus.sheikh-muhyiddin
Hi there, hope you are well. I'm moving back from Dubai with my kids and I need a villa to rent in Yaafour => category=villas, transactionType=rent, city=yaafour
يخرب بيت هالغلا، حدا بيدلني على براد مستعمل بمصياف => category=fridges, attr.condition=used, city=masyaf ! category=residential
مسالخير، رفيقي قلي هون في كلشي، بدي موتور للبيع بدوما => category=motorcycles, transactionType=sale, city=douma
سيدي الكريم أرجو إفادتي عن عيادة للإيجار في شارع بغداد بدمشق وشكرا => category=clinics, transactionType=rent, neighborhood=damascus.baghdad-street ! category=doctors-clinics, landmark=baghdad-station
تقبرني شفلي شي شقة للاجار بالصليبة باللاذقية تكون نضيفة ومرتبة => category=apartments, transactionType=rent, neighborhood=latakia.al-saliba ! category=house-cleaning
لا تواخذوني طولت عليكن، بس لازمني كهربجي بعربين => category=electrical-work, city=arbin
والله يا اختي ضاقت فينا الدنيا بعد ما رجعنا من تركيا، منريد شقة اجار بمنبج => category=apartments, transactionType=rent, city=manbij
سلامات يا وجه الخير، في حدا عندو غنم للبيع بعقيربات => category=sheep, transactionType=sale, city=uqayribat
هلا والله بالنشامى، شلون اسعار الاراضي الزراعية بنوى هالسنة => category=agricultural-land, city=nawa
قولكن بلاقي شقة مفروشة للاجار بالتجارة قبل راس الشهر؟ => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.al-tijara
انا معلمة مدرسة ومنقولة جديد عالقدموس، محتاجة بيت اجار => category=residential, transactionType=rent, city=al-qadmus ! category=teaching-jobs, attr.condition=new, category=schools-institutes
بالله عليكن شي ابن حلال يدلني على دكتور اطفال باريحا => category=doctors-clinics, attr.specialty=paediatrics, city=ariha
يا بختكن يلي بالبلد! نحنا بالسويد ومشتاقين، شو في شقق للبيع بباب شرقي => category=apartments, transactionType=sale, neighborhood=damascus.bab-sharqi ! city=as-suwayda, neighborhood=daraa.daraa-al-balad
لو سمحتي يا انسة وين بلاقي فساتين خطوبة للاجار => category=engagement-dresses, transactionType=rent
مرحبا شباب، وقع اللابتوب مني وانكسر ولازمني لابتوب لينوفو مستعمل => category=laptops, attr.computer_brand=lenovo, attr.condition=used ! category=phone-computer-repair
الله يوفقكن ويرزقكن، صاحبي عم يسأل اذا في مدجنة للايجار بالقريتين => category=poultry-houses, transactionType=rent, city=al-qaryatayn
ما شاء الله عنكن، بدي اسأل عن مزرعة للبيع بسرغايا => category=farms, category=pool-farms, transactionType=sale, city=serghaya
يا اهل النخوة ابوي مريض ومحتاج كرسي متحرك مستعمل بالحسكة => category=wheelchairs-beds, attr.mobility_aid=wheelchair, attr.condition=used, city=al-hasakah
خيو اذا عندك شقة للبيع بدير عطية خبرني الله يسعدك => category=apartments, transactionType=sale, city=deir-atiyah
أعتذر عن الإطالة، كل ما أحتاجه مكتب للإيجار في المرجة بدمشق => category=office-spaces, transactionType=rent, neighborhood=damascus.al-marjeh ! neighborhood=aleppo.al-marjeh
صارلنا سنة عايشين عند بيت حماي وحابين ناخد شقة اجار بسيف الدولة => category=apartments, transactionType=rent, neighborhood=aleppo.saif-al-dawla ! category=residential
كل عام وانتو بخير ورمضان كريم، حدا بيعمل اكل بيتي بجبلة => category=home-cooking, city=jableh
good morning dear friends, my uncle asked me to find him a shop for sale in Safita => category=shops, transactionType=sale, city=safita
ياريت تردو بسرعة لان الوضع مستعجل، محل للاجار بالقابون => category=shops, transactionType=rent, neighborhood=damascus.qaboun
الصراحة ما كنت مصدق انو في هيك موقع، طيب في عندكن شاليهات للبيع براس البسيط؟ => category=chalets, transactionType=sale, city=ras-al-basit
نشالله ما عذبناكن، بدنا طقم كنبايات مستعمل بدرعا البلد => category=sofas, attr.condition=used, neighborhood=daraa.daraa-al-balad
# town
شقة للبيع بالنبك بريف دمشق => category=apartments, transactionType=sale, city=al-nabk ! city=damascus
بيت للاجار بنوى محافظة درعا => category=residential, transactionType=rent, city=nawa ! city=daraa
محل للبيع بسلقين التابعة لادلب => category=shops, transactionType=sale, city=salqin ! city=idlib
ارض للبيع بالقدموس ريف طرطوس => category=lands, transactionType=sale, city=al-qadmus ! city=tartus
شقق للايجار بالرستن شمال حمص => category=apartments, transactionType=rent, city=al-rastan ! city=homs, attr.orientation=north
هنكار للبيع بخان العسل ريف حلب => category=hangars, transactionType=sale, city=khan-al-asal ! city=aleppo, category=honey
بيت بمعرة مصرين من ريف ادلب للبيع => category=residential, transactionType=sale, city=maarrat-misrin ! city=idlib
اجار بيوت بتدمر - حمص => category=residential, transactionType=rent, city=palmyra ! city=homs
موتور للبيع بالبصيرة دير الزور => category=motorcycles, transactionType=sale, city=al-busayrah ! city=deir-ez-zor
فيلا للبيع بصلنفة جبال اللاذقية => category=villas, transactionType=sale, city=slinfah ! city=latakia, attr.view=mountain
محافظة الحسكة المالكية محل للاجار => category=shops, transactionType=rent, city=al-malikiyah ! city=al-hasakah
سيارات مستعملة بشهبا السويداء => category=cars, attr.condition=used, city=shahba ! city=as-suwayda, neighborhood=aleppo.ash-shahba
شقة للبيع بمحردة بحماة => category=apartments, transactionType=sale, city=mhardeh ! city=hama
غنم للبيع بتل تمر ريف الحسكة => category=sheep, transactionType=sale, city=tell-tamer ! city=al-hasakah
بيت مفروش للايجار بكسب بريف اللاذقية => category=residential, furnishing=furnished, transactionType=rent, city=kassab ! city=latakia
محلات للبيع بعربين بريف الشام => category=shops, transactionType=sale, city=arbin ! city=damascus
ارض زراعية للبيع بالمزيريب درعا => category=agricultural-land, transactionType=sale, city=muzayrib ! city=daraa
شقة في زاكية ضمن محافظة ريف دمشق => category=apartments, city=zakiyah ! city=damascus
مكتب للايجار بجسر الشغور ادلب => category=office-spaces, transactionType=rent, city=jisr-al-shughur ! city=idlib
apartment for sale in Jableh, Latakia governorate => category=apartments, transactionType=sale, city=jableh ! city=latakia
shop to rent in Manbij, Aleppo countryside => category=shops, transactionType=rent, city=manbij ! city=aleppo
house for sale in Salamiyah, Hama => category=residential, transactionType=sale, city=salamiyah ! city=hama
نجار شاطر بالتل بريف دمشق => category=carpentry-blacksmith, city=al-tall ! city=damascus
بيت بطفس او بداعل للاجار => category=residential, transactionType=rent, city=tafas, city=dael
شقة بالسقيلبية او سلحب للبيع محافظة حماة => category=apartments, transactionType=sale, city=al-suqaylabiyah, city=salhab ! city=hama
ريف حلب دارة عزة بيت للبيع => category=residential, transactionType=sale, city=darat-izza ! city=aleppo
بالحسكة برأس العين بيت للاجار => category=residential, transactionType=rent, city=ras-al-ayn ! city=al-hasakah
شقة بحي العنترية بالقامشلي للبيع => category=apartments, transactionType=sale, neighborhood=qamishli.al-antariyah ! city=qamishli
اراضي للبيع بجباتا الخشب القنيطرة => category=lands, transactionType=sale, city=jubata-al-khashab ! city=quneitra
شقة بقطنا ريف دمشق 3 غرف للاجار => category=apartments, city=qatana, rooms=3, transactionType=rent ! city=damascus
غسالات مستعملة بمدينة الباب ريف حلب => category=washing-machines, attr.condition=used, city=al-bab ! city=aleppo, category=doors-windows
كنبايات للبيع بتلكلخ حمص => category=sofas, transactionType=sale, city=talkalakh ! city=homs
سيارة هيونداي للبيع بإزرع درعا => category=cars, attr.car_make=hyundai, transactionType=sale, city=izra ! city=daraa
بقر حلوب للبيع بعين عيسى الرقة => category=dairy-cows, transactionType=sale, city=ain-issa ! city=raqqa
شقق للبيع بالشيخ بدر بطرطوس => category=apartments, transactionType=sale, city=sheikh-badr ! city=tartus
الرقة - معدان - ارض زراعية للبيع => category=agricultural-land, transactionType=sale, city=maadan ! city=raqqa
شقق للايجار بريف دمشق بالكسوة => category=apartments, transactionType=rent, city=al-kiswah ! city=damascus
بيت للبيع بوادي العيون حماة => category=residential, transactionType=sale, city=wadi-al-uyun ! city=hama
# thing
كنت ماشي بالعزيزية بحلب وحبيت السوق، شو في محلات للاجار هناك => category=shops, transactionType=rent, neighborhood=aleppo.al-aziziyah
اخي عندو ميني ماركت ومزنوق بالمكان، لازمو مستودع للاجار بالزاهرة => category=warehouses, transactionType=rent, neighborhood=damascus.zahera ! category=shops
بنت اختي رح تدرس صيدلة بحماة وبدها غرفة للاجار => category=shared-rooms, category=student-housing, transactionType=rent, city=hama ! category=pharmacies, category=pharmacy-jobs
الشتوية عالابواب وبيتنا برد، صوبيا حطب لو سمحتو => category=stoves-heaters, attr.runs_on=wood ! category=residential, category=doors-windows, category=firewood-pellets
مطعمنا كبر وصرنا بحاجة مستودع للاجار بجديدة عرطوز => category=warehouses, transactionType=rent, city=jdeidat-artouz ! category=restaurants-cafes
بعد ما تخرجت من طب الاسنان عم دور على عيادة للاجار بالحمدانية => category=clinics, transactionType=rent, neighborhood=aleppo.al-hamdaniyah ! category=dentists
سرقو سيارتي وصرت بلا شي، بدي موتور مستعمل => category=motorcycles, attr.condition=used ! category=cars
الموبايل وقع بالمي وخرب، وين في تصليح موبايلات بجرمانا => category=phone-computer-repair, city=jaramana ! category=mobiles
امي عندها سكري وما عاد تقدر تطلع درج، عم ندور شقة اجار بالطابق الاول بالميدان بالشام => category=apartments, transactionType=rent, minFloor=1, maxFloor=1, neighborhood=damascus.midan ! neighborhood=aleppo.al-sukkari
ابن عمي بيشتغل بالبلاط وبدو بيك اب مازوت => category=pickups, attr.fuel=diesel ! category=tiles-marble, neighborhood=aleppo.al-ballat
الجامعة بعيدة والسرافيس زحمة، بدي بسكليت => category=bicycles ! category=vans-minibuses
بدل ما ضل ادفع اجارات كل شهر، حابب اشتري شقة بدمر => category=apartments, transactionType=sale, neighborhood=damascus.dummar ! transactionType=rent
مشروع تخرجي عن النحل وبدي خلايا نحل بمصياف => category=bee-hives, city=masyaf
رح ننقل من بيتنا آخر الشهر ومحتاجين نقل عفش بحماة => category=furniture-moving, city=hama ! category=residential
ولادي بيحبو الحيوانات وطالبين قطط شيرازي => category=cats
الكهربا بتقطع كتير ومافي فايدة، بدي الواح طاقة شمسية مستعملة => category=solar-panels, attr.condition=used ! category=solar-systems, attr.electricity=solar
عم نجهز عيادة وناقصنا مكيف سبليت => category=air-conditioners, attr.air_conditioner_kind=split ! category=clinics
دكاني قدام المدرسة وكل الطلاب بدهن يطبعو، لازمني طابعة ليزرية مستعملة => category=printers-scanners, attr.printer_kind=laser, attr.condition=used ! category=shops, category=schools-institutes
صاحبة البيت طالعتنا وما معنا وقت، شقة للايجار بدوما الله يوفقكن => category=apartments, transactionType=rent, city=douma ! category=residential
يلي عم يبيع مسجلة سيارة يحكيني => category=car-audio-screens, transactionType=sale ! category=cars
خطيبي متخرج جديد وبدو شغل مهندس مدني بحلب => category=engineering-jobs, city=aleppo ! attr.condition=new
ابوي عندو ارض كبيرة وعم يدور على غراس زيتون => category=fruit-seedlings ! category=lands, category=olive-oil
مارح طول عليكن، بس بدي خياط يقصر بناطلين بالشعلان => category=tailors, neighborhood=damascus.shaalan ! category=men-casual
بالصيف الجو نار ولازمنا مراوح سقف => category=fans
عالعيد بدنا نفرح الزغار ونجيبلن بلايستيشن 4 مستعمل => category=game-consoles, attr.console=ps4, attr.condition=used
بنتي تزوجت وراحت عالسويد وبدي ابعتلها مكدوس => category=dairy-preserves ! city=as-suwayda
our daughter got accepted, so we need a flat to rent near the University of Aleppo => category=apartments, transactionType=rent, landmark=aleppo-university
we run a small café and need a used coffee machine in Homs => category=coffee-machines, attr.condition=used, city=homs ! category=restaurants-cafes
عرسي بعد العيد ولسا ما حجزت مصور، تصوير اعراس بطرطوس => category=event-photography, city=tartus ! category=photography
تاجر انا وبتجيني بضاعة كل اسبوع، لازمني هنكار للايجار بداريا => category=hangars, transactionType=rent, city=darayya ! attr.rent_payment=weekly
ابني نجح وبدنا نهديه لابتوب HP => category=laptops, attr.computer_brand=hp
الجيران بيصيحو ليل نهار، بدنا شقة هادية نشتريها بمشروع دمر => category=apartments, transactionType=sale, neighborhood=damascus.mashrou-dummar
انسدت مجاري الحمام والمي طايفة، بدي سباك بصحنايا => category=plumbing, city=sahnaya ! category=pigeons, category=sanitary-plumbing
الضيوف جايين بكرا وما عنا محل نقعدن، طاولة سفرة مستعملة => category=dining-tables, attr.condition=used ! category=shops
متل ما بتعرفو الاسعار نار، فلهيك بدور على غرفة اجار بالصالحية بالشام => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.salihiyah
نحنا عيلة صيادين من زمان وبدنا قارب صيد مستعمل بارواد => category=boats, attr.condition=used, city=arwad
جدي مزارع من يوم يومو وطلب مني مضخة للبير => category=water-pumps ! attr.water=well, category=farms
الشقة يلي كنا فيها انباعت، واليوم عم ندور بيت للاجار بالتضامن => category=residential, transactionType=rent, neighborhood=damascus.tadamon ! category=apartments, transactionType=sale
# not
شقة بحمص بس مو بالخالدية => category=apartments, city=homs, without=neighborhood:homs.al-khalidiyah ! neighborhood=homs.al-khalidiyah
بيت اجار باللاذقية ما عدا الرمل الجنوبي => category=residential, transactionType=rent, city=latakia, without=neighborhood:latakia.al-raml-al-janoubi ! neighborhood=latakia.al-raml-al-janoubi
شقة للاجار بجرمانا غير مفروشة => category=apartments, transactionType=rent, city=jaramana, furnishing=unfurnished ! furnishing=furnished
شقة للبيع بحلب مو اقل من 100 متر => category=apartments, transactionType=sale, city=aleppo, minArea=100 ! maxArea=100
محل للاجار بدمشق ما يكون بالحريقة ولا بالحميدية => category=shops, transactionType=rent, city=damascus, without=neighborhood:damascus.al-hariqa, without=neighborhood:damascus.al-hamidiyah ! neighborhood=damascus.al-hariqa, neighborhood=damascus.al-hamidiyah
سيارة مستعملة اي نوع الا هيونداي => category=cars, attr.condition=used, without=attr.car_make:hyundai ! attr.car_make=hyundai
شقة للبيع باللاذقية مو اعلى من الطابق الرابع => category=apartments, transactionType=sale, city=latakia, maxFloor=4 ! minFloor=4
بدي فيلا بس بلا مسبح => category=villas, without=features:pool ! features=pool
شقة للاجار بالمزة مو اكتر من 300 دولار => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh, maxPrice=300 ! minPrice=300
بدي موبايل مستعمل بس مو ايفون => category=mobiles, attr.condition=used, without=category:iphones ! category=iphones
ارض للبيع ببلودان لا تزيد مساحتها عن 1000 متر => category=lands, transactionType=sale, city=bloudan, maxArea=1000 ! minArea=1000
سيارة تويوتا ما تكون اقدم من 2012 => category=cars, attr.car_make=toyota, attr.year.min=2012 ! attr.year.max=2012
بدي سيارة مو احدث من 2015 => category=cars, attr.year.max=2015 ! attr.year.min=2015
طقم كنبايات ما يكون جلد => category=sofas, without=attr.material:leather ! attr.material=leather
غسالة بس ما بدي ياها حوضين => category=washing-machines, without=attr.washer_kind:twin ! attr.washer_kind=twin
شقة للاجار بقدسيا بس ما تكون بالطابق الارضي => category=apartments, transactionType=rent, city=qudsaya, without=floor:0 ! category=ground-floor-flats
شقة طابق تاني وما فوق بمخيم اليرموك => category=apartments, minFloor=2, neighborhood=damascus.yarmouk ! maxFloor=2
بيت للبيع بادلب شرط ما يكون بالضبيط => category=residential, transactionType=sale, city=idlib, without=neighborhood:idlib.al-dubbayt ! neighborhood=idlib.al-dubbayt
لابتوب اي ماركة غير HP => category=laptops, without=attr.computer_brand:hp ! attr.computer_brand=hp
بدون عمولة وبدون مكاتب شقة للبيع بداريا => category=apartments, transactionType=sale, city=darayya, attr.no_commission=true ! category=office-spaces
apartment for sale in Latakia but not in Al-Saliba => category=apartments, transactionType=sale, city=latakia, without=neighborhood:latakia.al-saliba ! neighborhood=latakia.al-saliba
a flat to rent in Baramkeh, no higher than the second floor => category=apartments, transactionType=rent, maxFloor=2, neighborhood=damascus.baramkeh ! minFloor=2
car under 8000 dollars but not diesel => category=cars, maxPrice=8000, without=attr.fuel:diesel ! attr.fuel=diesel
شاليه للاجار بطرطوس ما بدي ياه بالرمال الذهبية => category=chalets, transactionType=rent, city=tartus, without=neighborhood:tartus.al-rimal-al-dhahabiyah ! neighborhood=tartus.al-rimal-al-dhahabiyah
شقة للبيع عالاقل 90 متر بحماة => category=apartments, transactionType=sale, city=hama, minArea=90 ! maxArea=90
شقة للبيع مساحتها عالاكتر 150 متر بطرطوس => category=apartments, transactionType=sale, city=tartus, maxArea=150 ! minArea=150
وين ما كان باللاذقية شقة للاجار الا بسقوبين => category=apartments, transactionType=rent, city=latakia, without=neighborhood:latakia.squbeen ! neighborhood=latakia.squbeen
ما بدي سيارة اوتوماتيك، بدي سيارة بنزين => category=cars, attr.fuel=petrol, without=attr.gearbox:automatic ! attr.gearbox=automatic
براد اي ماركة ماعدا سامسونغ => category=fridges, without=attr.appliance_brand:samsung ! attr.appliance_brand=samsung, category=samsung-phones
شقة للاجار بحلب لا بالاشرفية ولا بالشيخ مقصود => category=apartments, transactionType=rent, city=aleppo, without=neighborhood:aleppo.al-ashrafiyah, without=neighborhood:aleppo.sheikh-maqsoud ! neighborhood=aleppo.al-ashrafiyah, neighborhood=aleppo.sheikh-maqsoud
محل للبيع بحمص باستثناء الوعر => category=shops, transactionType=sale, city=homs, without=neighborhood:homs.al-waer ! neighborhood=homs.al-waer
لازمنا بيت اجار ما يتعدى 100 دولار بالسويدا => category=residential, transactionType=rent, maxPrice=100, city=as-suwayda ! minPrice=100
لا اقل من 50 الف ولا اكتر من 80 الف شقة للبيع بمساكن برزة => category=apartments, transactionType=sale, minPrice=50000, maxPrice=80000, neighborhood=damascus.masaken-barzeh
مو للبيع، للاجار بس: محل بصحنايا => category=shops, transactionType=rent, city=sahnaya ! transactionType=sale
انا ما بدي اجار، بدي اشتري شقة بالقصور بالشام => category=apartments, transactionType=sale, neighborhood=damascus.al-qusour ! transactionType=rent
سيارة للاجار بطرطوس من غير سائق => category=cars, transactionType=rent, city=tartus, attr.with_driver=without ! attr.with_driver=with, category=driver-jobs
ايفون 11 اي لون غير الاسود => category=iphones, without=attr.color:black ! attr.color=black
شقة للبيع بالفرقان او الموكامبو بس مو عالعظم => category=apartments, transactionType=sale, neighborhood=aleppo.al-furqan, neighborhood=aleppo.mocambo, without=attr.finishing:skeleton ! attr.finishing=skeleton
# deal
عم فكر اشتري مكتب بالمزة فيلات غربية => category=office-spaces, transactionType=sale, neighborhood=damascus.mezzeh-western-villas ! category=villas
بدي أجّر محلي بالحمدانية => category=shops, transactionType=rent, neighborhood=aleppo.al-hamdaniyah
حابين نستاجر محل كم شهر بالقصاع => category=shops, transactionType=rent, neighborhood=damascus.qassaa
شقة للمبادلة بحماة => category=apartments, transactionType=exchange, city=hama
معمل بلاستيك للاستثمار بحسياء => category=factories, transactionType=investment, city=hisyah ! attr.material=plastic
بكم عم تأجرو الشاليهات بكسب => category=chalets, transactionType=rent, city=kassab
لازمنا نستأجر كراج بالسبيل بحلب => category=garages, transactionType=rent, neighborhood=aleppo.as-sabil ! neighborhood=homs.al-sabil, category=car-repair
نطيطات للاجار بطرطوس => category=kids-entertainment, transactionType=rent, city=tartus
رح بيع سيارتي الكيا كم بتسوى => category=cars, attr.car_make=kia, transactionType=sale
مين بيشتري مني غرفة نوم مستعملة => category=bedroom-sets, attr.condition=used, transactionType=sale ! category=shared-rooms
بدي حدا يأجرني بيت بالهامة => category=residential, transactionType=rent, city=al-hamah
شقة للبيع كاش بالعدوي => category=apartments, transactionType=sale, attr.payment_options=cash, neighborhood=damascus.al-adawi
وين فيني استأجر سيارة مع سائق بحلب => category=cars, transactionType=rent, attr.with_driver=with, city=aleppo ! category=driver-jobs
بدي بادل سيارتي الكيا بحمص => category=cars, attr.car_make=kia, transactionType=exchange, city=homs
فندق للاستثمار بالمرجة بدمشق => category=hotels, transactionType=investment, neighborhood=damascus.al-marjeh
عندي بيت بعربين وبدي بيعو بسرعة => category=residential, transactionType=sale, city=arbin
مطلوب للشراء ارض بالصبورة بريف دمشق => category=lands, transactionType=sale, city=al-sabboura ! city=sabboura-hama, city=damascus
مطلوب للايجار فورا مكتب بالحلبوني => category=office-spaces, transactionType=rent, neighborhood=damascus.halbouni
عندي فيلا بيعفور وناوي اعرضها للبيع => category=villas, transactionType=sale, city=yaafour
بدي آخد محل بالايجار بالدبلان => category=shops, transactionType=rent, neighborhood=homs.al-dablan
بدلات عريس للاجار بالقامشلي => category=groom-suits, transactionType=rent, city=qamishli
زهقت من الاجار ورح اشتري شقة بقدسيا => category=apartments, transactionType=sale, city=qudsaya ! transactionType=rent
looking to rent a farm in Sahnaya for two days => category=farms, category=pool-farms, transactionType=rent, city=sahnaya
I am selling my apartment in Malki => category=apartments, transactionType=sale, neighborhood=damascus.malki
I want to swap my car in Damascus => category=cars, transactionType=exchange, city=damascus
we'd like to lease an office in Kafr Sousa => category=office-spaces, transactionType=rent, neighborhood=damascus.kafr-sousa
حصادة للاجار بالحسكة => category=harvesters-threshers, transactionType=rent, city=al-hasakah
مولدة مازوت للاجار بالرقة => category=diesel-generators, transactionType=rent, city=raqqa
شاليه للبيع بالتقسيط بطرطوس => category=chalets, transactionType=sale, attr.payment_options=installments, city=tartus
سيارة للبيع بالتقسيط بدمشق => category=cars, transactionType=sale, attr.installments=true, city=damascus
نادي رياضي للاستثمار بالمزة => category=sports-party-halls, transactionType=investment, neighborhood=damascus.mezzeh
نيتي اتملك محل بالشيخ ضاهر => category=shops, transactionType=sale, neighborhood=latakia.sheikh-daher
مين عم يبيع صيصان بدرعا => category=chicks, transactionType=sale, city=daraa
شاحنة للاجار بعدرا => category=trucks, transactionType=rent, city=adra
بدي استأجر بلدوزر يومين => category=construction-machines, attr.machine_kind=bulldozer, transactionType=rent
معرض سيارات للاجار بحلب => category=showrooms, transactionType=rent, city=aleppo ! category=cars
بدي بيع موبايلي السامسونغ => category=samsung-phones, transactionType=sale
لازمني استئجار قبو بباب مصلى => category=basements, transactionType=rent, neighborhood=damascus.bab-musalla
# money
شقة بالمهاجرين بالشام لحد 120 الف => category=apartments, transactionType=sale, neighborhood=damascus.muhajireen, maxPrice=120000
بيت اجار بالدويلعة بميتين دولار او اقل => category=residential, transactionType=rent, neighborhood=damascus.dwelaa, maxPrice=200
معي 25 الف دولار وبدي شقة بدوما => category=apartments, transactionType=sale, city=douma, maxPrice=25000
ميزانيتي للاجار 150 دولار بالشهر، شقة بالتل => category=apartments, transactionType=rent, maxPrice=150, city=al-tall
ارض للبيع بيعفور سعر المتر تحت ال 100 دولار => category=lands, transactionType=sale, city=yaafour, maxPricePerM2=100 ! maxPrice=100
شقة للبيع بالوعر بين 30 و45 الف => category=apartments, transactionType=sale, neighborhood=homs.al-waer, minPrice=30000, maxPrice=45000
شقق من خمسين لستين الف بحماة => category=apartments, transactionType=sale, city=hama, minPrice=50000, maxPrice=60000
فيلا للبيع باقل من تلتمية الف دولار بصحنايا => category=villas, transactionType=sale, city=sahnaya, maxPrice=300000
سيارة سعرها ما يزيد عن 5000 دولار بحمص => category=cars, maxPrice=5000, city=homs
موبايل شاومي تحت المية دولار => category=android-phones, attr.phone_brand=xiaomi, maxPrice=100
محل للاجار بالفرقان ما بدفع اكتر من 400 بالشهر => category=shops, transactionType=rent, neighborhood=aleppo.al-furqan, maxPrice=400
شقة للبيع بمشروع الزراعة من 60 الف وطالع => category=apartments, transactionType=sale, neighborhood=latakia.al-ziraa, minPrice=60000 ! maxPrice=60000
بدي لابتوب بميتين وخمسين دولار كحد اقصى => category=laptops, maxPrice=250
مكتب للاجار بين 200 و 300 دولار بالشعلان => category=office-spaces, transactionType=rent, neighborhood=damascus.shaalan, minPrice=200, maxPrice=300
flat in Jaramana, up to 40k => category=apartments, transactionType=sale, city=jaramana, maxPrice=40000
shop for rent in Tartus, max 250 USD per month => category=shops, transactionType=rent, city=tartus, maxPrice=250
villa for sale between 200k and 300k in Bloudan => category=villas, transactionType=sale, city=bloudan, minPrice=200000, maxPrice=300000
شقة بمية الف بالكتير بكفرسوسة => category=apartments, transactionType=sale, maxPrice=100000, neighborhood=damascus.kafr-sousa
غسالة سامسونغ مو اكتر من 250 دولار => category=washing-machines, attr.appliance_brand=samsung, maxPrice=250
ما معي غير تلاتين الف، في شي شقة بمعضمية الشام => category=apartments, transactionType=sale, maxPrice=30000, city=muadamiyat-al-sham ! city=damascus
بيت بعشرين الف دولار او ارخص بسلمية => category=residential, transactionType=sale, maxPrice=20000, city=salamiyah
شقة للاجار ب 100$ واقل بالحجر الاسود => category=apartments, transactionType=rent, maxPrice=100, city=al-hajar-al-aswad
سعر المتر لا يزيد عن 450 دولار، شقة للبيع بطرطوس => category=apartments, transactionType=sale, city=tartus, maxPricePerM2=450 ! maxPrice=450
موتور باقل من 600 دولار بادلب => category=motorcycles, maxPrice=600, city=idlib
غرفة نوم كاملة ما تتجاوز 700 دولار => category=bedroom-sets, maxPrice=700 ! category=shared-rooms
بدي استأجر بيت بحلب الجديدة من 150 ل 200 دولار => category=residential, transactionType=rent, neighborhood=aleppo.new-aleppo, minPrice=150, maxPrice=200
شقة للبيع بستين الف فما دون بعكرمة => category=apartments, transactionType=sale, maxPrice=60000, neighborhood=homs.akrama ! minPrice=60000
سيارة من 4 ل 6 الاف دولار => category=cars, minPrice=4000, maxPrice=6000
شقة للبيع سعرها ما بيطلع عن خمسة وسبعين الف بالقصاع => category=apartments, transactionType=sale, maxPrice=75000, neighborhood=damascus.qassaa
مستودع للاجار تحت 500 دولار بالشهر بحرستا => category=warehouses, transactionType=rent, maxPrice=500, city=harasta
دكانة للبيع باقل من 35 الف بالصنمين => category=shops, transactionType=sale, maxPrice=35000, city=al-sanamayn
ايفون مستعمل بين تلتمية واربعمية دولار => category=iphones, attr.condition=used, minPrice=300, maxPrice=400
iPhone under 500 dollars in Aleppo => category=iphones, maxPrice=500, city=aleppo
ارض للبيع بالديماس بمية وخمسين الف على الاكثر => category=lands, transactionType=sale, city=al-dimas, maxPrice=150000
شقة للاجار بالبرامكة حدي الاقصى ٣٥٠ دولار => category=apartments, transactionType=rent, neighborhood=damascus.baramkeh, maxPrice=350
غرفة للاجار تحت الخمسين دولار باللاذقية => category=shared-rooms, category=student-housing, transactionType=rent, maxPrice=50, city=latakia
براد مستعمل سعرو دون ال 150 دولار => category=fridges, attr.condition=used, maxPrice=150
شقة للبيع بالجميلية سعرها فوق الخمسين الف وتحت التمانين الف => category=apartments, transactionType=sale, neighborhood=aleppo.al-jamiliyah, minPrice=50000, maxPrice=80000
# typo
شفة للايجار بداريا => category=apartments, transactionType=rent, city=darayya
بيت للبع بالنبك => category=residential, transactionType=sale, city=al-nabk
محل للاجاز بحرستا => category=shops, transactionType=rent, city=harasta
شقة للبيع بالقاموشلي => category=apartments, transactionType=sale, city=qamishli
ارض للبيع بطرتوس => category=lands, transactionType=sale, city=tartus
مكتب للاجار بابو رمانى => category=office-spaces, transactionType=rent, neighborhood=damascus.abu-rummaneh
سيارة هيوندي للبيع بحلب => category=cars, attr.car_make=hyundai, transactionType=sale, city=aleppo
سيارة نيسن اوتماتيك => category=cars, attr.car_make=nissan, attr.gearbox=automatic
براد سمسونغ مستعمل => category=fridges, attr.appliance_brand=samsung, attr.condition=used ! category=samsung-phones
غسالى مستعملى بجبلا => category=washing-machines, attr.condition=used, city=jableh
شقه للاجار بمساكم برزة => category=apartments, transactionType=rent, neighborhood=damascus.masaken-barzeh ! neighborhood=damascus.barzeh
فلا للبيع بيعقور => category=villas, transactionType=sale, city=yaafour
شاليه للاجاار بوادي قندبل => category=chalets, transactionType=rent, city=wadi-qandil
مستودع للايخار بالكسوه => category=warehouses, transactionType=rent, city=al-kiswah
موبيل شاومي مستعمل => category=android-phones, attr.phone_brand=xiaomi, attr.condition=used
ايفون 13 مستعل => category=iphones, attr.condition=used
لابتوب اسووس مستعمل => category=laptops, attr.computer_brand=asus, attr.condition=used
كنبيات للبيع بحمس => category=sofas, transactionType=sale, city=homs
دراجه ناريه للبيع بدير الزوور => category=motorcycles, transactionType=sale, city=deir-ez-zor
شقة بالحمدانيه للايجرا => category=apartments, transactionType=rent, neighborhood=aleppo.al-hamdaniyah
شقا بباب تومه اجار => category=apartments, transactionType=rent, neighborhood=damascus.bab-touma
محل تجري للبيع بالشعلن => category=shops, transactionType=sale, neighborhood=damascus.shaalan
مزرعة للبيع ببلوذان => category=farms, category=pool-farms, transactionType=sale, city=bloudan
بطاريه ليتيوم 24 فولط => category=storage-batteries, attr.battery_kind=lithium, attr.system_volts=24
شقة طابو احضر بجرمانه => category=apartments, attr.ownership_paper=green_tabu, city=jaramana
بيت بالسويدة للاجار => category=residential, transactionType=rent, city=as-suwayda
ارض زراعيه للبيع بالميادن => category=agricultural-land, transactionType=sale, city=al-mayadin
شقة للاجار بجبله مفرشة => category=apartments, transactionType=rent, city=jableh, furnishing=furnished
سخان شمشي مستعمل => category=solar-water-heaters, attr.condition=used ! category=water-heaters
شاشه تلفزون مستعمله => category=televisions, attr.condition=used
appartment for sale in Homs => category=apartments, transactionType=sale, city=homs
shop for rnet in Alepo => category=shops, transactionType=rent, city=aleppo
used fridg in Latakai => category=fridges, attr.condition=used, city=latakia
land for slae in Safitta => category=lands, transactionType=sale, city=safita
بدي شغل محاسبه بدمسق => category=accounting-jobs, city=damascus
نقل عفص بحماه => category=furniture-moving, city=hama
بدي استجر شقة بدومة => category=apartments, transactionType=rent, city=douma
دروس خصوصيه فيزيا باللادقية => category=private-lessons, attr.subject=physics, city=latakia
# forms
شقة 3 غرف طابق اول للبيع بدمر => category=apartments, rooms=3, minFloor=1, maxFloor=1, transactionType=sale, neighborhood=damascus.dummar
شقة شرقي قبلي للبيع بالعفيف => category=apartments, attr.orientation=east, attr.orientation=south, transactionType=sale, neighborhood=damascus.al-afif
شقة بناء جديد مع مصعد وموقف سيارة للبيع بمشروع دمر => category=apartments, features=new_building, features=elevator, features=parking, transactionType=sale, neighborhood=damascus.mashrou-dummar ! category=parking-places, category=cars, attr.condition=new
فيلا فيها شيمينيه وحديقة بالديماس => category=villas, attr.home_extras=fireplace, features=garden, city=al-dimas
شقة شوفاج مستقل للبيع بالمالكي => category=apartments, attr.heating=own_boiler, transactionType=sale, neighborhood=damascus.malki
بيت وكالة كاتب عدل للبيع بالتضامن => category=residential, attr.ownership_paper=notarised_poa, transactionType=sale, neighborhood=damascus.tadamon
شقة نصف اكساء للبيع بقدسيا => category=apartments, attr.finishing=half_finished, transactionType=sale, city=qudsaya
شقة بحاجة تجديد للبيع بالسريان => category=apartments, attr.finishing=needs_renovation, transactionType=sale, neighborhood=aleppo.syriac-quarter
محل على شارع رئيسي للاجار بالحمدانية => category=shops, attr.street_kind=main_street, transactionType=rent, neighborhood=aleppo.al-hamdaniyah
محل مع سدة للبيع بالجميلية => category=shops, attr.mezzanine=true, transactionType=sale, neighborhood=aleppo.al-jamiliyah
مستودع بتدخلو شاحنات للاجار بعدرا => category=warehouses, attr.truck_access=true, transactionType=rent, city=adra ! category=trucks
بستان تفاح للبيع بسرغايا => category=orchards, attr.planted=apples, transactionType=sale, city=serghaya ! category=fruits-vegetables
ارض زراعية مزروعة فستق حلبي للبيع بمورك => category=agricultural-land, attr.planted=pistachios, transactionType=sale, city=morek ! city=aleppo, category=nuts-spices
شقة فيها خط معفى من التقنين للاجار بركن الدين => category=apartments, attr.electricity=exempt_line, transactionType=rent, neighborhood=damascus.rukn-al-din ! category=phone-numbers
بيت فيه امبيرات للاجار بالسليمانية => category=residential, attr.electricity=amperes, transactionType=rent, neighborhood=aleppo.al-sulaymaniyah ! category=ampere-lines
سيارة كيا ريو موديل 2011 اوتوماتيك => category=cars, attr.car_make=kia, attr.year=2011, attr.gearbox=automatic
سيارة هيونداي مصدومة للبيع => category=cars, attr.car_make=hyundai, attr.body_paint=damaged, transactionType=sale
سيارة بي ام دبليو فرش جلد وفتحة سقف لون كحلي => category=cars, attr.car_make=bmw, attr.car_features=leather, attr.car_features=sunroof, attr.color=navy ! attr.material=leather
سيارة كيا نمرة حمص موديل 2007 => category=cars, attr.car_make=kia, attr.plate_province=homs, attr.year=2007 ! city=homs
بيك اب ايسوزو غيار عادي موديل 2004 => category=pickups, attr.car_make=isuzu, attr.gearbox=manual, attr.year=2004
موبايل سامسونغ 128 غيغا رام 8 مجمرك => category=samsung-phones, attr.storage_gb=128, attr.ram_gb=8, attr.network_status=registered
ايفون 12 برو 128 غيغا لون ذهبي مع العلبة => category=iphones, attr.storage_gb=128, attr.color=gold, attr.in_the_box=box ! category=gold-jewellery
موبايل هواوي شريحتين => category=android-phones, attr.phone_brand=huawei, attr.sim_kind=dual
لابتوب لينوفو رايزن 5 رام 8 هارد SSD => category=laptops, attr.computer_brand=lenovo, attr.processor=ryzen_5, attr.ram_gb=8, attr.disk_kind=ssd
شاشة تلفزيون سامسونغ 55 انش سمارت => category=televisions, attr.appliance_brand=samsung, attr.screen_inches=55, attr.smart_screen=true ! category=samsung-phones
غسالة LG تعبئة علوية 8 كيلو => category=washing-machines, attr.appliance_brand=lg, attr.washer_kind=top, attr.load_kg=8
مكيف جنرال 1 طن انفرتر => category=air-conditioners, attr.appliance_brand=general, attr.cooling_tonnes=1, attr.inverter_motor=true ! category=inverters
براد توشيبا 18 قدم => category=fridges, attr.appliance_brand=toshiba, attr.capacity_feet=18
غرفة نوم خشب جوز كلاسيك 6 قطع => category=bedroom-sets, attr.material=walnut, attr.style=classic, attr.pieces=6 ! category=shared-rooms
سجاد صوف شغل يدوي => category=carpets, attr.material=wool, attr.handmade=true
تخت مفرد حديد => category=beds-mattresses, attr.mattress_size=single, attr.material=iron
لوح طاقة شمسية 550 واط => category=solar-panels, attr.panel_watts=550 ! attr.electricity=solar
انفرتر هايبرد 5 كيلوواط 48 فولت => category=inverters, attr.inverter_kind=hybrid, attr.inverter_kw=5, attr.system_volts=48 ! attr.fuel=hybrid, category=electric-hybrid-cars
وظيفة سكرتيرة دوام كامل بحلب => category=secretarial-jobs, attr.employment=full_time, city=aleppo
شغل برمجة عن بعد => category=programming-jobs, attr.work_place=remote ! category=online-jobs
دورة لغة المانية اونلاين => category=language-courses, attr.languages=german, attr.service_mode=online ! category=online-jobs
مكتب مقسم مع استقبال وغرفة اجتماعات للاجار بالمزة => category=office-spaces, attr.office_setup=partitions, attr.office_setup=reception, attr.office_setup=meeting_room, transactionType=rent, neighborhood=damascus.mezzeh ! category=shared-rooms, category=zoned-plots
flat with sea view and elevator for sale in Tartus => category=apartments, attr.view=sea, features=elevator, transactionType=sale, city=tartus
# arabizi
badna neshteri sha2a b tartous => category=apartments, transactionType=sale, city=tartus
fi bet lal ajar b jableh? => category=residential, transactionType=rent, city=jableh
ma7al lal bee3 bel hamidieh b homs => category=shops, transactionType=sale, neighborhood=homs.al-hamidiyah ! neighborhood=damascus.al-hamidiyah
sayara hyundai model 2010 lal bay3 => category=cars, attr.car_make=hyundai, attr.year=2010, transactionType=sale
2ard zira3iye lal bay3 b hama => category=agricultural-land, transactionType=sale, city=hama
shu as3ar el byout b salamieh => category=residential, city=salamiyah
sha2a tabe2 talet ma3 asanser bel mezzeh => category=apartments, minFloor=3, maxFloor=3, features=elevator, neighborhood=damascus.mezzeh
laptop dell musta3mal bel sham => category=laptops, attr.computer_brand=dell, attr.condition=used, city=damascus
motor lal bay3 b deir ezzor => category=motorcycles, transactionType=sale, city=deir-ez-zor
maktab lal ajar b abu rummaneh ta7t 500 dollar => category=office-spaces, transactionType=rent, neighborhood=damascus.abu-rummaneh, maxPrice=500
ana taleb w bade ghurfe lal ajar b lattakia => category=shared-rooms, category=student-housing, transactionType=rent, city=latakia
villa lal ajar b bloudan => category=villas, transactionType=rent, city=bloudan
shaleh lal ajar b tartous => category=chalets, transactionType=rent, city=tartus
ghassale samsung mosta3male => category=washing-machines, attr.appliance_brand=samsung, attr.condition=used ! category=samsung-phones
bade bee3 sha2ti bel tijara => category=apartments, transactionType=sale, neighborhood=damascus.al-tijara
mestawda3 lal ajar b adra => category=warehouses, transactionType=rent, city=adra
kanabayet mosta3male b halab => category=sofas, attr.condition=used, city=aleppo
3eyade lal ajar bel midan bel sham => category=clinics, transactionType=rent, neighborhood=damascus.midan
sha2a 3al 3adem lal bay3 b jaramana => category=apartments, attr.finishing=skeleton, transactionType=sale, city=jaramana
sha2a mafroushe bel ziraa b lattakia lal ajar => category=apartments, furnishing=furnished, neighborhood=latakia.al-ziraa, transactionType=rent
badde kahrabji b daraya => category=electrical-work, city=darayya
dourous riyadiyat khsousi b homs => category=private-lessons, attr.subject=maths, city=homs
arm ggh[hv fpgf => category=apartments, transactionType=rent, city=aleppo
lpg ggfdu fplhm => category=shops, transactionType=sale, city=hama
sdhvm ;dh ggfdu => category=cars, attr.car_make=kia, transactionType=sale
مشحفخح يثمم => category=laptops, attr.computer_brand=dell
two bedroom apartment for rent in Bab Sharqi => category=apartments, bedrooms=2, transactionType=rent, neighborhood=damascus.bab-sharqi
unfurnished flat to rent in Rukn al-Din => category=apartments, furnishing=unfurnished, transactionType=rent, neighborhood=damascus.rukn-al-din ! furnishing=furnished
office for sale in Shaalan with parking => category=office-spaces, transactionType=sale, neighborhood=damascus.shaalan, features=parking ! category=parking-places
used iPhone 13 in Damascus => category=iphones, attr.condition=used, city=damascus
Kia car, manual, for sale in Tartus => category=cars, attr.car_make=kia, attr.gearbox=manual, transactionType=sale, city=tartus
I need a plumber in Jaramana please => category=plumbing, city=jaramana
house cleaning service in Aleppo => category=house-cleaning, city=aleppo ! category=residential
olive orchard for sale in Idlib => category=orchards, attr.planted=olives, transactionType=sale, city=idlib ! category=olive-oil
secondhand Samsung fridge in Homs => category=fridges, attr.appliance_brand=samsung, attr.condition=used, city=homs ! category=samsung-phones
chalet to rent in Wadi Qandil this weekend => category=chalets, transactionType=rent, city=wadi-qandil
looking for a nursing job in Latakia => category=medical-jobs, city=latakia ! category=home-nursing
shop with two facades for rent in Hama => category=shops, attr.facade_count=2, transactionType=rent, city=hama
# look-alikes
بطارية لابتوب ديل => category=computer-parts, attr.computer_part=laptop_battery ! category=laptops, category=storage-batteries
باور بانك 20000 ملي امبير => category=power-banks, attr.capacity_mah=20000 ! category=storage-batteries, category=ampere-lines
عربية اطفال مستعملة => category=toys-strollers, attr.condition=used ! category=cars
كفر موبايل ايفون => category=covers-screen-guards ! category=iphones, category=mobiles
مراية سيارة كيا وكالة => category=car-spare-parts, attr.car_make=kia, attr.part_source=agency ! category=cars, category=mirrors-paintings
زيت سيارة => category=car-batteries-oils ! category=cars, category=olive-oil
شامبو وزيت للشعر => category=hair-products ! category=olive-oil
ماكينة خياطة للبيع بحلب => category=sewing-machines, transactionType=sale, city=aleppo ! category=tailors, category=tailoring-jobs
جرة غاز للبيت => category=gas-cylinders ! category=cookers-ovens, category=residential
طعام كلاب => category=pet-food, attr.pet_for=dogs ! category=dogs
دكتور بيطري بحماة => category=veterinarians, city=hama ! category=doctors-clinics
ارانب زينة للبيع => category=hamsters-rabbits, transactionType=sale ! category=farm-rabbits
سمك زينة للبيع => category=ornamental-fish, transactionType=sale ! category=farmed-fish
شنتة سفر كبيرة => category=luggage-backpacks ! category=rides-intercity
ساعة ذكية سامسونغ => category=smart-watches, attr.phone_brand=samsung ! category=samsung-phones, category=watches
بدي ساعة حائط => category=mirrors-paintings ! category=watches
برادي جاهزة للبيع => category=curtains, transactionType=sale ! category=fridges
مغسلة سيارات للبيع بحمص => category=fuel-stations, transactionType=sale, city=homs ! category=cars, category=washing-machines
محل حلاقة للاجار بالميدان بالشام => category=shops, transactionType=rent, neighborhood=damascus.midan ! category=barbers
صيدلية للبيع بالعدوي => category=pharmacies, transactionType=sale, neighborhood=damascus.al-adawi ! category=pharmacy-jobs
بدي شغل بصيدلية بحلب => category=pharmacy-jobs, city=aleppo ! category=pharmacies
وظيفة حارس بناية بدمشق => category=security-jobs, city=damascus ! category=residential-buildings, features=security
تركيب كاميرات مراقبة بحلب => category=camera-network-installation, city=aleppo ! category=cameras-drones, attr.home_extras=cameras
شاحن ايفون اصلي => category=chargers-cables, attr.accessory_source=original ! category=iphones
سماعات بلوتوث للموبايل => category=headphones-earbuds, attr.connectivity=bluetooth ! category=mobiles
خلاط مغسلة => category=sanitary-plumbing ! category=blenders-choppers
خلاط مولينكس للكوكتيل => category=blenders-choppers, attr.appliance_brand=moulinex ! category=sanitary-plumbing, category=parrots
سكة فلاحة للجرار مستعملة => category=ploughs-implements, attr.farm_machine=plough, attr.condition=used ! category=tractors
نمرة سيارة مميزة => category=special-plates ! category=cars, category=phone-numbers
بدلة رسمية رجالي للاجار => category=men-suits, transactionType=rent ! category=groom-suits
wedding dress for sale in Aleppo => category=bridal-dresses, transactionType=sale, city=aleppo ! category=women-dresses
phone repair shop for rent in Homs => category=shops, transactionType=rent, city=homs ! category=phone-computer-repair
قطط للتبني => category=pet-adoption ! category=cats
بيض تفقيس بالجملة => category=eggs, attr.sale_unit=wholesale ! category=chickens, category=incubators-equipment
نباتات زينة للبيت => category=plants-pots ! category=residential
كفوف طبية بالجملة => category=consumables, attr.sale_unit=wholesale
تعليم سواقة للنسوان بحمص => category=driving-lessons, city=homs ! category=driver-jobs
ترجمة محلفة بدمشق => category=translation-services, city=damascus ! category=translation-writing-jobs
سرير طبي وعكازات => category=wheelchairs-beds, attr.mobility_aid=bed, attr.mobility_aid=crutches ! category=beds-mattresses
# namesakes
شقة بالروضة بدمشق للاجار => category=apartments, transactionType=rent, neighborhood=damascus.al-rawda ! neighborhood=jaramana.al-rawda
بيت للبيع بالحمرا بريف حماة => category=residential, transactionType=sale, city=al-hamra ! neighborhood=homs.al-hamra, neighborhood=damascus.al-hamra-street
محل بالعزيزية بالحسكة للاجار => category=shops, transactionType=rent, neighborhood=al-hasakah.al-aziziyah ! neighborhood=aleppo.al-aziziyah
شقة بالسبيل بحمص => category=apartments, neighborhood=homs.al-sabil ! neighborhood=aleppo.as-sabil
شقة بالاندلس بحلب للبيع => category=apartments, transactionType=sale, neighborhood=aleppo.al-andalus ! neighborhood=hama.al-andalus
شقة بالفردوس بحلب => category=apartments, neighborhood=aleppo.al-fardos ! neighborhood=damascus.al-fardos
شقة للاجار بحي تشرين بحلب => category=apartments, transactionType=rent, neighborhood=aleppo.tishreen ! neighborhood=damascus.tishreen-qaboun, landmark=latakia-university
بيت بالثورة بادلب => category=residential, neighborhood=idlib.al-thawra ! city=al-tabqah
بيت للبيع بالمهاجرين بحمص => category=residential, transactionType=sale, neighborhood=homs.al-muhajireen ! neighborhood=damascus.muhajireen
شقة بالشهباء الجديدة بحلب => category=apartments, neighborhood=aleppo.new-shahba ! city=shahba
محل بالصالحية بالرقة => category=shops, neighborhood=raqqa.al-salihiyah ! neighborhood=damascus.salihiyah
شقة بالكورنيش بالقامشلي => category=apartments, neighborhood=qamishli.al-kournish ! neighborhood=latakia.al-kournish-al-gharbi
بيت بالحاضر بحماة => category=residential, neighborhood=hama.al-hadir ! city=al-hader
بيت للاجار بالقنوات بالشام => category=residential, transactionType=rent, neighborhood=damascus.qanawat ! city=qanawat
بيت بقنوات السويدا للبيع => category=residential, transactionType=sale, city=qanawat ! neighborhood=damascus.qanawat
شقة بالمحطة بدرعا => category=apartments, neighborhood=daraa.daraa-al-mahatta ! neighborhood=homs.al-mahatta
شقة للبيع بالملعب بطرطوس => category=apartments, transactionType=sale, neighborhood=tartus.al-malaab ! neighborhood=homs.al-malaab
بيت بحي الزهور بالحسكة => category=residential, neighborhood=al-hasakah.al-zuhour ! neighborhood=damascus.al-zuhour, category=flowers-bouquets
ارض بالشيخ سعد بطرطوس => category=lands, city=sheikh-saad ! neighborhood=damascus.sheikh-saad
شقة بغرناطة بحماة => category=apartments, neighborhood=hama.granada ! neighborhood=daraa.gharnata
جارتي هنادي بدها شقة للبيع باللاذقية => category=apartments, transactionType=sale, city=latakia ! city=al-hinadi
عمي خطاب عم يبيع شقتو بحماة => category=apartments, transactionType=sale, city=hama ! city=khattab
ابني جاسم بدو موتور مستعمل بدرعا => category=motorcycles, attr.condition=used, city=daraa ! city=jasim
خالتي ربيعة بدها غسالة مستعملة باللاذقية => category=washing-machines, attr.condition=used, city=latakia ! city=rabia
ابو سليم عندو بيت للاجار بالسويدا => category=residential, transactionType=rent, city=as-suwayda ! city=salim
زيت زيتون عفريني => category=olive-oil ! city=afrin
اكل بيتي حلبي بدمشق => category=home-cooking, city=damascus ! city=aleppo
شقة قريبة من قلعة حلب للبيع => category=apartments, landmark=aleppo-citadel, transactionType=sale ! city=aleppo, neighborhood=latakia.al-qalaa
بيت بالقلعة باللاذقية => category=residential, neighborhood=latakia.al-qalaa
شقة للاجار قريبة من محطة بغداد => category=apartments, transactionType=rent, landmark=baghdad-station ! neighborhood=damascus.baghdad-street
ارض بالحميدية بطرطوس => category=lands, city=al-hamidiyah ! neighborhood=damascus.al-hamidiyah
بيت بصوران اعزاز للاجار => category=residential, transactionType=rent, city=suran-azaz ! city=suran, city=azaz
شقة بالناصرة بالحسكة => category=apartments, neighborhood=al-hasakah.al-nasirah ! city=al-nasirah
apartment in Al-Khalidiyah, Aleppo => category=apartments, neighborhood=aleppo.al-khalidiyah ! neighborhood=homs.al-khalidiyah
shop for sale in Al-Qusour, Hama => category=shops, transactionType=sale, neighborhood=hama.al-qusour ! neighborhood=damascus.al-qusour
house in Al-Wihdeh, Jaramana => category=residential, neighborhood=jaramana.al-wihdeh ! neighborhood=damascus.al-wihdeh
شقة بالجلاء بدمشق => category=apartments, neighborhood=damascus.al-jalaa ! city=al-jalaa
محل بالامين بالرقة => category=shops, neighborhood=raqqa.al-amin ! neighborhood=damascus.al-amin
عندي محل بالسوق وبدي رفوف محلات مستعملة => category=shop-fittings, attr.condition=used ! category=shops, neighborhood=qamishli.qamishli-al-wusta
`;
