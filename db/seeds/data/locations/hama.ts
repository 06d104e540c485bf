export const hama = `
= hama | حماة | Hama | 37.100 35.200 | 1628000 | محافظة حماة, حماه, ريف حماة, Hamah, Hamat

hama | حماة | Hama | 36.755 35.133 | 1 | 313000 | حماه, مدينة حماة, مدينة النواعير, Hamah, Hamat
- al-sharia | الشريعة | Al-Sharia | 36.769 35.126 | 1 | شريعة, Shariaa, Sharea
- al-qusour | القصور | Al-Qusour | 36.738 35.147 | 1 | قصور, Qusour
- al-sabouniyah | الصابونية | Al-Sabouniyah | 36.762 35.122 | 1 | صابونية, Sabounieh, Sabunieh
- al-hadir | الحاضر | Al-Hadir | 36.760 35.140 | 2 | حاضر, Hader
- souq-al-ghanam | سوق الغنم | Souq al-Ghanam | 36.786 35.155 | 3 |
- al-sabil | السبيل | Al-Sabil | 36.764 35.157 | 3 | سبيل
- tishreen | تشرين | Tishreen | 36.753 35.158 | 3 | حي تشرين
- al-dahiriyah | الضاهرية | Al-Dahiriyah | 36.734 35.163 | 2 | ضاهرية, الظاهرية, Dahrieh
- al-fayhaa | الفيحاء | Al-Fayhaa | 36.761 35.148 | 3 | فيحاء
- al-shahba | الشهباء | Al-Shahba | 36.749 35.147 | 3 | شهباء
- kazou | كازو | Kazou | 36.726 35.148 | 2 | كازو حماة, Kazo
- al-aidin | العائدين | Al-Aidin | 36.747 35.143 | 3 | عائدين, مخيم العائدين, Aedeen
- granada | غرناطة | Granada | 36.775 35.143 | 3 | غرناطه, Gharnata
- al-hamidiyah | الحميدية | Al-Hamidiyah | 36.765 35.142 | 2 | حميدية
- al-jarajmeh | الجراجمة | Al-Jarajmeh | 36.740 35.139 | 3 | جراجمة
- al-shamaliyah | الشمالية | Al-Shamaliyah | 36.757 35.139 | 3 | شمالية
- al-hurriyah | الحرية | Al-Hurriyah | 36.736 35.138 | 3 | المحافظة, حرية
- bab-al-jisr | باب الجسر | Bab al-Jisr | 36.746 35.138 | 3 | Bab Jesr
- al-zanbaqi | الزنبقي | Al-Zanbaqi | 36.755 35.136 | 3 | زنبقي
- al-madina | المدينة | Al-Madina | 36.746 35.135 | 2 | حي المدينة, Madineh
- al-sinaa | الصناعة | Al-Sinaa | 36.785 35.136 | 2 | صناعة حماة, المنطقة الصناعية
- al-baroudiyah | البارودية | Al-Baroudiyah | 36.760 35.134 | 3 | بارودية
- al-bashoura | الباشورة | Al-Bashoura | 36.751 35.133 | 3 | باشورة
- bab-qibli | باب قبلي | Bab Qibli | 36.743 35.132 | 3 | باب القبلي
- al-dabagha | الدباغة | Al-Dabagha | 36.754 35.130 | 2 | دباغة, Dabbagha
- al-hawarneh | الحوارنة | Al-Hawarneh | 36.745 35.130 | 3 | حوارنة
- souq-al-shajara | سوق الشجرة | Souq al-Shajara | 36.750 35.129 | 3 |
- al-alayliyat | العليليات | Al-Alayliyat | 36.760 35.129 | 3 | عليليات
- al-andalus | الأندلس | Al-Andalus | 36.738 35.126 | 2 | اندلس
- al-mahalbeh | المحالبة | Al-Mahalbeh | 36.748 35.125 | 3 | محالبة
- al-farayeh | الفراية | Al-Farayeh | 36.755 35.126 | 3 | فراية
- al-murabit | المرابط | Al-Murabit | 36.757 35.131 | 2 | مرابط, Mrabet
- al-jalaa | الجلاء | Al-Jalaa | 36.743 35.124 | 3 | جلاء
- al-riyadi | الرياضي | Al-Riyadi | 36.767 35.114 | 3 | رياضي
- south-of-the-stadium | جنوب الملعب | South of the Stadium | 36.764 35.117 | 2 | جنوب الملعب حماة, Janoub Al-Malaab
- ain-al-lawzeh | عين اللوزة | Ain al-Lawzeh | 36.752 35.115 | 3 | Ein Louzeh
- west-of-the-nursery | غرب المشتل | West of the Nursery | 36.750 35.112 | 3 | غرب المشتل حماة
- al-nasr | النصر | Al-Nasr | 36.742 35.115 | 3 | نصر
- abi-al-fidaa | ضاحية أبي الفداء | Abi al-Fidaa Suburb | 36.760 35.103 | 2 | أبي الفداء, ابي الفدا, Abi Feda
- tariq-halab | طريق حلب | Aleppo Road | 36.751 35.152 | 2 | Tareeq Halab
salamiyah | سلمية | Salamiyah | 37.052 35.011 | 2 | 66700 | السلمية, Salamieh, Salamiyeh, Selemiyeh
masyaf | مصياف | Masyaf | 36.343 35.065 | 2 | 22500 | Misyaf, Massyaf
al-suqaylabiyah | السقيلبية | Al-Suqaylabiyah | 36.396 35.367 | 2 | 13900 | سقيلبية, Suqaylabiyeh, Skelbieh
mhardeh | محردة | Mhardeh | 36.576 35.249 | 2 | 17600 | محرده, Muhradah, Mahardeh
suran | صوران | Suran | 36.745 35.289 | 3 | 29100 | صوران حماة, Souran, Sawran
kafr-zita | كفر زيتا | Kafr Zita | 36.602 35.374 | 3 | 17100 | كفرزيتا
ain-halaqim | عين حلاقيم | Ain Halaqim | 36.323 34.940 | 4 | |
al-hamra | الحمراء | Al-Hamra | 37.088 35.312 | 4 | | حمرا
al-saan | السعن | Al-Saan | 37.374 35.264 | 4 | | سعن
sabboura-hama | صبورة | Sabboura | 37.213 35.160 | 4 | | صبورة سلمية, Saboura
al-ziyarah | الزيارة | Al-Ziyarah | 36.338 35.690 | 4 | | زيارة
awj | عوج | Awj | 36.405 34.909 | 4 | |
barri-sharqi | بري شرقي | Barri Sharqi | 37.201 34.981 | 4 | | بري الشرقي
harbnafsah | حربنفسه | Harbnafsah | 36.623 34.939 | 4 | | حر بنفسه
jubb-ramlah | جب رملة | Jubb Ramlah | 36.428 35.209 | 4 | | Jeb Ramleh
karnaz | كرناز | Karnaz | 36.486 35.387 | 4 | 8800 |
qalaat-al-madiq | قلعة المضيق | Qalaat al-Madiq | 36.389 35.415 | 3 | 12900 | المضيق, أفاميا, Apamea, Qalat Mudiq
salhab | سلحب | Salhab | 36.383 35.258 | 3 | 13900 | تل سلحب, Tell Salhab
shathah | شطحة | Shathah | 36.244 35.498 | 4 | 4800 | Shatha
uqayribat | عقيربات | Uqayribat | 37.465 35.043 | 4 | 2800 | Oqayribat
wadi-al-uyun | وادي العيون | Wadi al-Uyun | 36.191 34.998 | 3 | 3400 | Wadi Oyoun
taybat-al-imam | طيبة الإمام | Taybat al-Imam | 36.711 35.265 | 3 | 24100 | الطيبة, Taibet Imam
halfaya | حلفايا | Halfaya | 36.609 35.260 | 3 | 21200 | Helfaya
morek | مورك | Morek | 36.689 35.375 | 4 | 14300 | Murak
al-tremseh | التريمسة | Al-Tremseh | 36.502 35.273 | 4 | 6900 | تريمسة
al-lataminah | اللطامنة | Al-Lataminah | 36.623 35.322 | 4 | 16300 | لطامنة, Latamneh
kafr-buhum | كفربهم | Kafr Buhum | 36.699 35.060 | 3 | 12200 | كفر بهم, Kafarbouhoum
kafr-nabudah | كفر نبودة | Kafr Nabudah | 36.491 35.432 | 4 | 13500 | كفرنبودة
khattab | خطاب | Khattab | 36.669 35.196 | 4 | 10800 |
qomhanah | قمحانة | Qomhanah | 36.732 35.198 | 4 | 13000 | Qumhana
tell-durrah | تلدرة | Tell Durrah | 36.939 35.033 | 4 | | تل الدرة
`;
