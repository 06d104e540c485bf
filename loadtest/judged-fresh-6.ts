/**
 * A sixth fresh set, by a third person on the same terms as the fifth, after what that one showed was mended; counted once: 94.4 % right,
 * 2.5 % wrong, 85.0 % perfect of 220. What was wrong in it was mended afterwards.
 */
export const JUDGED_FRESH_6 = `
# around
مسا النور يا طيبين، حدا عندو علم بشقة للبيع بالحمدانية نكون شاكرين => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah
انا من حمص وانتقل شغلي عطرطوس، لازمني بيت اجار هنيك => category=residential, transactionType=rent, city=tartus ! city=homs
يا اخوان والله صرلي شهرين عم لف على محل للايجار بالجميلية وما لقيت => category=shops, transactionType=rent, neighborhood=aleppo.al-jamiliyah
تحية طيبة وبعد، أرغب بالاستفسار عن فيلا للبيع في بلودان => category=villas, transactionType=sale, city=bloudan
الله يرضى عليكن دلوني عشي نجار شاطر بالسويدا => category=carpentry-blacksmith, city=as-suwayda
خيّي وين في غسالات مستعملة نضيفة بدير الزور => category=washing-machines, attr.condition=used, city=deir-ez-zor
هاي اول مرة بفوت عالموقع وبدي اسأل عن شقق للايجار بمساكن برزة => category=apartments, transactionType=rent, neighborhood=damascus.masaken-barzeh
ابني عم يتجوز بالصيف وحابين نلاقيلو شقة للبيع بكازو بحماة => category=apartments, transactionType=sale, neighborhood=hama.kazou
Hello everyone, my parents are moving back to Syria, any villas for sale in Safita? => category=villas, transactionType=sale, city=safita
good evening, could someone kindly tell me if there are shops for rent in Al-Aziziyah Aleppo => category=shops, transactionType=rent, neighborhood=aleppo.al-aziziyah
شلونكم اغاتي نريد ارض للبيع بالقامشلي تكون زينة => category=lands, transactionType=sale, city=qamishli
عفوا عالازعاج، شو وضع الستوديوهات للاجار بباب توما هلأ => category=studios, transactionType=rent, neighborhood=damascus.bab-touma
يسعد مساكم من الغربة، شو اخبار اسعار الاراضي بمشتى الحلو => category=lands, city=mashta-al-helou
بعتذر اذا السؤال مو بمحلو بس في حدا بيشتغل نقل عفش بجرمانا => category=furniture-moving, city=jaramana ! category=shops
مطلوب للضرورة القصوى بيت عربي للبيع بالشاغور وجزاكم الله خيرا => category=arab-houses, transactionType=sale, neighborhood=damascus.shaghour
ممكن تساعدوني لاقي لابتوب ديل مستعمل لبنتي اللي بالجامعة => category=laptops, attr.computer_brand=dell, attr.condition=used ! landmark=damascus-university
والله يا عمي ما بعرف استعمل هالشغلات، بدي بس شقة اجار بالتل => category=apartments, transactionType=rent, city=al-tall
بتمنى لاقي عندكم شاليه للبيع بوادي قنديل وشكرا سلفا => category=chalets, transactionType=sale, city=wadi-qandil ! attr.rent_payment=yearly
شي حدا منكم شايف سيارة تويوتا مرتبة بادلب؟ => category=cars, attr.car_make=toyota, city=idlib
رح جن يا جماعة، وين راحوا المزارع للاجار بالزبداني؟ => category=farms, category=pool-farms, transactionType=rent, city=zabadani
# town
شقة للبيع في يبرود بريف دمشق => category=apartments, transactionType=sale, city=yabroud ! city=damascus
بدي بيت اجار بحمص بتلبيسة => category=residential, transactionType=rent, city=talbiseh ! city=homs
محل للايجار بالدانا شمال ادلب => category=shops, transactionType=rent, city=al-dana ! city=idlib
ارض للبيع السقيلبية محافظة حماة => category=lands, transactionType=sale, city=al-suqaylabiyah ! city=hama
في شي شقة بالدريكيش طرطوس للاجار => category=apartments, transactionType=rent, city=duraykish ! city=tartus
سيارات مستعملة بالصنمين درعا => category=cars, attr.condition=used, city=al-sanamayn ! city=daraa
بيت للبيع بصلخد من محافظة السويداء => category=residential, transactionType=sale, city=salkhad ! city=as-suwayda
مستودع للايجار بعدرا ريف دمشق => category=warehouses, transactionType=rent, city=adra ! city=damascus
دير الزور الميادين شقق للايجار => category=apartments, transactionType=rent, city=al-mayadin ! city=deir-ez-zor
ارض زراعية بالطبقة الرقة للبيع => category=agricultural-land, transactionType=sale, city=al-tabqah ! city=raqqa
محلات بعامودا تابعة للحسكة => category=shops, city=amuda ! city=al-hasakah
فيلا ببلودان او الزبداني للبيع => category=villas, transactionType=sale, city=bloudan, city=zabadani
شقة بكفر حمرة حلب طابو اخضر => category=apartments, city=kafr-hamra, attr.ownership_paper=green_tabu ! city=aleppo
بيت بالحفة من ريف اللاذقية للبيع => category=residential, transactionType=sale, city=al-haffah ! city=latakia
flat for rent in Darayya, Rif Dimashq => category=apartments, transactionType=rent, city=darayya
land for sale in Masyaf, Hama countryside => category=lands, transactionType=sale, city=masyaf ! city=hama
موتور مستعمل بسراقب او بنش => category=motorcycles, attr.condition=used, city=saraqib, city=binnish
شقق للبيع بالشام بضاحية قدسيا => category=apartments, transactionType=sale, city=dahiyat-qudsaya ! city=damascus
بيت اجار بعفرين حلب مفروش => category=residential, transactionType=rent, city=afrin, furnishing=furnished ! city=aleppo
شاليهات البسيط اللاذقية للايجار => category=chalets, transactionType=rent, city=ras-al-basit ! city=latakia
# thing
زوجتي ممرضة وانا مهندس وعم ندور على شقة للاجار قريبة من مشفى المواساة => category=apartments, transactionType=rent, landmark=mouwasat-hospital ! category=medical-jobs
عنا فرح بعد شهرين وبدنا نحجز صالة اعراس بحماة => category=wedding-halls, city=hama
عم فتش لاخي الزغير على بسكليت بحلب => category=bicycles, city=aleppo
بعد ما بعنا بيتنا القديم صرنا نتطلع على فيلا للبيع بصيدنايا => category=villas, transactionType=sale, city=saidnaya ! category=residential
بنتي دخلت طب أسنان باللاذقية ومحتاجين غرفة للاجار => category=shared-rooms, category=student-housing, transactionType=rent, city=latakia ! category=dentists
الوالد تقاعد وحاطط براسو يفتح مصلحة، شو في محلات للايجار بصافيتا => category=shops, transactionType=rent, city=safita
عندي ورشة صغيرة بالبيت وبدي ماكينة خياطة مستعملة => category=sewing-machines, attr.condition=used ! category=workshops, category=residential
جارنا دلني عليكم لاقي مولدة مازوت مستعملة => category=diesel-generators, attr.condition=used
قالولي هون بلاقي جرار زراعي بالحسكة => category=tractors, city=al-hasakah
لطالبتين سنة اولى، في غرف قريبة من جامعة تشرين؟ => category=shared-rooms, category=student-housing, landmark=latakia-university
شركتنا توسعت ولازمنا مكتب للايجار بابو رمانة => category=office-spaces, transactionType=rent, neighborhood=damascus.abu-rummaneh
طلعلنا عقد شغل سنتين بحلب وبدنا شقة مفروشة اجار => category=apartments, furnishing=furnished, transactionType=rent, city=aleppo
my brother and I just started a business, we need a warehouse to rent in Adra => category=warehouses, transactionType=rent, city=adra
انحرق البراد تبع المطبخ وبدنا بدالو براد LG مستعمل => category=fridges, attr.appliance_brand=lg, attr.condition=used ! category=fitted-kitchens
اذا بتعرفوا استاذ فيزياء لابني بكالوريا بجرمانا => category=private-lessons, attr.subject=physics, attr.school_stage=baccalaureate, city=jaramana
ناويين نقضي عطلة العيد مع الولاد، وين بلاقي شاليه للاجار بالشاطئ الازرق => category=chalets, transactionType=rent, neighborhood=latakia.al-shati-al-azraq
بعد الزلزال راح بيتنا ومحتاجين شقة اجار بسيف الدولة => category=apartments, transactionType=rent, neighborhood=aleppo.saif-al-dawla ! category=residential
اللي عندو ارض للبيع بطفس يبعتلي => category=lands, transactionType=sale, city=tafas
حابة اتعلم سواقة، في مدربة بالمزة => category=driving-lessons, neighborhood=damascus.mezzeh
صاحب معمل بسكويت عم يدور هنكار للايجار بحسياء => category=hangars, transactionType=rent, city=hisyah ! category=factories
# not
شقة للبيع بحلب بس ما بدي ياها بالسكري => category=apartments, transactionType=sale, city=aleppo, without=neighborhood:aleppo.al-sukkari
بدي سيارة اوتوماتيك اي ماركة الا كيا => category=cars, attr.gearbox=automatic, without=attr.car_make:kia ! attr.car_make=kia
بيت بحمص واجارو ما يطلع فوق ال 250 بالشهر => category=residential, transactionType=rent, city=homs, maxPrice=250 ! minPrice=250
شقة للبيع مو طابق ارضي بجرمانا => category=apartments, transactionType=sale, city=jaramana, without=floor:0 ! category=ground-floor-flats
ما بدي اعلى من الطابق التالت، شقة للاجار بالشيخ ضاهر => category=apartments, transactionType=rent, maxFloor=3, neighborhood=latakia.sheikh-daher ! minFloor=3
شقة من الطابق الرابع وطالع بالسليمانية => category=apartments, minFloor=4, neighborhood=aleppo.al-sulaymaniyah ! maxFloor=4
شقة للايجار بلا فرش بركن الدين => category=apartments, transactionType=rent, furnishing=unfurnished, neighborhood=damascus.rukn-al-din ! furnishing=furnished
موبايل سامسونغ غير مجمرك => category=samsung-phones, attr.network_status=unregistered ! attr.network_status=registered
مساحتها ما تقل عن 110 متر شقة للبيع بالقصور بحماة => category=apartments, transactionType=sale, minArea=110, neighborhood=hama.al-qusour ! maxArea=110
للبيع مو للاجار بيت بمصياف => category=residential, transactionType=sale, city=masyaf ! transactionType=rent
محل للايجار بطرطوس ماعدا الغمقة => category=shops, transactionType=rent, city=tartus, without=neighborhood:tartus.al-ghamqa
نريد بيت بالحسكة بس مو بغويران => category=residential, city=al-hasakah, without=neighborhood:al-hasakah.ghuwayran
شقة للبيع لا تقل عن الطابق الثاني ولا تزيد عن الخامس => category=apartments, transactionType=sale, minFloor=2, maxFloor=5
apartment for rent in Damascus but not in Mezzeh 86 => category=apartments, transactionType=rent, city=damascus, without=neighborhood:damascus.mezzeh-86
house for sale, nothing above 90k please => category=residential, transactionType=sale, maxPrice=90000 ! minPrice=90000
ارض بصافيتا لا تقل مساحتها عن 500 متر => category=lands, city=safita, minArea=500 ! maxArea=500
سيارة مو اقدم من 2010 => category=cars, attr.year.min=2010 ! attr.year.max=2010
من دون مكاتب عقارية شقة للايجار بالتجارة => category=apartments, transactionType=rent, attr.no_commission=true, neighborhood=damascus.al-tijara ! category=office-spaces
براد اي شي غير ماركة الحافظ => category=fridges, without=attr.appliance_brand:alhafez ! attr.appliance_brand=alhafez
شقة بالشام لا بالقدم ولا بالتضامن => category=apartments, city=damascus, without=neighborhood:damascus.qadam, without=neighborhood:damascus.tadamon
# deal
ناوي اشتري بيت بسلمية => category=residential, transactionType=sale, city=salamiyah
مين بيأجرني محل بالحريقة => category=shops, transactionType=rent, neighborhood=damascus.al-hariqa
عم فكر بيع شقتي اللي بالوعر => category=apartments, transactionType=sale, neighborhood=homs.al-waer
فينا نستأجر فيلا ليومين بصلنفة؟ => category=villas, transactionType=rent, city=slinfah
بدنا نستاجر باص لرحلة المدرسة => category=buses, transactionType=rent ! category=schools-institutes, category=trips-tours
شقة عالشهر بالمهاجرين بالشام => category=apartments, transactionType=rent, neighborhood=damascus.muhajireen
بشتري غرفة نوم كاملة مستعملة => category=bedroom-sets, transactionType=sale, attr.condition=used ! category=shared-rooms
سيارة هيونداي للمبادلة بدرعا => category=cars, attr.car_make=hyundai, transactionType=exchange, city=daraa
مطعم للاستثمار بالكسوة => category=restaurants-cafes, transactionType=investment, city=al-kiswah
حدا عم يبيع بلايستيشن 5 بحماة => category=game-consoles, attr.console=ps5, transactionType=sale, city=hama
مزرعة لليلة وحدة بالدريج => category=farms, category=pool-farms, transactionType=rent, city=al-dreij
looking to buy a shop in Qamishli => category=shops, transactionType=sale, city=qamishli
I want to rent a car in Damascus for a week => category=cars, transactionType=rent, city=damascus
مكتب للتأجير بالكواكبي => category=office-spaces, transactionType=rent, neighborhood=aleppo.al-kawakbi
لازمني استأجر تركس كم يوم => category=construction-machines, attr.machine_kind=loader, transactionType=rent
فستان عرس اجار بحمص => category=bridal-dresses, transactionType=rent, city=homs
للبيع المستعجل شقة بمشروع الزراعة باللاذقية => category=apartments, transactionType=sale, neighborhood=latakia.al-ziraa
من يؤجر غرفة لموظف في السويداء => category=shared-rooms, category=student-housing, transactionType=rent, city=as-suwayda
شقة تمليك مو اجار بالسريان => category=apartments, transactionType=sale, neighborhood=aleppo.syriac-quarter ! transactionType=rent
حابة أجّر شقتي المفروشة بالمالكي => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.malki
# money
شقة بجرمانا ما معي غير 35 الف دولار => category=apartments, city=jaramana, transactionType=sale, maxPrice=35000
بيت للاجار بسلمية من 100 ل 150 دولار بالشهر => category=residential, transactionType=rent, city=salamiyah, minPrice=100, maxPrice=150
فيلا باقل من نص مليون دولار بيعفور => category=villas, transactionType=sale, city=yaafour, maxPrice=500000
سعر المتر ما يعدي 700 دولار شقة للبيع بالفرقان => category=apartments, transactionType=sale, neighborhood=aleppo.al-furqan, maxPricePerM2=700 ! maxPrice=700
موبايل سامسونغ باقل من ميتين دولار => category=samsung-phones, maxPrice=200
سيارة كيا اخري 7000 دولار => category=cars, attr.car_make=kia, maxPrice=7000
شقة بين السبعين والتسعين الف بمشروع دمر => category=apartments, transactionType=sale, minPrice=70000, maxPrice=90000, neighborhood=damascus.mashrou-dummar
اجار شقة بالمزة من 400 دولار ونازل => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh, maxPrice=400 ! minPrice=400
لابتوب تحت ال 300 دولار للدراسة => category=laptops, maxPrice=300
ميزانيتنا ستين الف لا اكتر لشقة بالانشاءات => category=apartments, transactionType=sale, maxPrice=60000, neighborhood=homs.al-inshaat
شقة بتمانين الف وتحت بطرطوس => category=apartments, transactionType=sale, maxPrice=80000, city=tartus
house in Homs, my budget is 45k => category=residential, city=homs, transactionType=sale, maxPrice=45000
car under $6,000 automatic => category=cars, maxPrice=6000, attr.gearbox=automatic
محل للايجار بالقامشلي شهريته ما تزيد عن 120 دولار => category=shops, transactionType=rent, city=qamishli, maxPrice=120
ارض للبيع بصافيتا المتر باقل من 20 دولار => category=lands, transactionType=sale, city=safita, maxPricePerM2=20 ! maxPrice=20
فيلا للبيع من ربع مليون دولار وفوق => category=villas, transactionType=sale, minPrice=250000 ! maxPrice=250000
طقم كنبايات ما بيتجاوز الف دولار => category=sofas, maxPrice=1000
شقة اجار بالعدوي بين الميتين والتلتمية => category=apartments, transactionType=rent, neighborhood=damascus.al-adawi, minPrice=200, maxPrice=300
شي بيت بمية وعشرين الف او اقل بالقصاع => category=residential, transactionType=sale, maxPrice=120000, neighborhood=damascus.qassaa
دراجة كهربائية سعرها لا يتعدى 500 دولار => category=electric-bikes, maxPrice=500
# typo
سقة للايجار بجرمانا => category=apartments, transactionType=rent, city=jaramana
شقة للبيغ بالحمدنية => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah
محل للايجار باللازقيه => category=shops, transactionType=rent, city=latakia
جلايت صحون مستعمله => category=dishwashers, attr.condition=used
سيارة مرسيدز موديل 2008 => category=cars, attr.car_make=mercedes, attr.year=2008
شقه مفروشا للاجار بالمهجرين بالشام => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.muhajireen
ارظ للبيع بصافيطا => category=lands, transactionType=sale, city=safita
لابتب لينوفو مستعمل => category=laptops, attr.computer_brand=lenovo, attr.condition=used
بيت للبيع بحمات => category=residential, transactionType=sale, city=hama
مزرعا للايجار بالزبدني => category=farms, category=pool-farms, transactionType=rent, city=zabadani
ايفوون 12 مستعمل => category=iphones, attr.condition=used
مكيق سبليت جنرال => category=air-conditioners, attr.air_conditioner_kind=split, attr.appliance_brand=general
عرفة للاجار لطالب بالبرمكة => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.baramkeh
apartmnt for rent in Latkia => category=apartments, transactionType=rent, city=latakia
vila for sale in Yafoor => category=villas, transactionType=sale, city=yaafour
شقة طابو اخظر بكفر سوصة => category=apartments, attr.ownership_paper=green_tabu, neighborhood=damascus.kafr-sousa
كنبايت مستعملة بحلب => category=sofas, attr.condition=used, city=aleppo
مستوذع للايجار بحرسنا => category=warehouses, transactionType=rent, city=harasta
صوبيه مازود جديده => category=stoves-heaters, attr.runs_on=diesel, attr.condition=new
شقه ايحار بدرعة => category=apartments, transactionType=rent, city=daraa
# forms
شقة سوبر ديلوكس قبلي للبيع بالعدوي => category=apartments, attr.finishing=super_deluxe, attr.orientation=south, transactionType=sale, neighborhood=damascus.al-adawi
سيارة نيسان خالية العلام فيها فتحة سقف => category=cars, attr.car_make=nissan, attr.body_paint=no_marks, attr.car_features=sunroof
شقة عالعضم للبيع بالديماس => category=apartments, attr.finishing=skeleton, transactionType=sale, city=al-dimas
لابتوب كور اي 7 هارد SSD رام 16 => category=laptops, attr.processor=core_i7, attr.disk_kind=ssd, attr.ram_gb=16
بيت فيه طاقة شمسية وبير للايجار بداريا => category=residential, transactionType=rent, attr.electricity=solar, attr.water=well, city=darayya ! category=solar-systems
غسالة تعبئة امامية انفرتر سامسونغ => category=washing-machines, attr.washer_kind=front, attr.inverter_motor=true, attr.appliance_brand=samsung ! category=inverters, category=samsung-phones
محل فروغ بالعزيزية بحلب => category=shops, attr.shop_tenure=key_money, neighborhood=aleppo.al-aziziyah
ارض زراعية فيها بير مرخص ومزروعة زيتون للبيع بحارم => category=agricultural-land, transactionType=sale, attr.water_source=licensed_well, attr.planted=olives, city=harem
شقة طابق رابع مع مصعد وبلكون للبيع بالانشاءات => category=apartments, minFloor=4, maxFloor=4, features=elevator, features=balcony, transactionType=sale, neighborhood=homs.al-inshaat
شقة حكم محكمة للبيع بدوما => category=apartments, attr.ownership_paper=court_ruling, transactionType=sale, city=douma
شقة للبيع بالتقسيط بالكسوة 3 غرف => category=apartments, transactionType=sale, attr.payment_options=installments, city=al-kiswah, rooms=3
طقم كنبايات خشب زان لون بيج => category=sofas, attr.material=beech, attr.color=beige
وظيفة محاسبة دوام جزئي بدمشق => category=accounting-jobs, attr.employment=part_time, city=damascus ! category=accounting-services
دروس رياضيات لصف التاسع اونلاين => category=private-lessons, attr.subject=maths, attr.school_stage=ninth, attr.service_mode=online
ايفون 14 برو 256 غيغا اسود كفالة وكالة => category=iphones, attr.storage_gb=256, attr.color=black, attr.warranty=agency
سيارة ايسوزو مازوت غيار عادي => category=cars, attr.car_make=isuzu, attr.fuel=diesel, attr.gearbox=manual
فيلا مع مسبح وحديقة للبيع بصحنايا => category=villas, features=pool, features=garden, transactionType=sale, city=sahnaya
خط سيريتل رقم مميز => category=phone-numbers, attr.operator=syriatel, attr.number_kind=special ! category=special-plates
شقة مطبخ راكب وباب مصفح للبيع بالقابون => category=apartments, attr.home_extras=fitted_kitchen, attr.home_extras=armoured_door, transactionType=sale, neighborhood=damascus.qaboun ! category=fitted-kitchens, category=doors-windows
used Toshiba fridge with inverter => category=fridges, attr.appliance_brand=toshiba, attr.condition=used, attr.inverter_motor=true ! category=inverters
# arabizi
bddi esta2jer bet b jaramana => category=residential, transactionType=rent, city=jaramana
sha2a mafroosheh lal ajar bel malki => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.malki
fi mahalat lal bee3 b homs? => category=shops, transactionType=sale, city=homs
ma3i 50 alf dollar w bade sha2a b latakia => category=apartments, transactionType=sale, maxPrice=50000, city=latakia
marhaba, lazmni sayara kia automatic b halab => category=cars, attr.car_make=kia, attr.gearbox=automatic, city=aleppo
2adesh se3r el aradi b tartous => category=lands, city=tartus
ghurfe lal ajar la taleb 2areebe mn jam3et dimash2 => category=shared-rooms, category=student-housing, transactionType=rent, landmark=damascus-university
iphone 13 mosta3mal b hama => category=iphones, attr.condition=used, city=hama
ard lal bay3 b salamieh tabo akhdar => category=lands, transactionType=sale, city=salamiyah, attr.ownership_paper=green_tabu
looking for a fully furnished 2 bedroom flat in Abu Rummaneh => category=apartments, furnishing=furnished, bedrooms=2, neighborhood=damascus.abu-rummaneh
is there any farm for rent in Zabadani this weekend => category=farms, category=pool-farms, transactionType=rent, city=zabadani
fdj ggfdu fplw => category=residential, transactionType=sale, city=homs
sha2a tabe2 tani bel midan bel sham => category=apartments, minFloor=2, maxFloor=2, neighborhood=damascus.midan
second hand bedroom set in Aleppo => category=bedroom-sets, attr.condition=used, city=aleppo ! category=shared-rooms
badna sabbak shater b jdeidet artouz => category=plumbing, city=jdeidat-artouz
villa ma3 masba7 lal bay3 b ya3four => category=villas, features=pool, transactionType=sale, city=yaafour
I'd like to sell my apartment in Kafr Sousa => category=apartments, transactionType=sale, neighborhood=damascus.kafr-sousa
bet 3arabi lal be3 b bab touma => category=arab-houses, transactionType=sale, neighborhood=damascus.bab-touma
maktab lal 2ajar bel sha3lan => category=office-spaces, transactionType=rent, neighborhood=damascus.shaalan
private English lessons for kids in Homs => category=private-lessons, attr.subject=english, city=homs
# look-alikes
باب شقة خشب مستعمل => category=doors-windows, attr.condition=used ! category=apartments
شاحن لابتوب اتش بي => category=computer-parts, attr.computer_part=laptop_charger ! category=laptops
لصاقة حماية لموبايل سامسونغ => category=covers-screen-guards ! category=samsung-phones
دواليب مستعملة لسيارة كيا => category=tyres-wheels, attr.condition=used, attr.car_make=kia ! category=cars
عجول هولندية للبيع بالرقة => category=calves, transactionType=sale, city=raqqa ! category=tyres-wheels
حمام زاجل بدرعا => category=pigeons, city=daraa
خط سرفيس للبيع بحمص => category=taxi-transport-licences, transactionType=sale, city=homs ! category=phone-numbers
كرسي حلاق مستعمل => category=salon-furniture, attr.condition=used ! category=barbers
شقة للايجار تصلح عيادة بالجسر الابيض => category=apartments, transactionType=rent, neighborhood=damascus.al-jisr-al-abyad ! category=clinics
تصليح برادات وغسالات بجرمانا => category=appliance-repair, city=jaramana ! category=fridges, category=washing-machines
بيت بلاستيكي مستعمل بجبلة => category=greenhouses, attr.condition=used, city=jableh ! category=residential
مكتبة تلفزيون مودرن => category=tv-units-bookcases, attr.style=modern ! category=televisions, category=office-spaces
براد مي للمكتب => category=water-coolers-filters ! category=fridges, category=office-spaces
قطع تبديل بيجو كسر => category=car-spare-parts, attr.car_make=peugeot, attr.part_source=second_hand ! category=cars
سيارة زفة مرسيدس بحلب => category=wedding-cars, attr.car_make=mercedes, city=aleppo ! category=cars
مكواية شعر مستعملة => category=hair-tools, attr.condition=used ! category=irons
محل موبايلات للايجار بالبحصة => category=shops, transactionType=rent, neighborhood=damascus.bahsa ! category=mobiles
baby car seat => category=toys-strollers ! category=cars
used office desk and chairs => category=office-furniture, attr.condition=used ! category=office-spaces
شنتة لابتوب => category=luggage-backpacks ! category=laptops
# namesakes
شقة بالزهراء بحمص للبيع => category=apartments, transactionType=sale, neighborhood=homs.al-zahraa ! neighborhood=aleppo.al-zahraa
بيت بالقصور دير الزور اجار => category=residential, transactionType=rent, neighborhood=deir-ez-zor.al-qusour ! neighborhood=damascus.al-qusour
بحلب بالميدان شقق للبيع => category=apartments, transactionType=sale, neighborhood=aleppo.al-midan ! neighborhood=damascus.midan
شقة للبيع بباب السباع => category=apartments, transactionType=sale, neighborhood=homs.bab-al-sebaa ! city=al-bab
سيارة نمرة حلب للبيع بدمشق => category=cars, attr.plate_province=aleppo, transactionType=sale, city=damascus ! city=aleppo
مزرعة للبيع بالسويداء => category=farms, category=pool-farms, transactionType=sale, city=as-suwayda ! neighborhood=as-suwayda.al-mazraa
شقة للاجار بحي المزرعة بالشام => category=apartments, transactionType=rent, neighborhood=damascus.al-mazraa ! category=farms
حمص حب وعدس بالجملة => category=grains-legumes, attr.sale_unit=wholesale ! city=homs
apartment in Al-Qusour, Damascus => category=apartments, neighborhood=damascus.al-qusour ! neighborhood=homs.al-qusour
صابون غار حلبي => category=laurel-soap ! city=aleppo
فستق حلبي جملة بادلب => category=nuts-spices, attr.sale_unit=wholesale, city=idlib ! city=aleppo
ماعز شامي للبيع بدرعا => category=goats, transactionType=sale, city=daraa ! city=damascus
شقة بالحمرا بحمص => category=apartments, neighborhood=homs.al-hamra ! city=al-hamra
محل بالجورة بدير الزور للايجار => category=shops, transactionType=rent, neighborhood=deir-ez-zor.al-joura ! neighborhood=damascus.al-joura
شقة اجار بالروضة جرمانا => category=apartments, transactionType=rent, neighborhood=jaramana.al-rawda ! neighborhood=damascus.al-rawda
بيت بالأندلس بحماة => category=residential, neighborhood=hama.al-andalus ! neighborhood=aleppo.al-andalus
house in Al-Hamidiyah, Homs => category=residential, neighborhood=homs.al-hamidiyah ! neighborhood=damascus.al-hamidiyah
عراضة شامية لعرس بحماة => category=arada-bands, city=hama ! city=damascus
شقة للبيع بكرم الشامي => category=apartments, transactionType=sale, neighborhood=homs.karm-al-shami ! city=damascus
سيارة شام موديل 2010 => category=cars, attr.car_make=sham, attr.year=2010 ! city=damascus
`;
