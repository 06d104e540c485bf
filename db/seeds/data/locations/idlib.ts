export const idlib = `
= idlib | إدلب | Idlib | 36.600 35.800 | 1501000 | محافظة إدلب, ريف إدلب, Idleb, Edlib

idlib | إدلب | Idlib | 36.634 35.930 | 1 | 98800 | ادلب الخضراء, Idleb, Edlib
- city-centre | مركز المدينة | City Centre | 36.635 35.932 | 1 | وسط المدينة, ساحة الساعة, Downtown
- al-shamali | الحي الشمالي | Northern Quarter | 36.629 35.937 | 2 | الشمالي, الحارة الشمالية
- al-gharbi | الحي الغربي | Western Quarter | 36.622 35.928 | 2 | الغربي
- al-sharqi | الحي الشرقي | Eastern Quarter | 36.648 35.928 | 2 | الشرقي
- al-janoubi | الحي الجنوبي | Southern Quarter | 36.633 35.920 | 2 | الجنوبي, المساكن الجنوبية
- al-dubbayt | الضبيط | Al-Dubbayt | 36.623 35.931 | 2 | ضبيط, Dubait, Dabit
- al-qusour | القصور | Al-Qusour | 36.631 35.924 | 2 | قصور, Qusour
- al-thawra | الثورة | Al-Thawra | 36.625 35.925 | 2 | ثورة, Thawra
- al-thalathin | شارع الثلاثين | Thirtieth Street | 36.620 35.922 | 2 | الثلاثين, شارع 30, Street 30, Thalatheen
- al-naoura | الناعورة | Al-Naoura | 36.631 35.936 | 3 | ناعورة
- al-hijaz | الحجاز | Al-Hijaz | 36.642 35.937 | 3 | حجاز
- al-sheikh-thulth | الشيخ ثلث | Sheikh Thulth | 36.638 35.925 | 3 | شيخ ثلث
- idlib-industrial-zone | المنطقة الصناعية | Industrial Zone | 36.643 35.931 | 3 | صناعة إدلب, الصناعة
jisr-al-shughur | جسر الشغور | Jisr al-Shughur | 36.317 35.815 | 2 | 39900 | الجسر, Jisr Shughour, Jisr Al-Shoghour
ariha | أريحا | Ariha | 36.610 35.814 | 2 | 34700 | ريحا, Areha
harem | حارم | Harem | 36.520 36.213 | 2 | 13000 | Harim
maarrat-al-numan | معرة النعمان | Maarrat al-Numan | 36.675 35.645 | 2 | 58000 | المعرة, معرة, Maaret Al-Nouman, Al-Maarra
khan-shaykhun | خان شيخون | Khan Shaykhun | 36.651 35.443 | 3 | 34400 | Khan Sheikhoun
kafr-nabl | كفر نبل | Kafr Nabl | 36.561 35.614 | 3 | 15500 | كفرنبل, Kafranbel, Kafr Nabel
saraqib | سراقب | Saraqib | 36.805 35.863 | 2 | 32500 | Saraqeb, Sarakeb
maarrat-misrin | معرة مصرين | Maarrat Misrin | 36.673 36.013 | 3 | 17500 | معرتمصرين, Maaret Masrin
salqin | سلقين | Salqin | 36.454 36.138 | 3 | 23700 | Salkin
binnish | بنش | Binnish | 36.713 35.957 | 3 | 21800 | Benesh, Binnesh
kafr-takharim | كفر تخاريم | Kafr Takharim | 36.516 36.117 | 3 | 14800 | كفرتخاريم
al-dana | الدانا | Al-Dana | 36.770 36.213 | 2 | 14200 | دانا, Dana, Aldana
sarmada | سرمدا | Sarmada | 36.724 36.187 | 2 | 9000 | سرمدة, Sarmadah
atmeh | أطمة | Atmeh | 36.690 36.310 | 3 | 6000 | اطمه, Atma, Atmah
qah | قاح | Qah | 36.725 36.296 | 4 | |
bab-al-hawa | باب الهوى | Bab al-Hawa | 36.692 36.231 | 3 | | معبر باب الهوى, Bab Hawa
tarmanin | ترمانين | Tarmanin | 36.815 36.229 | 4 | | Termanin
abu-al-duhur | أبو الظهور | Abu al-Duhur | 37.048 35.737 | 4 | 10700 | ابو الضهور, Abu Dhuhur
al-janudiyah | الجانودية | Al-Janudiyah | 36.291 35.883 | 4 | | جانودية
al-tamanah | التمانعة | Al-Tamanah | 36.746 35.460 | 4 | | تمانعة
armanaz | أرمناز | Armanaz | 36.502 36.084 | 3 | 10300 | ارمناز
bidama | بداما | Bidama | 36.197 35.812 | 4 | | Bdama
darkush | دركوش | Darkush | 36.394 35.993 | 3 | 5300 | Darkoush
hish | حيش | Hish | 36.644 35.548 | 4 | | Heesh
ihsim | إحسم | Ihsim | 36.556 35.722 | 4 | 5900 | احسم
muhambal | محمبل | Muhambal | 36.469 35.784 | 4 | | Mhambel
qurqanya | قورقانيا | Qurqanya | 36.613 36.140 | 4 | | قورقينا
sarmin | سرمين | Sarmin | 36.724 35.904 | 3 | 14500 | Sarmeen
sinjar | سنجار | Sinjar | 37.006 35.591 | 4 | | Sanjar
taftanaz | تفتناز | Taftanaz | 36.784 35.998 | 3 | 8500 | Teftanaz
al-bara | البارة | Al-Bara | 36.542 35.685 | 4 | 10400 | بارة
al-fuah | الفوعة | Al-Fuah | 36.704 35.982 | 3 | | فوعة, Foua
kafriya | كفريا | Kafriya | 36.677 35.990 | 4 | | Kefraya
al-mastumah | المسطومة | Al-Mastumah | 36.631 35.873 | 4 | | مسطومة
hass | حاس | Hass | 36.595 35.619 | 4 | |
jarjanaz | جرجناز | Jarjanaz | 36.783 35.619 | 4 | 10800 | Jarjnaz
kafr-rumah | كفرومة | Kafr Rumah | 36.633 35.635 | 4 | | كفر روما
killi | كللي | Killi | 36.695 36.108 | 4 | | كلي, Kelly
urum-al-jawz | أورم الجوز | Urum al-Jawz | 36.567 35.791 | 4 | | اورم الجوز
khan-al-subul | خان السبل | Khan al-Subul | 36.756 35.757 | 4 | |
tell-mannas | تلمنس | Tell Mannas | 36.737 35.640 | 4 | | Talmenes
`;
