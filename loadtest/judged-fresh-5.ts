/**
 * A fifth fresh set, written after what the fourth one showed was mended, by somebody else who knew the classes and the product's
 * conventions (thousands for a home say a sale; who may live there orders the answer), and counted once: 96.5 % right, 1.5 % wrong,
 * 89.5 % perfect of 220. What was wrong in it was mended afterwards.
 */
export const JUDGED_FRESH_5 = `
# around
السلام عليكم يا اهل الخير انا راجع من السفر وحابب اشتري شقة بطرطوس وين احسن شي => category=apartments, transactionType=sale, city=tartus
مرحبتين بدي اسالكن اذا في بيت للاجار بسلمية الله يرضى عليكن => category=residential, transactionType=rent, city=salamiyah
ياخوي اريدلي بيت اجار بالقامشلي تعبت من اللفة عالمكاتب => category=residential, transactionType=rent, city=qamishli ! category=office-spaces
هلا عيني اكو محل للايجار بالبوكمال لو ماكو => category=shops, transactionType=rent, city=al-bukamal
خطيبتي عم تنق علي بدنا شقة نشتريها بحماه بالشريعة => category=apartments, transactionType=sale, neighborhood=hama.al-sharia
لو تكرمتو شو اسعار اراضي يعفور هالفترة => category=lands, city=yaafour
عمو انا طالب سنة اولى من الدير ولازمني غرفة اجار قريبة من جامعة دمشق => category=shared-rooms, category=student-housing, transactionType=rent, landmark=damascus-university ! city=deir-ez-zor
صباح الفل الماما بدها غسالة حوضين بادلب اذا متوفر => category=washing-machines, attr.washer_kind=twin, city=idlib
والله يا جماعة احترت مين بينصحني بدكتور سنان شاطر بدرعا => category=dentists, city=daraa
لك وينكن يا شباب حدا عندو بيك اب نضيف بالرقة => category=pickups, city=raqqa
استاذ الله يخليك شفلي فيلا للبيع بالديماس بس تكون مرتبة => category=villas, transactionType=sale, city=al-dimas
مع جزيل الشكر والتقدير ابحث عن مكتب للايجار في ابو رمانة => category=office-spaces, transactionType=rent, neighborhood=damascus.abu-rummaneh
كيفكن احبابي ابني عم يرسب كل سنة وبدو استاذ فيزيا خصوصي باللاذقية => category=private-lessons, attr.subject=physics, city=latakia
ضروووري جدا مستودع للايجار بحسياء قبل آخر الاسبوع => category=warehouses, transactionType=rent, city=hisyah
طولت بالي وما لقيت شي معقول بدنا شاليه للبيع بوادي قنديل => category=chalets, transactionType=sale, city=wadi-qandil
hi everyone, just moved back from Germany and looking for an apartment to rent in Bab Touma, thank you => category=apartments, transactionType=rent, neighborhood=damascus.bab-touma
يا حجي في عندكن عجول للبيع بريف حماة => category=calves, transactionType=sale, province=hama
ممكن سؤال قديش صاير سعر الشقة بضاحية قدسيا => category=apartments, city=dahiyat-qudsaya
نحنا شباب تلاتة وعم ندور على شقة اجار بعكرمة الله يفتحها بوجهكن => category=apartments, transactionType=rent, neighborhood=homs.akrama
دخيلكن لابتوب ديل يكون رخيص لاني طالبة وما معي كتير مصاري => category=laptops, attr.computer_brand=dell
# town
شقة للبيع بمصياف محافظة حماة => category=apartments, transactionType=sale, city=masyaf ! city=hama
بيت للايجار بعفرين ريف حلب => category=residential, transactionType=rent, city=afrin ! city=aleppo
محل للبيع بالميادين دير الزور => category=shops, transactionType=sale, city=al-mayadin ! city=deir-ez-zor
ارض زراعية في ازرع درعا => category=agricultural-land, city=izra ! city=daraa
بيت بصلخد السويدا للبيع => category=residential, transactionType=sale, city=salkhad
شقة للاجار حمص تلبيسة => category=apartments, transactionType=rent, city=talbiseh ! city=homs
معلم دهان بيبرود ريف دمشق => category=painting-decor, city=yabroud ! city=damascus
محل اجار بسرمدا ادلب => category=shops, transactionType=rent, city=sarmada ! city=idlib
ارض للبيع بالدريكيش طرطوس => category=lands, transactionType=sale, city=duraykish
شاليه براس البسيط اللاذقية للايجار => category=chalets, transactionType=rent, city=ras-al-basit ! city=latakia
غسالة مستعملة بتل ابيض الرقة => category=washing-machines, attr.condition=used, city=tell-abyad ! city=raqqa
شقة في عامودا التابعة للحسكة => category=apartments, city=amuda ! city=al-hasakah
بيت بصيدنايا أو معلولا للبيع => category=residential, transactionType=sale, city=saidnaya, city=maaloula
فيلا بمشتى الحلو - طرطوس => category=villas, city=mashta-al-helou ! city=tartus
سيارة كيا بالسقيلبية بحماة => category=cars, attr.car_make=kia, city=al-suqaylabiyah ! city=hama
flat for rent in Talkalakh, Homs => category=apartments, transactionType=rent, city=talkalakh ! city=homs
farm for sale in Zabadani, Rif Dimashq => category=farms, category=pool-farms, transactionType=sale, city=zabadani
شقه بحلب حي صلاح الدين للبيع => category=apartments, transactionType=sale, neighborhood=aleppo.salah-al-din
بيت اجار بخان ارنبة بالقنيطرة => category=residential, transactionType=rent, city=khan-arnabah ! city=quneitra
شقة للبيع باللاذقية بالمشروع العاشر او المشروع السابع => category=apartments, transactionType=sale, neighborhood=latakia.project-ten, neighborhood=latakia.project-seven
# thing
بسعر معقول وقريب من جامعة حلب شقة للايجار => category=apartments, transactionType=rent, landmark=aleppo-university
للبيع بداعي السفر محل بالجميلية => category=shops, transactionType=sale, neighborhood=aleppo.al-jamiliyah
اهم شي يكون طابو اخضر وبالوعر، شقة يعني => category=apartments, attr.ownership_paper=green_tabu, neighborhood=homs.al-waer
ليش ما في ولا مزرعة للايجار بالزبداني => category=farms, category=pool-farms, transactionType=rent, city=zabadani
ابو محمد قلي انو عندكن هنكار للايجار بعدرا => category=hangars, transactionType=rent, city=adra
بالتجارة جنب بيت اهلي بدي شقة اشتريها => category=apartments, transactionType=sale, neighborhood=damascus.al-tijara ! category=residential
كنا نازحين ورجعنا عالبلد وبدنا بيت بمعرة النعمان => category=residential, city=maarrat-al-numan
قبو للايجار بكفرسوسة مشان ورشة خياطة => category=basements, transactionType=rent, neighborhood=damascus.kafr-sousa ! category=tailoring-jobs
شغل سواق بجرمانا اذا في عندكن => category=driver-jobs, city=jaramana
قبل ما يخلص الصيف حابين ناخد ستوديو للبيع بطرطوس => category=studios, transactionType=sale, city=tartus
اوض للطالبات بالبرامكة => category=shared-rooms, category=student-housing, neighborhood=damascus.baramkeh
غرف اجار لشباب موظفين بالحمدانية => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=aleppo.al-hamdaniyah
يلي بيعرف محل موبايلات معروض للبيع بحماة يدلني => category=shops, transactionType=sale, city=hama ! category=mobiles
دوبلكس هو طلبي وبالموكامبو حصرا => category=duplexes, neighborhood=aleppo.mocambo
حلاق رجالي بيجي عالبيت بالمزة => category=barbers, attr.at_home=true, neighborhood=damascus.mezzeh ! category=residential
انا عروس وبدي غرفة نوم كاملة خشب زان مستعملة نضيفة => category=bedroom-sets, attr.material=beech, attr.condition=used ! category=shared-rooms
الكهربا عنا بتعلى وبتوطى وبدنا منظم جهد => category=voltage-stabilisers
صوتها واطي وما بتغلب، غسالة سامسونغ يعني => category=washing-machines, attr.appliance_brand=samsung ! category=samsung-phones
does anybody around here have a used diesel generator in Idlib => category=diesel-generators, attr.condition=used, city=idlib
بنت عمي عم تجهز بيتها وناقصها طاولة سفرة بس => category=dining-tables ! category=residential
# not
شقة بحلب بس مو بصلاح الدين => category=apartments, city=aleppo, without=neighborhood:aleppo.salah-al-din ! neighborhood=aleppo.salah-al-din
بيت اجار بدمشق باستثناء القدم => category=residential, transactionType=rent, city=damascus, without=neighborhood:damascus.qadam
شقة للبيع بحمص ما تكون ارضي => category=apartments, transactionType=sale, city=homs, without=floor:0 ! category=lands
شقة بالفرقان ما بدي ياها اعلى من الطابق التاني => category=apartments, neighborhood=aleppo.al-furqan, maxFloor=2
شقة بركن الدين من الطابق الرابع وطالع => category=apartments, neighborhood=damascus.rukn-al-din, minFloor=4
محل اجار بطرطوس ما يطلع عن 150 دولار بالشهر => category=shops, transactionType=rent, city=tartus, maxPrice=150
شقة للاجار بالعدوي ببناية ما فيها اسانسير => category=apartments, transactionType=rent, neighborhood=damascus.al-adawi, without=features:elevator ! features=elevator
سيارة هيونداي بس مو غيار عادي => category=cars, attr.car_make=hyundai, without=attr.gearbox:manual ! attr.gearbox=manual
سيارة للبيع بحماة اي شي الا كيا => category=cars, transactionType=sale, city=hama, without=attr.car_make:kia ! attr.car_make=kia
لابتوب للبيع ما يكون مجدد => category=laptops, transactionType=sale, without=attr.condition:refurbished ! attr.condition=refurbished
بيت بالسويداء للبيع مو شقة => category=residential, transactionType=sale, city=as-suwayda, without=category:apartments ! category=apartments
شقة للايجار مو للبيع بالتضامن => category=apartments, transactionType=rent, neighborhood=damascus.tadamon ! transactionType=sale
ارض للبيع بدرعا مو زراعية => category=lands, transactionType=sale, city=daraa, without=category:agricultural-land ! category=agricultural-land
محل للبيع بالدبلان مش فروغ => category=shops, transactionType=sale, neighborhood=homs.al-dablan, without=attr.shop_tenure:key_money ! attr.shop_tenure=key_money
شقة للبيع باللاذقية وين ما كان غير الدعتور => category=apartments, transactionType=sale, city=latakia, without=neighborhood:latakia.al-daatour
موبايل شاومي ما بدي ياه مستعمل => category=android-phones, attr.phone_brand=xiaomi, without=attr.condition:used ! attr.condition=used
شقة للاجار بجرمانا بلا كمسيون => category=apartments, transactionType=rent, city=jaramana, attr.no_commission=true
flat for rent in Homs but not in Al-Waer, unfurnished => category=apartments, transactionType=rent, city=homs, without=neighborhood:homs.al-waer, furnishing=unfurnished ! furnishing=furnished
شقة مساحتها ما بتقل عن 120 متر بالانشاءات => category=apartments, neighborhood=homs.al-inshaat, minArea=120
سيارة موديلها مو اقدم من 2010 وما تكون مازوت => category=cars, attr.year.min=2010, without=attr.fuel:diesel ! attr.fuel=diesel
# deal
حابب استأجر شقة مفروشة بالمالكي => category=apartments, transactionType=rent, furnishing=furnished, neighborhood=damascus.malki
ناوي اشتري ارض بالقرداحة => category=lands, transactionType=sale, city=qardaha
بدي بيع شقتي بالزاهرة كم بتجيب => category=apartments, transactionType=sale, neighborhood=damascus.zahera
كم بيطلع اجار البيت بالهلالية => category=residential, transactionType=rent, neighborhood=qamishli.al-hilaliyah
مين بيبادل شقتو بحمص => category=apartments, transactionType=exchange, city=homs
سيارة للمبادلة بحلب => category=cars, transactionType=exchange, city=aleppo
مطعم للاستثمار بالكورنيش البحري بطرطوس => category=restaurants-cafes, transactionType=investment, neighborhood=tartus.al-kournish-al-bahri
شاليه لليلتين بالرمال الذهبية => category=chalets, transactionType=rent, neighborhood=tartus.al-rimal-al-dhahabiyah
مزرعة بالديماس ليوم واحد كم بتكلف => category=farms, category=pool-farms, transactionType=rent, city=al-dimas
عم دور استاجر سيارة بدون سائق باللاذقية => category=cars, transactionType=rent, attr.with_driver=without, city=latakia
بدنا ناخد بيت بالاجار بالحسكة بالنشوة الشرقية => category=residential, transactionType=rent, neighborhood=al-hasakah.east-nashwa
انا دكتور وبدي اشتري عيادة بالبرامكة => category=clinics, transactionType=sale, neighborhood=damascus.baramkeh ! category=doctors-clinics
my brother wants to buy land in Sahnaya => category=lands, transactionType=sale, city=sahnaya
we are looking to rent a shop in Hama => category=shops, transactionType=rent, city=hama
شقة للبيع عالتقسيط بضاحية الشام => category=apartments, transactionType=sale, attr.payment_options=installments, city=dahiyat-harasta ! city=damascus
حفارة باكر للاجار بدير الزور => category=construction-machines, attr.machine_kind=excavator, transactionType=rent, city=deir-ez-zor
فستان عرس للاجار بادلب مو للبيع => category=bridal-dresses, transactionType=rent, city=idlib ! transactionType=sale
كراسي وطاولات للاجار عنا سهرة بدوما => category=chairs-tables-hire, transactionType=rent, city=douma
بدي اتملك شقة صغيرة بمساكن برزة => category=apartments, transactionType=sale, neighborhood=damascus.masaken-barzeh
شقتي بالسليمانية معروضة للايجار لمين بدو => category=apartments, transactionType=rent, neighborhood=aleppo.al-sulaymaniyah
# money
شقة بجرمانا ومعي 30 الف دولار بس => category=apartments, transactionType=sale, city=jaramana, maxPrice=30000
بيت اجار بحماة تحت المية دولار => category=residential, transactionType=rent, city=hama, maxPrice=100
شقة بالمزة سقفها ٩٠ الف => category=apartments, transactionType=sale, neighborhood=damascus.mezzeh, maxPrice=90000
شقق من 40 ل 70 الف بطرطوس => category=apartments, transactionType=sale, city=tartus, minPrice=40000, maxPrice=70000
غرفة بحلب ما تتعدى 60 دولار بالشهر => category=shared-rooms, category=student-housing, transactionType=rent, city=aleppo, maxPrice=60
ارض للبيع بصحنايا المتر باقل من ٨٠ دولار => category=lands, transactionType=sale, city=sahnaya, maxPricePerM2=80 ! maxPrice=80
شقة للبيع بالعزيزية بحلب سعر المتر ما يتجاوز 600 دولار => category=apartments, transactionType=sale, neighborhood=aleppo.al-aziziyah, maxPricePerM2=600 ! maxPrice=600
بيت بحمص ميزانيتي خمسين الف => category=residential, transactionType=sale, city=homs, maxPrice=50000
فيلا بيعفور فوق ال ٣٠٠ الف => category=villas, transactionType=sale, city=yaafour, minPrice=300000
سيارة كيا آخر حدي سبع الاف دولار => category=cars, attr.car_make=kia, maxPrice=7000
موبايل سامسونغ ارخص من ٢٠٠ دولار => category=samsung-phones, maxPrice=200
بيت بالقامشلي من ١٠٠ الى ١٥٠ بالشهر => category=residential, transactionType=rent, city=qamishli, minPrice=100, maxPrice=150
لابتوب بين 250 و 400 دولار => category=laptops, minPrice=250, maxPrice=400
محل للبيع بالفرقان مو اقل من مية الف دولار => category=shops, transactionType=sale, neighborhood=aleppo.al-furqan, minPrice=100000
شقة بالصابونية لحد الاربعين الف => category=apartments, transactionType=sale, neighborhood=hama.al-sabouniyah, maxPrice=40000
my budget is max 45k for a flat in Tartus => category=apartments, transactionType=sale, city=tartus, maxPrice=45000
house in Latakia under 200 dollars a month => category=residential, transactionType=rent, city=latakia, maxPrice=200
اجار شقة بالانشاءات كحد اقصى ميتين وخمسين => category=apartments, transactionType=rent, neighborhood=homs.al-inshaat, maxPrice=250
براد شارب ما يغلى عن ١٥٠ دولار => category=fridges, attr.appliance_brand=sharp, maxPrice=150
تراكتور للبيع باقل من ٦٠٠٠$ بالرقة => category=tractors, transactionType=sale, city=raqqa, maxPrice=6000
# typo
شقة للبيغ بطرطوس => category=apartments, transactionType=sale, city=tartus
بدي شقه للايجر بحلب لو سمحت => category=apartments, transactionType=rent, city=aleppo
بيت للايحار بحمص => category=residential, transactionType=rent, city=homs
عم دور ع محل للبيع باللاذفية => category=shops, transactionType=sale, city=latakia
مستودغ للايجار بعدرا => category=warehouses, transactionType=rent, city=adra
مين عندو ارص للبيع بسلمية => category=lands, transactionType=sale, city=salamiyah
عندكن شي فيلا للبيع بيعفوور؟ => category=villas, transactionType=sale, city=yaafour
شقة بكفر سوصة للايجار => category=apartments, transactionType=rent, neighborhood=damascus.kafr-sousa
سيارة تيوتا للبيع بادلب => category=cars, attr.car_make=toyota, transactionType=sale, city=idlib
غصالة ال جي مستعملة => category=washing-machines, attr.appliance_brand=lg, attr.condition=used
لابتبو لينوفو بحمص => category=laptops, attr.computer_brand=lenovo, city=homs
شقه مفروشى للايجار بالمالكى => category=apartments, transactionType=rent, furnishing=furnished, neighborhood=damascus.malki
بيت للبيع بالقمشلي => category=residential, transactionType=sale, city=qamishli
شو في شقق بالحمدنية للبيع اليوم => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah
دراجه كهربايه للبيع بدرعا => category=electric-bikes, transactionType=sale, city=daraa
مكنب للايجار بالشعلان => category=office-spaces, transactionType=rent, neighborhood=damascus.shaalan
مزرعه للبيع بالزبدانى => category=farms, category=pool-farms, transactionType=sale, city=zabadani
براذ سامسونج مستعمل بالحسكه => category=fridges, attr.appliance_brand=samsung, attr.condition=used, city=al-hasakah ! category=samsung-phones
apartmant for rent in Lattakia => category=apartments, transactionType=rent, city=latakia
vila for sale in Yaafur => category=villas, transactionType=sale, city=yaafour
# forms
شقة طابق تالت مع مصعد بالقصاع => category=apartments, minFloor=3, maxFloor=3, features=elevator, neighborhood=damascus.qassaa
شقة عالعظم للبيع بمعضمية الشام => category=apartments, transactionType=sale, attr.finishing=skeleton, city=muadamiyat-al-sham ! city=damascus
شقة اطلالة بحر بالكورنيش الغربي باللاذقية => category=apartments, attr.view=sea, neighborhood=latakia.al-kournish-al-gharbi
شقة 4 غرف سوبر ديلوكس بابو رمانة => category=apartments, rooms=4, attr.finishing=super_deluxe, neighborhood=damascus.abu-rummaneh
بيت عربي مرمم بباب توما للبيع => category=arab-houses, attr.restored=true, transactionType=sale, neighborhood=damascus.bab-touma
محل واجهتين اجار بالوعر => category=shops, attr.facade_count=2, transactionType=rent, neighborhood=homs.al-waer
ارض زراعية مزروعة زيتون للبيع بعفرين => category=agricultural-land, attr.planted=olives, transactionType=sale, city=afrin ! category=olive-oil
سيارة نيسان اوتوماتيك موديل 2008 لون ابيض => category=cars, attr.car_make=nissan, attr.gearbox=automatic, attr.year=2008, attr.color=white
سيارة بنزين خالية العلام => category=cars, attr.fuel=petrol, attr.body_paint=no_marks
ايفون ١٤ برو ٢٥٦ غيغا => category=iphones, attr.storage_gb=256
لابتوب كور اي 7 رام 16 => category=laptops, attr.processor=core_i7, attr.ram_gb=16
طقم كنبايات جلد بني => category=sofas, attr.material=leather, attr.color=brown
مكيف سبليت طن ونص => category=air-conditioners, attr.air_conditioner_kind=split, attr.cooling_tonnes=1.5
white leather sofa, second hand, in Damascus => category=sofas, attr.material=leather, attr.color=white, attr.condition=used, city=damascus
بطارية ليثيوم 24 فولت => category=storage-batteries, attr.battery_kind=lithium, attr.system_volts=24
بيت فيه مولدة وبير بحماة => category=residential, attr.electricity=generator, attr.water=well, city=hama
شقة قبلية مع بلكون بالتجارة => category=apartments, attr.orientation=south, features=balcony, neighborhood=damascus.al-tijara
شغل محاسب دوام جزئي بحمص => category=accounting-jobs, attr.employment=part_time, city=homs
شقة سجل مؤقت من المالك مباشرة بصحنايا => category=apartments, attr.ownership_paper=temporary_register, attr.no_commission=true, city=sahnaya
apartment with solar power and parking in Sahnaya => category=apartments, attr.electricity=solar, features=parking, city=sahnaya ! category=solar-systems
# arabizi
bde sha2a lal ajar b homs => category=apartments, transactionType=rent, city=homs
beit lal bee3 bel sham => category=residential, transactionType=sale, city=damascus
fi ma7al lal ijar b 7alab? => category=shops, transactionType=rent, city=aleppo
3am dawwer 3a ard lal bay3 b tartous => category=lands, transactionType=sale, city=tartus
bade eshtere sayara kia automatic => category=cars, transactionType=sale, attr.car_make=kia, attr.gearbox=automatic
mazra3a lal ajar bel zabadani => category=farms, category=pool-farms, transactionType=rent, city=zabadani
sha2a mafroushe bel mazzeh lal ajar => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.mezzeh
ghorfe lal tollab b aleppo => category=shared-rooms, category=student-housing, city=aleppo
iphone 12 musta3mal b latakia => category=iphones, attr.condition=used, city=latakia
villa ma3 masba7 b yaafour => category=villas, features=pool, city=yaafour
2adesh se3er el sha2a b jaramana => category=apartments, city=jaramana
beit bel inshaat ta7t 60 alf dollar => category=residential, transactionType=sale, neighborhood=homs.al-inshaat, maxPrice=60000
ghassale LG jdide => category=washing-machines, attr.appliance_brand=lg, attr.condition=new
affordable studio near Damascus University => category=studios, landmark=damascus-university
sea view flat for sale in Jableh => category=apartments, attr.view=sea, transactionType=sale, city=jableh
office for rent on the ground floor in Midan, Damascus => category=office-spaces, transactionType=rent, minFloor=0, maxFloor=0, neighborhood=damascus.midan
plot of land with green tabu in Safita => category=lands, attr.ownership_paper=green_tabu, city=safita
used Toyota pickup, diesel, around Qamishli => category=pickups, attr.car_make=toyota, attr.condition=used, attr.fuel=diesel, city=qamishli
private English lessons in Hama => category=private-lessons, attr.subject=english, city=hama
shu fi ma7allat lal bay3 bel sha3lan => category=shops, transactionType=sale, neighborhood=damascus.shaalan
# look-alikes
بيت بلاستيكي زراعي للبيع => category=greenhouses, transactionType=sale ! category=residential
براد مي للمكتب => category=water-coolers-filters ! category=fridges, category=office-spaces
سخان شمسي 200 ليتر => category=solar-water-heaters, attr.capacity_litres=200 ! category=water-heaters, attr.water=hot_solar
شاحن لابتوب لينوفو => category=computer-parts, attr.computer_part=laptop_charger ! category=laptops
سماعات طبية لختيار بحمص => category=hearing-aids, city=homs ! category=headphones-earbuds
كرسي حلاقة للبيع => category=salon-furniture, transactionType=sale ! category=barbers
بطارية سيارة جديدة => category=car-batteries-oils, attr.condition=new ! category=cars, category=storage-batteries
شقة مع هاتف ارضي بالعدوي => category=apartments, attr.home_extras=landline, neighborhood=damascus.al-adawi ! minFloor=0, category=phone-numbers, attr.operator=landline
طاولة مكتب خشب زان => category=office-furniture, attr.material=beech ! category=office-spaces
سرير طبي للبيع بدمشق => category=wheelchairs-beds, attr.mobility_aid=bed, transactionType=sale, city=damascus ! category=beds-mattresses
بيت مع تدفئة ارضية بمشروع دمر => category=residential, attr.heating=underfloor, neighborhood=damascus.mashrou-dummar ! minFloor=0, category=lands
كلب حراسة بحلب => category=dogs, city=aleppo ! features=security, category=security-jobs
سيارة نمرة حلب موجودة بحماة => category=cars, attr.plate_province=aleppo, city=hama ! city=aleppo
نظارات شمسية نسائي => category=sunglasses, attr.for_whom=women ! category=solar-energy
محل البسة للبيع بالشعلان => category=shops, transactionType=sale, neighborhood=damascus.shaalan ! category=women-clothing
سيارة لزفة العروس بحمص => category=wedding-cars, city=homs ! category=cars
دواليب كيا مستعملة => category=tyres-wheels, attr.car_make=kia, attr.condition=used ! category=cars
شاشة كمبيوتر 27 انش => category=computer-screens, attr.screen_inches=27 ! category=televisions, category=desktop-computers
غراس زيتون للبيع بادلب => category=fruit-seedlings, transactionType=sale, city=idlib ! category=olive-oil
tempered glass for iphone 15 => category=covers-screen-guards ! category=iphones, attr.material=glass
# namesakes
شقة بالقصور حمص للبيع => category=apartments, transactionType=sale, neighborhood=homs.al-qusour ! neighborhood=damascus.al-qusour
شقة اجار بالقصور بدير الزور => category=apartments, transactionType=rent, neighborhood=deir-ez-zor.al-qusour
شقة بجمعية الزهراء بحلب => category=apartments, neighborhood=aleppo.al-zahraa ! city=al-zahraa
بيت للايجار بالميدان بحلب => category=residential, transactionType=rent, neighborhood=aleppo.al-midan ! neighborhood=damascus.midan
محل بالحميدية بحمص => category=shops, neighborhood=homs.al-hamidiyah ! neighborhood=damascus.al-hamidiyah
خالتي سلمى بدها شقة للبيع بجبلة => category=apartments, transactionType=sale, city=jableh ! city=salma
بيت للبيع ببيت سحم => category=residential, transactionType=sale, city=beit-sahem
شقة للبيع بخان العسل => category=apartments, transactionType=sale, city=khan-al-asal ! category=honey
ارض بكفر حمرا للبيع => category=lands, transactionType=sale, city=kafr-hamra ! category=covers-screen-guards
شقة بالجورة بدير الزور => category=apartments, neighborhood=deir-ez-zor.al-joura ! neighborhood=damascus.al-joura
يا ابو كمال في عندك سيارة للبيع بحلب => category=cars, transactionType=sale, city=aleppo ! city=al-bukamal
شقة بالصالحية بالشام للاجار => category=apartments, transactionType=rent, neighborhood=damascus.salihiyah
بيت بالنزهة بحمص => category=residential, neighborhood=homs.al-nuzha
حمام زاجل للبيع بحماة => category=pigeons, transactionType=sale, city=hama
بيت بالحجر الاسود للبيع => category=residential, transactionType=sale, city=al-hajar-al-aswad
شقة بتشرين باللاذقية => category=apartments, neighborhood=latakia.tishreen ! landmark=latakia-university
بيت بالروضة بجرمانا => category=residential, neighborhood=jaramana.al-rawda ! neighborhood=damascus.al-rawda
apartment in Al-Hamra, Homs => category=apartments, neighborhood=homs.al-hamra ! neighborhood=damascus.al-hamra-street
شقة للبيع ببصرى الشام => category=apartments, transactionType=sale, city=bosra ! city=damascus
موتور للبيع بالاندلس بالرقة => category=motorcycles, transactionType=sale, neighborhood=raqqa.al-andalus
`;
