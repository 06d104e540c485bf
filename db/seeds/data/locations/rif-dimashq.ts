export const rifDimashq = `
= rif-dimashq | ريف دمشق | Rif Dimashq | 36.950 33.650 | 2836000 | محافظة ريف دمشق, ريف الشام, Rural Damascus, Damascus Countryside, Reef Dimashq, Rif Damascus

jaramana | جرمانا | Jaramana | 36.346 33.486 | 2 | 114400 | جرمانه, Jermana, Jaramanah, Jeramana
- al-rawda | الروضة | Al-Rawda | ~36.346 33.484 | 1 | ساحة الروضة, روضة جرمانا, Rawda
- al-qurayyat | القريات | Al-Qurayyat | ~36.343 33.490 | 1 | قريات, Qrayat, Kurayat
- al-janayen | الجناين | Al-Janayen | ~36.350 33.491 | 2 | جناين, Janain
- al-humsi | الحمصي | Al-Humsi | ~36.341 33.484 | 2 | حي الحمصي, Homsi
- al-wihdeh | الوحدة | Al-Wihdeh | ~36.345 33.480 | 2 | Wehda
- al-nahda | النهضة | Al-Nahda | ~36.351 33.481 | 2 | حي النهضة, Nahda
- kashkoul | كشكول | Kashkoul | ~36.338 33.497 | 2 | كشكول جرمانا, Kashkool
- jaramana-camp | مخيم جرمانا | Jaramana Camp | ~36.336 33.487 | 2 | Jermana Camp
douma | دوما | Douma | 36.402 33.571 | 2 | 110900 | دومة, Duma, Dooma
harasta | حرستا | Harasta | 36.368 33.560 | 2 | 68700 | حرستا البصل, Harasta Al-Basal
- al-ajami | العجمي | Al-Ajami | 36.367 33.553 | 2 | عجمي
- al-zahla | الزحلة | Al-Zahla | 36.371 33.557 | 3 | زحلة
dahiyat-harasta | ضاحية حرستا | Dahiyat Harasta | 36.358 33.581 | 2 | 30000 | ضاحية الشام, ضاحية الأسد, الضاحية, Dahiet Harasta, Dahiet Al-Sham, Harasta Suburb
darayya | داريا | Darayya | 36.238 33.458 | 2 | 78800 | Daraya, Dareyya, Darayah
qudsaya | قدسيا | Qudsaya | 36.219 33.549 | 2 | 33600 | Qudsiya, Kudsaya, Qudssaya, Qudsia
dahiyat-qudsaya | ضاحية قدسيا | Dahiyat Qudsaya | 36.191 33.541 | 2 | 40000 | الضاحية, ضاحيه قدسيا, Qudsaya Suburb, Dahiet Qudsaya, Dahyet Qudsaya
al-hamah | الهامة | Al-Hamah | 36.216 33.563 | 3 | 20700 | هامة, الهامه, Hameh, Al-Hama
sahnaya | صحنايا | Sahnaya | 36.220 33.424 | 2 | 14000 | Sehnaya, Sahnaia, Suhnaya
ashrafiyat-sahnaya | أشرفية صحنايا | Ashrafiyat Sahnaya | 36.243 33.435 | 2 | 30500 | اشرفية صحنايا, الأشرفية, Ashrafieh Sahnaya, Ashrafiyet Sehnaya
muadamiyat-al-sham | معضمية الشام | Muadamiyat al-Sham | 36.192 33.459 | 2 | 52700 | المعضمية, معضمية, Moadamiyeh, Muaddamiyah, Moadamiyet Al Sham
jdeidat-artouz | جديدة عرطوز | Jdeidat Artouz | 36.163 33.434 | 2 | 40900 | جديدة الفضل, Jdaidet Artouz, Jdaydeh Artuz
artouz | عرطوز | Artouz | 36.145 33.421 | 3 | 16200 | Artuz, Artooz
qatana | قطنا | Qatana | 36.080 33.439 | 2 | 34000 | Katana, Qatna
darwasha | دروشا | Darwasha | 36.130 33.400 | 4 | | دروشة, Darosha
khan-al-shih | خان الشيح | Khan al-Shih | 36.121 33.376 | 3 | | خان الشيخ, Khan Eshieh, Khan Alsheeh
kanaker | كناكر | Kanaker | 36.099 33.267 | 4 | 13200 | Kanakir
saasaa | سعسع | Saasaa | 36.018 33.279 | 3 | 9000 | Sasa
beit-jinn | بيت جن | Beit Jinn | 35.880 33.314 | 4 | | Bayt Jinn, Beit Jen
al-kiswah | الكسوة | Al-Kiswah | 36.246 33.358 | 2 | 43500 | كسوة, الكسوه, Kiswe, Kesweh
zakiyah | زاكية | Zakiyah | 36.159 33.334 | 4 | 19000 | Zakia
al-tall | التل | Al-Tall | 36.311 33.605 | 2 | 44600 | تل, مدينة التل, Tal, Al Tal, Altal
maaraba | معربا | Maaraba | 36.298 33.578 | 3 | | معربة التل, Maraba
mnin | منين | Mnin | 36.298 33.643 | 3 | 17500 | Mneen, Menin
saidnaya | صيدنايا | Saidnaya | 36.371 33.694 | 3 | 5200 | Saydnaya, Sednaya, Seydnaya
maaloula | معلولا | Maaloula | 36.547 33.844 | 3 | 2800 | Maalula, Malula
rankous | رنكوس | Rankous | 36.391 33.757 | 4 | 7700 | Rankus
assal-al-ward | عسال الورد | Assal al-Ward | 36.414 33.865 | 4 | 5800 | Asal Al Ward
badda | بدا | Badda | 36.428 33.687 | 4 | | بدّا, Bada
al-dreij | الدريج | Al-Dreij | 36.262 33.620 | 4 | | دريج, Dreej
halboun | حلبون | Halboun | 36.246 33.662 | 4 | | Helbon
yabroud | يبرود | Yabroud | 36.658 33.968 | 2 | 25900 | Yabrud, Yabrood
al-nabk | النبك | Al-Nabk | 36.729 34.024 | 2 | 32500 | نبك, Nabek, Nebek, Nabk
deir-atiyah | دير عطية | Deir Atiyah | 36.770 34.098 | 3 | 11000 | Dair Atiya, Der Attieh
qara | قارة | Qara | 36.748 34.156 | 3 | 12500 | قاره, Kara
jayrud | جيرود | Jayrud | 36.740 33.807 | 3 | 24200 | Jayroud, Jairoud
al-qutayfah | القطيفة | Al-Qutayfah | 36.596 33.738 | 2 | 26700 | قطيفة, Qutaifa, Koutaifeh
al-ruhaybah | الرحيبة | Al-Ruhaybah | 36.704 33.747 | 3 | 26200 | رحيبة, Ruhaiba, Rehaibeh
al-dumayr | الضمير | Al-Dumayr | 36.690 33.644 | 2 | 24100 | ضمير, Dmeir, Dumeir
muadamiyat-al-qalamun | معضمية القلمون | Muadamiyat al-Qalamun | 36.648 33.742 | 4 | | المعضمية القلمون, Moadamiyet Qalamoun
adra | عدرا | Adra | 36.516 33.604 | 3 | 20600 | عدرا البلد, Adraa
adra-al-ummaliyah | عدرا العمالية | Adra al-Ummaliyah | 36.513 33.634 | 3 | 26000 | عدرا العماليه, مساكن عدرا, Adra Omalieh, Adra Housing
zabadani | الزبداني | Al-Zabadani | 36.098 33.724 | 2 | 26300 | زبداني, Zabadani, Zabadany, Zebdani
- zabadani-al-mahatta | المحطة | Al-Mahatta | 36.110 33.730 | 2 | محطة الزبداني
- al-jamiyat | الجمعيات | Al-Jamiyat | 36.083 33.727 | 3 | جمعيات
- al-zallah | الزلاح | Al-Zallah | 36.100 33.706 | 3 |
bloudan | بلودان | Bloudan | 36.127 33.726 | 2 | 3100 | Bludan, Blodan
buqqin | بقين | Buqqin | 36.106 33.701 | 3 | | Bukein, Boqin
madaya | مضايا | Madaya | 36.098 33.689 | 3 | 9400 | Madhaya
serghaya | سرغايا | Serghaya | 36.158 33.811 | 3 | 7500 | Sarghaya
al-dimas | الديماس | Al-Dimas | 36.092 33.588 | 2 | 14600 | ديماس, Dimass, Deemas
qura-al-dimas | قرى الديماس | Qura al-Dimas | 36.134 33.554 | 3 | | قرى الأسد, قرى الشام, Qura Al-Sham
al-sabboura | الصبورة | Al-Sabboura | 36.128 33.521 | 2 | 4000 | صبورة, Sabboura, Sabura, Sabbourah
yaafour | يعفور | Yaafour | 36.068 33.529 | 2 | 1300 | Yafour, Ya'four, Yafoor
jdeidat-al-wadi | جديدة الوادي | Jdeidat al-Wadi | 36.184 33.570 | 4 | | جديدة الشيباني, Jdaidet Al-Wadi
ain-al-fijah | عين الفيجة | Ain al-Fijah | 36.182 33.615 | 3 | 3800 | الفيجة, Ain Fijeh
jdeidat-yabous | جديدة يابوس | Jdeidat Yabous | 35.981 33.651 | 4 | | Jdaidet Yabous
deir-qanun | دير قانون | Deir Qanun | 36.140 33.611 | 4 | | Dair Kanoun
babbila | ببيلا | Babbila | 36.331 33.471 | 2 | 50900 | Babila, Babella
yalda | يلدا | Yalda | 36.320 33.463 | 3 | 28400 | Yelda
beit-sahem | بيت سحم | Beit Sahem | 36.338 33.475 | 3 | 15900 | Bait Sahm, Beit Saham
aqraba | عقربا | Aqraba | 36.350 33.468 | 3 | 9900 | Akraba
sayyidah-zaynab | السيدة زينب | Sayyidah Zaynab | 36.340 33.446 | 2 | 136400 | ست زينب, الست زينب, قبر الست, Sayeda Zainab, Set Zaynab, Sitt Zeinab
al-dhiyabiyah | الذيابية | Al-Dhiyabiyah | 36.345 33.430 | 4 | 24200 | ديابية, Thiabieh
hujeira | حجيرة | Hujeira | 36.326 33.441 | 3 | 19900 | حجيرة البلد, Hjeira
al-hajar-al-aswad | الحجر الأسود | Al-Hajar al-Aswad | 36.302 33.459 | 2 | 84900 | حجر الأسود, Hajar Aswad
sbeineh | السبينة | Sbeineh | 36.287 33.436 | 2 | 62500 | سبينة, Sbineh, Sabina
al-mleiha | المليحة | Al-Mleiha | 36.374 33.484 | 2 | 23000 | مليحة, Mliha, Maliha
ain-tarma | عين ترما | Ain Tarma | 36.350 33.514 | 2 | 43800 | Ein Terma, Ain Terma
zamalka | زملكا | Zamalka | 36.356 33.527 | 2 | 44700 | Zamalca
arbin | عربين | Arbin | 36.366 33.538 | 2 | 45900 | عربيل, Erbin, Irbin
kafr-batna | كفر بطنا | Kafr Batna | 36.372 33.514 | 2 | 22500 | كفربطنا, Kafarbatna, Kfar Batna
hazzah | حزة | Hazzah | 36.364 33.520 | 4 | 13700 | Hazza, Hezzeh
saqba | سقبا | Saqba | 36.384 33.518 | 3 | 25700 | Sakba
hammuriyah | حمورية | Hammuriyah | 36.386 33.528 | 3 | 26400 | Hamoria, Hamouriyeh
jisrin | جسرين | Jisrin | 36.386 33.506 | 4 | 8000 | Jesreen
misraba | مسرابا | Misraba | 36.401 33.551 | 3 | 12000 | Mesraba
mediera | مديرا | Mediera | 36.386 33.549 | 4 | | مديره, Mudira
deir-al-asafir | دير العصافير | Deir al-Asafir | 36.420 33.467 | 4 | 7600 | Dair Asafir
shabaa | شبعا | Shabaa | 36.397 33.450 | 4 | | Chebaa
al-nashabiyah | النشابية | Al-Nashabiyah | 36.486 33.511 | 3 | 3700 | نشابية, Nashabieh
al-ghizlaniyah | الغزلانية | Al-Ghizlaniyah | 36.453 33.400 | 3 | | غزلانية, Ghezlaniyeh
harran-al-awamid | حران العواميد | Harran al-Awamid | 36.558 33.448 | 4 | 8500 | Haran Awamid
al-hijanah | الهيجانة | Al-Hijanah | 36.546 33.358 | 4 | | هيجانة, Hijaneh
al-sabaa-biyar | السبع بيار | Al-Sabaa Biyar | 37.688 33.780 | 4 | 300 | السبع آبار, Sab Biyar
`;
