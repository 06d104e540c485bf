/**
 * A twelfth fresh set, 2026-11-29, written after the reader of commit 6fee1a4d by two people who had not read the code, judged by two
 * others, counted once: 93.8 % right, 2.2 % wrong, 83.8 % perfect.
 */
export const JUDGED_FRESH_12 = `
# around
راجعين من الاردن بعد 12 سنة غربة وعم ندور عبيت للاجار بدوما => category=residential, transactionType=rent, city=douma
يسلمو ايديكن عالموقع المرتب، حابة شوف فيلا للبيع بيعفور => category=villas, transactionType=sale, city=yaafour
صباح الورد، جوزي نقلولو شغلو لحمص ولازمنا شقة اجار بالانشاءات => category=apartments, transactionType=rent, neighborhood=homs.al-inshaat
بدي عذبكن معي شوي، اختي عروس وبدها غرفة نوم جديدة بحماة => category=bedroom-sets, attr.condition=new, city=hama ! category=bridal-dresses
انا ابن حماة ومقيم بالكويت، حابب اشتري ارض بمصياف وما بعرف حدا هنيك => category=lands, transactionType=sale, city=masyaf ! city=hama
الله يجبر بخاطركن حدا بيعرف محل للاجار بالميدان بالشام لبيع الفول => category=shops, transactionType=rent, neighborhood=damascus.midan ! transactionType=sale, category=grains-legumes
مسا الخير من المانيا، امي قاعدة لحالها وبدها شقة صغيرة اجار بالقصاع => category=apartments, transactionType=rent, neighborhood=damascus.qassaa
لو سمحت يا استاذ عندك خبر عن شي عيادة للبيع بالحلبوني؟ => category=clinics, transactionType=sale, neighborhood=damascus.halbouni
يا ام علي دخيل عينك شوفيلي براد مستعمل بحمص قبل ما يجي الصيف => category=fridges, attr.condition=used, city=homs
تحية لكل حمصي شريف، بدنا دكان نشتريها بالدبلان => category=shops, transactionType=sale, neighborhood=homs.al-dablan ! city=homs
ما بعرف اذا عم اكتب بالمكان الصح، بس محتاج بيت للاجار بصحنايا => category=residential, transactionType=rent, city=sahnaya
hello guys, I grew up in Homs and now live in Canada, looking to buy an apartment in Al-Waer => category=apartments, transactionType=sale, neighborhood=homs.al-waer ! city=homs
عمي الحج توفى الله يرحمو وبدنا نبيع ارضو بالنبك => category=lands, transactionType=sale, city=al-nabk
ياريت ما حدا يبعتلي عالخاص، بس خبروني في مستودع للاجار بالسبينة؟ => category=warehouses, transactionType=rent, city=sbeineh
السلام عليكم اخواني، صرلي شهر بدبي وعم دور لاخي على سيارة هيونداي بحمص => category=cars, attr.car_make=hyundai, city=homs
تسلم ايد يلي عمل هالتطبيق، في مزرعة للاجار بالكسوة يوم الجمعة؟ => category=farms, category=pool-farms, transactionType=rent, city=al-kiswah
سامحوني عالازعاج بهالوقت، ابني الصغير نفسو ببسكليت، في شي بعربين؟ => category=bicycles, city=arbin
والله العظيم دخت، شهرين رايح جاي عالمكاتب وما لقيت شقة اجار بركن الدين => category=apartments, transactionType=rent, neighborhood=damascus.rukn-al-din ! category=office-spaces
خيتو انا ارملة وعندي تلات ولاد، بدي شقة اجار رخيصة بجديدة عرطوز => category=apartments, transactionType=rent, city=jdeidat-artouz
يعطيكن الف عافية يا شباب، مين عندو تراكتور للبيع بالسلمية؟ => category=tractors, transactionType=sale, city=salamiyah
مسا الخير خاي، اشقد صار اجار الشقق بالسريان هالشهر؟ => category=apartments, transactionType=rent, neighborhood=aleppo.syriac-quarter
يا جماعة انا بنت البوكمال وعايشة باسطنبول من زمان، ودي اشتري بيت لاهلي هناك بالبوكمال => category=residential, transactionType=sale, city=al-bukamal
شلونكم عيوني، اريد اسأل عن تركتر مستعمل بالشحيل اكو عدكم لو لا => category=tractors, attr.condition=used, city=al-shuhayl
والله يا خيي طلعت روحي من اللف عالسماسرة، في شقة للبيع بالدعتور؟ => category=apartments, transactionType=sale, neighborhood=latakia.al-daatour ! attr.no_commission=true
يسعد صباح اهل الجبل، مين عندو كرم عنب للبيع بصلخد => category=orchards, attr.planted=grapes, transactionType=sale, city=salkhad
حياكم الله يا نشامى، انا من نوى وبدي اسألكم عن بيت اجار بدرعا المحطة => category=residential, transactionType=rent, neighborhood=daraa.daraa-al-mahatta ! city=nawa
اخوي بالمانيا حوّللي مصاري وقلي شوفيلنا محل للبيع بسرمدا، مين بيدلنا => category=shops, transactionType=sale, city=sarmada
بعد اذن الادمن، بنتي قبلت باللاذقية ومين بيعرف غرفة للاجار لطالبة؟ => category=shared-rooms, category=student-housing, transactionType=rent, city=latakia
هلا بالربع، هسع خلص موسم القطن وبدي مضخة مي مستعملة بعامودا => category=water-pumps, attr.condition=used, city=amuda
يا عمي الشيخ الله يبيض وجهك، حدا عندو ناقة وضحا للبيع بالرقة؟ => category=camels, transactionType=sale, city=raqqa
انا معلمة من جبلة وطلع تعييني بصافيتا، لازمني بيت صغير للاجار هونيك => category=residential, transactionType=rent, city=safita ! city=jableh, category=teaching-jobs
السلام عليكم، هاد اول مرة انا بكتب، في واحد شقة كويس للاجار بقدور بك؟ => category=apartments, transactionType=rent, neighborhood=qamishli.qadour-bek
كيفكن يا غوالي، جدي وقع وانكسرت رجلو ولازمو عكازات، في ببانياس؟ => category=wheelchairs-beds, attr.mobility_aid=crutches, city=baniyas
انحرمنا النوم من كتر الهم، ما ضل بيت للاجار بأريحا ولا لسا في؟ => category=residential, transactionType=rent, city=ariha
Greetings from Sweden, my uncle is too old to farm now so we want to sell the land in Suluk => category=lands, transactionType=sale, city=suluk ! category=farm-jobs
استحلفكن بالله اللي بتعرف خياطة شاطرة بالحمدانية تعطيني رقمها => category=tailors, neighborhood=aleppo.al-hamdaniyah ! category=phone-numbers, category=tailoring-jobs
ألو أخي، حابب استفسر اذا الفيلا اللي بمشقيتا لسا للبيع => category=villas, transactionType=sale, city=mashqita
هلق خالتي ام غيث قالت عندكن غرف نوم نضيفة بحلب، صحيح الحكي؟ => category=bedroom-sets, city=aleppo ! category=shared-rooms
يا اهل حوران الكرام، ولد عمكم راجع من الكويت وبدو ارض يشتريها بجاسم => category=lands, transactionType=sale, city=jasim
# town
بيت للبيع بدير عطية بريف دمشق => category=residential, transactionType=sale, city=deir-atiyah ! city=damascus
شاليه للاجار بالزبداني، ريف الشام => category=chalets, transactionType=rent, city=zabadani ! city=damascus
حمص - القريتين - ارض للبيع => category=lands, transactionType=sale, city=al-qaryatayn ! city=homs
بيت للاجار بالحولة ريف حمص => category=residential, transactionType=rent, city=taldou ! city=homs
شقة للبيع بفيروزة حد حمص => category=apartments, transactionType=sale, city=fairouzeh ! city=homs, attr.color=blue
شقة بسلحب محافظة حماة للاجار => category=apartments, transactionType=rent, city=salhab ! city=hama
محل اجار بطيبة الامام حماة => category=shops, transactionType=rent, city=taybat-al-imam ! city=hama
ارض زراعية للبيع بمورك بريف حماة الشمالي => category=agricultural-land, transactionType=sale, city=morek ! city=hama, attr.orientation=north
فيلا للايجار بسرغايا التابعة لريف دمشق => category=villas, transactionType=rent, city=serghaya ! city=damascus
شقة للاجار بقدسيا او بالهامة بريف دمشق => category=apartments, transactionType=rent, city=qudsaya, city=al-hamah ! city=hama, city=damascus
دكان للبيع بببيلا دمشق => category=shops, transactionType=sale, city=babbila ! city=damascus
بيت بصدد بحمص للبيع => category=residential, transactionType=sale, city=sadad ! city=homs
small farm for sale in Wadi al-Uyun, Hama => category=farms, category=pool-farms, transactionType=sale, city=wadi-al-uyun ! city=hama
مصياف حماة مستودع للاجار => category=warehouses, transactionType=rent, city=masyaf ! city=hama
شقة للبيع بيبرود، انا من دمشق بس شغلي هنيك => category=apartments, transactionType=sale, city=yabroud ! city=damascus
بيت عربي بقطنا ريف دمشق للبيع => category=arab-houses, transactionType=sale, city=qatana ! city=damascus
اجانا ولد وضاق علينا البيت، بدنا شقة للاجار بتلكلخ بحمص => category=apartments, transactionType=rent, city=talkalakh ! city=homs, category=residential
محل اجار بالمعضمية بريف دمشق => category=shops, transactionType=rent, city=muadamiyat-al-sham ! city=damascus
غسالة مستعملة بالرحيبة بالقلمون => category=washing-machines, attr.condition=used, city=al-ruhaybah
بيت للبيع بالضمير شرقي دمشق => category=residential, transactionType=sale, city=al-dumayr ! city=damascus, attr.orientation=east
بيت للبيع بتادف ريف حلب الشرقي => category=residential, transactionType=sale, city=tadef ! city=aleppo
محل للايجار بمارع او أخترين بريف حلب => category=shops, transactionType=rent, city=marea, city=akhtarin ! city=aleppo
شقة اجار بالقرداحة اللاذقية => category=apartments, transactionType=rent, city=qardaha ! city=latakia
فيلا للبيع بالشبطلية ضيعة جنب اللاذقية => category=villas, transactionType=sale, city=al-shabatliyah ! city=latakia
بيت بالشيخ سعد طرطوس للاجار => category=residential, transactionType=rent, city=sheikh-saad ! city=tartus, neighborhood=damascus.sheikh-saad
ارض ببرمانة المشايخ تابعة لطرطوس للبيع => category=lands, transactionType=sale, city=brummanet-al-mashayekh ! city=tartus
بيت للاجار بأرمناز محافظة ادلب => category=residential, transactionType=rent, city=armanaz ! city=idlib
محل للبيع بأطمة عالحدود بادلب => category=shops, transactionType=sale, city=atmeh ! city=idlib
غنم للبيع بأبو الظهور شرقي ادلب => category=sheep, transactionType=sale, city=abu-al-duhur ! city=idlib
نريد بيت نشتريه بالقورية بدير الزور => category=residential, transactionType=sale, city=al-quriyah ! city=deir-ez-zor
اريد محل اجار بالبصيرة محافظة دير الزور => category=shops, transactionType=rent, city=al-busayrah ! city=deir-ez-zor
دراجة نارية مستعملة بمعدان ريف الرقة => category=motorcycles, attr.condition=used, city=maadan ! city=raqqa
بيت للاجار بعين عيسى الرقة => category=residential, transactionType=rent, city=ain-issa ! city=raqqa
سيارة هيونداي للبيع بتل تمر محافظة الحسكة => category=cars, attr.car_make=hyundai, transactionType=sale, city=tell-tamer ! city=al-hasakah
هنكار للاجار بالشدادي جنوب الحسكة => category=hangars, transactionType=rent, city=al-shaddadi ! city=al-hasakah
شقة اجار بمعبدة او رميلان بالحسكة => category=apartments, transactionType=rent, city=maabadah, city=rumaylan ! city=al-hasakah
مدجنة للبيع بتسيل غربي درعا => category=poultry-houses, transactionType=sale, city=tasil ! city=daraa
is there a pharmacy for rent in Bosra al-Sham, Daraa? => category=pharmacies, transactionType=rent, city=bosra ! city=daraa
عندكن بيت للاجار بشقا من ريف السويداء؟ => category=residential, transactionType=rent, city=shaqqa ! city=as-suwayda
# thing
ابني صار عمرو 18 وبدو يتعلم السواقة، في مدرسة سواقة بحمص؟ => category=driving-lessons, city=homs ! category=schools-institutes, category=driver-jobs
بنايتنا ما فيها اسانسير وابي ختيار، بدنا شقة طابق اول للاجار بالمهاجرين بالشام => category=apartments, minFloor=1, maxFloor=1, transactionType=rent, neighborhood=damascus.muhajireen ! features=elevator
مرتي حامل بالسابع ولازمنا عرباية للبيبي بحماة => category=toys-strollers, city=hama
من كتر ما بتقطع الكهربا خرب البراد، وين في تصليح برادات بجرمانا؟ => category=appliance-repair, city=jaramana ! category=fridges
حماتي جاية تقعد عنا شهر وما عنا فرشة، بدي فرشة مفرد => category=beds-mattresses, attr.mattress_size=single ! transactionType=rent
صاحب البيت بدو يرفع علينا الاجار فصرنا عم نفتش نشتري شقة بصحنايا => category=apartments, transactionType=sale, city=sahnaya ! transactionType=rent, category=residential
شغلي بعيد عن بيتي ساعة، بدي سيارة كيا اوتوماتيك => category=cars, attr.car_make=kia, attr.gearbox=automatic ! category=residential
بنتي بكالوريا وضعيفة بالكيميا، عم دور استاذ خصوصي بالتجارة => category=private-lessons, attr.subject=chemistry, attr.school_stage=baccalaureate, neighborhood=damascus.al-tijara
كلبي مريض وصرلو يومين ما عم ياكل، بدي دكتور بيطري بحمص => category=veterinarians, city=homs ! category=dogs, category=doctors-clinics
ورثنا بيت عربي بالقيمرية وما معنا مصاري نصلحو، مين بيشتريه => category=arab-houses, transactionType=sale, neighborhood=damascus.al-qaymariyah
تخرجت صيدلة السنة وبدي صيدلية للاجار بالرستن => category=pharmacies, transactionType=rent, city=al-rastan ! category=pharmacy-jobs
الدار كبيرة علينا بعد ما سافرو الولاد، بدنا شقة اصغر بالغوطة بحمص => category=apartments, neighborhood=homs.al-ghouta ! city=al-dar-al-kabirah, category=residential, landmark=ghouta
اخي رجع من السعودية وحابب يعمل مغسل سيارات، في ارض تجارية للاجار بسلمية؟ => category=commercial-land, transactionType=rent, city=salamiyah ! category=cars
لخطبة اختي يوم الخميس بدنا فستان خطوبة للاجار بالصالحية بالشام => category=engagement-dresses, transactionType=rent, neighborhood=damascus.salihiyah
بالقصور بالشام حصرا لان مدرسة الولاد هنيك، شقة للاجار => category=apartments, transactionType=rent, neighborhood=damascus.al-qusour ! category=schools-institutes
اجا البرد وصوبيتنا عتيقة، عم دور على صوبيا حطب بسرغايا => category=stoves-heaters, attr.runs_on=wood, city=serghaya ! category=firewood-pellets, attr.condition=used
خالي مغترب بالبرازيل ووكلني ابيع فيلتو بمرمريتا => category=villas, transactionType=sale, city=marmarita ! attr.ownership_paper=notarised_poa
دكانتي مليانة بضاعة وما عاد في وسع، بدي مستودع صغير للاجار بالزاهرة => category=warehouses, transactionType=rent, neighborhood=damascus.zahera ! category=shops
عندي مشروع تخرج وكمبيوتري صار سلحفاة، بدي لابتوب لينوفو رام 16 => category=laptops, attr.computer_brand=lenovo, attr.ram_gb=16 ! category=desktop-computers, category=turtles-reptiles
ابن اختي بيدرس صيدلة بجامعة تشرين وعم ندورلو غرفة اجار قريبة منها => category=shared-rooms, category=student-housing, transactionType=rent, landmark=latakia-university ! category=pharmacies, category=pharmacy-jobs
ما يبعد كتير عن قلعة حلب، بيت عربي للبيع => category=arab-houses, transactionType=sale, landmark=aleppo-citadel
الحرامية اخدو الواح الطاقة من عالسطح، بدي الواح جديدة بالسويداء => category=solar-panels, attr.condition=new, city=as-suwayda ! category=roof-flats
خالي صياد سمك وبدو لانش مستعمل بطرطوس => category=boats, attr.condition=used, city=tartus ! category=farmed-fish
اهلي مربين غنم والعلف نار، وين منلاقي شعير علف بالرقة => category=animal-feed, attr.feed_kind=barley, city=raqqa ! category=sheep
كل يوم بتأخر عالدوام من ورا السرافيس، بدي سكوتر مستعمل بحلب => category=motor-scooters, attr.condition=used, city=aleppo ! category=vans-minibuses
مشان الولاد يلعبو ويركضو، بيت مع حديقة للاجار بالقدموس => category=residential, features=garden, transactionType=rent, city=al-qadmus ! category=toys-strollers
صاحب المطعم اللي بشتغل عندو سكّر، في شغل شيف بطرطوس؟ => category=restaurant-jobs, city=tartus ! category=restaurants-cafes
اختي عم تجهز بيتها وناقصها براد وغسالة بس => category=fridges, category=washing-machines ! category=residential
رجلين امي بيوجعوها عالدرج، شقة فيها مصعد للاجار بالمحافظة بحلب => category=apartments, features=elevator, transactionType=rent, neighborhood=aleppo.al-mohafaza
حفرنا البير وطلعت المي والحمدلله، هسع بدنا غطاس طاقة شمسية بالصنمين => category=solar-pumps, city=al-sanamayn ! category=well-drilling, category=solar-systems
فتحت صالون جديد وبدي كراسي حلاقة مستعملة بدير الزور => category=salon-furniture, attr.condition=used, city=deir-ez-zor ! category=ladies-salons, category=barbers, attr.condition=new
بنتي طالعة عالتاسع وما بتعرف تقرا فرنسي، بدي معلمة خصوصي بادلب => category=private-lessons, attr.subject=french, attr.school_stage=ninth, city=idlib ! category=teaching-jobs
تزوجنا وساكنين عند بيت عمي ومضايقين، شقة صغيرة اجار بالمشلب بس => category=apartments, transactionType=rent, neighborhood=raqqa.al-mashlab ! category=residential
جارنا المهندس قال الحيطان مرطبة، بدنا معلم دهان بالقامشلي => category=painting-decor, city=qamishli ! category=engineering-jobs, category=engineering-design
جايين خمس عيل من الخليج عالعيد، وين في شاليه كبير للاجار ببرج اسلام => category=chalets, transactionType=rent, city=burj-islam
ابوي بطل يزرع قطن وقرر يبيع الحصادة، قديش بتجيب بالحسكة؟ => category=harvesters-threshers, transactionType=sale, city=al-hasakah
مرضت البقرات وما عرفنا شو فيهن، في دكتور بيطري بازرع؟ => category=veterinarians, city=izra ! category=doctors-clinics, category=dairy-cows
my kids start school in September so we need a flat to rent near Aleppo Citadel => category=apartments, transactionType=rent, landmark=aleppo-citadel ! category=schools-institutes
صار عمرو تلاتين وبدنا نجوزو، ناويين نشتريلو شقة بالرادار بطرطوس => category=apartments, transactionType=sale, neighborhood=tartus.al-radar ! maxPrice=30
# not
شقة للاجار بحمص بس مو بدير بعلبة => category=apartments, transactionType=rent, city=homs, without=neighborhood:homs.deir-baalba ! neighborhood=homs.deir-baalba
بيت للبيع بحماة وما بدي ياه بالحاضر => category=residential, transactionType=sale, city=hama, without=neighborhood:hama.al-hadir ! neighborhood=hama.al-hadir
سيارة اي ماركة الا رينو => category=cars, without=attr.car_make:renault ! attr.car_make=renault
شقة للبيع بدمشق الا المزة 86 => category=apartments, transactionType=sale, city=damascus, without=neighborhood:damascus.mezzeh-86 ! neighborhood=damascus.mezzeh-86, neighborhood=damascus.mezzeh
سيارة كيا للبيع اي لون بس مو احمر => category=cars, attr.car_make=kia, transactionType=sale, without=attr.color:red ! attr.color=red
شقة بالقصاع للبيع ما تكون فوق الطابق الرابع => category=apartments, transactionType=sale, neighborhood=damascus.qassaa, maxFloor=4 ! minFloor=4
ما بدي طابق ارضي، شقة للاجار بعكرمة => category=apartments, transactionType=rent, neighborhood=homs.akrama, without=floor:0 ! minFloor=0
مو شقة، بدي بيت عربي للبيع بباب توما => category=arab-houses, transactionType=sale, neighborhood=damascus.bab-touma ! category=apartments
ارض للبيع بصيدنايا ما تقل عن 600 متر => category=lands, transactionType=sale, city=saidnaya, minArea=600 ! maxArea=600
محل للبيع بالحريقة بس ما يكون فروغ => category=shops, transactionType=sale, neighborhood=damascus.al-hariqa, without=attr.shop_tenure:key_money ! attr.shop_tenure=key_money
شقة للبيع بحرستا بشرط ما تكون عالعظم => category=apartments, transactionType=sale, city=harasta, without=attr.finishing:skeleton ! attr.finishing=skeleton
سيارة للبيع بحمص مو كهربا ومو هايبرد => category=cars, transactionType=sale, city=homs, without=attr.fuel:electric, without=attr.fuel:hybrid ! attr.fuel=electric, attr.fuel=hybrid, category=electric-hybrid-cars
شقة بالمليحة للاجار ما بيزيد ايجارها عن 130 دولار => category=apartments, transactionType=rent, city=al-mleiha, maxPrice=130 ! minPrice=130
flat for sale in Kafr Sousa, not above the third floor => category=apartments, transactionType=sale, neighborhood=damascus.kafr-sousa, maxFloor=3 ! minFloor=3
apartment for rent in Hama but not furnished please => category=apartments, transactionType=rent, city=hama, furnishing=unfurnished ! furnishing=furnished
براد مستعمل مو اكبر من 16 قدم => category=fridges, attr.condition=used, attr.capacity_feet.max=16 ! attr.capacity_feet=16
كل احياء حماة ماشي حالها عدا سوق الغنم، بدي شقة اشتريها => category=apartments, transactionType=sale, city=hama, without=neighborhood:hama.souq-al-ghanam ! category=sheep, neighborhood=hama.souq-al-ghanam
شقة للاجار بالشام بلا مكتب وبلا عمولة => category=apartments, transactionType=rent, city=damascus, attr.no_commission=true ! category=office-spaces
بيت للبيع بالسقيلبية مساحتو مو اكتر من 120 متر => category=residential, transactionType=sale, city=al-suqaylabiyah, maxArea=120 ! minArea=120
شقة بحلب للاجار وين ما كانت الا بستان القصر => category=apartments, transactionType=rent, city=aleppo, without=neighborhood:aleppo.bustan-al-qasr ! neighborhood=aleppo.bustan-al-qasr
ما بدي لا بالحمدانية ولا بحلب الجديدة، شقة للبيع بحلب => category=apartments, transactionType=sale, city=aleppo, without=neighborhood:aleppo.al-hamdaniyah, without=neighborhood:aleppo.new-aleppo
بيت للاجار بدير الزور بس لا يكون بالجورة => category=residential, transactionType=rent, city=deir-ez-zor, without=neighborhood:deir-ez-zor.al-joura ! neighborhood=deir-ez-zor.al-joura
شقة باللاذقية للبيع غير الرمل الشمالي => category=apartments, transactionType=sale, city=latakia, without=neighborhood:latakia.al-raml-al-shamali ! neighborhood=latakia.al-raml-al-shamali
محل بالرقة للاجار عدا الرميلة => category=shops, transactionType=rent, city=raqqa, without=neighborhood:raqqa.rumaylah ! neighborhood=raqqa.rumaylah
سيارة مستعملة بس مو مصدومة بالحسكة => category=cars, attr.condition=used, without=attr.body_paint:damaged, city=al-hasakah ! attr.body_paint=damaged
موبايل اندرويد جديد اي ماركة الا هونر => category=android-phones, attr.condition=new, without=attr.phone_brand:honor ! attr.phone_brand=honor
طربيزة وسط بس مو قزاز => category=coffee-tables, without=attr.material:glass ! attr.material=glass
ارض للبيع بطفس بس ما تكون زراعية => category=lands, transactionType=sale, city=tafas, without=category:agricultural-land ! category=agricultural-land
شقة اجار بالسويداء ما تعلى عن الطابق الرابع => category=apartments, transactionType=rent, city=as-suwayda, maxFloor=4 ! minFloor=4
بيت اجار بإنخل غير مفروش => category=residential, transactionType=rent, city=inkhil, furnishing=unfurnished ! furnishing=furnished
عيادة للاجار بالعزيزية بحلب لا تصغر عن ستين متر => category=clinics, transactionType=rent, neighborhood=aleppo.al-aziziyah, minArea=60 ! maxArea=60
ارض للبيع بعرمان مو اكتر من دونمين => category=lands, transactionType=sale, city=urman, maxArea=2000 ! minArea=2000
سيارة كيا للبيع موديلها ما يكون بعد 2012 => category=cars, attr.car_make=kia, transactionType=sale, attr.year.max=2012 ! attr.year.min=2012
بلا وسيط ولا دلال، بيت للبيع بالميادين => category=residential, transactionType=sale, attr.no_commission=true, city=al-mayadin
بيك اب للبيع شو ما كان الا فورد وشفروليه => category=pickups, transactionType=sale, without=attr.car_make:ford, without=attr.car_make:chevrolet ! attr.car_make=ford, attr.car_make=chevrolet
any flat to rent in Latakia except Al-Daatour and Basnada => category=apartments, transactionType=rent, city=latakia, without=neighborhood:latakia.al-daatour, without=neighborhood:latakia.basnada
tractor in Qamishli, not older than 2005 => category=tractors, city=qamishli, attr.year.min=2005 ! attr.year.max=2005
بيت مستقل لحالو مو بطابقية للبيع بالقريا => category=houses, transactionType=sale, city=al-qurayya ! category=apartments
# deal
ناويين نسكن ببيت بالاجار بالتل => category=residential, transactionType=rent, city=al-tall
بنزل من السويد شهر بالصيف وبدي شقة مفروشة بالمالكي هالشهر بس => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.malki ! city=as-suwayda
بدي صفي شغلي وابيع المعمل بعدرا => category=factories, transactionType=sale, city=adra
خلصت من التجارة وبدي ابيع محلي بالكسوة باي سعر => category=shops, transactionType=sale, city=al-kiswah ! neighborhood=damascus.al-tijara
مين بيأجرني سيارة تلات ايام بحمص => category=cars, transactionType=rent, city=homs
مطعم شغال معروض للاستثمار بالربوة => category=restaurants-cafes, transactionType=investment, neighborhood=damascus.rabwa
سيارتي كيا وبدي قايضها بسيارة اكبر => category=cars, attr.car_make=kia, transactionType=exchange
شقة للبيع او للمبادلة بالحجر الاسود => category=apartments, transactionType=sale, transactionType=exchange, city=al-hajar-al-aswad ! attr.color=black
لازمنا هنكار نستاجرو ست شهور بحسيا => category=hangars, transactionType=rent, city=hisyah
عندي غرفة فاضية بدي اجرها لطالب بالقنوات بالشام => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.qanawat
ابي ناوي يبيع ارضو بالقطيفة ويوزع حقها على خواتي => category=lands, transactionType=sale, city=al-qutayfah
منظمة بدها تستاجر مكتب كبير بحماة => category=office-spaces, transactionType=rent, city=hama ! category=ngo-jobs
في شقق تمليك بالحمرا بحمص؟ => category=apartments, transactionType=sale, neighborhood=homs.al-hamra ! neighborhood=damascus.al-hamra-street
بدي آجر بيتي بمرمريتا لمغتربين بالصيف => category=residential, transactionType=rent, city=marmarita
عندي اسوارة ذهب عيار 21 بدي بيعها => category=gold-jewellery, attr.carat=21, transactionType=sale
مزرعة لليلتين ببلودان اخر الاسبوع => category=farms, category=pool-farms, transactionType=rent, city=bloudan
اشتريلي شقة بمساكن برزة وسجلها باسم امي => category=apartments, transactionType=sale, neighborhood=damascus.masaken-barzeh
looking to lease a shop in Qassaa for two years => category=shops, transactionType=rent, neighborhood=damascus.qassaa
عرضنا بيتنا بالشاغور للبيع ولهلأ ما اجا زبون => category=residential, transactionType=sale, neighborhood=damascus.shaghour
انا مسافر وبدي سلم شقتي بالعدوي لمستأجر محترم => category=apartments, transactionType=rent, neighborhood=damascus.al-adawi
مين بياخد بيتي بسيف الدولة؟ عم بيعو مستعجل => category=residential, transactionType=sale, neighborhood=aleppo.saif-al-dawla
اريد أأجر دكاني بالعشارة لسنة => category=shops, transactionType=rent, city=al-asharah
شقة مفروشة لاسبوعين بالزراعة باللاذقية => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=latakia.al-ziraa
كوخ بكسب لتلت ليالي => category=mountain-cabins, transactionType=rent, city=kassab
كم بتاخدو عالتركس بالساعة بريف ادلب => category=construction-machines, attr.machine_kind=loader, transactionType=rent, province=idlib
كافيه للاستثمار عالكورنيش البحري بطرطوس => category=restaurants-cafes, transactionType=investment, neighborhood=tartus.al-kournish-al-bahri
حابب بدّل موتوري بموتور اكبر بالرقة => category=motorcycles, transactionType=exchange, city=raqqa
منشتري غنم بالحسكة ومندفع كاش => category=sheep, transactionType=sale, city=al-hasakah
بدنا نستأجر كراسي وطاولات لعرس بدرعا => category=chairs-tables-hire, attr.occasion=wedding, transactionType=rent, city=daraa ! category=wedding-halls, category=dining-tables
بيت بالقامشلي ملك مو اجار => category=residential, transactionType=sale, city=qamishli ! transactionType=rent
عندي بستان تفاح بعرمان حابب بيعو => category=orchards, attr.planted=apples, transactionType=sale, city=urman
بقديش بتأجرو قاعة المؤتمرات بالسويداء => category=conference-rooms, transactionType=rent, city=as-suwayda
شقة بطرطوس للمقايضة على شقة متلها => category=apartments, transactionType=exchange, city=tartus
ارض زراعية اجار موسم واحد بتل ابيض => category=agricultural-land, transactionType=rent, city=tell-abyad
I'm selling my late father's house in Shahba => category=residential, transactionType=sale, city=shahba ! neighborhood=aleppo.ash-shahba
need to hire a van for two days in Tartus => category=vans-minibuses, transactionType=rent, city=tartus
للبيع لعدم اللزوم غسالة سامسونغ شبه جديدة بادلب => category=washing-machines, attr.appliance_brand=samsung, attr.condition=like_new, transactionType=sale, city=idlib ! attr.condition=new, category=samsung-phones
بطلت سوقها، سيارة شيري معروضة للبيع بجبلة => category=cars, attr.car_make=chery, transactionType=sale, city=jableh
بدنا خيمة كبيرة اجار تلت ايام للعزا بالموحسن => category=tents-stages, attr.occasion=condolence, transactionType=rent, city=muhassan ! category=condolence-halls
# money
شقة بالعباسيين بين المية والمية وعشرين الف => category=apartments, transactionType=sale, neighborhood=damascus.abbasiyin, minPrice=100000, maxPrice=120000
ما معي اكتر من 30 الف، بدي بيت بدوما => category=residential, transactionType=sale, city=douma, maxPrice=30000 ! minPrice=30000
سيارة بسبع تلاف ونص دولار => category=cars, maxPrice=7500
شقة ب ٩٠ الف بتنظيم كفرسوسة => category=apartments, transactionType=sale, neighborhood=damascus.tanzim-kafr-sousa, maxPrice=90000 ! minPrice=90000
محل اجار بالصالحية بالشام سقفي 700 دولار شهري => category=shops, transactionType=rent, neighborhood=damascus.salihiyah, maxPrice=700
فيلا بقرى الاسد من 300 ل 400 الف => category=villas, transactionType=sale, city=qura-al-dimas, minPrice=300000, maxPrice=400000
شقة للبيع بالانشاءات المتر ما يتعدى ال ٦٠٠ دولار => category=apartments, transactionType=sale, neighborhood=homs.al-inshaat, maxPricePerM2=600 ! maxPrice=600
ارض للبيع بمعضمية الشام سعر المتر من 100 ل 150 دولار => category=lands, transactionType=sale, city=muadamiyat-al-sham, minPricePerM2=100, maxPricePerM2=150 ! minPrice=100, maxPrice=150
ايفون 14 بخمسمية وخمسين دولار => category=iphones, maxPrice=550
flat to rent in Mezzeh, budget 400 to 600 usd => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh, minPrice=400, maxPrice=600
شقة مفروشة اجار بابو رمانة مو اكتر من الف دولار بالشهر => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.abu-rummaneh, maxPrice=1000
بدي براد بميتين دولار او اقل بحمص => category=fridges, city=homs, maxPrice=200
بيت للبيع بمصياف ابتداء من 22 الف => category=residential, transactionType=sale, city=masyaf, minPrice=22000 ! maxPrice=22000
غرفة اجار بجرمانا بخمسين دولار => category=shared-rooms, category=student-housing, transactionType=rent, city=jaramana, maxPrice=50
شقة بمحردة تحت ال 35k => category=apartments, transactionType=sale, city=mhardeh, maxPrice=35000
تحويشة عمري 18 الف دولار وبدي اشتري فيها دكان بالرستن => category=shops, transactionType=sale, city=al-rastan, maxPrice=18000
شقة اجار بقدسيا ١٠٠ - ١٥٠ دولار => category=apartments, transactionType=rent, city=qudsaya, minPrice=100, maxPrice=150
سيارة تويوتا 2010 للبيع بتسع تلاف => category=cars, attr.car_make=toyota, attr.year=2010, transactionType=sale, maxPrice=9000
محل للبيع بالدبلان بدفع لحد مية وسبعين الف => category=shops, transactionType=sale, neighborhood=homs.al-dablan, maxPrice=170000
شقة بالاشرفية بحلب بستعش الف وتحت => category=apartments, transactionType=sale, neighborhood=aleppo.al-ashrafiyah, maxPrice=16000 ! minPrice=16000
اجار محل بالسليمانية ما يفوت ال 500 دولار بالشهر => category=shops, transactionType=rent, neighborhood=aleppo.al-sulaymaniyah, maxPrice=500 ! minPrice=500
بيت بكفر نبل من عشر تلاف لخمستعش الف دولار => category=residential, transactionType=sale, city=kafr-nabl, minPrice=10000, maxPrice=15000
موتور بميتين وخمسين دولار اقصى شي بالطبقة => category=motorcycles, city=al-tabqah, maxPrice=250
نعجة ما يزود سعرها عن 250 دولار بالدرباسية => category=sheep, city=al-darbasiyah, maxPrice=250
عندنا تحويشة 28 الف دولار، شقة للبيع بالرابية بطرطوس => category=apartments, transactionType=sale, neighborhood=tartus.al-rabieh, maxPrice=28000
ارض للبيع بالمزيريب من خمس تلاف لتمن تلاف دولار => category=lands, transactionType=sale, city=muzayrib, minPrice=5000, maxPrice=8000
سعر المتر لا يزيد على 300 دولار، محل للبيع بالقامشلي => category=shops, transactionType=sale, city=qamishli, maxPricePerM2=300 ! maxPrice=300
شقة اجار بالصليبة باللاذقية بين المية والمية وخمسين => category=apartments, transactionType=rent, neighborhood=latakia.al-saliba, minPrice=100, maxPrice=150
فيلا بمشتى الحلو من مية الف دولار وطالع => category=villas, transactionType=sale, city=mashta-al-helou, minPrice=100000 ! maxPrice=100000
عجل باقل من الف ومية دولار بجاسم => category=calves, maxPrice=1100, city=jasim
بطارية ليثيوم ما تتعدى 400 دولار => category=storage-batteries, attr.battery_kind=lithium, maxPrice=400
اكتر شي بدفع 70 دولار بالشهر، غرفة بالعوينة => category=shared-rooms, category=student-housing, transactionType=rent, maxPrice=70, neighborhood=latakia.al-oweina
سيارة دايو بالفين دولار ونازل => category=cars, attr.car_make=daewoo, maxPrice=2000
flat for sale in Sweida between 20 and 30 thousand dollars => category=apartments, transactionType=sale, city=as-suwayda, minPrice=20000, maxPrice=30000
15k is my maximum for a pickup in Deir ez-Zor => category=pickups, maxPrice=15000, city=deir-ez-zor
مكتب للبيع بالفرقان ثمنو اقل من خمسين الف $ => category=office-spaces, transactionType=sale, neighborhood=aleppo.al-furqan, maxPrice=50000
جهاز عروس غرفة نوم من الف لالفين دولار => category=bedroom-sets, minPrice=1000, maxPrice=2000 ! category=shared-rooms
شاشة ٥٠ بوصة بمية وسبعين دولار او ارخص => category=televisions, attr.screen_inches=50, maxPrice=170
ما معنا غير تسع تلاف دولار، بيت للبيع بعتمان => category=residential, transactionType=sale, city=atman, maxPrice=9000
# typo
شقه للايحار بالمزة => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh
بيت للبيغ بجرمنا => category=residential, transactionType=sale, city=jaramana
محل للايجلر بالمبدان بالشام => category=shops, transactionType=rent, neighborhood=damascus.midan
شقة للبيغ بالقصااع => category=apartments, transactionType=sale, neighborhood=damascus.qassaa
فيللا للبيع ببلوادن => category=villas, transactionType=sale, city=bloudan
ارظ للبيع بيعفور => category=lands, transactionType=sale, city=yaafour
سيارة مرسيدز مستعملة => category=cars, attr.car_make=mercedes, attr.condition=used
براد سامسونق مستعمل => category=fridges, attr.appliance_brand=samsung, attr.condition=used
ستديو للاجر بباب تومة => category=studios, transactionType=rent, neighborhood=damascus.bab-touma
بدي شقا للايجار بقدسيه => category=apartments, transactionType=rent, city=qudsaya
جلايه بوش مستعمله بحمص => category=dishwashers, attr.appliance_brand=bosch, attr.condition=used, city=homs
بسكليته مستعملي بحماه => category=bicycles, attr.condition=used, city=hama
شقة مفروشى للاجار بحمس => category=apartments, furnishing=furnished, transactionType=rent, city=homs
بيت بالئصور بحمص للاجار => category=residential, transactionType=rent, neighborhood=homs.al-qusour
شقة اجار بالتدامن => category=apartments, transactionType=rent, neighborhood=damascus.tadamon
مستودغ للاجار بحرسته => category=warehouses, transactionType=rent, city=harasta
سياره شفرليه للبيع => category=cars, attr.car_make=chevrolet, transactionType=sale
لبتوب لينفو مستعمل => category=laptops, attr.computer_brand=lenovo, attr.condition=used
شقة طابو اخظر للبيع بصحنيا => category=apartments, attr.ownership_paper=green_tabu, transactionType=sale, city=sahnaya
شقه للبيع بالسليمنيه بحلب => category=apartments, transactionType=sale, neighborhood=aleppo.al-sulaymaniyah
محل للايجر بالجميليا بحلب => category=shops, transactionType=rent, neighborhood=aleppo.al-jamiliyah
ارط للبيع بنوا درعا => category=lands, transactionType=sale, city=nawa
بيت اجار بالقامشيلي => category=residential, transactionType=rent, city=qamishli
غسلة سامسونج مستعملة بطرطوص => category=washing-machines, attr.appliance_brand=samsung, attr.condition=used, city=tartus ! category=samsung-phones
تركتور مستعمال بالحسكا => category=tractors, attr.condition=used, city=al-hasakah
سيارة نيصان بادليب => category=cars, attr.car_make=nissan, city=idlib
طاولت مكتب مستعمله => category=office-furniture, attr.condition=used ! category=office-spaces
حداد شاتر بالسويدة => category=carpentry-blacksmith, city=as-suwayda
مستودغ اجار بالليرمونن => category=warehouses, transactionType=rent, neighborhood=aleppo.al-layramoun
شالييه للاجار بوادي قندييل => category=chalets, transactionType=rent, city=wadi-qandil
لوح طاقا شمصية 550 واط => category=solar-panels, attr.panel_watts=550
موبايل هواواي مستعمل بالرقاا => category=android-phones, attr.phone_brand=huawei, attr.condition=used, city=raqqa
شقه ايجاار بالمشرووع العاشر باللازقية => category=apartments, transactionType=rent, neighborhood=latakia.project-ten
دكتر قلبيه بديرالزور => category=doctors-clinics, attr.specialty=cardiology, city=deir-ez-zor
كمبيوطر مكتبي مستعمل بدرعاا => category=desktop-computers, attr.condition=used, city=daraa
chalé for rent in Tartuss => category=chalets, transactionType=rent, city=tartus
motercycle for sale in Idlip => category=motorcycles, transactionType=sale, city=idlib
صالت افراح باعزااز => category=wedding-halls, city=azaz
دراجي كهربائيي بجبلي => category=electric-bikes, city=jableh
# forms
شقة سوبر ديلوكس طابق تالت قبلية غربية بالروضة بالشام => category=apartments, attr.finishing=super_deluxe, minFloor=3, maxFloor=3, attr.orientation=south, attr.orientation=west, neighborhood=damascus.al-rawda
بيت للبيع بساروجة فيه سقيفة وارض ديار وسطح مستقل => category=residential, transactionType=sale, neighborhood=damascus.sarouja, attr.home_extras=attic, attr.home_extras=courtyard, attr.home_extras=roof_rights ! category=lands, category=roof-flats
محل واجهتين عشارع رئيسي للاجار بالدبلان => category=shops, attr.facade_count=2, attr.street_kind=main_street, transactionType=rent, neighborhood=homs.al-dablan
سيارة مازدا 2009 اوتوماتيك فتحة سقف وفرش جلد => category=cars, attr.car_make=mazda, attr.year=2009, attr.gearbox=automatic, attr.car_features=sunroof, attr.car_features=leather
لابتوب ديل i7 رام 16 هارد 512 ssd => category=laptops, attr.computer_brand=dell, attr.processor=core_i7, attr.ram_gb=16, attr.storage_gb=512, attr.disk_kind=ssd ! category=computer-parts
تلفزيون ال جي oled حجم 65 انش => category=televisions, attr.appliance_brand=lg, attr.screen_kind=oled, attr.screen_inches=65
مكيف سبليت جنرال طن ونص انفرتر => category=air-conditioners, attr.air_conditioner_kind=split, attr.appliance_brand=general, attr.cooling_tonnes=1.5, attr.inverter_motor=true ! category=inverters
شقة للبيع بصحنايا فيها طاقة شمسية وسخان شمسي وانترفون => category=apartments, transactionType=sale, city=sahnaya, attr.electricity=solar, attr.water=hot_solar, attr.home_extras=intercom ! category=solar-water-heaters, category=solar-systems
ارض زراعية بسرغايا فيها بير مرخص ومزروعة تفاح => category=agricultural-land, city=serghaya, attr.water_source=licensed_well, attr.planted=apples ! category=fruits-vegetables
مستودع للاجار بالسبينة ارتفاع السقف 6 متر وبتفوتو شاحنات => category=warehouses, transactionType=rent, city=sbeineh, attr.ceiling_height=6, attr.truck_access=true ! category=trucks
مولدة مازوت 20 kva كاتمة صوت => category=diesel-generators, attr.generator_kva=20, attr.noise=silent
ايفون 13 برو 256 غيغا مع العلبة وبطارية 88% => category=iphones, attr.storage_gb=256, attr.in_the_box=box, attr.battery_health=88 ! category=phone-spare-parts
سيارة كيا سورنتو 2016 مازوت خالية العلام نمرة حمص => category=cars, attr.car_make=kia, attr.year=2016, attr.fuel=diesel, attr.body_paint=no_marks, attr.plate_province=homs ! city=homs
شقة 4 غرف نوم وحمامين للبيع بالشريعة بحماة => category=apartments, bedrooms=4, bathrooms=2, transactionType=sale, neighborhood=hama.al-sharia ! category=bedroom-sets
شقة على العظم طابق سابع للبيع بمشروع دمر => category=apartments, attr.finishing=skeleton, minFloor=7, maxFloor=7, transactionType=sale, neighborhood=damascus.mashrou-dummar
شقة مطلة عالجبل مع موقف سيارة للبيع ببلودان => category=apartments, attr.view=mountain, features=parking, transactionType=sale, city=bloudan ! category=cars, category=parking-places
غسالة اريستون 6 كيلو تعبئة علوية => category=washing-machines, attr.appliance_brand=ariston, attr.load_kg=6, attr.washer_kind=top
الواح شمسية وجهين 620 واط => category=solar-panels, attr.panel_kind=bifacial, attr.panel_watts=620
بطارية جل 150 امبير 12 فولت => category=storage-batteries, attr.battery_kind=gel, attr.battery_ah=150, attr.system_volts=12 ! category=ampere-lines
شقة حكم محكمة بداريا بالتقسيط => category=apartments, attr.ownership_paper=court_ruling, city=darayya, attr.payment_options=installments ! category=legal-services
شقة طابق اول سوبر ديلوكس قبلي غربي بالموكامبو للبيع => category=apartments, minFloor=1, maxFloor=1, attr.finishing=super_deluxe, attr.orientation=south, attr.orientation=west, neighborhood=aleppo.mocambo, transactionType=sale
شقة مطلة عالبحر مع برندا للاجار بالكورنيش الجنوبي => category=apartments, attr.view=sea, attr.home_extras=veranda, transactionType=rent, neighborhood=latakia.al-kournish-al-janoubi
بيت طابو زراعي فيه بير للبيع بخان العسل => category=residential, attr.ownership_paper=agricultural_tabu, attr.water=well, transactionType=sale, city=khan-al-asal ! category=honey
بستان فستق حلبي بعل 300 شجرة للبيع بخان شيخون => category=orchards, attr.planted=pistachios, attr.water_source=rain, attr.tree_count=300, transactionType=sale, city=khan-shaykhun ! city=aleppo, category=nuts-spices
محل واجهتين مع سدة للاجار بالرقة => category=shops, attr.facade_count=2, attr.mezzanine=true, transactionType=rent, city=raqqa
مستودع سقفو 6 متر وبيدخلو شاحنات للاجار بجبلة => category=warehouses, attr.ceiling_height=6, attr.truck_access=true, transactionType=rent, city=jableh ! category=trucks, maxArea=6, minArea=6
سيارة مازدا 2009 غيار عادي نمرة الحسكة => category=cars, attr.car_make=mazda, attr.year=2009, attr.gearbox=manual, attr.plate_province=al-hasakah ! city=al-hasakah
جيب تويوتا دفع رباعي مازوت بادلب => category=suvs, attr.car_make=toyota, attr.drive=four, attr.fuel=diesel, city=idlib ! attr.car_make=jeep
بيك اب ايسوزو غير مجمرك للبيع باعزاز => category=pickups, attr.car_make=isuzu, attr.plate_status=customs_unpaid, transactionType=sale, city=azaz ! attr.plate_status=customs_paid
بلدوزر مستعمل للبيع بدير الزور => category=construction-machines, attr.machine_kind=bulldozer, attr.condition=used, transactionType=sale, city=deir-ez-zor
بطاريات جل 24 فولت بالقامشلي => category=storage-batteries, attr.battery_kind=gel, attr.system_volts=24, city=qamishli
مكيف غري 1.5 طن انفرتر جديد => category=air-conditioners, attr.appliance_brand=gree, attr.cooling_tonnes=1.5, attr.inverter_motor=true, attr.condition=new ! category=inverters
غنم عواس عشار ملقحة للبيع بتل حميس => category=sheep, attr.pregnant=yes, attr.vaccinated=true, transactionType=sale, city=tell-hamis
بقرة حلوب بتعطي 25 لتر باليوم بالشيخ مسكين => category=dairy-cows, attr.milk_litres=25, city=al-shaykh-maskin ! transactionType=rent, attr.capacity_litres=25
لابتوب ام اس اي كور اي 9 رام 32 للتصميم => category=laptops, attr.computer_brand=msi, attr.processor=core_i9, attr.ram_gb=32 ! category=graphic-design, category=design-jobs
شغل محاسب دوام كامل مع سكن باللاذقية => category=accounting-jobs, attr.employment=full_time, attr.benefits=housing, city=latakia ! category=residential, category=accounting-services
غطاس 10 حصان مستعمل بالحراك => category=water-pumps, attr.pump_hp=10, attr.condition=used, city=al-hirak ! category=horses
طقم كنبايات سبع مقاعد خشب سنديان => category=sofas, attr.seating=7, attr.material=oak
شقة مدخل مستقل وطاقة شمسية للبيع بشهبا => category=apartments, attr.home_extras=separate_entrance, attr.electricity=solar, transactionType=sale, city=shahba ! category=solar-systems
two-bedroom furnished flat with a lift and parking, third floor, New Aleppo => category=apartments, bedrooms=2, furnishing=furnished, features=elevator, features=parking, minFloor=3, maxFloor=3, neighborhood=aleppo.new-aleppo ! attr.condition=new
# arabizi
marhaba badde esta2jer sha22a mafroushe bel shaalan => category=apartments, furnishing=furnished, transactionType=rent, neighborhood=damascus.shaalan
3am ndawwer 3a beit 3arabi neshtri bel shaghour => category=arab-houses, transactionType=sale, neighborhood=damascus.shaghour
mestawda3 zghir lal ajar bel qadam => category=warehouses, transactionType=rent, neighborhood=damascus.qadam
addeish el villa b yaafour => category=villas, city=yaafour
sayara hyundai automatic b hama => category=cars, attr.car_make=hyundai, attr.gearbox=automatic, city=hama
ard lal bee3 b saidnaya ta7t 20 alf => category=lands, transactionType=sale, city=saidnaya, maxPrice=20000
shop for rent near the Umayyad Mosque => category=shops, transactionType=rent, landmark=umayyad-mosque
iphone 13 128gb used in Homs => category=iphones, attr.storage_gb=128, attr.condition=used, city=homs
second hand sofa in Mezzeh => category=sofas, attr.condition=used, neighborhood=damascus.mezzeh
3anna sha22a bel wa3er w badna nbi3a => category=apartments, transactionType=sale, neighborhood=homs.al-waer
sarli 3 snin bel ghorbe w badde eshteri beit b salamiyeh => category=residential, transactionType=sale, city=salamiyah
3iyade lal ajar bel halbouni => category=clinics, transactionType=rent, neighborhood=damascus.halbouni
fdj gghd[hv fsgldm => category=residential, transactionType=rent, city=salamiyah
sdhvm ;dh fplhm => category=cars, attr.car_make=kia, city=hama
2 bedroom apartment for sale in Mashrou Dummar with elevator => category=apartments, bedrooms=2, transactionType=sale, neighborhood=damascus.mashrou-dummar, features=elevator
bait lal ajar b qudsaya b 100 dollar => category=residential, transactionType=rent, city=qudsaya, maxPrice=100
dekkane lal bee3 bel midan bel sham => category=shops, transactionType=sale, neighborhood=damascus.midan
used Kia car, automatic, white => category=cars, attr.car_make=kia, attr.gearbox=automatic, attr.color=white, attr.condition=used
my uncle in Venezuela is selling his villa in Marmarita => category=villas, transactionType=sale, city=marmarita
badde sha2a lal 2ajar bel aziziyeh b halab => category=apartments, transactionType=rent, neighborhood=aleppo.al-aziziyah
shlonkum, areed bet lal bee3 b deir ez zor => category=residential, transactionType=sale, city=deir-ez-zor
fi 3andkon ghanam lal bee3 b raqqa? => category=sheep, transactionType=sale, city=raqqa
ta7iyye mn almanya, bade ard lal bay3 b salkhad => category=lands, transactionType=sale, city=salkhad ! attr.languages=german
ma7al lal 2ijar b qamishlo => category=shops, transactionType=rent, city=qamishli
badna chalet b wadi qandil 3tle el ousbou3 => category=chalets, transactionType=rent, city=wadi-qandil
motor mosta3mal b daraa arkhas mn 400 dollar => category=motorcycles, attr.condition=used, city=daraa, maxPrice=400
hyundai 2010 ghiyar 3adi lal bee3 b sweida => category=cars, attr.car_make=hyundai, attr.year=2010, attr.gearbox=manual, transactionType=sale, city=as-suwayda
ibn khalti sawwa2 w bado shoghol b tartous => category=driver-jobs, city=tartus
ostaz riyadiyat lal bakaloria b idlib => category=private-lessons, attr.subject=maths, attr.school_stage=baccalaureate, city=idlib
beit mafroush lal ajar b safita, mo aktar mn 200$ bel shaher => category=residential, furnishing=furnished, transactionType=rent, city=safita, maxPrice=200
used wardrobe and dining table in Al-Hasakah => category=wardrobes, category=dining-tables, attr.condition=used, city=al-hasakah
citrus grove near Jableh, how much are they asking? => category=orchards, attr.planted=citrus, city=jableh ! category=fruits-vegetables
solar water heater in Sweida => category=solar-water-heaters, city=as-suwayda ! category=water-heaters
room for a female student close to Tishreen University please => category=shared-rooms, category=student-housing, landmark=latakia-university
dairy cows for sale in Tell Abyad => category=dairy-cows, transactionType=sale, city=tell-abyad
lpg ggfdu fh]gf => category=shops, transactionType=sale, city=idlib
makinet khyata mosta3male b halab => category=sewing-machines, attr.condition=used, city=aleppo ! category=tailors
shu as3ar el villat b mashta el helo => category=villas, city=mashta-al-helou
# look-alikes
شاحن لابتوب مستعمل => category=computer-parts, attr.computer_part=laptop_charger, attr.condition=used ! category=laptops, category=chargers-cables
فلتر مي سبع مراحل => category=water-coolers-filters, attr.filter_stages=7
براد مي سخن وبارد للورشة => category=water-coolers-filters ! category=fridges, category=workshops
مكتبة تلفزيون خشب زان => category=tv-units-bookcases, attr.material=beech ! category=televisions
مسجلة سيارة اندرويد => category=car-audio-screens ! category=cars, category=android-phones
غراس زيتون بمصياف => category=fruit-seedlings, city=masyaf ! category=olive-oil
سماعة طبية لابي سمعو خفيف => category=hearing-aids ! category=headphones-earbuds
حليب غنم بسلمية => category=dairy-preserves, city=salamiyah ! category=sheep
بدي خط ام تي ان رقمو ذهبي => category=phone-numbers, attr.operator=mtn, attr.number_kind=vip ! category=gold-jewellery, attr.color=gold
كرسي حلاقة مستعمل => category=salon-furniture, attr.condition=used ! category=barbers
بدلة عريس للاجار بحمص => category=groom-suits, transactionType=rent, city=homs ! category=men-suits
علف دجاج بدوما => category=animal-feed, city=douma ! category=chickens
غطاس مي عالطاقة الشمسية => category=solar-pumps ! category=solar-systems
سيارة مزينة للزفة اجار بحماة => category=wedding-cars, transactionType=rent, city=hama ! category=cars
باب خشب سنديان مستعمل => category=doors-windows, attr.material=oak, attr.condition=used ! city=al-bab
غاز اربع عيون مع فرن => category=cookers-ovens, attr.burners=4 ! category=gas-cylinders
موقف سيارة للاجار بابو رمانة => category=parking-places, transactionType=rent, neighborhood=damascus.abu-rummaneh ! category=cars, features=parking
طقم فناجين قهوة => category=kitchenware ! category=coffee-machines
معلم تركيب كاميرات مراقبة بحمص => category=camera-network-installation, city=homs ! category=cameras-drones
جنط المنيوم قياس 17 => category=tyres-wheels, attr.wheel_size=17 ! attr.car_features=alloy_wheels, category=cars
بطارية سيارة مستعملة بالرقة => category=car-batteries-oils, attr.condition=used, city=raqqa ! category=storage-batteries, category=cars
غطا سيارة ضد الشمس بالحسكة => category=car-accessories, city=al-hasakah ! category=cars, category=sunglasses
بدي اعبي جرة غاز منزلية بادلب => category=gas-cylinders, city=idlib ! category=cookers-ovens
دكان ادوات صحية للاجار بالقامشلي => category=shops, transactionType=rent, city=qamishli ! category=sanitary-plumbing
خزانة ملفات حديد للمكتب => category=office-furniture, attr.material=iron ! category=office-spaces, category=wardrobes
علف جاج بياض بدرعا => category=animal-feed, city=daraa ! category=chickens
دوا جرب للمعزا بالحسكة => category=veterinary-products, city=al-hasakah ! category=goats
بوابة حديد كبيرة للمزرعة مستعملة => category=doors-windows, attr.material=iron, attr.condition=used ! category=farms, category=pool-farms
تنظيف سجاد وكنبايات عند الزبون بطرطوس => category=house-cleaning, attr.service_mode=at_client, city=tartus ! category=carpets, category=sofas
فلتر هوا لسيارة هيونداي => category=car-batteries-oils, attr.car_make=hyundai ! category=water-coolers-filters, category=cars, category=air-conditioners
سماعة طبية للاذن لابوي => category=hearing-aids ! category=headphones-earbuds
غراس تفاح للبيع بالقريا => category=fruit-seedlings, transactionType=sale, city=al-qurayya ! category=fruits-vegetables, attr.planted=apples
مضخة بيتون للاجار بحلب => category=construction-machines, attr.machine_kind=concrete_pump, transactionType=rent, city=aleppo ! category=water-pumps
حوض سمك زينة كبير بجبلة => category=cages-aquariums, attr.pet_for=fish, city=jableh ! category=ornamental-fish, category=farmed-fish
حليب غنم وجبنة بلدية بالميادين => category=dairy-preserves, city=al-mayadin ! category=sheep
صيانة منظومات طاقة شمسية بنوى => category=solar-generator-repair, city=nawa ! category=solar-systems
بيت شعر كبير للاجار بالرقة => category=tents-stages, transactionType=rent, city=raqqa ! category=residential, category=hair-products
original fast charger for a Samsung phone => category=chargers-cables, attr.accessory_source=original ! category=samsung-phones
مكنة حلاقة للدقن => category=shaving ! category=barbers, category=salon-furniture
# namesakes
دكان بالحميدية بحمص للاجار => category=shops, transactionType=rent, neighborhood=homs.al-hamidiyah ! neighborhood=damascus.al-hamidiyah, neighborhood=hama.al-hamidiyah
محل اجار بالقصور بحماة => category=shops, transactionType=rent, neighborhood=hama.al-qusour ! neighborhood=damascus.al-qusour, neighborhood=homs.al-qusour
شقة اجار حي المرابط حماة => category=apartments, transactionType=rent, neighborhood=hama.al-murabit ! neighborhood=damascus.al-marabit
شقة بالفيحاء بالشام للاجار => category=apartments, transactionType=rent, neighborhood=damascus.al-fayhaa ! neighborhood=hama.al-fayhaa
ارض زراعية للبيع بصبورة بريف حماة => category=agricultural-land, transactionType=sale, city=sabboura-hama ! city=al-sabboura, city=hama
كافيه للاستثمار بالصبورة ريف دمشق => category=restaurants-cafes, transactionType=investment, city=al-sabboura ! city=sabboura-hama, city=damascus
بيت بالقبو بريف حمص للبيع => category=residential, transactionType=sale, city=al-qabou ! category=basements, city=homs
قبو للاجار بحمص ينفع مستودع => category=basements, transactionType=rent, city=homs ! city=al-qabou, category=warehouses
شقة بالزهراء بحمص اجار => category=apartments, transactionType=rent, neighborhood=homs.al-zahraa ! neighborhood=aleppo.al-zahraa
عيادة بالروضة بجرمانا للاجار => category=clinics, transactionType=rent, neighborhood=jaramana.al-rawda ! neighborhood=damascus.al-rawda
بيت بالغوطة بتدمر => category=residential, neighborhood=palmyra.al-ghouta-tadmur ! neighborhood=homs.al-ghouta, landmark=ghouta
اخي خطاب بدو شقة للاجار بحماة => category=apartments, transactionType=rent, city=hama ! city=khattab
دكان للاجار بخطاب بريف حماة => category=shops, transactionType=rent, city=khattab ! city=hama
بيت بشين بحمص للبيع => category=residential, transactionType=sale, city=shin ! city=homs
شقة بالمحطة بالزبداني للاجار => category=apartments, transactionType=rent, neighborhood=zabadani.zabadani-al-mahatta ! neighborhood=homs.al-mahatta, city=zabadani
محل للاجار بطريق حلب بحماة => category=shops, transactionType=rent, neighborhood=hama.tariq-halab ! city=aleppo, city=hama
شقة بالمزرعة بدمشق للبيع => category=apartments, transactionType=sale, neighborhood=damascus.al-mazraa ! category=farms, neighborhood=as-suwayda.al-mazraa
شقة بالاندلس بحماة => category=apartments, neighborhood=hama.al-andalus ! neighborhood=aleppo.al-andalus
الثورة تبع ادلب، في شي شقة للبيع فيها؟ => category=apartments, transactionType=sale, neighborhood=idlib.al-thawra ! city=al-tabqah, neighborhood=latakia.al-thawra
مكتب للاجار بالناصرة الحسكة => category=office-spaces, transactionType=rent, neighborhood=al-hasakah.al-nasirah
عم دور محل بحطين، الرقة يعني => category=shops, neighborhood=raqqa.hittin ! neighborhood=deir-ez-zor.hittin, neighborhood=daraa.hittin
مستودع بالعمال بدير الزور للاجار => category=warehouses, transactionType=rent, neighborhood=deir-ez-zor.al-ommal ! category=factory-jobs, category=construction-jobs
الموظفين بدير الزور، شقة اجار هناك => category=apartments, transactionType=rent, neighborhood=deir-ez-zor.al-muwazzafin ! attr.tenants_allowed=employees
بيت عربي بباب النيرب حلب للبيع => category=arab-houses, transactionType=sale, neighborhood=aleppo.bab-al-nayrab ! neighborhood=aleppo.al-nayrab
استوديو صغير بحي الزهور بحلب للاجار => category=studios, transactionType=rent, neighborhood=aleppo.al-zuhour ! neighborhood=al-hasakah.al-zuhour, category=flowers-bouquets
محل بالمحطة بطرطوس للاجار => category=shops, transactionType=rent, neighborhood=tartus.al-mahatta ! neighborhood=daraa.daraa-al-mahatta, category=fuel-stations
تراكتور للبيع بالكرامة شرقي الرقة => category=tractors, transactionType=sale, city=al-karamah ! city=raqqa, neighborhood=tartus.al-karamah
عيادة اسنان للاجار بالمينا طرطوس => category=clinics, transactionType=rent, neighborhood=tartus.al-mina ! category=dentists
محل للاجار باليرموك بدرعا => category=shops, transactionType=rent, neighborhood=daraa.al-yarmouk ! neighborhood=raqqa.al-yarmouk
بقرة حلوب للبيع بصيدا تبع درعا => category=dairy-cows, transactionType=sale, city=saida ! city=daraa
مضخة مي للبيع بذيبان عالفرات => category=water-pumps, transactionType=sale, city=dhiban ! city=dhibin, neighborhood=raqqa.al-furat
عمتي ربيعة بدها بيت للاجار ببانياس => category=residential, transactionType=rent, city=baniyas ! city=rabia
محل للبيع بالنهضة بالرقة => category=shops, transactionType=sale, neighborhood=raqqa.al-nahda ! neighborhood=as-suwayda.al-nahda
اخوي سليم بدو تراكتور بازرع => category=tractors, city=izra ! city=salim
الحارة بريف درعا، مزرعة دواجن للبيع => category=poultry-houses, transactionType=sale, city=al-harra ! city=daraa, attr.street_kind=neighbourhood, category=chickens
workshop for rent in Karm al-Jabal, Aleppo => category=workshops, transactionType=rent, neighborhood=aleppo.karm-al-jabal ! attr.view=mountain
`;
