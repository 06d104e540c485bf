export const aleppo = `
= aleppo | حلب | Aleppo | 37.470 36.310 | 4868000 | محافظة حلب, ريف حلب, Halab, Alep, Haleb

aleppo | حلب | Aleppo | 37.152 36.207 | 1 | 2132100 | مدينة حلب, حلب الشهباء, Halab, Haleb, Alep
- al-furqan | الفرقان | Al-Furqan | 37.120 36.202 | 1 | فرقان, Furkan, Forqan, Fourqan
- ash-shahba | الشهباء | Ash-Shahba | 37.118 36.217 | 1 | شهباء, شهبا, Shahbaa, Shahba, Al-Shahba
- new-shahba | الشهباء الجديدة | New Shahba | 37.108 36.219 | 1 | شهباء جديدة, New Shahbaa, Shahba Jadida
- mocambo | الموكامبو | Mocambo | 37.124 36.212 | 1 | موكامبو, موكمبو, الموكانبو, Mokambo, Moukambo, Mokampo
- new-aleppo | حلب الجديدة | New Aleppo | 37.094 36.199 | 1 | حلب جديدة, Halab Jadida, Halab Al-Jadideh, Aleppo Jadida
- new-aleppo-south | حلب الجديدة جنوبي | New Aleppo South | 37.094 36.191 | 2 | جنوبي حلب الجديدة, حلب الجديدة الجنوبية
- al-hamdaniyah | الحمدانية | Al-Hamdaniyah | 37.108 36.181 | 1 | حمدانية, Hamdaniyeh, Hamdanieh, Hamadania, Hamdania
- three-thousand-apartments | مشروع 3000 شقة | 3000 Apartments | 37.104 36.173 | 2 | ثلاثة آلاف شقة, ٣٠٠٠ شقة, 3000 Flats
- ten-seventy-apartments | مشروع 1070 شقة | 1070 Apartments | 37.100 36.166 | 2 | ١٠٧٠ شقة, 1070 Flats
- al-sulaymaniyah | السليمانية | Al-Sulaymaniyah | 37.159 36.218 | 1 | سليمانية, Sulaimaniyeh, Slemanieh, Suleimanieh, Soulaimanieh
- al-aziziyah | العزيزية | Al-Aziziyah | 37.152 36.209 | 1 | عزيزية, Aziziyeh, Azizieh, Azizia
- al-jamiliyah | الجميلية | Al-Jamiliyah | 37.144 36.208 | 1 | جميلية, Jamiliyeh, Jamilieh, Jmelieh
- al-mohafaza | المحافظة | Al-Mohafaza | 37.136 36.211 | 1 | محافظة, حي المحافظة, Mohafazah, Muhafaza
- as-sabil | السبيل | As-Sabil | 37.133 36.218 | 1 | سبيل, Sabeel, Sabil
- nile-street | شارع النيل | Nile Street | 37.128 36.223 | 1 | النيل, Share Al-Neel, Nil Street
- syriac-quarter | السريان | Syriac Quarter | 37.148 36.219 | 1 | حي السريان, سريان, السريان القديمة, السريان الجديدة, Siryan, Suryan, Seryan
- al-midan | الميدان | Al-Midan | 37.166 36.220 | 2 | ميدان, Midan, Maydan
- al-ashrafiyah | الأشرفية | Al-Ashrafiyah | 37.146 36.228 | 1 | اشرفية, Ashrafieh, Achrafieh, Ashrafiyeh
- sheikh-maqsoud | الشيخ مقصود | Sheikh Maqsoud | 37.152 36.235 | 2 | شيخ مقصود, Shekh Maksoud, Cheikh Maksoud
- al-khalidiyah | الخالدية | Al-Khalidiyah | 37.118 36.229 | 2 | خالدية, Khaldieh, Khalidieh
- al-zahraa | الزهراء | Al-Zahraa | 37.099 36.224 | 1 | جمعية الزهراء, زهراء, Zahra Association, Zahraa
- al-andalus | الأندلس | Al-Andalus | 37.116 36.224 | 2 | اندلس, Andalous
- al-layramoun | الليرمون | Al-Layramoun | 37.102 36.239 | 2 | ليرمون, Layramoon, Liramoun
- youth-housing | السكن الشبابي | Youth Housing | 37.135 36.242 | 2 | سكن شبابي, Sakan Shababi
- rasafeh | الرصافة | Rasafeh | 37.129 36.237 | 3 | رصافة, Rusafa
- tariq-ibn-ziyad | طارق بن زياد | Tariq ibn Ziyad | 37.136 36.222 | 3 | طارق ابن زياد, Tareq Ben Ziad
- al-zuhour | الزهور | Al-Zuhour | 37.144 36.223 | 3 | زهور, Zouhour
- ain-al-tal | عين التل | Ain al-Tal | 37.171 36.242 | 3 | Ein Tal
- handarat-camp | مخيم حندرات | Handarat Camp | 37.179 36.280 | 3 | حندرات, عين التل المخيم, Handarat, Handrat
- haydariyah | الحيدرية | Haydariyah | 37.194 36.236 | 3 | حيدرية, Haidarieh
- baaidin | بعيدين | Baaidin | 37.183 36.235 | 3 | Baedeen
- trab-al-hellok | تراب الهلك | Trab al-Hellok | 37.169 36.230 | 3 | الهلك, تراب الحيلوك, Al-Hulluk, Hellok
- hanano | مساكن هنانو | Hanano | 37.206 36.234 | 2 | هنانو, Masaken Hanano, Hanano Housing
- bustan-al-basha | بستان الباشا | Bustan al-Basha | 37.166 36.225 | 3 | Bostan Basha
- sheikh-fares | الشيخ فارس | Sheikh Fares | 37.175 36.224 | 3 | شيخ فارس
- sheikh-khodr | الشيخ خضر | Sheikh Khodr | 37.183 36.222 | 3 | شيخ خضر, Sheikh Kheder
- al-sakhour | الصاخور | Al-Sakhour | 37.190 36.222 | 2 | صاخور, Sakhoor
- suleiman-al-halabi | سليمان الحلبي | Suleiman al-Halabi | 37.173 36.218 | 2 | سليمان حلبي, Sulaiman Halabi
- jabriyah | الجابرية | Jabriyah | 37.164 36.215 | 3 | جابرية, Jabrieh
- jabal-badro | جبل بدرو | Jabal Badro | 37.206 36.217 | 3 | Jabal Badrou
- sheikh-abu-bakr | الشيخ أبو بكر | Sheikh Abu Bakr | 37.168 36.215 | 3 | شيخ ابو بكر
- al-arqoub | العرقوب | Al-Arqoub | 37.175 36.214 | 3 | عرقوب, Arqub, Arkoub
- al-ourubah | العروبة | Al-Ourubah | 37.153 36.214 | 3 | عروبة, Orouba
- al-hamidiyah | الحميدية | Al-Hamidiyah | 37.161 36.212 | 3 | حميدية, Hamidieh
- karm-al-jabal | كرم الجبل | Karm al-Jabal | 37.177 36.210 | 3 | Karm Jabal
- university-of-aleppo | جامعة حلب | University of Aleppo | 37.119 36.210 | 2 | الجامعة, المدينة الجامعية, Aleppo University
- al-hazzazeh | الهزازة | Al-Hazzazeh | 37.158 36.209 | 3 | هزازة, Hazzaza
- aghyol | أغيور | Aghyol | 37.169 36.209 | 3 | اغيول, أغيول, Aghyour
- al-shaar | الشعار | Al-Shaar | 37.186 36.210 | 2 | شعار, Shaar, Sha'ar
- tariq-al-bab | طريق الباب | Tariq al-Bab | 37.195 36.211 | 2 | Tarik Al-Bab
- helwaniyah | الحلوانية | Helwaniyah | 37.199 36.208 | 3 | حلوانية, Helwanieh
- almaji | ألمه جي | Almaji | 37.163 36.209 | 3 | الماجي, Almaje
- qarleq | قرلق | Qarleq | 37.175 36.208 | 3 | قارلق, Karlek
- al-jdeideh | الجديدة | Al-Jdeideh | 37.157 36.206 | 2 | جديدة حلب, بيت محب, Jdeide, Jdayde, Judayda
- ad-dallalin | الدلالين | Ad-Dallalin | 37.172 36.206 | 3 | دلالين, Dallaleen
- qastal-al-mosht | قسطل المشط | Qastal al-Mosht | 37.164 36.206 | 3 | قسطل مشط
- ibn-yaqub | ابن يعقوب | Ibn Yaqub | 37.168 36.205 | 3 | ابن يعقوب حلب
- tatarlar | تاتارلار | Tatarlar | 37.176 36.205 | 3 | تاترلار
- jouret-awwad | جورة عواد | Jouret Awwad | 37.188 36.205 | 3 | جوره عواد
- al-kawakbi | الكواكبي | Al-Kawakbi | 37.130 36.204 | 2 | كواكبي, Kawakibi
- al-farafra | الفرافرة | Al-Farafra | 37.160 36.203 | 3 | فرافرة, Farafira
- al-abraj | الأبراج | Al-Abraj | 37.169 36.202 | 3 | ابراج, Abraj
- ash-shuhada | الشهداء | Ash-Shuhada | 37.106 36.201 | 3 | شهداء, Shuhada
- al-feid | الفيض | Al-Feid | 37.137 36.202 | 3 | فيض, Faid
- qadi-askar | قاضي عسكر | Qadi Askar | 37.175 36.202 | 3 | Kadi Askar
- al-aqabeh | العقبة | Al-Aqabeh | 37.152 36.202 | 3 | عقبة, Aqaba
- karm-al-qaterji | كرم القاطرجي | Karm al-Qaterji | 37.182 36.202 | 3 | قاطرجي, Karm Qatarji
- al-bayada | البياضة | Al-Bayada | 37.166 36.202 | 3 | بياضة, Bayyada
- dahret-awwad | ضهرة عواد | Dahret Awwad | 37.190 36.201 | 3 | ظهرة عواد
- sajlikhan | صاجليخان | Sajlikhan | 37.172 36.201 | 3 | ساجليخان, صاجيليخان
- al-ghazali | الغزالي | Al-Ghazali | 37.113 36.200 | 3 | غزالي, Ghazaly
- al-masharqa | المشارقة | Al-Masharqa | 37.143 36.201 | 2 | مشارقة, Masharka
- maasaraniyah-youth-housing | السكن الشبابي في المعصرانية | Maasaraniyah Youth Housing | 37.210 36.201 | 3 | المعصرانية, معصرانية, Maasaraniyeh
- al-madina-souq | سوق المدينة | Al-Madina Souq | 37.160 36.198 | 2 | المدينة القديمة, حلب القديمة, سوق المدينة القديم, Old Aleppo, Old City
- bab-al-faraj | باب الفرج | Bab al-Faraj | 37.153 36.205 | 2 | ساعة باب الفرج, Bab Faraj
- bab-al-nasr | باب النصر | Bab al-Nasr | 37.161 36.206 | 3 | Bab Nasr
- bab-al-nayrab | باب النيرب | Bab al-Nayrab | 37.172 36.194 | 3 | Bab Neirab
- oghlu-bek | أوغلبك | Oghlu Bek | 37.166 36.198 | 3 | أوغلو بك
- karm-al-jazmati | كرم الجزماتي | Karm al-Jazmati | 37.202 36.198 | 3 | جزماتي, Karm Jazmaty
- al-dudu | الضوضو | Al-Dudu | 37.169 36.197 | 3 | ضوضو, Doudou
- al-jalloum | الجلوم | Al-Jalloum | 37.155 36.197 | 3 | جلوم, Jaloum
- al-ajam | العجم | Al-Ajam | 37.163 36.196 | 3 | عجم
- al-ballat | البلاط | Al-Ballat | 37.174 36.197 | 3 | بلاط, Balat
- altunbogha | ألطنبغا | Altunbogha | 37.166 36.197 | 3 | ألتونبغا, التونبوغا
- bustan-al-zahra | بستان الزهرة | Bustan al-Zahra | 37.139 36.196 | 3 | بستان الزهراء
- karm-myassar | كرم ميسر | Karm Myassar | 37.189 36.196 | 3 | كرم الميسر, Karm Maysar
- al-ansari | الأنصاري | Al-Ansari | 37.131 36.197 | 2 | أنصاري, الأنصاري الغربي, Ansary
- karm-homad | كرم حومد | Karm Homad | 37.180 36.195 | 3 | Karm Houmad
- al-kallaseh | الكلاسة | Al-Kallaseh | 37.149 36.194 | 2 | كلاسة, Kallase, Kalasa
- qalaat-al-sharif | قلعة الشريف | Qalaat al-Sharif | 37.158 36.194 | 3 | Qalet Sharif
- sahet-bizzeh | ساحة بزة | Sahet Bizzeh | 37.160 36.194 | 3 | ساحة بزه
- bab-qinnasrin | باب قنسرين | Bab Qinnasrin | 37.154 36.193 | 3 | باب قنيصرين, Bab Kinnesrin
- al-asileh | الأصيلة | Al-Asileh | 37.164 36.193 | 3 | اصيلة, Asila
- al-azamiyah | الأعظمية | Al-Azamiyah | 37.118 36.192 | 2 | اعظمية, Azamieh, Aazamieh
- saif-al-dawla | سيف الدولة | Saif al-Dawla | 37.127 36.192 | 1 | سيف الدوله, Sef Al-Dawleh, Saif Aldawla
- bustan-al-qasr | بستان القصر | Bustan al-Qasr | 37.142 36.191 | 2 | Bostan Qaser
- muhammad-bek | محمد بك | Muhammad Bek | 37.172 36.190 | 3 | محمد بيك
- jibreen-industrial-zone | المنطقة الصناعية في جبرين | Jibreen Industrial Zone | 37.244 36.189 | 3 | صناعية جبرين
- jibreen | جبرين | Jibreen | 37.254 36.183 | 3 | Jibrin
- bab-al-maqam | باب المقام | Bab al-Maqam | 37.157 36.188 | 3 | Bab Makam
- al-zibdiyah | الزبدية | Al-Zibdiyah | 37.136 36.187 | 2 | زبدية, Zebdieh
- al-fardos | الفردوس | Al-Fardos | 37.151 36.188 | 3 | فردوس, Firdous
- al-maqamat | المقامات | Al-Maqamat | 37.160 36.185 | 3 | مقامات
- maqar-al-anbiya | مقر الأنبياء | Maqar al-Anbiya | 37.180 36.186 | 3 | مقر الانبياء
- al-salihin | الصالحين | Al-Salihin | 37.165 36.184 | 3 | صالحين, Salheen
- al-marjeh | المرجة | Al-Marjeh | 37.175 36.182 | 3 | مرجة, Marja
- salah-al-din | صلاح الدين | Salah al-Din | 37.124 36.182 | 1 | صلاح الدين الأيوبي, Salaheddin, Salah Eddin
- east-al-ansari | الأنصاري الشرقي | East Al-Ansari | 37.141 36.181 | 3 | أنصاري شرقي, Ansari East
- karm-al-dadaa | كرم الدعدع | Karm al-Dadaa | 37.153 36.179 | 3 | دعدع
- al-mashhad | المشهد | Al-Mashhad | 37.135 36.178 | 2 | مشهد, أنصاري مشهد, Mashhad
- al-sukkari | السكري | Al-Sukkari | 37.143 36.176 | 2 | سكري, Sukary
- ard-al-sabbagh | أرض الصباغ | Ard al-Sabbagh | 37.124 36.175 | 3 | ارض الصباغ
- tishreen | تشرين | Tishreen | 37.091 36.172 | 3 | حي تشرين, ضاحية تشرين
- al-amiriyah | العامرية | Al-Amiriyah | 37.127 36.170 | 3 | عامرية, الأميرية, Ameriyeh
- tal-al-zarazir | تل الزرازير | Tal al-Zarazir | 37.136 36.167 | 3 | Tel Zarazeer
- sheikh-said | الشيخ سعيد | Sheikh Said | 37.154 36.165 | 3 | شيخ سعيد, Sheikh Saeed
- al-ramouseh | الراموسة | Al-Ramouseh | 37.128 36.156 | 2 | راموسة, Ramoseh, Ramusa
- al-nayrab | النيرب | Al-Nayrab | 37.225 36.167 | 3 | نيرب, مخيم النيرب, Neirab
- rashidin | الراشدين | Rashidin | 37.069 36.158 | 2 | ضاحية الراشدين, راشدين, Rashideen
al-bab | الباب | Al-Bab | 37.516 36.371 | 2 | 63100 | مدينة الباب, Bab, Elbab
manbij | منبج | Manbij | 37.953 36.526 | 2 | 99500 | Menbij, Membij, Manbej
- al-hazawneh | الحزاونة | Al-Hazawneh | 37.951 36.517 | 2 | حزاونة
- al-hawatmeh | الحواتمة | Al-Hawatmeh | 37.946 36.534 | 3 | حواتمة
- al-asadiyah | الأسدية | Al-Asadiyah | 37.970 36.512 | 3 | اسدية
azaz | أعزاز | Azaz | 37.044 36.586 | 2 | 31600 | اعزاز, عزاز, A'zaz, Ezaz
al-safirah | السفيرة | Al-Safirah | 37.371 36.076 | 2 | 63700 | سفيرة, Safira, Sfireh
ayn-al-arab | عين العرب | Ayn al-Arab | 38.353 36.890 | 2 | 44800 | كوباني, كوبانى, Kobani, Kobane, Ain Al Arab
afrin | عفرين | Afrin | 36.867 36.512 | 2 | 36600 | Efrin, Afreen
- al-villat | الفيلات | Al-Villat | 36.859 36.509 | 2 | فيلات عفرين, Villas
- old-afrin | عفرين القديمة | Old Afrin | 36.868 36.514 | 3 |
- new-afrin | عفرين الجديدة | New Afrin | 36.864 36.506 | 3 |
jarabulus | جرابلس | Jarabulus | 38.010 36.816 | 2 | 11600 | Jarablus, Jarabls
tadef | تادف | Tadef | 37.529 36.348 | 4 | 12400 | Tadif
deir-hafer | دير حافر | Deir Hafer | 37.708 36.157 | 3 | 18900 | Dair Hafer
tell-rifaat | تل رفعت | Tell Rifaat | 37.096 36.473 | 3 | 20500 | Tal Rifat, Tel Refaat
nubl | نبل | Nubl | 36.996 36.376 | 3 | 21000 | Nubbol, Nobol
al-zahraa | الزهراء | Al-Zahraa | 37.012 36.361 | 4 | 13800 | زهراء نبل, Zahraa
akhtarin | أخترين | Akhtarin | 37.336 36.510 | 4 | 5900 | اخترين
al-atarib | الأتارب | Al-Atarib | 36.829 36.138 | 3 | 10700 | اتارب, Atareb
al-hader | الحاضر | Al-Hader | 37.052 35.991 | 4 | 10300 | حاضر
al-khafsah | الخفسة | Al-Khafsah | 38.020 36.232 | 4 | | خفسة
al-rai | الراعي | Al-Rai | 37.447 36.613 | 3 | 4600 | جوبان بك, Rai, Al-Raee
al-zirbah | الزربة | Al-Zirbah | 36.980 36.070 | 4 | | زربة
al-arimah | العريمة | Al-Arimah | 37.723 36.472 | 4 | | عريمة
abu-qalqal | أبو قلقل | Abu Qalqal | 38.094 36.435 | 4 | | ابو قلقل
al-hajib | الحاجب | Al-Hajib | 37.397 35.864 | 4 | | حاجب
banan | بنان | Banan | 37.297 35.974 | 4 | |
bulbul | بلبل | Bulbul | 36.819 36.770 | 4 | 1800 | Bulbula
darat-izza | دارة عزة | Darat Izza | 36.851 36.285 | 3 | 13500 | Daret Azzeh, Dar Taizzah
al-ghandurah | الغندورة | Al-Ghandurah | 37.756 36.677 | 4 | | غندورة
huraytan | حريتان | Huraytan | 37.089 36.282 | 3 | 16600 | Hreitan, Haritan
anadan | عندان | Anadan | 37.044 36.292 | 4 | 11900 | Andan
bayanoun | بيانون | Bayanoun | 37.049 36.342 | 4 | |
kafr-hamra | كفر حمرة | Kafr Hamra | 37.081 36.254 | 3 | | كفر حمرا, Kafr Hamrah
kafr-naha | كفر ناها | Kafr Naha | 36.982 36.160 | 4 | |
khan-al-asal | خان العسل | Khan al-Asal | 37.030 36.166 | 3 | | Khan Assal
jindires | جنديرس | Jindires | 36.690 36.393 | 3 | 13700 | جندريس, Jinderes, Jandaris
khanasir | خناصر | Khanasir | 37.499 35.784 | 4 | 2400 | Khanaser
kuweires | كويرس شرقي | Kuweires | 37.541 36.169 | 4 | | كويرس, Kwaires
maabatli | المعبطلي | Maabatli | 36.738 36.563 | 4 | | معبطلي, Mabatli
marea | مارع | Marea | 37.197 36.484 | 3 | 16900 | Mare
maskanah | مسكنة | Maskanah | 38.044 35.964 | 3 | 15500 | Meskene, Maskana
rajo | راجو | Rajo | 36.665 36.678 | 4 | 3700 | Raju
sarrin | صرين | Sarrin | 38.300 36.587 | 4 | 6100 | سرين, Sirrin
sharran | شران | Sharran | 36.942 36.622 | 4 | | شرا, Sherran
sheikh-al-hadid | شيخ الحديد | Sheikh al-Hadid | 36.600 36.502 | 4 | 4000 | شية, Shiye
al-shuyukh | الشيوخ | Al-Shuyukh | 38.081 36.751 | 4 | | شيوخ تحتاني, Shioukh
suran-azaz | صوران | Suran | 37.214 36.567 | 4 | 6900 | صوران أعزاز, Sawran
tell-al-daman | تل الضمان | Tell al-Daman | 37.254 35.809 | 4 | | Tal Daman
bizaah | بزاعة | Bizaah | 37.566 36.383 | 4 | 12700 | Bzaa
dabiq | دابق | Dabiq | 37.268 36.540 | 4 | |
qabasin | قباسين | Qabasin | 37.567 36.434 | 4 | 11400 | Qabbasin
tell-aran | تل عرن | Tell Aran | 37.339 36.122 | 4 | 17800 | تلعرن, Tal Aran
tell-hasel | تل حاصل | Tell Hasel | 37.313 36.145 | 4 | | Tal Hassel
urum-al-kubra | أورم الكبرى | Urum al-Kubra | 36.947 36.148 | 4 | 5400 | اورم الكبرى, Orm Kubra
rasm-harmal-al-imam | رسم حرمل الإمام | Rasm Harmal al-Imam | 37.684 36.223 | 4 | |
`;
