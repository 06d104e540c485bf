/**
 * A fresh judged set, in the format of judged-seen.ts: written from the classes by somebody who had not seen the code, gone over
 * once as by another judge, debatable sentences left out. It is counted once and never mended against: a sentence
 * that was looked at to change the reader belongs into judged-seen.ts.
 */
export const JUDGED_FRESH = `
# town: a town beside its governorate, and where names meet
شقة للبيع بجبلة باللاذقية => category=apartments, transactionType=sale, city=jableh ! city=latakia
بيت للاجار بسلمية حماة => category=residential, transactionType=rent, city=salamiyah ! city=hama
محل للبيع ببانياس طرطوس => category=shops, transactionType=sale, city=baniyas ! city=tartus
شقة بصافيتا محافظة طرطوس => category=apartments, city=safita ! city=tartus
بدي بيت بجرمانا ريف دمشق => category=residential, city=jaramana ! province=rif-dimashq
شقق للبيع صحنايا ريف الشام => category=apartments, transactionType=sale, city=sahnaya ! city=damascus
شقة بقدسيا دمشق للبيع => category=apartments, transactionType=sale, city=qudsaya ! city=damascus
ارض للبيع بالقصير حمص => category=lands, transactionType=sale, city=al-qusayr ! city=homs
بيت بتدمر ريف حمص => category=residential, city=palmyra ! province=homs
محل فروغ بمنبج ريف حلب => category=shops, city=manbij, attr.shop_tenure=key_money ! city=aleppo
شقة للايجار باعزاز حلب => category=apartments, transactionType=rent, city=azaz ! city=aleppo
شقة بعفرين بحلب => category=apartments, city=afrin ! city=aleppo
بيت للبيع بسراقب ادلب => category=residential, transactionType=sale, city=saraqib ! city=idlib
شقة بالدانا ريف ادلب للاجار => category=apartments, transactionType=rent, city=al-dana ! city=idlib
ارض بنوى درعا => category=lands, city=nawa ! city=daraa
بيت بالصنمين بدرعا للبيع => category=residential, transactionType=sale, city=al-sanamayn ! city=daraa
شقة بشهبا السويداء => category=apartments, city=shahba ! city=as-suwayda
ارض زراعية بصلخد محافظة السويدا => category=agricultural-land, city=salkhad ! city=as-suwayda
بيت بخان ارنبة القنيطرة => category=residential, city=khan-arnabah ! city=quneitra
محل للاجار بالميادين دير الزور => category=shops, transactionType=rent, city=al-mayadin ! city=deir-ez-zor
دكان بالبوكمال ريف الدير => category=shops, city=al-bukamal ! city=deir-ez-zor
شقة للبيع بالطبقة الرقة => category=apartments, transactionType=sale, city=al-tabqah ! city=raqqa
ارض بتل ابيض محافظة الرقة => category=lands, city=tell-abyad ! city=raqqa
بيت بالقامشلي محافظة الحسكة => category=residential, city=qamishli ! city=al-hasakah
شقة بعامودا الحسكة للاجار => category=apartments, transactionType=rent, city=amuda ! city=al-hasakah
شقة بحمص او حماة للاجار => category=apartments, transactionType=rent, city=homs, city=hama
بدي محل بجرمانا او بالدويلعة => category=shops, city=jaramana, neighborhood=damascus.dwelaa
شقة للبيع بالشام او بريف دمشق => category=apartments, transactionType=sale, city=damascus, province=rif-dimashq
بيت بطرطوس او اللاذقية => category=residential, city=tartus, city=latakia
شقة بالقصور بحماة => category=apartments, neighborhood=hama.al-qusour ! neighborhood=damascus.al-qusour
شقة للبيع بالقصور دير الزور => category=apartments, transactionType=sale, neighborhood=deir-ez-zor.al-qusour ! neighborhood=homs.al-qusour
شقة بالحميدية حمص للبيع => category=apartments, transactionType=sale, neighborhood=homs.al-hamidiyah ! neighborhood=damascus.al-hamidiyah
محل بالاشرفية حلب => category=shops, neighborhood=aleppo.al-ashrafiyah
شقة بالوعر حمص => category=apartments, neighborhood=homs.al-waer
بيت للبيع بالجميلية حلب => category=residential, transactionType=sale, neighborhood=aleppo.al-jamiliyah
شقة بالزراعة باللاذقية للايجار => category=apartments, transactionType=rent, neighborhood=latakia.al-ziraa
شقة بالصالحية الحسكة => category=apartments, neighborhood=al-hasakah.al-salihiyah ! neighborhood=damascus.salihiyah
شقق بريف دمشق => category=apartments, province=rif-dimashq ! city=damascus
شاليه بكسب اللاذقية => category=chalets, city=kassab ! city=latakia
flat for sale in Jableh, Latakia => category=apartments, transactionType=sale, city=jableh ! city=latakia
apartment for rent Jaramana Damascus => category=apartments, transactionType=rent, city=jaramana ! city=damascus
land for sale in Salamiyah Hama => category=lands, transactionType=sale, city=salamiyah ! city=hama
shop in Qamishli, Hasakah => category=shops, city=qamishli ! city=al-hasakah
villa in Yaafour, Rif Dimashq => category=villas, city=yaafour ! province=rif-dimashq
apartment in Homs or Tartus for rent => category=apartments, transactionType=rent, city=homs, city=tartus
شقة للبيع بمدينة حمص => category=apartments, transactionType=sale, city=homs
بيت للبيع بمدينة دمشق منطقة الميدان => category=residential, transactionType=sale, neighborhood=damascus.midan
شقة بجديدة عرطوز بريف دمشق => category=apartments, city=jdeidat-artouz ! city=artouz
بيت {بصيدنايا:city=saidnaya|بيبرود:city=yabroud|بالنبك:city=al-nabk|بقطنا:city=qatana|بالتل:city=al-tall} ريف دمشق للبيع => category=residential, transactionType=sale ! province=rif-dimashq
شقة بمصياف محافظة حماه => category=apartments, city=masyaf ! city=hama
بيت بضاحية قدسيا ريف دمشق => category=residential, city=dahiyat-qudsaya ! city=qudsaya
ارض بمجدل شمس القنيطرة => category=lands, city=majdal-shams ! city=quneitra
بيت بعين العرب حلب => category=residential, city=ayn-al-arab ! city=aleppo

# thing: the thing, wherever it stands
السلام عليكم في عندكن شقق للايجار بطرطوس => category=apartments, transactionType=rent, city=tartus
في حدا عندو شقة للاجار بحلب => category=apartments, transactionType=rent, city=aleppo
يا جماعة مين بيعرف بيت للبيع بدرعا => category=residential, transactionType=sale, city=daraa
هل يوجد لديكم محلات للإيجار في اللاذقية => category=shops, transactionType=rent, city=latakia
بحمص بدي شقة => category=apartments, city=homs
للايجار بالمزة شقة مفروشة => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh, furnishing=furnished
مساء الخير بدي استفسر عن اراضي بالسويداء => category=lands, city=as-suwayda
اذا في استديو للاجار بابو رمانة => category=studios, transactionType=rent, neighborhood=damascus.abu-rummaneh
غرفة للايجار بجرمانا => category=shared-rooms, category=student-housing, transactionType=rent, city=jaramana
غرف للايجار بحلب الجديدة => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=aleppo.new-aleppo
بدي غرفة اجار بالبرامكة => category=shared-rooms, category=student-housing, transactionType=rent, neighborhood=damascus.baramkeh
غرفة بسكن مشترك بدمشق => category=shared-rooms, city=damascus
سكن طالبات باللاذقية => category=student-housing, city=latakia
كلب هاسكي للبيع بحمص => category=dogs, transactionType=sale, city=homs ! category=residential
قطة شيرازي للبيع بالشام => category=cats, transactionType=sale, city=damascus
كفر ايفون 13 للبيع => category=covers-screen-guards, transactionType=sale ! category=iphones
مين عندو مستودع للاجار بعدرا => category=warehouses, transactionType=rent, city=adra
معمل للبيع بالشيخ سعيد حلب => category=factories, transactionType=sale, neighborhood=aleppo.sheikh-said
بناية كاملة للبيع بعكرمة حمص => category=residential-buildings, transactionType=sale, neighborhood=homs.akrama
عندكم فيلا بيعفور للبيع => category=villas, transactionType=sale, city=yaafour
مزرعة للبيع بالزبداني => category=farms, transactionType=sale, city=zabadani
وين بلاقي ملحق للاجار بمشروع دمر => category=roof-flats, transactionType=rent, neighborhood=damascus.mashrou-dummar
بيت عربي للبيع بباب توما => category=arab-houses, transactionType=sale, neighborhood=damascus.bab-touma
قبو للايجار بالشعلان => category=basements, transactionType=rent, neighborhood=damascus.shaalan
مكتب للايجار بالعزيزية حلب => category=office-spaces, transactionType=rent, neighborhood=aleppo.al-aziziyah
بستان زيتون للبيع بعفرين => category=orchards, transactionType=sale, city=afrin, attr.planted=olives
هنكار للاجار بحسياء => category=hangars, transactionType=rent, city=hisyah
كشك للبيع بدمشق => category=kiosks, transactionType=sale, city=damascus
صيدلية للاستثمار بدير الزور => category=pharmacies, transactionType=investment, city=deir-ez-zor
مدجنة للبيع بريف حماة => category=poultry-houses, transactionType=sale, province=hama
دوبلكس بالمالكي => category=duplexes, neighborhood=damascus.malki
روف للاجار بالموكامبو => category=roof-flats, transactionType=rent, neighborhood=aleppo.mocambo
فندق للاستثمار بطرطوس => category=hotels, transactionType=investment, city=tartus
do you have any apartments for rent in Aleppo => category=apartments, transactionType=rent, city=aleppo
hello I am looking for a studio in Damascus => category=studios, city=damascus
is there an office for rent in Shaalan => category=office-spaces, transactionType=rent, neighborhood=damascus.shaalan
room for rent near Damascus University => category=shared-rooms, category=student-housing, transactionType=rent, landmark=damascus-university
ممكن حدا يدلني على شقق بالقامشلي => category=apartments, city=qamishli
عبالي شقة باللاذقية عالكورنيش الغربي => category=apartments, neighborhood=latakia.al-kournish-al-gharbi
بعد اذنكن شي محل للاجار بادلب => category=shops, transactionType=rent, city=idlib
صار في شقق للبيع بالرقة => category=apartments, transactionType=sale, city=raqqa
لو سمحتوا سيارة كيا للبيع بحماة => category=cars, transactionType=sale, city=hama, attr.car_make=kia
في لابتوب ديل للبيع بحلب => category=laptops, transactionType=sale, city=aleppo, attr.computer_brand=dell
عم دور ع محل قريب من ساحة يوسف العظمة => category=shops, landmark=yusuf-al-azmeh-square
سكن طلاب قريب من جامعة البعث => category=student-housing, landmark=homs-university
بدي عيادة للاجار بالقصاع => category=clinics, transactionType=rent, neighborhood=damascus.qassaa
هلق وين في شقق للاجار باللاذقية => category=apartments, transactionType=rent, city=latakia
عدكم بيوت للبيع بالرقة => category=residential, transactionType=sale, city=raqqa
خيو في شقة للبيع بالسريان حلب => category=apartments, transactionType=sale, neighborhood=aleppo.syriac-quarter
بدي شوف شاليهات بالشاطئ الازرق اللاذقية => category=chalets, neighborhood=latakia.al-shati-al-azraq
بالحسكة في محلات للبيع؟ => category=shops, transactionType=sale, city=al-hasakah

# not: not, no, at most, at least
شقة للبيع بحلب مو بالحمدانية => category=apartments, transactionType=sale, city=aleppo, without=neighborhood:aleppo.al-hamdaniyah ! neighborhood=aleppo.al-hamdaniyah
شقة للاجار بالشام بس مو بالمزة => category=apartments, transactionType=rent, city=damascus, without=neighborhood:damascus.mezzeh ! neighborhood=damascus.mezzeh
بيت للبيع بحمص ما عدا الوعر => category=residential, transactionType=sale, city=homs, without=neighborhood:homs.al-waer ! neighborhood=homs.al-waer
شقة بدمشق ماعدا ركن الدين للايجار => category=apartments, transactionType=rent, city=damascus, without=neighborhood:damascus.rukn-al-din ! neighborhood=damascus.rukn-al-din
شقق بريف دمشق غير جرمانا => category=apartments, province=rif-dimashq, without=city:jaramana ! city=jaramana
بيت بريف دمشق مو بدوما => category=residential, province=rif-dimashq, without=city:douma ! city=douma
شقة باللاذقية بس مو بالدعتور => category=apartments, city=latakia, without=neighborhood:latakia.al-daatour ! neighborhood=latakia.al-daatour
شقة للبيع بالشام غير الطابق الارضي => category=apartments, transactionType=sale, city=damascus, without=floor:0 ! maxFloor=0
شقة بحماة مو ارضي => category=apartments, city=hama, without=floor:0 ! maxFloor=0
شقة ما تكون ارضي بطرطوس => category=apartments, city=tartus, without=floor:0 ! maxFloor=0
شقة مو طابق خامس بحلب => category=apartments, city=aleppo, without=floor:5 ! minFloor=5
شقة للاجار بالمالكي مو مفروشة => category=apartments, transactionType=rent, neighborhood=damascus.malki, furnishing=unfurnished ! furnishing=furnished
بيت اجار بادلب بدون فرش => category=residential, transactionType=rent, city=idlib, furnishing=unfurnished ! furnishing=furnished
شقة غير مفروشة للإيجار في حمص => category=apartments, transactionType=rent, city=homs, furnishing=unfurnished ! furnishing=furnished
شقة للاجار من غير فرش بالسويداء => category=apartments, transactionType=rent, city=as-suwayda, furnishing=unfurnished ! furnishing=furnished
شقة مافيها فرش للاجار بالقامشلي => category=apartments, transactionType=rent, city=qamishli, furnishing=unfurnished ! furnishing=furnished
شقة بدون مصعد للبيع بالسليمانية حلب => category=apartments, transactionType=sale, neighborhood=aleppo.al-sulaymaniyah, without=features:elevator ! features=elevator
شقة ما فيها اسانسير بدمر => category=apartments, neighborhood=damascus.dummar, without=features:elevator ! features=elevator
فيلا بدون مسبح بيعفور => category=villas, city=yaafour, without=features:pool ! features=pool
شقة للبيع بحلب بلا بلكون => category=apartments, transactionType=sale, city=aleppo, without=features:balcony ! features=balcony
ايجار ما يزيد عن 300 بجرمانا شقة => category=apartments, transactionType=rent, city=jaramana, maxPrice=300 ! minPrice=300
شقة للاجار بالشام ما تتجاوز 400 دولار => category=apartments, transactionType=rent, city=damascus, maxPrice=400 ! minPrice=400
بيت اجار بحمص مو اكتر من 150 دولار => category=residential, transactionType=rent, city=homs, maxPrice=150 ! minPrice=150
شقة للبيع مابدي تكون اغلى من 50 الف بحلب => category=apartments, transactionType=sale, city=aleppo, maxPrice=50000 ! minPrice=50000
شقة ما يكون سعرها اكتر من ٤٠ الف دولار باللاذقية => category=apartments, city=latakia, maxPrice=40000 ! minPrice=40000
شقة للبيع بحماة لا تقل عن 120 متر => category=apartments, transactionType=sale, city=hama, minArea=120 ! maxArea=120
بيت مو اقل من 100 متر بدرعا => category=residential, city=daraa, minArea=100 ! maxArea=100
شقة ما بتقل عن 90 متر مربع بجبلة => category=apartments, city=jableh, minArea=90 ! maxArea=90
ارض ما تكون اصغر من 500 متر بصافيتا => category=lands, city=safita, minArea=500 ! maxArea=500
مكتب ما يزيد عن 60 متر بالشعلان => category=office-spaces, neighborhood=damascus.shaalan, maxArea=60 ! minArea=60
شقة على الاقل 3 غرف نوم بالمزة => category=apartments, neighborhood=damascus.mezzeh, bedrooms=3+
شقة بحمص على الاقل غرفتين نوم => category=apartments, city=homs, bedrooms=2+
شقة للبيع بطرطوس مو اقل من 4 غرف => category=apartments, transactionType=sale, city=tartus, rooms=4+
شقة بدمشق طابق تالت على الاكثر => category=apartments, city=damascus, maxFloor=3 ! minFloor=3
شقة ما تكون اعلى من الطابق الرابع بحلب => category=apartments, city=aleppo, maxFloor=4 ! minFloor=4
شقة للبيع بالقصاع من الطابق التاني وطلوع => category=apartments, transactionType=sale, neighborhood=damascus.qassaa, minFloor=2 ! maxFloor=2
على الاقل مية متر شقة بالرقة => category=apartments, city=raqqa, minArea=100 ! maxArea=100
محل للاجار بطرطوس مو للبيع => category=shops, transactionType=rent, city=tartus ! transactionType=sale
شقة للبيع مو للاجار بدير الزور => category=apartments, transactionType=sale, city=deir-ez-zor ! transactionType=rent
شقة بحلب مو بالاشرفية ولا بالشيخ مقصود => category=apartments, city=aleppo, without=neighborhood:aleppo.al-ashrafiyah, without=neighborhood:aleppo.sheikh-maqsoud ! neighborhood=aleppo.al-ashrafiyah, neighborhood=aleppo.sheikh-maqsoud
flat for rent in Damascus not in Mezzeh => category=apartments, transactionType=rent, city=damascus, without=neighborhood:damascus.mezzeh ! neighborhood=damascus.mezzeh
unfurnished apartment for rent in Latakia => category=apartments, transactionType=rent, city=latakia, furnishing=unfurnished ! furnishing=furnished
apartment for sale in Homs no more than 60000 dollars => category=apartments, transactionType=sale, city=homs, maxPrice=60000 ! minPrice=60000
apartment in Aleppo without elevator => category=apartments, city=aleppo, without=features:elevator ! features=elevator
apartment in Tartus not ground floor => category=apartments, city=tartus, without=floor:0 ! maxFloor=0
at least 2 bedrooms flat in Malki => category=apartments, neighborhood=damascus.malki, bedrooms=2+
شقة للبيع بالميدان بالشام مافي مصعد => category=apartments, transactionType=sale, neighborhood=damascus.midan, without=features:elevator ! features=elevator

# deal: verb and period say the deal
بدي استأجر شقة بطرطوس => category=apartments, transactionType=rent, city=tartus
حابب استاجر محل بالحسكة => category=shops, transactionType=rent, city=al-hasakah
ناوي اشتري بيت بحمص => category=residential, transactionType=sale, city=homs
بدي اشتري ارض بالقنيطرة => category=lands, transactionType=sale, city=quneitra
عم فكر اشتري شقة بالشهباء الجديدة => category=apartments, transactionType=sale, neighborhood=aleppo.new-shahba
بدنا نشتري شقة بجرمانا => category=apartments, transactionType=sale, city=jaramana
بدنا نستأجر بيت بصلنفة => category=residential, transactionType=rent, city=slinfah
جاي عالشام وبدي استأجر شقة مفروشة => category=apartments, transactionType=rent, city=damascus, furnishing=furnished
شقة بالشهر بدمشق => category=apartments, transactionType=rent, city=damascus
مكتب بالشهر بالمزة => category=office-spaces, transactionType=rent, neighborhood=damascus.mezzeh
شاليه لليلتين براس البسيط => category=chalets, transactionType=rent, city=ras-al-basit
شاليه لاسبوع بوادي قنديل => category=chalets, transactionType=rent, city=wadi-qandil
شاليه بالليلة بطرطوس => category=chalets, transactionType=rent, city=tartus
شقة لشهرين باللاذقية => category=apartments, transactionType=rent, city=latakia
بدي بادل شقتي بحلب => category=apartments, transactionType=exchange, city=aleppo
شقة للمبادلة بحماة => category=apartments, transactionType=exchange, city=hama
شقة للتبديل بحمص => category=apartments, transactionType=exchange, city=homs
محل للاستثمار بادلب => category=shops, transactionType=investment, city=idlib
مطعم للاستثمار بمشتى الحلو => category=restaurants-cafes, transactionType=investment, city=mashta-al-helou
مين بيأجر شقة بالقامشلي => category=apartments, transactionType=rent, city=qamishli
حدا بيأجر غرفة بحلب => category=shared-rooms, category=student-housing, transactionType=rent, city=aleppo
شقة تأجير بحماة => category=apartments, transactionType=rent, city=hama
استئجار شقة في دمشق => category=apartments, transactionType=rent, city=damascus
شراء شقة في اللاذقية => category=apartments, transactionType=sale, city=latakia
بيع اراضي بدرعا => category=lands, transactionType=sale, city=daraa
آجار شقق بالميدان بالشام => category=apartments, transactionType=rent, neighborhood=damascus.midan
بيت للأجرة بسلمية => category=residential, transactionType=rent, city=salamiyah
عندي شقة بدي بيعها بحمص => category=apartments, transactionType=sale, city=homs
بدي اجر بيتي بطرطوس => category=residential, transactionType=rent, city=tartus
دلوني كيف اشتري شقة بالشام وانا بالمانيا => category=apartments, transactionType=sale, city=damascus
I want to buy a flat in Latakia => category=apartments, transactionType=sale, city=latakia
looking to rent a shop in Hama => category=shops, transactionType=rent, city=hama
we want to buy land in Daraa => category=lands, transactionType=sale, city=daraa
buying an apartment in Aleppo => category=apartments, transactionType=sale, city=aleppo
سيارة للاجار بالشهر باللاذقية => category=cars, transactionType=rent, city=latakia
بدي اشتري موتور بدير الزور => category=motorcycles, transactionType=sale, city=deir-ez-zor
بدي بيع لابتوب بالشام => category=laptops, transactionType=sale, city=damascus
لازم اشتري براد بحمص => category=fridges, transactionType=sale, city=homs
بدي مستودع استأجرو بعدرا => category=warehouses, transactionType=rent, city=adra
لقيت شغل بحلب ولازمني استأجر غرفة => category=shared-rooms, category=student-housing, transactionType=rent, city=aleppo
اريد استأجر بيت بالرقة => category=residential, transactionType=rent, city=raqqa
عم دور ع شقة اشتريها بجبلة => category=apartments, transactionType=sale, city=jableh
شقة برسم البيع بالشام => category=apartments, transactionType=sale, city=damascus
محل برسم الايجار بحلب => category=shops, transactionType=rent, city=aleppo
شقة معروضة للبيع بحماة => category=apartments, transactionType=sale, city=hama
مين عم يبيع ارض بصلخد => category=lands, transactionType=sale, city=salkhad
ابيع شقتي بحمص => category=apartments, transactionType=sale, city=homs
بدي آخد بيت بالاجار بخان ارنبة => category=residential, transactionType=rent, city=khan-arnabah

# money: bare numbers where money is meant
شقة للبيع بحلب تحت ال ٦٠ => category=apartments, transactionType=sale, city=aleppo, maxPrice=60000
شقة للبيع بطرطوس تحت ال 35 => category=apartments, transactionType=sale, city=tartus, maxPrice=35000
بيت للبيع بحمص بين ال 30 وال 45 => category=residential, transactionType=sale, city=homs, minPrice=30000, maxPrice=45000
شقة للبيع بدمشق بين ١٠٠ و ١٥٠ الف => category=apartments, transactionType=sale, city=damascus, minPrice=100000, maxPrice=150000
محل للبيع بحماة من 20 ل 40 الف => category=shops, transactionType=sale, city=hama, minPrice=20000, maxPrice=40000
شقة للبيع ب 40 الى 60 باللاذقية => category=apartments, transactionType=sale, city=latakia, minPrice=40000, maxPrice=60000
معي ٧٠ الف بدي شقة بالشام => category=apartments, city=damascus, maxPrice=70000
معي 25 الف دولار وبدي اشتري بيت بدرعا => category=residential, transactionType=sale, city=daraa, maxPrice=25000
ميزانيتي 55 الف شقة للبيع بصحنايا => category=apartments, transactionType=sale, city=sahnaya, maxPrice=55000
ميزانيتي 200 بالشهر شقة للاجار بحلب => category=apartments, transactionType=rent, city=aleppo, maxPrice=200
حد اقصى 90 الف شقة للبيع بمشروع دمر => category=apartments, transactionType=sale, neighborhood=damascus.mashrou-dummar, maxPrice=90000
شقة للاجار ب 150 بالشهر بجبلة => category=apartments, transactionType=rent, city=jableh, maxPrice=150
غرفة ب 60 دولار بالشهر بجرمانا => category=shared-rooms, category=student-housing, transactionType=rent, city=jaramana, maxPrice=60
شقة مفروشة بالمالكي تحت ٩٠٠ بالشهر => category=apartments, transactionType=rent, neighborhood=damascus.malki, furnishing=furnished, maxPrice=900
شقة للايجار بين ٢٠٠ و ٣٠٠ دولار بحمص => category=apartments, transactionType=rent, city=homs, minPrice=200, maxPrice=300
بيت للاجار من 100 ل 150 دولار بادلب => category=residential, transactionType=rent, city=idlib, minPrice=100, maxPrice=150
شقة للبيع بالشام سعر المتر تحت ٨٠٠ => category=apartments, transactionType=sale, city=damascus, maxPricePerM2=800 ! maxPrice=800
شقق للبيع سعر المتر اقل من 500 دولار بحلب => category=apartments, transactionType=sale, city=aleppo, maxPricePerM2=500 ! maxPrice=500
ارض بطرطوس سعر المتر تحت 40 دولار => category=lands, city=tartus, maxPricePerM2=40 ! maxPrice=40
شقة للبيع بكفرسوسة المتر تحت 2000 دولار => category=apartments, transactionType=sale, neighborhood=damascus.kafr-sousa, maxPricePerM2=2000 ! maxPrice=2000
مكتب للبيع سعر متره بين 700 و 1000 بحمص => category=office-spaces, transactionType=sale, city=homs, minPricePerM2=700, maxPricePerM2=1000
شقة للبيع سعرها اقل من مية وعشرين الف بدمشق => category=apartments, transactionType=sale, city=damascus, maxPrice=120000
شقة للبيع باقل من تمانين الف بحلب => category=apartments, transactionType=sale, city=aleppo, maxPrice=80000
شقة للبيع ارخص من خمسين الف بحماة => category=apartments, transactionType=sale, city=hama, maxPrice=50000
فيلا بيعفور بأقل شي 300 الف => category=villas, city=yaafour, minPrice=300000 ! maxPrice=300000
فيلا للبيع من 250 الف وطلوع بقرى الديماس => category=villas, transactionType=sale, city=qura-al-dimas, minPrice=250000 ! maxPrice=250000
ارض للبيع بالسويداء تحت 15 الف دولار => category=lands, transactionType=sale, city=as-suwayda, maxPrice=15000
ارض للبيع بنص مليون دولار وتحت بدمشق => category=lands, transactionType=sale, city=damascus, maxPrice=500000
شقة للبيع لحد 65 الف بالوعر => category=apartments, transactionType=sale, neighborhood=homs.al-waer, maxPrice=65000
شقة ايجار لحد 250 بطرطوس => category=apartments, transactionType=rent, city=tartus, maxPrice=250
معي مية الف بدي بيت للبيع بالقامشلي => category=residential, transactionType=sale, city=qamishli, maxPrice=100000
معي 8000 بدي سيارة بالحسكة => category=cars, city=al-hasakah, maxPrice=8000
سيارة كيا تحت 10 الاف دولار => category=cars, attr.car_make=kia, maxPrice=10000
موبايل تحت 200 دولار بحمص => category=mobiles, city=homs, maxPrice=200
لابتوب بين 200 و 400 دولار => category=laptops, minPrice=200, maxPrice=400
ايفون 13 تحت 350$ بالشام => category=iphones, city=damascus, maxPrice=350
شقة للبيع تحت 45k بجبلة => category=apartments, transactionType=sale, city=jableh, maxPrice=45000
apartment for sale in Damascus under 80k => category=apartments, transactionType=sale, city=damascus, maxPrice=80000
flat for rent in Aleppo under $250 => category=apartments, transactionType=rent, city=aleppo, maxPrice=250
apartment for sale between 50k and 70k in Homs => category=apartments, transactionType=sale, city=homs, minPrice=50000, maxPrice=70000
studio for rent max 300 usd Mezzeh => category=studios, transactionType=rent, neighborhood=damascus.mezzeh, maxPrice=300
my budget is 40000 dollars apartment for sale in Tartus => category=apartments, transactionType=sale, city=tartus, maxPrice=40000
شقة 120 متر وطالع للبيع بالرقة تحت 30 الف => category=apartments, transactionType=sale, city=raqqa, minArea=120, maxPrice=30000
شقة غرفتين نوم للاجار بدير الزور تحت ال 100 => category=apartments, transactionType=rent, city=deir-ez-zor, bedrooms=2, maxPrice=100
شقة للبيع تحت ال {40:maxPrice=40000|75:maxPrice=75000|٩٠:maxPrice=90000} بحمص => category=apartments, transactionType=sale, city=homs
شقة 3 غرف بالمزة اجار تحت 500 => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh, rooms=3, maxPrice=500

# typo: one letter wrong is understood, a correct word is left alone
شقة للبيع بلاذقيه => category=apartments, transactionType=sale, city=latakia
شقة للبيع باللادقية => category=apartments, transactionType=sale, city=latakia
شقة للبيع بالازقية => category=apartments, transactionType=sale, city=latakia
شقة للاجار بطرتوس => category=apartments, transactionType=rent, city=tartus
شقة للاجار بطرطوص => category=apartments, transactionType=rent, city=tartus
بيت للبيع بدرعه => category=residential, transactionType=sale, city=daraa
بيت للبيع بأدلب => category=residential, transactionType=sale, city=idlib
شقة للبيع بالرقه => category=apartments, transactionType=sale, city=raqqa
محل للاجار بالقامشلو => category=shops, transactionType=rent, city=qamishli
شقة بدير زور للبيع => category=apartments, transactionType=sale, city=deir-ez-zor
بيت للبيع بالسويدة => category=residential, transactionType=sale, city=as-suwayda
ارض للبيع بالقنيتره => category=lands, transactionType=sale, city=quneitra
شقة للبيع بجرمنا => category=apartments, transactionType=sale, city=jaramana
شقة للاجار بصحنايه => category=apartments, transactionType=rent, city=sahnaya
شقة بالمزا للاجار => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh
شقة بكفرصوصة => category=apartments, neighborhood=damascus.kafr-sousa
بيت للبيع بركندين => category=residential, transactionType=sale, neighborhood=damascus.rukn-al-din
شقة بالمالكى للبيع => category=apartments, transactionType=sale, neighborhood=damascus.malki
شقة بابو رومانة للبيع => category=apartments, transactionType=sale, neighborhood=damascus.abu-rummaneh
شقة للبيع بالحمضانية حلب => category=apartments, transactionType=sale, neighborhood=aleppo.al-hamdaniyah
شقة بالموكمبو للبيع => category=apartments, transactionType=sale, neighborhood=aleppo.mocambo
شقة بالجميليه حلب => category=apartments, neighborhood=aleppo.al-jamiliyah
بيت بعكرما حمص للبيع => category=residential, transactionType=sale, neighborhood=homs.akrama
شقة بالانشائات حمص => category=apartments, neighborhood=homs.al-inshaat
شقة بسلميه للبيع => category=apartments, transactionType=sale, city=salamiyah
بيت ببانيس طرطوس للبيع => category=residential, transactionType=sale, city=baniyas
بيت بصافيطا للبيع => category=residential, transactionType=sale, city=safita
شقا للبيع بحمص => category=apartments, transactionType=sale, city=homs
شئة للاجار بالشام => category=apartments, transactionType=rent, city=damascus
شقه للايجاار بحلب => category=apartments, transactionType=rent, city=aleppo
شقة للبييع بحماة => category=apartments, transactionType=sale, city=hama
شقة للأيجار بدمشق => category=apartments, transactionType=rent, city=damascus
شقة لللبيع بادلب => category=apartments, transactionType=sale, city=idlib
شقق للبعي بحمص => category=apartments, transactionType=sale, city=homs
شقة مفرشة للاجار بحلب => category=apartments, transactionType=rent, city=aleppo, furnishing=furnished
شقة مفروشه للاجاار بالشام => category=apartments, transactionType=rent, city=damascus, furnishing=furnished
مستوضع للاجار بعدرا => category=warehouses, transactionType=rent, city=adra
شالية للاجار بكسب => category=chalets, transactionType=rent, city=kassab
استيديو للاجار بالقصاع => category=studios, transactionType=rent, neighborhood=damascus.qassaa
مكتبب للايجار بالحجاز بالشام => category=office-spaces, transactionType=rent, neighborhood=damascus.hijaz
مزرعه للبيع بالزبدانى => category=farms, transactionType=sale, city=zabadani
ارظ للبيع بدرعا => category=lands, transactionType=sale, city=daraa
سيارا للبيع بحمص => category=cars, transactionType=sale, city=homs
موبيل للبيع بحلب => category=mobiles, transactionType=sale, city=aleppo
لابتب للبيع بالشام => category=laptops, transactionType=sale, city=damascus
شقة للبيع بدمشف => category=apartments, transactionType=sale, city=damascus
شقة للبيع بحمس => category=apartments, transactionType=sale, city=homs
appartment for sale in Lattakia => category=apartments, transactionType=sale, city=latakia
apartement for rent in Damscus => category=apartments, transactionType=rent, city=damascus
flat for rent in Allepo => category=apartments, transactionType=rent, city=aleppo
شقة غالية بحمص => category=apartments, city=homs ! transactionType=sale
قديش سعر الشقق بحمص => category=apartments, city=homs
شقة هادية وشمسها حلوة باللاذقية => category=apartments, city=latakia
شقة نظيفة ومرتبة بطرطوس للاجار => category=apartments, transactionType=rent, city=tartus
شقة واسعة وعالية بدمشق للبيع => category=apartments, transactionType=sale, city=damascus

# forms: what the forms know
شقة للبيع بالتقسيط بدمشق => category=apartments, transactionType=sale, city=damascus, attr.payment_options=installments
شقة تقسيط بحلب للبيع => category=apartments, transactionType=sale, city=aleppo, attr.payment_options=installments
شقة طابو اخضر بحمص => category=apartments, city=homs, attr.ownership_paper=green_tabu
بيت للبيع طابو أخضر باللاذقية => category=residential, transactionType=sale, city=latakia, attr.ownership_paper=green_tabu
شقة سجل مؤقت بمشروع دمر للبيع => category=apartments, transactionType=sale, neighborhood=damascus.mashrou-dummar, attr.ownership_paper=temporary_register
ارض طابو زراعي للبيع بالسويداء => category=lands, transactionType=sale, city=as-suwayda, attr.ownership_paper=agricultural_tabu
بيت حكم محكمة للبيع بجرمانا => category=residential, transactionType=sale, city=jaramana, attr.ownership_paper=court_ruling
شقة من المالك مباشرة بطرطوس للبيع => category=apartments, transactionType=sale, city=tartus, attr.no_commission=true
شقة للاجار بدون وسيط بحلب => category=apartments, transactionType=rent, city=aleppo, attr.no_commission=true
شقة للبيع بدون عمولة بالشام => category=apartments, transactionType=sale, city=damascus, attr.no_commission=true
شقة عالعظم للبيع بحماة => category=apartments, transactionType=sale, city=hama, attr.finishing=skeleton
شقة على العظم بدرعا => category=apartments, city=daraa, attr.finishing=skeleton
شقة سوبر ديلوكس للبيع بالمالكي => category=apartments, transactionType=sale, neighborhood=damascus.malki, attr.finishing=super_deluxe
شقة ديلوكس بالموكامبو للبيع => category=apartments, transactionType=sale, neighborhood=aleppo.mocambo, attr.finishing=deluxe
شقة نص اكساء للبيع بجبلة => category=apartments, transactionType=sale, city=jableh, attr.finishing=half_finished
شقة قبلي للبيع بالميدان بالشام => category=apartments, transactionType=sale, neighborhood=damascus.midan, attr.orientation=south
شقة قبلي شرقي بحلب للبيع => category=apartments, transactionType=sale, city=aleppo, attr.orientation=south, attr.orientation=east
شقة مطلة على البحر بطرطوس للبيع => category=apartments, transactionType=sale, city=tartus, attr.view=sea
شاليه اطلالة بحر باللاذقية => category=chalets, city=latakia, attr.view=sea
شقة فيها طاقة شمسية بدمشق للاجار => category=apartments, transactionType=rent, city=damascus, attr.electricity=solar ! category=solar-energy
بيت مع طاقة شمسية بادلب => category=residential, city=idlib, attr.electricity=solar ! category=solar-energy
شقة مع مولدة بحلب للاجار => category=apartments, transactionType=rent, city=aleppo, attr.electricity=generator ! category=generators
محل فروغ بالصالحية بالشام => category=shops, neighborhood=damascus.salihiyah, attr.shop_tenure=key_money
ارض داخل المخطط التنظيمي للبيع بصحنايا => category=lands, transactionType=sale, city=sahnaya, attr.planning=inside_plan
شقة مع مصعد وموقف سيارة بكفرسوسة => category=apartments, neighborhood=damascus.kafr-sousa, features=elevator, features=parking
شقة مع بلكون للاجار بحمص => category=apartments, transactionType=rent, city=homs, features=balcony
فيلا مع مسبح وحديقة للبيع بيعفور => category=villas, transactionType=sale, city=yaafour, features=pool, features=garden
شقة مفروشة ومكيفة للاجار باللاذقية => category=apartments, transactionType=rent, city=latakia, furnishing=furnished, features=air_conditioning
شقة نص مفروشة بحلب للاجار => category=apartments, transactionType=rent, city=aleppo, furnishing=semiFurnished
شقة طابق ارضي للبيع بحماة => category=apartments, transactionType=sale, city=hama, minFloor=0, maxFloor=0
شقة طابق تالت بحلب للبيع => category=apartments, transactionType=sale, city=aleppo, minFloor=3, maxFloor=3
شقة ط 2 للبيع بطرطوس => category=apartments, transactionType=sale, city=tartus, minFloor=2, maxFloor=2
شقة طابق اول او تاني بدمشق => category=apartments, city=damascus, minFloor=1, maxFloor=2
شقة 3 غرف وحمامين للبيع بالقامشلي => category=apartments, transactionType=sale, city=qamishli, rooms=3, bathrooms=2
شقة غرفتين نوم للاجار بالميدان بالشام => category=apartments, transactionType=rent, neighborhood=damascus.midan, bedrooms=2
شقة تلات غرف نوم بالوعر => category=apartments, neighborhood=homs.al-waer, bedrooms=3
اربع غرف بالحسكة بيت للاجار => category=residential, transactionType=rent, city=al-hasakah, rooms=4
سيارة هيونداي اوتوماتيك للبيع بالشام => category=cars, transactionType=sale, city=damascus, attr.car_make=hyundai, attr.gearbox=automatic
سيارة مرسيدس سودا بدمشق => category=cars, city=damascus, attr.car_make=mercedes, attr.color=black
سيارة خالية العلام للبيع بحماة => category=cars, transactionType=sale, city=hama, attr.body_paint=no_marks
ايفون 256 غيغا مستعمل بحلب => category=iphones, city=aleppo, attr.storage_gb=256, attr.condition=used
لابتوب لينوفو مستعمل بطرطوس => category=laptops, city=tartus, attr.computer_brand=lenovo, attr.condition=used
براد سامسونغ مستعمل للبيع بحمص => category=fridges, transactionType=sale, city=homs, attr.appliance_brand=samsung, attr.condition=used
غسالة ال جي جديدة بالشام => category=washing-machines, city=damascus, attr.appliance_brand=lg, attr.condition=new
مدرس خصوصي رياضيات بحلب => category=private-lessons, city=aleppo, attr.subject=maths
مدرسة خصوصي انكليزي باللاذقية => category=private-lessons, city=latakia, attr.subject=english
سائق دوام كامل بدمشق => category=driver-jobs, city=damascus, attr.employment=full_time
شريك سكن بحلب => category=shared-rooms, city=aleppo
غرفة سفرة للبيع بحمص => category=dining-tables, transactionType=sale, city=homs
apartment with green tabu for sale in Homs => category=apartments, transactionType=sale, city=homs, attr.ownership_paper=green_tabu
apartment with sea view in Tartus => category=apartments, city=tartus, attr.view=sea
furnished 2 bedroom flat with balcony in Damascus => category=apartments, city=damascus, furnishing=furnished, bedrooms=2, features=balcony
شقة {قريبة من مدرسة:near=school|جنب جامع:near=mosque|قريبة من مشفى:near=hospital} بالسويداء للبيع => category=apartments, transactionType=sale, city=as-suwayda
سيارة تويوتا مازوت للبيع بدير الزور => category=cars, transactionType=sale, city=deir-ez-zor, attr.car_make=toyota, attr.fuel=diesel

# chat: Arabizi, and the other keyboard
bade esta2jer sha2a bel sham => category=apartments, transactionType=rent, city=damascus
bade eshtere sha2a b homs => category=apartments, transactionType=sale, city=homs
baddi sha2a lal ajar b tartous => category=apartments, transactionType=rent, city=tartus
sha2a lal bay3 bi halab => category=apartments, transactionType=sale, city=aleppo
sha22a lel bee3 bel mazze => category=apartments, transactionType=sale, neighborhood=damascus.mezzeh
sha2a mafrouche lal ajar bel malki => category=apartments, transactionType=rent, neighborhood=damascus.malki, furnishing=furnished
shaqqa lil ijar fi dimashq => category=apartments, transactionType=rent, city=damascus ! city=shaqqa
shaqqa lilbay3 fi homs => category=apartments, transactionType=sale, city=homs ! city=shaqqa
beit lal be3 b 7ama => category=residential, transactionType=sale, city=hama
bet lal ajar b jaramana => category=residential, transactionType=rent, city=jaramana
ma7al lal ajar b 7alab => category=shops, transactionType=rent, city=aleppo
ard lal be3 b dar3a => category=lands, transactionType=sale, city=daraa
sha2a taboo akhdar b latakia => category=apartments, city=latakia, attr.ownership_paper=green_tabu
sha2a tabo akhdar lal bay3 b bab touma => category=apartments, transactionType=sale, neighborhood=damascus.bab-touma, attr.ownership_paper=green_tabu
ghorfe lal ajar b jaramana => category=shared-rooms, category=student-housing, transactionType=rent, city=jaramana
8orfe lal ajar bel sham => category=shared-rooms, category=student-housing, transactionType=rent, city=damascus
maktab lal ajar bel sha3lan => category=office-spaces, transactionType=rent, neighborhood=damascus.shaalan
mazra3a lal be3 bel zabadani => category=farms, transactionType=sale, city=zabadani
sha2a 3 8oraf b homs => category=apartments, city=homs, rooms=3
fi 7ada 3ando sha2a lal ajar bel ladi2ye => category=apartments, transactionType=rent, city=latakia
salam bade bet lal ajar b idlib => category=residential, transactionType=rent, city=idlib
marhaba 3andkon sha2a lal bee3 b sahnaya => category=apartments, transactionType=sale, city=sahnaya
bade stajer ma7al b qamishli => category=shops, transactionType=rent, city=qamishli
sayara kia lal be3 bel sham => category=cars, transactionType=sale, city=damascus, attr.car_make=kia
iphone 13 lal be3 b halab => category=iphones, transactionType=sale, city=aleppo
villa lal ajar b ya3four => category=villas, transactionType=rent, city=yaafour
sha2a b jaramana ta7t 300 bel shaher => category=apartments, transactionType=rent, city=jaramana, maxPrice=300
sha2a bi mashrou3 dummar lal be3 => category=apartments, transactionType=sale, neighborhood=damascus.mashrou-dummar
sha2a bel 7amdaniye halab => category=apartments, neighborhood=aleppo.al-hamdaniyah
bade sha2a bel wa3er homs lal ajar => category=apartments, transactionType=rent, neighborhood=homs.al-waer
sha2a msh mafrouche lal ajar b tartous => category=apartments, transactionType=rent, city=tartus, furnishing=unfurnished ! furnishing=furnished
arm ggfdu fplw => category=apartments, transactionType=sale, city=homs
arm gb[hv fpgf => category=apartments, transactionType=rent, city=aleppo
fdj ggfdu f'v',s => category=residential, transactionType=sale, city=tartus
lpg gb[hv f]lar => category=shops, transactionType=rent, city=damascus
arm ltv,am gbd[hv fhgl.m => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh, furnishing=furnished
hvq ggfdu f]vuh => category=lands, transactionType=sale, city=daraa
sdhvm ggfdu fhgb\`rdm => category=cars, transactionType=sale, city=latakia
l;jf gbd[hv => category=office-spaces, transactionType=rent
شحشقفةثىف بخق قثىف => category=apartments, transactionType=rent
هحاخىث => category=iphones
مشحفخح => category=laptops
رهممش بخق سشمث => category=villas, transactionType=sale
shaleh lal ajar b kassab => category=chalets, transactionType=rent, city=kassab

# alike: look-alikes, the pair names the thing
غرفة نوم عرسان للبيع بالشام => category=bedroom-sets, transactionType=sale, city=damascus ! category=shared-rooms, rooms=1, bedrooms=1
بيوت بلاستيكية للبيع بطرطوس => category=greenhouses, transactionType=sale, city=tartus ! category=residential
شقة للبيع يقبل سيارة من الثمن بحمص => category=apartments, transactionType=sale, city=homs, attr.payment_options=car_exchange ! category=cars
شقة مع موقف سيارة بالشام للبيع => category=apartments, transactionType=sale, city=damascus, features=parking ! category=cars, category=parking-places
شقة فوق صيدلية للبيع بحلب => category=apartments, transactionType=sale, city=aleppo ! category=pharmacies
شقة جنب فرن باللاذقية للاجار => category=apartments, transactionType=rent, city=latakia ! category=cookers-ovens
كفر سامسونغ a54 بدمشق => category=covers-screen-guards, city=damascus ! category=samsung-phones
شاحن لابتوب بحمص => category=chargers-cables, city=homs ! category=laptops
شاشة ايفون 11 بحلب => category=phone-spare-parts, city=aleppo ! category=iphones
شاشة سيارة اندرويد بطرطوس => category=car-audio-screens, city=tartus ! category=cars, category=android-phones
جنط سيارة 15 بحماة => category=tyres-wheels, city=hama ! category=cars
بطارية سيارة بالشام => category=car-batteries-oils, city=damascus ! category=cars
باب شقة مصفح للبيع بحلب => category=doors-windows, transactionType=sale, city=aleppo ! category=apartments
برادي صالون بدمشق => category=curtains, city=damascus ! category=fridges
براد ماء بحلب => category=water-coolers-filters, city=aleppo ! category=fridges
سماعات طبية بالشام => category=hearing-aids, city=damascus ! category=headphones-earbuds
رفوف محل للبيع بحماة => category=shop-fittings, transactionType=sale, city=hama ! category=shops
بطاقات دعوة عرس بدمشق => category=invitation-cards, city=damascus ! category=solar-energy
حمام زاجل للبيع بحلب => category=pigeons, transactionType=sale, city=aleppo ! bathrooms=1
نقل عفش بحلب => category=furniture-moving, city=aleppo
تنظيف بيوت بدمشق => category=house-cleaning, city=damascus ! category=residential
دهان شقق باللاذقية => category=painting-decor, city=latakia ! category=apartments
تصليح برادات بحمص => category=appliance-repair, city=homs ! category=fridges
تصليح موبايلات بالشام => category=phone-computer-repair, city=damascus ! category=mobiles
تعليم سواقة سيارات بدمشق => category=driving-lessons, city=damascus ! category=cars
بيت ياشوط ارض للبيع => category=lands, transactionType=sale, city=beit-yashout ! category=residential
شقة ببيت سحم للاجار => category=apartments, transactionType=rent, city=beit-sahem ! category=residential
ارض للبيع ببيت جن => category=lands, transactionType=sale, city=beit-jinn ! category=residential
محل بباب الفرج حلب => category=shops, neighborhood=aleppo.bab-al-faraj
شقة بمدينة الباب للاجار => category=apartments, transactionType=rent, city=al-bab
car battery Homs => category=car-batteries-oils, city=homs ! category=cars
iphone cover Aleppo => category=covers-screen-guards, city=aleppo ! category=iphones
كرسي مكتب بحلب => category=office-furniture, city=aleppo ! category=office-spaces
طاولة مكتب مستعملة بحمص => category=office-furniture, city=homs, attr.condition=used ! category=office-spaces
اثاث مكتبي للبيع بحلب => category=office-furniture, transactionType=sale, city=aleppo ! category=office-spaces
مطبخ مستعمل للبيع بحمص => category=fitted-kitchens, transactionType=sale, city=homs, attr.condition=used
قطع سيارات بحمص => category=car-spare-parts, city=homs ! category=cars
زيت سيارة بالشام => category=car-batteries-oils, city=damascus ! category=cars
زيت زيتون بعفرين => category=olive-oil, city=afrin ! attr.planted=olives
حفر ابار بالسويداء => category=well-drilling, city=as-suwayda
خزان مازوت للبيع بحلب => category=fuel-tanks, transactionType=sale, city=aleppo ! attr.fuel=diesel
الواح طاقة شمسية للبيع بادلب => category=solar-panels, transactionType=sale, city=idlib ! attr.electricity=solar
سخان شمسي للبيع بحماة => category=solar-water-heaters, transactionType=sale, city=hama ! attr.water=hot_solar
نظارات شمسية بدمشق => category=sunglasses, city=damascus ! category=solar-energy
كلب حراسة للبيع بطرطوس => category=dogs, transactionType=sale, city=tartus ! features=security
سيارة زفة للاجار بالشام => category=wedding-cars, transactionType=rent, city=damascus ! category=cars
طعام قطط بالشام => category=pet-food, city=damascus ! category=cats
علف دجاج بحماة => category=animal-feed, city=hama ! category=chickens
حوض سمك بحمص => category=cages-aquariums, city=homs ! category=ornamental-fish
شقة بشارع بغداد بالشام => category=apartments, neighborhood=damascus.baghdad-street
شقة بمشروع 3000 شقة بحلب => category=apartments, neighborhood=aleppo.three-thousand-apartments ! maxPrice=3000, maxPrice=3000000
بيت بام الزيتون السويداء => category=residential, city=umm-al-zaytun ! attr.planted=olives
بيت بكرم الزيتون حمص => category=residential, neighborhood=homs.karm-al-zeitoun ! attr.planted=olives
ارض بوادي العيون حماة => category=lands, city=wadi-al-uyun
phone charger Latakia => category=chargers-cables, city=latakia ! category=mobiles

# around: what people say around a search
لازمني شقة للبيع بحمص ضروري => category=apartments, transactionType=sale, city=homs
يا ريت حدا يساعدني لاقي بيت للاجار بحلب => category=residential, transactionType=rent, city=aleppo
قديش صارت اسعار الشقق بطرطوس => category=apartments, city=tartus
شقتين للبيع باللاذقية => category=apartments, transactionType=sale, city=latakia
بدي وحدة شقة بالوعر للبيع => category=apartments, transactionType=sale, neighborhood=homs.al-waer
شي شقة حلوة ومرتبة للاجار بالشام => category=apartments, transactionType=rent, city=damascus
لقطة شقة للبيع بجرمانا => category=apartments, transactionType=sale, city=jaramana
فرصة لا تعوض ارض للبيع بالسويداء => category=lands, transactionType=sale, city=as-suwayda
شقة رخيصة للاجار بادلب => category=apartments, transactionType=rent, city=idlib
ارخص شقة للبيع بحماة => category=apartments, transactionType=sale, city=hama
افضل شقق للبيع بدمشق => category=apartments, transactionType=sale, city=damascus
الله يعطيكم العافية بدنا محل بالقامشلي => category=shops, city=qamishli
يعطيكن العافية في شي شقة بالزراعة اللاذقية => category=apartments, neighborhood=latakia.al-ziraa
بالله عليكم شقة للاجار بدير الزور => category=apartments, transactionType=rent, city=deir-ez-zor
من وين بلاقي شقة للبيع بالرقة => category=apartments, transactionType=sale, city=raqqa
انا مغترب وبدي شوف شقق للبيع بالشام => category=apartments, transactionType=sale, city=damascus
بعد العيد راجع عالبلد وبدي بيت بحمص => category=residential, city=homs
شقة للبيع بحلب مستعجل => category=apartments, transactionType=sale, city=aleppo
شقة للبيع بداعي السفر بحمص => category=apartments, transactionType=sale, city=homs
مطلوب بيت بدرعا فورا => category=residential, city=daraa
صاحبي قلي في شقة للبيع بجبلة => category=apartments, transactionType=sale, city=jableh
ابن عمي عم يدور عبيت بسلمية => category=residential, city=salamiyah
والله تعبت وانا دور على شقة بالشام => category=apartments, city=damascus
ممكن تساعدوني بلاقي استديو بالقصاع => category=studios, neighborhood=damascus.qassaa
رقم صاحب شقة للاجار بحلب الجديدة => category=apartments, transactionType=rent, neighborhood=aleppo.new-aleppo
شقة مناسبة وسعرها كويس بجرمانا => category=apartments, city=jaramana
ما بدي غلبكم بس بدي ارض بالقنيطرة => category=lands, city=quneitra
ان شاء الله بلاقي عندكم محل للاجار بحماة => category=shops, transactionType=rent, city=hama
شو في عندكم شقق للايجار بالحسكة => category=apartments, transactionType=rent, city=al-hasakah
عاجل شقة للاجار بقدسيا => category=apartments, transactionType=rent, city=qudsaya
مرحبا كيفكم ان شاء الله بخير بدي شقة للبيع بصحنايا => category=apartments, transactionType=sale, city=sahnaya
شقة كتير حلوة بكفرسوسة وفخمة للبيع => category=apartments, transactionType=sale, neighborhood=damascus.kafr-sousa
بيت على قد الحال للاجار بدوما => category=residential, transactionType=rent, city=douma
بيت صغير للبيع بمعرة النعمان => category=residential, transactionType=sale, city=maarrat-al-numan
في امل لاقي شقة للاجار بالمزة => category=apartments, transactionType=rent, neighborhood=damascus.mezzeh
شوفولي اذا بتريدو مكتب للاجار بطرطوس => category=office-spaces, transactionType=rent, city=tartus
حلم حياتي شقة بالمالكي => category=apartments, neighborhood=damascus.malki
good morning please I need a flat for rent in Homs => category=apartments, transactionType=rent, city=homs
nice cheap apartment for sale in Hama => category=apartments, transactionType=sale, city=hama
how much is an apartment in Mezzeh => category=apartments, neighborhood=damascus.mezzeh
urgently looking for a shop in Daraa => category=shops, city=daraa
best apartments for sale Latakia thanks => category=apartments, transactionType=sale, city=latakia
I live in Germany and want to buy land in Tartus => category=lands, transactionType=sale, city=tartus
شكرا الكن سلف بدي شقة باعزاز للاجار => category=apartments, transactionType=rent, city=azaz
مرحبا => ! category=residential
كيف فيني ضيف اعلان => ! transactionType=sale
شقة للبيع بحمص {يا شباب|اذا ممكن|الله يخليكم|بليز|بسعر حلو|شو رأيكم} => category=apartments, transactionType=sale, city=homs
بيت للاجار بدمشق {بأسرع وقت|ضروري جدا|لو تكرمتو|بتمنى الرد|مشكورين} => category=residential, transactionType=rent, city=damascus
دخيلك خيو شقة للاجار بالسكري حلب => category=apartments, transactionType=rent, neighborhood=aleppo.al-sukkari
هسا اريد بيت للاجار بدير الزور => category=residential, transactionType=rent, city=deir-ez-zor
`;
