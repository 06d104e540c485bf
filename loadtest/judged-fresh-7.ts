/**
 * A seventh fresh set, by a fourth person who got the classes alone, judged by a fifth, counted once: 96.4 % right, 1.8 % wrong,
 * 89.5 % perfect of 438. What was wrong in it was mended afterwards.
 */
export const JUDGED_FRESH_7 = `
# around
السلام عليكم ورحمة الله، عندكن شقق للبيع بدوما؟ => category=apartments, transactionType=sale, city=douma
يسعدلي صباحكن يا غاليين بدنا بيت للاجار بمحردة => category=residential, transactionType=rent, city=mhardeh
خيو من زمان عم دور ع محل صغير للاجار بالقصاع اذا الله راد => category=shops, transactionType=rent, neighborhood=damascus.qassaa
انا ابو خالد من الرقة، بدي اسأل عن اراضي للبيع بتل ابيض الله يحفظكن => category=lands, transactionType=sale, city=tell-abyad ! city=raqqa
اهلين، صرلنا سنة بتركيا وراجعين بعد العيد وبدنا شقة للبيع بأعزاز => category=apartments, transactionType=sale, city=azaz
لو سمحت يا استاذ في عندكم مكاتب للايجار بالسبيل بحلب؟ => category=office-spaces, transactionType=rent, neighborhood=aleppo.as-sabil
يعطيكن العافية، شو في غرف نوم مستعملة عندكن بطرطوس => category=bedroom-sets, attr.condition=used, city=tartus ! category=shared-rooms
والله العظيم تعبت، بدي بس بيت اجار صغير بقدسيا => category=residential, transactionType=rent, city=qudsaya
يا جماعة الخير بدنا كهربجي شاطر بصحنايا الله يجزيكن الخير => category=electrical-work, city=sahnaya
تحياتي الكم من السويد، ابحث لاهلي عن بيت للبيع بالحسكة => category=residential, transactionType=sale, city=al-hasakah
مرحبا، بنتي رح تتجوز وناقصها براد وما معنا كتير، في شي براد مستعمل بسلمية؟ => category=fridges, attr.condition=used, city=salamiyah
الله يوفقكن ويرزقكن، عندكن خرفان للبيع بالسقيلبية => category=sheep, transactionType=sale, city=al-suqaylabiyah
عذرا منكن يمكن سؤالي غبي بس كيف اسعار المحلات بالحريقة => category=shops, neighborhood=damascus.al-hariqa
شباب بالله عليكن حدا يدلني على معلم تمديدات صحية ببانياس => category=plumbing, city=baniyas
يا عيوني انتو، انا طالبة من القنيطرة وبدي غرفة للاجار بجرمانا => category=shared-rooms, category=student-housing, transactionType=rent, city=jaramana ! city=quneitra
اخوكم من دبي، محتاج فيلا للبيع بقرى الاسد => category=villas, transactionType=sale, city=qura-al-dimas
حياكم الله، جاي ادور بيت ايجار بالبوكمال بس يكون نظيف => category=residential, transactionType=rent, city=al-bukamal
ابوي كبير بالعمر ومحتاجين كرسي متحرك بدير الزور الله يعافيكم => category=wheelchairs-beds, attr.mobility_aid=wheelchair, city=deir-ez-zor
يا رب لاقي عندكن هالغرض، ماكينة خياطة مستعملة بادلب => category=sewing-machines, attr.condition=used, city=idlib
good morning from Berlin, any apartments for sale in Kafr Batna please? => category=apartments, transactionType=sale, city=kafr-batna
Hi there, my wife and I are looking for a small house to rent in Maaloula => category=residential, transactionType=rent, city=maaloula
بارك الله فيكم نرجو افادتنا عن مستودعات للايجار في عدرا العمالية => category=warehouses, transactionType=rent, city=adra-al-ummaliyah
صدقوني ما عاد اعرف وين روح، شقة اجار بكشكول لو صغيرة => category=apartments, transactionType=rent, neighborhood=jaramana.kashkoul
ما عليكن امر، بس بدي اعرف اذا في شقق للبيع بالزبدية => category=apartments, transactionType=sale, neighborhood=aleppo.al-zibdiyah
كل عام وانتو بخير، في عندكن شاليهات للايجار بكسب؟ => category=chalets, transactionType=rent, city=kassab
انا ام علي، ابني بدو موتور مستعمل لشغلو بجبلة => category=motorcycles, attr.condition=used, city=jableh
الله يسلم هالايدين عالموقع الحلو، شو في سيارات للبيع بالنبك => category=cars, transactionType=sale, city=al-nabk
لك يا اخي شو هالغلا، معقول ما في شقة للاجار بركن الدين بسعر معقول؟ => category=apartments, transactionType=rent, neighborhood=damascus.rukn-al-din
ممكن حدا يرد علي ضروري، بدي دكتورة نسائية بحمص => category=doctors-clinics, attr.specialty=gynaecology, city=homs
حبيبي انت، شفلنا شي مزرعة للبيع بالنشابية => category=farms, category=pool-farms, transactionType=sale, city=al-nashabiyah
قبل كل شي شكرا لجهودكن، ببحث عن عيادة للايجار بشارع بغداد => category=clinics, transactionType=rent, neighborhood=damascus.baghdad-street
سلام، انا مهندس جديد متخرج وبدور على ستوديو للاجار بالفرقان => category=studios, transactionType=rent, neighborhood=aleppo.al-furqan ! category=engineering-jobs
ختيار متقاعد وبدي ريّح راسي، بيت للبيع بالكفرون => category=residential, transactionType=sale, city=al-kafroun
دخيل عينك خبرني اذا في حدا عم يبيع غنم بالقريتين => category=sheep, transactionType=sale, city=al-qaryatayn
هلا بيكم، اريد اسأل عن اسعار السيارات بالرقة شلون صايرة => category=cars, city=raqqa
اختي ساكنة بكندا وبدها تشتري شقة بصافيتا وكلفتني دور الها => category=apartments, transactionType=sale, city=safita
مشكورين سلفا، لازمنا طاولة سفرة مستعملة بحماة => category=dining-tables, attr.condition=used, city=hama
يا حبايب قلبي، في عندكن قطط شيرازي للبيع باللاذقية؟ => category=cats, transactionType=sale, city=latakia
وحياة ولادك اذا بتعرف شي دكان للاجار بباب السباع خبرني => category=shops, transactionType=rent, neighborhood=homs.bab-al-sebaa
Thanks in advance, I need a furnished flat to rent in Shaalan for my grandmother => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.shaalan
# town
شقة للبيع بالنبك ريف دمشق => category=apartments, transactionType=sale, city=al-nabk ! city=damascus
يا جماعة بدي بيت للبيع بسلمية حماة => category=residential, transactionType=sale, city=salamiyah ! city=hama
نريد محل للايجار بمنبج حلب => category=shops, transactionType=rent, city=manbij ! city=aleppo
ارض للبيع بصافيتا محافظة طرطوس => category=lands, transactionType=sale, city=safita ! city=tartus
حابين ناخد فيلا للبيع بكسب اللاذقية => category=villas, transactionType=sale, city=kassab ! city=latakia
بدنا بيت للاجار بالقامشلي محافظة الحسكة => category=residential, transactionType=rent, city=qamishli ! city=al-hasakah
شقة للايجار بالرستن حمص => category=apartments, transactionType=rent, city=al-rastan ! city=homs
اراضي زراعية للبيع بنوى درعا => category=agricultural-land, transactionType=sale, city=nawa ! city=daraa
لازمنا بيت اجار بجسر الشغور ادلب => category=residential, transactionType=rent, city=jisr-al-shughur ! city=idlib
اكو سيارة للبيع بالبوكمال محافظة دير الزور => category=cars, transactionType=sale, city=al-bukamal ! city=deir-ez-zor
جرار للبيع بتل ابيض بالرقة => category=tractors, transactionType=sale, city=tell-abyad ! city=raqqa
شقة بقطنا التابعة لريف دمشق للبيع => category=apartments, transactionType=sale, city=qatana ! city=damascus
شقة للبيع بجبلة محافظة اللاذقية => category=apartments, transactionType=sale, city=jableh ! city=latakia
بدي بيت للبيع بتلكلخ من ريف حمص => category=residential, transactionType=sale, city=talkalakh ! city=homs
مستودع للايجار باعزاز شمال حلب => category=warehouses, transactionType=rent, city=azaz ! city=aleppo
شباب بدنا شاليه للايجار ببانياس طرطوس => category=chalets, transactionType=rent, city=baniyas ! city=tartus
مزرعة للبيع بمحردة حماة => category=farms, category=pool-farms, transactionType=sale, city=mhardeh ! city=hama
house for rent in Salamiyah, Hama => category=residential, transactionType=rent, city=salamiyah ! city=hama
apartment for sale in Jableh, Latakia governorate => category=apartments, transactionType=sale, city=jableh ! city=latakia
shop for rent in Manbij, Aleppo countryside => category=shops, transactionType=rent, city=manbij ! city=aleppo
طرطوس، صافيتا، شقة للاجار => category=apartments, transactionType=rent, city=safita ! city=tartus
درعا - بصرى الشام - بيت للبيع => category=residential, transactionType=sale, city=bosra ! city=daraa, city=damascus
بيت للبيع بالشيخ مسكين بدرعا => category=residential, transactionType=sale, city=al-shaykh-maskin ! city=daraa
شقة بالتل بريف دمشق للايجار مفروشة => category=apartments, transactionType=rent, furnishing=furnished, city=al-tall ! city=damascus
موبايل سامسونغ مستعمل بعين العرب حلب => category=samsung-phones, attr.condition=used, city=ayn-al-arab ! city=aleppo
محل للبيع بكفر نبل بريف ادلب => category=shops, transactionType=sale, city=kafr-nabl ! city=idlib
ارض للبيع بالقدموس او الشيخ بدر بطرطوس => category=lands, transactionType=sale, city=al-qadmus, city=sheikh-badr ! city=tartus
منو عندو غنم للبيع بالشدادي الحسكة => category=sheep, transactionType=sale, city=al-shaddadi ! city=al-hasakah
شقة بمعرة مصرين ادلب للبيع => category=apartments, transactionType=sale, city=maarrat-misrin ! city=idlib
نحنا مغتربين بفنزويلا وبدنا ارض للبيع بالقريا محافظة السويداء => category=lands, transactionType=sale, city=al-qurayya ! city=as-suwayda
وين نلقى بيت بالحراك محافظة درعا للاجار => category=residential, transactionType=rent, city=al-hirak ! city=daraa
من وين جيب زيت زيتون بكفر تخاريم ادلب => category=olive-oil, city=kafr-takharim ! city=idlib
شقة للبيع بالقطيفة ريف الشام => category=apartments, transactionType=sale, city=al-qutayfah ! city=damascus
بيت بالمالكية بالحسكة للبيع => category=residential, transactionType=sale, city=al-malikiyah ! city=al-hasakah
معلم نجار بجاسم بدرعا => category=carpentry-blacksmith, city=jasim ! city=daraa
سيارات للبيع بخان شيخون ادلب => category=cars, transactionType=sale, city=khan-shaykhun ! city=idlib
بيت للايجار بمرمريتا ريف حمص الغربي => category=residential, transactionType=rent, city=marmarita ! city=homs
مطعم للبيع بصلنفة باللاذقية => category=restaurants-cafes, transactionType=sale, city=slinfah ! city=latakia
بيت للبيع بجباتا الخشب بالقنيطرة => category=residential, transactionType=sale, city=jubata-al-khashab ! city=quneitra
# thing
بنتي عم تدرس طب بجامعة دمشق ومحتاجة غرفة للاجار قريبة من الجامعة => category=shared-rooms, category=student-housing, transactionType=rent, landmark=damascus-university ! category=doctors-clinics
قريب من مشفى المجتهد اذا ممكن، شقة للاجار لاني مرافق مريض => category=apartments, transactionType=rent, landmark=mujtahid-hospital ! category=home-nursing
فاتح كافيه جديد وبدي ماكينة قهوة مستعملة => category=coffee-machines, attr.condition=used ! category=restaurants-cafes, attr.condition=new
بعت سيارتي امبارح وصار بدي موتور بحلب => category=motorcycles, city=aleppo ! category=cars
صاحب الشقة طلّعنا وبدنا بيت للاجار بالوعر => category=residential, transactionType=rent, neighborhood=homs.al-waer ! category=apartments
للبيع بسبب الهجرة، شقة بالسبيل بحلب => category=apartments, transactionType=sale, neighborhood=aleppo.as-sabil
ابو العيال بدو يفتح دكان سمانة، في محل للايجار بعربين؟ => category=shops, transactionType=rent, city=arbin
الكهربا بتجي ساعتين باليوم وبدنا الواح طاقة شمسية بحمص => category=solar-panels, city=homs
بدي احفر بير بارضي بالصنمين، مين بيحفر آبار => category=well-drilling, city=al-sanamayn ! category=lands
زوجي نجار وعم يدور ورشة للايجار بدوما => category=workshops, transactionType=rent, city=douma ! category=carpentry-blacksmith
انا معلمة مدرسة وبدي لابتوب مستعمل بحماة => category=laptops, attr.condition=used, city=hama ! category=schools-institutes, category=teaching-jobs
عرس ابني الشهر الجاي ولازمنا فرقة عراضة بالميدان بالشام => category=arada-bands, neighborhood=damascus.midan
ام حسن دلتني عليكن، بدي صابون غار بالجملة => category=laurel-soap, attr.sale_unit=wholesale
بعد ما خلصت العسكرية بدي شغل سائق بطرطوس => category=driver-jobs, city=tartus
ابني بالصف التاسع وضعيف بالانكليزي، بدنا استاذ خصوصي باللاذقية => category=private-lessons, attr.subject=english, attr.school_stage=ninth, city=latakia
البقرة تبعنا ماتت وبدنا نشتري بقرة حلوب بالسقيلبية => category=dairy-cows, transactionType=sale, city=al-suqaylabiyah
وين ممكن لاقي، لو سمحتوا، مكتب للايجار بعرنوس => category=office-spaces, transactionType=rent, neighborhood=damascus.arnous
ساكنين عند بيت حماي وبدنا نستقل، شقة للاجار بصلاح الدين => category=apartments, transactionType=rent, neighborhood=aleppo.salah-al-din ! category=residential
خربت غسالتنا وما عاد تتصلح، بدنا غسالة جديدة LG => category=washing-machines, attr.appliance_brand=lg, attr.condition=new ! category=appliance-repair
جوزي موظف وانتقل شغلو على تدمر وبدنا بيت للاجار هونيك => category=residential, transactionType=rent, city=palmyra
عم جهز عيادتي وبدي كرسي اسنان مستعمل => category=clinic-equipment, attr.condition=used ! category=dentists, category=clinics
فرزنا الورتة وبدنا نشتري ارض بصلخد => category=lands, transactionType=sale, city=salkhad
مع مدخل مستقل وبعيد عن الضجة، بيت للبيع ببلودان => category=residential, attr.home_extras=separate_entrance, transactionType=sale, city=bloudan
عندي محل صغير وبدي رفوف محلات مستعملة => category=shop-fittings, attr.condition=used ! category=shops
انا خياطة بشتغل من البيت، وين بلاقي قماش مخمل بحلب => category=fabrics, attr.cloth=velvet, city=aleppo ! category=tailors, category=residential
طلعت شهادة السواقة وبدي سيارة صغيرة اوتوماتيك => category=cars, attr.gearbox=automatic ! category=driving-lessons
بدي افتح مصلحة البسة، في شي محل للاجار بالصالحية بالشام => category=shops, transactionType=rent, neighborhood=damascus.salihiyah ! category=women-clothing
موسم الزيتون قرب وعم دور على شغل زراعي بعفرين => category=farm-jobs, city=afrin ! category=olive-oil
عم ابني بيتي بايدي وبدي اسمنت وحديد بدرعا => category=cement-iron, city=daraa ! category=residential
راجعين من الاردن عن قريب وبدنا بيت للبيع بداعل => category=residential, transactionType=sale, city=dael
my father is a farmer and he needs a used tractor in Hama => category=tractors, attr.condition=used, city=hama ! category=farms
I broke my old phone, any used iPhone in Damascus? => category=iphones, attr.condition=used, city=damascus
لمصلحة خياطة، قبو للبيع بالزاهرة => category=basements, transactionType=sale, neighborhood=damascus.zahera ! category=tailors
انا بشتغل عن بعد وبدي استوديو مفروش للاجار بطرطوس => category=studios, furnishing=furnished, transactionType=rent, city=tartus ! category=online-jobs
الشتا جاي وما عنا دفا، صوبيا حطب بصلنفة => category=stoves-heaters, attr.runs_on=wood, city=slinfah ! category=firewood-pellets
امي بدها حدا ينضف البيت كل اسبوع بالمزة => category=house-cleaning, neighborhood=damascus.mezzeh ! category=residential
زوجتي ولدت جديد وبدنا عرباية بيبي مستعملة => category=toys-strollers, attr.condition=used ! attr.condition=new
تعبت من الباصات كل يوم، بدي بسكليت مستعمل بحمص => category=bicycles, attr.condition=used, city=homs ! category=buses
رح نحتفل بنجاح بنتي بالبكالوريا، قالب كاتو بالسويداء => category=cakes, city=as-suwayda ! category=private-lessons
بالتضامن او القدم، المهم بيت للاجار لعيلتي => category=residential, transactionType=rent, neighborhood=damascus.tadamon, neighborhood=damascus.qadam
# not
بدنا شقة بحماة وين ما كان غير الحاضر => category=apartments, city=hama, without=neighborhood:hama.al-hadir ! neighborhood=hama.al-hadir
بيت للبيع باللاذقية بس مو بالرمل الجنوبي => category=residential, transactionType=sale, city=latakia, without=neighborhood:latakia.al-raml-al-janoubi ! neighborhood=latakia.al-raml-al-janoubi
شقة للايجار بدون فرش بدوما => category=apartments, transactionType=rent, furnishing=unfurnished, city=douma ! furnishing=furnished
شقة للبيع بحلب لا تقل عن 90 متر => category=apartments, transactionType=sale, city=aleppo, minArea=90 ! maxArea=90
محل للايجار بالمالكي ما يزيد عن 50 متر => category=shops, transactionType=rent, neighborhood=damascus.malki, maxArea=50 ! minArea=50
بدي سيارة ما يكون موديلها اقدم من 2015 => category=cars, attr.year.min=2015 ! attr.year=2015
شقة للبيع بالزراعة باللاذقية مو اعلى من الطابق الرابع => category=apartments, transactionType=sale, neighborhood=latakia.al-ziraa, maxFloor=4 ! minFloor=4
شقة بطرطوس للبيع اقل شي 3 غرف => category=apartments, transactionType=sale, city=tartus, rooms=3+ ! rooms=3
بيت للبيع بالقامشلي بس ما بدي بقدور بك => category=residential, transactionType=sale, city=qamishli, without=neighborhood:qamishli.qadour-bek ! neighborhood=qamishli.qadour-bek
سيارة كيا مو غيار عادي => category=cars, attr.car_make=kia, without=attr.gearbox:manual ! attr.gearbox=manual
بدنا براد بس مو مستعمل => category=fridges, without=attr.condition:used ! attr.condition=used
ابني بدو لابتوب اي ماركة غير ايسر => category=laptops, without=attr.computer_brand:acer ! attr.computer_brand=acer
شقة للايجار بحمص بناية بدون مصعد => category=apartments, transactionType=rent, city=homs, without=features:elevator ! features=elevator
ارض بجاسم للبيع مو اقل من 1000 متر => category=lands, transactionType=sale, city=jasim, minArea=1000 ! maxArea=1000
شقة للاجار بالشام وين ما كان الا جوبر => category=apartments, transactionType=rent, city=damascus, without=neighborhood:damascus.jobar ! neighborhood=damascus.jobar
محل للبيع مو للاجار بعفرين => category=shops, transactionType=sale, city=afrin ! transactionType=rent
غسالة مستعملة ما تكون حوضين => category=washing-machines, attr.condition=used, without=attr.washer_kind:twin ! attr.washer_kind=twin
شقة للبيع بالمزة بس مو بالمزة 86 => category=apartments, transactionType=sale, neighborhood=damascus.mezzeh, without=neighborhood:damascus.mezzeh-86 ! neighborhood=damascus.mezzeh-86
I want to buy a flat in Aleppo, not on the ground floor => category=apartments, transactionType=sale, city=aleppo, without=floor:0 ! minFloor=0
any automatic car except Hyundai => category=cars, attr.gearbox=automatic, without=attr.car_make:hyundai ! attr.car_make=hyundai
شقة للبيع بجرمانا حد اقصى طابق تالت => category=apartments, transactionType=sale, city=jaramana, maxFloor=3 ! minFloor=3
شقة بالطابق التاني وما فوق بالسويداء => category=apartments, city=as-suwayda, minFloor=2 ! maxFloor=2
سيارة للبيع باللاذقية ما تكون صينية => category=cars, transactionType=sale, city=latakia, without=attr.specs_from:chinese ! attr.specs_from=chinese
مرتي بدها طقم كنبايات بس مو جلد => category=sofas, without=attr.material:leather ! attr.material=leather
موبايل شاومي مو مجدد => category=android-phones, attr.phone_brand=xiaomi, without=attr.condition:refurbished ! attr.condition=refurbished
بدنا فيلا للبيع ببقين وما يكون فيها مسبح => category=villas, transactionType=sale, city=buqqin, without=features:pool ! features=pool
شقة للبيع بحلب مو عالعظم => category=apartments, transactionType=sale, city=aleppo, without=attr.finishing:skeleton ! attr.finishing=skeleton
بيت للايجار بدرعا لا يزيد ايجاره عن 80 دولار => category=residential, transactionType=rent, city=daraa, maxPrice=80 ! minPrice=80
بدي سيارة بس ما تكون مازوت => category=cars, without=attr.fuel:diesel ! attr.fuel=diesel
شقة للبيع من المالك بدون عمولة بالعزيزية بحلب => category=apartments, transactionType=sale, attr.no_commission=true, neighborhood=aleppo.al-aziziyah
بيت للايجار بريف دمشق بس مو ببيلا => category=residential, transactionType=rent, province=rif-dimashq, without=city:babbila ! city=babbila
شقة للايجار بحمص ماعدا عكرمة => category=apartments, transactionType=rent, city=homs, without=neighborhood:homs.akrama ! neighborhood=homs.akrama
شقق للبيع بالحسكة وين ما كان غير غويران => category=apartments, transactionType=sale, city=al-hasakah, without=neighborhood:al-hasakah.ghuwayran ! neighborhood=al-hasakah.ghuwayran
apartment for sale in Latakia with at least 3 bedrooms => category=apartments, transactionType=sale, city=latakia, bedrooms=3+ ! bedrooms=3
shop for rent in Homs, no more than 40 square meters => category=shops, transactionType=rent, city=homs, maxArea=40 ! minArea=40
شقة لا تتجاوز مساحتها 80 متر للايجار بدمر => category=apartments, transactionType=rent, neighborhood=damascus.dummar, maxArea=80 ! minArea=80
بدي تلفزيون اي ماركة الا هايسنس => category=televisions, without=attr.appliance_brand:hisense ! attr.appliance_brand=hisense
شقة بالرقة للبيع ما تكون بالمشلب => category=apartments, transactionType=sale, city=raqqa, without=neighborhood:raqqa.al-mashlab ! neighborhood=raqqa.al-mashlab
بيت للاجار بتدمر ما يقل عن غرفتين => category=residential, transactionType=rent, city=palmyra, rooms=2+ ! rooms=2
مكيف سبليت مو مستعمل => category=air-conditioners, attr.air_conditioner_kind=split, without=attr.condition:used ! attr.condition=used
# deal
بدي استأجر دكان بالحمدانية => category=shops, transactionType=rent, neighborhood=aleppo.al-hamdaniyah
حابة اشتري ستوديو بالمالكي => category=studios, transactionType=sale, neighborhood=damascus.malki
بدي بيع ارضي اللي بسلمية => category=lands, transactionType=sale, city=salamiyah
بدي أجّر محلي بالدبلان => category=shops, transactionType=rent, neighborhood=homs.al-dablan
مين بيشتري غسالة مستعملة بحمص => category=washing-machines, attr.condition=used, transactionType=sale, city=homs
شقة لاسبوع واحد باللاذقية => category=apartments, transactionType=rent, city=latakia
شقة للتأجير بمشروع دمر => category=apartments, transactionType=rent, neighborhood=damascus.mashrou-dummar
بدي بادل سيارتي بحماة => category=cars, transactionType=exchange, city=hama
كافيه للاستثمار بالعزيزية بحلب => category=restaurants-cafes, transactionType=investment, neighborhood=aleppo.al-aziziyah
صيدلية للبيع بدرعا المحطة => category=pharmacies, transactionType=sale, neighborhood=daraa.daraa-al-mahatta
معمل للاستثمار بعدرا => category=factories, transactionType=investment, city=adra
عم دور اشتري شقة بالسكن الشبابي بحمص => category=apartments, transactionType=sale, neighborhood=homs.youth-housing
قديش اجار البيت بالتل هالايام => category=residential, transactionType=rent, city=al-tall
ارغب بشراء شقة بضاحية قدسيا => category=apartments, transactionType=sale, city=dahiyat-qudsaya
مطلوب للشراء ارض بجبلة => category=lands, transactionType=sale, city=jableh
مطلوب للايجار مكتب بأبو رمانة => category=office-spaces, transactionType=rent, neighborhood=damascus.abu-rummaneh
نحنا شلة رفقات وبدنا مزرعة ليومين بيعفور => category=farms, category=pool-farms, transactionType=rent, city=yaafour
سيارة بالاجار ليوم واحد بحلب => category=cars, transactionType=rent, city=aleppo
نريد نستأجر بيت بالشدادي => category=residential, transactionType=rent, city=al-shaddadi
عندي مكتب بالشعلان وبدي أجرو => category=office-spaces, transactionType=rent, neighborhood=damascus.shaalan
بيت برسم البيع بمصياف => category=residential, transactionType=sale, city=masyaf
معروض للبيع فيلا بالشهباء الجديدة => category=villas, transactionType=sale, neighborhood=aleppo.new-shahba
انا ادور شقة تمليك بالحمدانية => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah
ايفون للمبادلة بحمص => category=iphones, transactionType=exchange, city=homs
for sale: 3 room apartment in Tartus => category=apartments, transactionType=sale, rooms=3, city=tartus
I'd like to rent out my villa in Saidnaya => category=villas, transactionType=rent, city=saidnaya
want to buy a used tractor in Daraa => category=tractors, attr.condition=used, transactionType=sale, city=daraa
بدنا نتملك بيت عربي بباب شرقي => category=arab-houses, transactionType=sale, neighborhood=damascus.bab-sharqi
شاحنة للايجار مع سائق بدير الزور => category=trucks, transactionType=rent, attr.with_driver=with, city=deir-ez-zor ! category=driver-jobs
رافعة للاجار بحمص => category=construction-machines, attr.machine_kind=crane, transactionType=rent, city=homs
بدلة عريس للايجار بحلب => category=groom-suits, transactionType=rent, city=aleppo
خيم للاجار بدرعا عنا مناسبة => category=tents-stages, transactionType=rent, city=daraa
محل برسم الايجار بمحردة => category=shops, transactionType=rent, city=mhardeh
شقة للبيع بالتقسيط باللاذقية => category=apartments, transactionType=sale, attr.payment_options=installments, city=latakia
حدا بيبادل شقة بالسويداء => category=apartments, transactionType=exchange, city=as-suwayda
بدي آخد شقة بالاجار بالقصور بحمص => category=apartments, transactionType=rent, neighborhood=homs.al-qusour
ابي بدو يبيع جراره بالقامشلي => category=tractors, transactionType=sale, city=qamishli
مولدة للاجار كم يوم بطرطوس => category=generators, transactionType=rent, city=tartus
شقتي فاضية وبدي أجرها بالزاهرة => category=apartments, transactionType=rent, neighborhood=damascus.zahera
قديش اجار الغرفة بالشهر بالمزة => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.mezzeh
# money
بالله شي شقة للبيع بحماة باقل من 35 الف دولار => category=apartments, transactionType=sale, city=hama, maxPrice=35000
بيت للاجار بجبلة ما يتجاوز 120 دولار => category=residential, transactionType=rent, city=jableh, maxPrice=120
محل للبيع بالميدان بالشام من 50 الف ل 80 الف دولار => category=shops, transactionType=sale, neighborhood=damascus.midan, minPrice=50000, maxPrice=80000
شقة بالوعر معي 28 الف دولار => category=apartments, transactionType=sale, neighborhood=homs.al-waer, maxPrice=28000
ارض للبيع بالديماس سعر المتر تحت 40 دولار => category=lands, transactionType=sale, city=al-dimas, maxPricePerM2=40 ! maxPrice=40
بدي سيارة سعرها بين 5000 و 8000 دولار => category=cars, minPrice=5000, maxPrice=8000
دخيلكن شقة اجار بسلمية بمية دولار وتحت => category=apartments, transactionType=rent, city=salamiyah, maxPrice=100
فيلا للبيع بصيدنايا لا تتجاوز 250 الف دولار => category=villas, transactionType=sale, city=saidnaya, maxPrice=250000
موبايل ما يتجاوز 150 دولار => category=mobiles, maxPrice=150
ايفون ارخص من 400 دولار => category=iphones, maxPrice=400
بدنا بيت بالسويداء ميزانيتنا 40 الف دولار => category=residential, transactionType=sale, city=as-suwayda, maxPrice=40000
شقة بطرطوس بخمسة وخمسين الف دولار ونازل => category=apartments, transactionType=sale, city=tartus, maxPrice=55000
محل للايجار بدوما بين 100 و 200 دولار بالشهر => category=shops, transactionType=rent, city=douma, minPrice=100, maxPrice=200
شقة للايجار بالمالكي من 500 دولار وطالع => category=apartments, transactionType=rent, neighborhood=damascus.malki, minPrice=500 ! maxPrice=500
غسالة مستعملة تحت ال 100 دولار => category=washing-machines, attr.condition=used, maxPrice=100
بدي لابتوب ومعي 350 دولار بس => category=laptops, maxPrice=350
شقة للبيع بالموكامبو سقفي 120 الف دولار => category=apartments, transactionType=sale, neighborhood=aleppo.mocambo, maxPrice=120000
غرفة للاجار بجرمانا آخري 50 دولار => category=shared-rooms, category=student-housing, transactionType=rent, city=jaramana, maxPrice=50
ارض للبيع بصافيتا ما بدي ادفع اكتر من 15 الف دولار => category=lands, transactionType=sale, city=safita, maxPrice=15000 ! minPrice=15000
بيت للبيع بالرستن باقل من عشرين الف دولار => category=residential, transactionType=sale, city=al-rastan, maxPrice=20000
flat in Damascus, between 60k and 90k => category=apartments, transactionType=sale, city=damascus, minPrice=60000, maxPrice=90000
I want to rent a house in Jableh, max 150 dollars per month => category=residential, transactionType=rent, city=jableh, maxPrice=150
used car under 4500 dollars => category=cars, attr.condition=used, maxPrice=4500
laptop for less than $250 => category=laptops, maxPrice=250
شقة بالقامشلي بتلاتين الف دولار كحد اقصى => category=apartments, transactionType=sale, city=qamishli, maxPrice=30000
فيلا للبيع بيعفور بنص مليون دولار كحد اعلى => category=villas, transactionType=sale, city=yaafour, maxPrice=500000
موتور باقل من الف دولار بحلب => category=motorcycles, city=aleppo, maxPrice=1000
دراجة كهربائية سعرها بين 300 و 600 دولار => category=electric-bikes, minPrice=300, maxPrice=600
شقة للاجار بحمص ميزانيتي 200 دولار بالشهر => category=apartments, transactionType=rent, city=homs, maxPrice=200
نريد بيت للايجار بالحسكة ما يزيد عن مية وخمسين دولار => category=residential, transactionType=rent, city=al-hasakah, maxPrice=150
بدي براد تحت ٢٠٠ دولار => category=fridges, maxPrice=200
شقة للبيع بحلب الجديدة من ٤٥ الف الى ٦٥ الف دولار => category=apartments, transactionType=sale, neighborhood=aleppo.new-aleppo, minPrice=45000, maxPrice=65000
محل للبيع بالزبداني ما يغلى عن 30 الف دولار => category=shops, transactionType=sale, city=zabadani, maxPrice=30000
اريد بقرة حلوب تحت ال 1500 دولار => category=dairy-cows, maxPrice=1500
تراكتور معي 5000 دولار لا اكتر => category=tractors, maxPrice=5000
غرفة نوم كاملة باقل من 600 دولار => category=bedroom-sets, maxPrice=600 ! category=shared-rooms
شقة للبيع بالعدوي المتر باقل من 1200 دولار => category=apartments, transactionType=sale, neighborhood=damascus.al-adawi, maxPricePerM2=1200 ! maxPrice=1200
شقة بدير الزور من خمستعشر الف لعشرين الف دولار => category=apartments, transactionType=sale, city=deir-ez-zor, minPrice=15000, maxPrice=20000
بيت اجار بعامودا سقفو 70 دولار => category=residential, transactionType=rent, city=amuda, maxPrice=70
شاشة تلفزيون ما تزيد عن 180 دولار => category=televisions, maxPrice=180
# typo
شقه للبييع بحلب => category=apartments, transactionType=sale, city=aleppo
بيت للاجرا بحماه => category=residential, transactionType=rent, city=hama
محل للايجاار بدمشف => category=shops, transactionType=rent, city=damascus
شقة بالحمدانيه للبيغ => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah
سياره هيونداى مستعمله بحلب => category=cars, attr.car_make=hyundai, attr.condition=used, city=aleppo
فيلا للبيع ببلودن => category=villas, transactionType=sale, city=bloudan
ارض للبيع بصافتا => category=lands, transactionType=sale, city=safita
موبيل سامسونك مستعمل => category=samsung-phones, attr.condition=used
لبتوب ديل للبيع => category=laptops, attr.computer_brand=dell, transactionType=sale
شقق للايجار بجرمنا => category=apartments, transactionType=rent, city=jaramana
مكتب للايجر بالشعلن => category=office-spaces, transactionType=rent, neighborhood=damascus.shaalan
غساله سامسنغ جديده => category=washing-machines, attr.appliance_brand=samsung, attr.condition=new ! category=samsung-phones
برااد ال جي مستعمل => category=fridges, attr.appliance_brand=lg, attr.condition=used
بيت للبيع بالسوييدا => category=residential, transactionType=sale, city=as-suwayda
شقه للاجار بالازقية => category=apartments, transactionType=rent, city=latakia
مستودع للاجار بدوماا => category=warehouses, transactionType=rent, city=douma
مزرعه للبييع بسلميه => category=farms, category=pool-farms, transactionType=sale, city=salamiyah
ايفون ١٣ مستغمل => category=iphones, attr.condition=used
كنبيات جلد مستعملة => category=sofas, attr.material=leather, attr.condition=used
شقة مفروشه للايجار بالمزا => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.mezzeh
بيت للبيع بطرتوس => category=residential, transactionType=sale, city=tartus
شقة للبيع بالقامشلى طابو اخدر => category=apartments, transactionType=sale, city=qamishli, attr.ownership_paper=green_tabu
سيارة كية اوتوماتيك => category=cars, attr.car_make=kia, attr.gearbox=automatic
مولده ديزل مستعمله => category=diesel-generators, attr.condition=used
لو سمحتو بدي شقا للايجار بحمص => category=apartments, transactionType=rent, city=homs
محل للبع بالعزيزيه بحلب => category=shops, transactionType=sale, neighborhood=aleppo.al-aziziyah
معلم صحيه بجرمانه => category=plumbing, city=jaramana
ستديو للايجار بباب تومه => category=studios, transactionType=rent, neighborhood=damascus.bab-touma
شقة للبيع بابو رمانا => category=apartments, transactionType=sale, neighborhood=damascus.abu-rummaneh
عرفة نوم كاملة مستعملة => category=bedroom-sets, attr.condition=used ! category=shared-rooms
تلفزون سوني مستعمل => category=televisions, attr.appliance_brand=sony, attr.condition=used
مكيف سبلت ال جي => category=air-conditioners, attr.air_conditioner_kind=split, attr.appliance_brand=lg
بلاستيشن 4 مستعمل => category=game-consoles, attr.console=ps4, attr.condition=used
درجة نارية للبيع بدرعا => category=motorcycles, transactionType=sale, city=daraa
appartment for sale in Alepo => category=apartments, transactionType=sale, city=aleppo
hosue for rent in Homs => category=residential, transactionType=rent, city=homs
shop for rnet in Tartous => category=shops, transactionType=rent, city=tartus
ارض زرعية للبيع بادلب => category=agricultural-land, transactionType=sale, city=idlib
شقة للبيع بضاحية قدسيه => category=apartments, transactionType=sale, city=dahiyat-qudsaya
سوبيا مازوت مستعملة => category=stoves-heaters, attr.runs_on=diesel, attr.condition=used
# forms
شقة طابق اول للبيع بالفرقان 3 غرف نوم => category=apartments, minFloor=1, maxFloor=1, transactionType=sale, neighborhood=aleppo.al-furqan, bedrooms=3
سيارة كيا موديل 2011 اوتوماتيك بنزين => category=cars, attr.car_make=kia, attr.year=2011, attr.gearbox=automatic, attr.fuel=petrol
شقة فيها شوفاج مستقل وبلكون للايجار بالتجارة => category=apartments, attr.heating=own_boiler, features=balcony, transactionType=rent, neighborhood=damascus.al-tijara
شقة قبلي غربي للبيع بالانشاءات => category=apartments, attr.orientation=south, attr.orientation=west, transactionType=sale, neighborhood=homs.al-inshaat
لابتوب hp كور اي 5 رام 8 => category=laptops, attr.computer_brand=hp, attr.processor=core_i5, attr.ram_gb=8
ايفون 13 128 غيغا ازرق => category=iphones, attr.storage_gb=128, attr.color=blue
سيارة تويوتا بيضا دفع رباعي => category=cars, attr.car_make=toyota, attr.color=white, attr.drive=four
بيت عربي فيه ارض ديار وبحرة للبيع بالقيمرية => category=arab-houses, attr.home_extras=courtyard, attr.home_extras=fountain, transactionType=sale, neighborhood=damascus.al-qaymariyah
محل على شارع رئيسي للايجار بالوعر => category=shops, attr.street_kind=main_street, transactionType=rent, neighborhood=homs.al-waer
مستودع يدخله شاحنات للايجار بعدرا => category=warehouses, attr.truck_access=true, transactionType=rent, city=adra ! category=trucks
غسالة ال جي 8 كيلو تعبئة علوية => category=washing-machines, attr.appliance_brand=lg, attr.load_kg=8, attr.washer_kind=top
مكيف سبليت شارب 2 طن => category=air-conditioners, attr.air_conditioner_kind=split, attr.appliance_brand=sharp, attr.cooling_tonnes=2
تلفزيون سامسونغ 55 انش سمارت => category=televisions, attr.appliance_brand=samsung, attr.screen_inches=55, attr.smart_screen=true ! category=samsung-phones
ارض زراعية مزروعة فستق حلبي للبيع بمورك => category=agricultural-land, attr.planted=pistachios, transactionType=sale, city=morek ! city=aleppo, category=nuts-spices
شقة مع سقيفة وتراس للبيع بالقصاع => category=apartments, attr.home_extras=attic, attr.home_extras=terrace, transactionType=sale, neighborhood=damascus.qassaa
فيلا مع حديقة وموقف سيارة للبيع ببلودان => category=villas, features=garden, features=parking, transactionType=sale, city=bloudan ! category=cars
بطارية انبوبية 12 فولت 200 امبير => category=storage-batteries, attr.battery_kind=tubular, attr.system_volts=12, attr.battery_ah=200
لوح طاقة شمسية 550 واط => category=solar-panels, attr.panel_watts=550
انفرتر هايبرد 5 كيلو => category=inverters, attr.inverter_kind=hybrid, attr.inverter_kw=5 ! attr.fuel=hybrid
شقة فيها تكييف وموقف سيارة للايجار بكفر سوسة => category=apartments, features=air_conditioning, features=parking, transactionType=rent, neighborhood=damascus.kafr-sousa ! category=air-conditioners, category=cars
شقة على العظم طابق تاني للبيع بالتل => category=apartments, attr.finishing=skeleton, minFloor=2, maxFloor=2, transactionType=sale, city=al-tall
موبايل شاومي 256 غيغا رام 8 => category=android-phones, attr.phone_brand=xiaomi, attr.storage_gb=256, attr.ram_gb=8
بقرة حلوب عشار للبيع بحماة => category=dairy-cows, attr.pregnant=yes, transactionType=sale, city=hama
دورة لغة المانية اونلاين => category=language-courses, attr.languages=german, attr.service_mode=online
وظيفة مبرمج عن بعد دوام كامل => category=programming-jobs, attr.work_place=remote, attr.employment=full_time
ساعة يد رجالي اوتوماتيك => category=watches, attr.for_whom=men, attr.watch_kind=automatic ! attr.gearbox=automatic
حذاء رجالي نمرة 43 => category=men-shoes, attr.shoe_size=43
طقم كنبايات مودرن رمادي => category=sofas, attr.style=modern, attr.color=grey
بدنا تخت مجوز خشب زان => category=beds-mattresses, attr.mattress_size=double, attr.material=beech
سيارة مرسيدس مواصفات خليجية خالية العلام => category=cars, attr.car_make=mercedes, attr.specs_from=gulf, attr.body_paint=no_marks
شقة وكالة كاتب عدل للبيع بزملكا => category=apartments, attr.ownership_paper=notarised_poa, transactionType=sale, city=zamalka
امي ما بتطلع درج، بدنا شقة طابق ارضي للايجار بالعدوي => category=apartments, minFloor=0, maxFloor=0, transactionType=rent, neighborhood=damascus.al-adawi
للمحل عنا بدنا مولدة مازوت كاتم صوت => category=diesel-generators, attr.noise=silent ! category=shops
2 bedroom apartment with balcony and lift in Tartus => category=apartments, bedrooms=2, features=balcony, features=elevator, city=tartus
Hyundai car 2010, manual gearbox, petrol => category=cars, attr.car_make=hyundai, attr.year=2010, attr.gearbox=manual, attr.fuel=petrol
ارض للبيع بقطنا داخل المخطط التنظيمي => category=lands, attr.planning=inside_plan, transactionType=sale, city=qatana
انا عروس وبدي غاز 5 عيون مستعمل => category=cookers-ovens, attr.burners=5, attr.condition=used ! category=gas-cylinders
بلايستيشن 5 مع كفالة وكالة => category=game-consoles, attr.console=ps5, attr.warranty=agency
بسكليت ولادي قياس 20 => category=bicycles, attr.for_whom=boys, attr.wheel_size=20
شقة فيها طاقة شمسية وخط معفى من التقنين بالمزة => category=apartments, attr.electricity=solar, attr.electricity=exempt_line, neighborhood=damascus.mezzeh ! category=solar-systems, category=phone-numbers
# arabizi
bddi beit lal ajar b jableh => category=residential, transactionType=rent, city=jableh
3am dawwer 3ala sha2a lal bee3 b dummar => category=apartments, transactionType=sale, neighborhood=damascus.dummar
fi aradi lal bay3 b safita? => category=lands, transactionType=sale, city=safita
kia cerato 2010 automatic lal bee3 b 7oms => category=cars, attr.car_make=kia, attr.year=2010, attr.gearbox=automatic, transactionType=sale, city=homs
badna mazra3a la yomen b yaafour => category=farms, category=pool-farms, transactionType=rent, city=yaafour
sha2a mafrousheh lal ajar b kafr sousa => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.kafr-sousa
ma7al lal ajar b share3 baghdad => category=shops, transactionType=rent, neighborhood=damascus.baghdad-street
laptop lenovo mosta3mal bel sham => category=laptops, attr.computer_brand=lenovo, attr.condition=used, city=damascus
2adde se3r el sha2a b tartous => category=apartments, city=tartus
3andkon ghassale samsung mosta3male? => category=washing-machines, attr.appliance_brand=samsung, attr.condition=used ! category=samsung-phones
motor musta3mal b daraa => category=motorcycles, attr.condition=used, city=daraa
beit lal bay3 b sweida => category=residential, transactionType=sale, city=as-suwayda
shop for sale in Latakia, Al-Ziraa => category=shops, transactionType=sale, neighborhood=latakia.al-ziraa
land for sale in Duraykish => category=lands, transactionType=sale, city=duraykish
studio to rent in Jaramana => category=studios, transactionType=rent, city=jaramana
we need an unfurnished flat to rent in Dummar => category=apartments, furnishing=unfurnished, transactionType=rent, neighborhood=damascus.dummar ! furnishing=furnished
I am looking for a warehouse for sale in Hisyah => category=warehouses, transactionType=sale, city=hisyah
villa with pool for rent in Bloudan => category=villas, features=pool, transactionType=rent, city=bloudan
used Kia car in Aleppo under 6000 dollars => category=cars, attr.car_make=kia, attr.condition=used, city=aleppo, maxPrice=6000
electrician needed in Qudsaya => category=electrical-work, city=qudsaya
private maths teacher for my son in Latakia => category=private-lessons, attr.subject=maths, city=latakia
puppies and dogs for sale in Homs => category=dogs, transactionType=sale, city=homs
wedding hall in Hama => category=wedding-halls, city=hama
3 bedroom flat in Homs, Al-Inshaat => category=apartments, bedrooms=3, neighborhood=homs.al-inshaat
office to let in Abu Rummaneh => category=office-spaces, transactionType=rent, neighborhood=damascus.abu-rummaneh
house for sale in Maarrat al-Numan => category=residential, transactionType=sale, city=maarrat-al-numan
Samsung phone 256gb black => category=samsung-phones, attr.storage_gb=256, attr.color=black
bade ajjer sha2ti b 7ama => category=apartments, transactionType=rent, city=hama
bede bee3 sayarti b latakia => category=cars, transactionType=sale, city=latakia
meen 3ando ghorfe lal ajar b baramkeh => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.baramkeh
shu fi shalehat lal ajar b ras el basit => category=chalets, transactionType=rent, city=ras-al-basit
arm ggfdu fpgf => category=apartments, transactionType=sale, city=aleppo
sdhvm ;dh ggfdu => category=cars, attr.car_make=kia, transactionType=sale
ard zira3iye lal bay3 b nawa => category=agricultural-land, transactionType=sale, city=nawa
iphone 11 b a2al mn 200 dollar => category=iphones, maxPrice=200
sha2a bel tabe2 el awwal b salamieh => category=apartments, minFloor=1, maxFloor=1, city=salamiyah
duplex for sale in Mocambo, Aleppo => category=duplexes, transactionType=sale, neighborhood=aleppo.mocambo
bet lal ajar b douma ta7t 100 dollar => category=residential, transactionType=rent, city=douma, maxPrice=100
used fridge in Raqqa => category=fridges, attr.condition=used, city=raqqa
maktab lal bee3 bel malki => category=office-spaces, transactionType=sale, neighborhood=damascus.malki
# look-alikes
كفر موبايل ايفون 13 => category=covers-screen-guards ! category=iphones
بطارية لابتوب ديل => category=computer-parts, attr.computer_part=laptop_battery ! category=laptops, category=storage-batteries
شاشة تبديل للموبايل => category=phone-spare-parts ! category=televisions, category=mobiles
شاحن موبايل تايب سي => category=chargers-cables, attr.connectivity=usb_c ! category=mobiles
كرسي مكتب مستعمل بحمص => category=office-furniture, attr.condition=used, city=homs ! category=office-spaces
باب حديد للمحل => category=doors-windows, attr.material=iron ! category=shops
تصليح موبايلات بحلب => category=phone-computer-repair, city=aleppo ! category=mobiles
صيانة مكيفات بحماة => category=appliance-repair, city=hama ! category=air-conditioners
تعليم سواقة سيارات بحمص => category=driving-lessons, city=homs ! category=cars
نقل عفش بيت بالسويداء => category=furniture-moving, city=as-suwayda ! category=residential
ماكينة قهوة للبيت => category=coffee-machines ! category=residential
خزانة غرفة نوم مستعملة => category=wardrobes, attr.condition=used ! category=bedroom-sets, category=shared-rooms
غرفة اطفال كاملة مستعملة => category=kids-furniture, attr.condition=used ! category=shared-rooms
غراس ليمون بطرطوس => category=fruit-seedlings, city=tartus ! category=fruits-vegetables
خلايا نحل للبيع بالقنيطرة => category=bee-hives, transactionType=sale, city=quneitra ! category=honey
ستائر لغرفة النوم => category=curtains ! category=bedroom-sets, category=shared-rooms
علف للغنم بالحسكة => category=animal-feed, city=al-hasakah ! category=sheep
حطب للصوبيا بمصياف => category=firewood-pellets, city=masyaf ! category=stoves-heaters
ابني بدو حوض سمك مستعمل => category=cages-aquariums, attr.condition=used ! category=ornamental-fish
وين بلاقي نمرة سيارة مميزة => category=special-plates ! category=cars
مسجلة سيارة مستعملة => category=car-audio-screens, attr.condition=used ! category=cars
جنط سيارة قياس 16 => category=tyres-wheels, attr.wheel_size=16 ! category=cars
كاميرات مراقبة للمحل => category=cameras-drones, attr.camera_kind=surveillance ! category=shops
بدي شنطة مدرسة لابني => category=luggage-backpacks ! category=schools-institutes
مريول مدرسة => category=school-uniforms ! category=schools-institutes
بدنا فلتر مي للبيت => category=water-coolers-filters ! category=residential
كوشة عرس بحمص => category=event-decor, city=homs
تصوير عرس بطرطوس => category=event-photography, city=tartus ! category=cameras-drones, category=photography
سماعات بلوتوث => category=headphones-earbuds, attr.connectivity=bluetooth ! category=hearing-aids
كبل شحن ايفون => category=chargers-cables ! category=iphones
طابعة ليزر مستعملة => category=printers-scanners, attr.printer_kind=laser, attr.condition=used ! category=laser-devices
محطة بنزين للبيع بحماة => category=fuel-stations, transactionType=sale, city=hama ! category=petrol-generators
مدجنة للايجار بادلب => category=poultry-houses, transactionType=rent, city=idlib ! category=chickens
شغل حراسة بناية بالمزة => category=security-jobs, neighborhood=damascus.mezzeh ! features=security, category=residential-buildings
خزان مازوت مستعمل => category=fuel-tanks, attr.condition=used ! category=diesel-generators
phone cover for Samsung => category=covers-screen-guards ! category=samsung-phones
mobile phone charger in Homs => category=chargers-cables, city=homs ! category=mobiles
car tyres in Aleppo => category=tyres-wheels, city=aleppo ! category=cars
شغل بمطعم بدمشق => category=restaurant-jobs, city=damascus ! category=restaurants-cafes
# namesakes
شقة للبيع بالقصور بالشام => category=apartments, transactionType=sale, neighborhood=damascus.al-qusour ! neighborhood=homs.al-qusour
بيت للايجار بالقصور بالحسكة => category=residential, transactionType=rent, neighborhood=al-hasakah.al-qusour ! neighborhood=damascus.al-qusour
اريد محل للايجار بالثورة بالرقة => category=shops, transactionType=rent, neighborhood=raqqa.al-thawra
في شي شقة مرتبة بالثورة باللاذقية؟ => category=apartments, neighborhood=latakia.al-thawra
بيت للبيع بالسبيل بحمص => category=residential, transactionType=sale, neighborhood=homs.al-sabil ! neighborhood=aleppo.as-sabil
شقة بالسبيل بحماة للايجار => category=apartments, transactionType=rent, neighborhood=hama.al-sabil ! neighborhood=aleppo.as-sabil
كاكا ندور على بيت بالعزيزية بالحسكة => category=residential, neighborhood=al-hasakah.al-aziziyah ! neighborhood=aleppo.al-aziziyah
شقة للاجار بالصالحية بالحسكة => category=apartments, transactionType=rent, neighborhood=al-hasakah.al-salihiyah ! neighborhood=damascus.salihiyah
شقة للبيع بالخالدية بحمص => category=apartments, transactionType=sale, neighborhood=homs.al-khalidiyah ! neighborhood=aleppo.al-khalidiyah
مين عندو شقة بالخالدية بحلب => category=apartments, neighborhood=aleppo.al-khalidiyah ! neighborhood=homs.al-khalidiyah
محل للبيع بالميدان بالشام => category=shops, transactionType=sale, neighborhood=damascus.midan ! neighborhood=aleppo.al-midan
بدنا بيت بالزهراء بدرعا يكون نظيف => category=residential, neighborhood=daraa.al-zahraa ! neighborhood=homs.al-zahraa
شقة للايجار بالفردوس بحلب => category=apartments, transactionType=rent, neighborhood=aleppo.al-fardos ! neighborhood=homs.al-fardos
بيت للبيع بالفردوس بحمص => category=residential, transactionType=sale, neighborhood=homs.al-fardos ! neighborhood=aleppo.al-fardos
خيو شفلي شقة بالاندلس بحلب => category=apartments, neighborhood=aleppo.al-andalus ! neighborhood=hama.al-andalus
عم دور ع شقة اجار بالغوطة بحمص => category=apartments, transactionType=rent, neighborhood=homs.al-ghouta ! landmark=ghouta
شقة للايجار بالمحطة بحمص => category=apartments, transactionType=rent, neighborhood=homs.al-mahatta ! neighborhood=tartus.al-mahatta
عم دور لاهلي على شقة بالمحطة بطرطوس => category=apartments, neighborhood=tartus.al-mahatta ! neighborhood=homs.al-mahatta
بيت للايجار بالمهاجرين بحمص => category=residential, transactionType=rent, neighborhood=homs.al-muhajireen ! neighborhood=damascus.muhajireen
محل بالرصافة بحلب => category=shops, neighborhood=aleppo.rasafeh ! city=al-rusafah
قديش صاير سعر الشقة بتشرين بحماة => category=apartments, neighborhood=hama.tishreen ! neighborhood=latakia.tishreen
ودنا بيت باليرموك بدرعا => category=residential, neighborhood=daraa.al-yarmouk ! neighborhood=damascus.yarmouk
شقة للبيع باليرموك بالشام => category=apartments, transactionType=sale, neighborhood=damascus.yarmouk ! neighborhood=daraa.al-yarmouk
شقة بالفيحاء بحماة للبيع => category=apartments, transactionType=sale, neighborhood=hama.al-fayhaa ! neighborhood=damascus.al-fayhaa
هلا ابو محمد، اكو بيت بحطين بدير الزور => category=residential, neighborhood=deir-ez-zor.hittin ! neighborhood=daraa.hittin
شقة بالنهضة بجرمانا => category=apartments, neighborhood=jaramana.al-nahda ! neighborhood=as-suwayda.al-nahda
يا خوي في عندكن بيت بالنهضة بالسويداء => category=residential, neighborhood=as-suwayda.al-nahda ! neighborhood=jaramana.al-nahda
شقة للايجار بالوحدة بالرقة => category=apartments, transactionType=rent, neighborhood=raqqa.al-wihdeh ! neighborhood=jaramana.al-wihdeh
نريد محل بالشهداء بدير الزور => category=shops, neighborhood=deir-ez-zor.al-shuhada ! neighborhood=damascus.al-shuhada
بيت للبيع بالحميدية بدير الزور => category=residential, transactionType=sale, neighborhood=deir-ez-zor.al-hamidiyah ! neighborhood=damascus.al-hamidiyah
apartment for rent in Al-Midan, Aleppo => category=apartments, transactionType=rent, neighborhood=aleppo.al-midan ! neighborhood=damascus.midan
house for sale in Al-Zahraa, Homs => category=residential, transactionType=sale, neighborhood=homs.al-zahraa ! neighborhood=aleppo.al-zahraa
بيت للبيع بالغوطة الشرقية => category=residential, transactionType=sale, landmark=eastern-ghouta ! neighborhood=homs.al-ghouta
شقة بالاشرفية باللاذقية => category=apartments, neighborhood=latakia.al-ashrafiyah ! neighborhood=aleppo.al-ashrafiyah
شقة بالاشرفية بحلب للبيع => category=apartments, transactionType=sale, neighborhood=aleppo.al-ashrafiyah ! neighborhood=latakia.al-ashrafiyah
بيت باشرفية صحنايا للايجار => category=residential, transactionType=rent, city=ashrafiyat-sahnaya ! neighborhood=aleppo.al-ashrafiyah
شقة للايجار ببيت جن => category=apartments, transactionType=rent, city=beit-jinn ! category=residential
مزرعة للبيع بوادي العيون => category=farms, category=pool-farms, transactionType=sale, city=wadi-al-uyun
شقة للبيع بكرم الزيتون بحمص => category=apartments, transactionType=sale, neighborhood=homs.karm-al-zeitoun ! category=olive-oil
محل للايجار بسوق الغنم بحماة => category=shops, transactionType=rent, neighborhood=hama.souq-al-ghanam ! category=sheep
`;
