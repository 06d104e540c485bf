export const daraa = `
= daraa | درعا | Daraa | 36.200 32.850 | 1027000 | محافظة درعا, حوران, ريف درعا, Dara, Deraa, Hauran

daraa | درعا | Daraa | 36.105 32.624 | 1 | 98000 | Dara, Deraa, Dera'a
- daraa-al-mahatta | درعا المحطة | Daraa al-Mahatta | 36.103 32.627 | 1 | المحطة, Mahatta
- daraa-al-balad | درعا البلد | Daraa al-Balad | 36.099 32.611 | 1 | البلد, Balad
- daraa-suburb | ضاحية درعا | Daraa Suburb | 36.078 32.641 | 2 | الضاحية, Dahiya
- tariq-al-sadd | طريق السد | Tariq al-Sadd | 36.114 32.614 | 2 | السد, Sadd Road
- al-sadd | حي السد | Al-Sadd | 36.118 32.611 | 3 | سد
- daraa-camp | مخيم درعا | Daraa Camp | 36.110 32.612 | 3 | مخيم النازحين, المخيم
- tishreen | تشرين | Tishreen | 36.103 32.635 | 3 | حي تشرين
- al-thawra | الثورة | Al-Thawra | 36.093 32.633 | 3 | ثورة
- al-umawiyin | الأمويين | Al-Umawiyin | 36.110 32.634 | 3 | امويين
- maysalun | ميسلون | Maysalun | 36.099 32.630 | 3 | Mayssaloun
- al-zahraa | الزهراء | Al-Zahraa | 36.108 32.628 | 3 | زهراء
- hittin | حطين | Hittin | 36.098 32.626 | 3 | Hetteen
- daraa-industrial-zone | المنطقة الصناعية | Industrial Zone | 36.120 32.625 | 3 | صناعة درعا
- al-qadisiyah | القادسية | Al-Qadisiyah | 36.092 32.624 | 3 | قادسية
- al-shuhada | الشهداء | Al-Shuhada | 36.106 32.621 | 3 | شهداء
- al-qunaytirah | القنيطرة | Al-Qunaytirah | 36.118 32.620 | 3 | حي القنيطرة
- gharnata | غرناطة | Gharnata | 36.111 32.618 | 3 | Granada
- al-karak | الكرك | Al-Karak | 36.100 32.616 | 3 | كرك
- al-manshiyah | المنشية | Al-Manshiyah | 36.091 32.613 | 3 | منشية, Manshieh
- al-abbasiyah | العباسية | Al-Abbasiyah | 36.106 32.613 | 3 | عباسية
- al-yarmouk | اليرموك | Al-Yarmouk | 36.095 32.609 | 3 | يرموك
- al-arbaeen | الأربعين | Al-Arbaeen | 36.093 32.602 | 3 | اربعين
- al-bihar | البحار | Al-Bihar | 36.103 32.602 | 3 | بحار
- al-sahari | السحاري | Al-Sahari | 36.096 32.621 | 3 | سحاري
- al-kashef | الكاشف | Al-Kashef | 36.107 32.631 | 3 | كاشف
al-sanamayn | الصنمين | Al-Sanamayn | 36.183 33.072 | 2 | 26300 | صنمين, Sanamein
izra | إزرع | Izra | 36.254 32.868 | 2 | 19200 | ازرع, Ezraa
jasim | جاسم | Jasim | 36.061 32.991 | 3 | 31700 | Jasem
al-shaykh-maskin | الشيخ مسكين | Al-Shaykh Maskin | 36.158 32.831 | 3 | 24100 | شيخ مسكين, Sheikh Miskin
al-hirak | الحراك | Al-Hirak | 36.304 32.752 | 3 | 20800 | حراك, Herak
bosra | بصرى الشام | Bosra | 36.480 32.517 | 2 | 19700 | بصرى, Busra, Bosra Al-Sham
al-jizah | الجيزة | Al-Jizah | 36.315 32.568 | 4 | 9900 | جيزة
al-masmiyah | المسمية | Al-Masmiyah | 36.380 33.131 | 4 | | مسمية
al-musayfirah | المسيفرة | Al-Musayfirah | 36.339 32.632 | 3 | | مسيفرة, Msefra
al-shajarah | الشجرة | Al-Shajarah | 35.881 32.777 | 4 | | شجرة
dael | داعل | Dael | 36.131 32.755 | 3 | 29400 | Dail
ghabaghib | غباغب | Ghabaghib | 36.227 33.184 | 4 | 8900 |
khirbet-ghazaleh | خربة غزالة | Khirbet Ghazaleh | 36.203 32.736 | 3 | 16200 | الخربة
muzayrib | المزيريب | Muzayrib | 36.027 32.708 | 3 | 12600 | مزيريب, Mzereeb
nawa | نوى | Nawa | 36.041 32.889 | 2 | 47100 |
tasil | تسيل | Tasil | 35.972 32.836 | 4 | 15600 |
tafas | طفس | Tafas | 36.067 32.737 | 3 | 32200 |
inkhil | إنخل | Inkhil | 36.128 33.019 | 3 | 31300 | انخل
al-ghariyah-al-gharbiyah | الغارية الغربية | Al-Ghariyah al-Gharbiyah | 36.223 32.687 | 4 | | غارية غربية
al-ghariyah-al-sharqiyah | الغارية الشرقية | Al-Ghariyah al-Sharqiyah | 36.261 32.677 | 4 | | غارية شرقية
al-harra | الحارة | Al-Harra | 36.006 33.055 | 3 | 17100 | حارة
al-karak-al-sharqi | الكرك الشرقي | Al-Karak al-Sharqi | 36.350 32.686 | 4 | 11000 | الكرك
al-nuaymah | النعيمة | Al-Nuaymah | 36.158 32.632 | 4 | | نعيمة
al-yadudah | اليادودة | Al-Yadudah | 36.060 32.669 | 4 | 8900 | يادودة
atman | عتمان | Atman | 36.115 32.664 | 4 | 8900 |
busra-al-harir | بصر الحرير | Busra al-Harir | 36.340 32.840 | 4 | 13300 | بصرالحرير
ibta | إبطع | Ibta | 36.151 32.792 | 4 | | ابطع
kafr-shams | كفر شمس | Kafr Shams | 36.107 33.117 | 4 | 12400 |
maarabah | معربة | Maarabah | 36.428 32.546 | 4 | | معربا
mahajjah | محجة | Mahajjah | 36.222 32.959 | 4 | |
namir | نمر | Namir | 36.027 33.024 | 4 | |
nasib | نصيب | Nasib | 36.187 32.551 | 3 | 8900 | معبر نصيب, Naseeb
sahem-al-golan | سحم الجولان | Sahem al-Golan | 35.934 32.781 | 4 | |
saida | صيدا | Saida | 36.224 32.630 | 4 | | Sayda
tell-shihab | تل شهاب | Tell Shihab | 35.985 32.690 | 4 | |
umm-al-mayazen | أم المياذن | Umm al-Mayazen | 36.197 32.584 | 4 | | ام الميادن
`;
