export const tartus = `
= tartus | طرطوس | Tartus | 36.080 34.930 | 797000 | محافظة طرطوس, ريف طرطوس, Tartous, Tartoos

tartus | طرطوس | Tartus | 35.888 34.889 | 1 | 115800 | مدينة طرطوس, Tartous, Tartoos, Tortosa
- al-kournish-al-bahri | الكورنيش البحري | Sea Corniche | 35.876 34.893 | 1 | الكورنيش, كورنيش بحري, Corniche
- al-malaab | الملعب | Al-Malaab | 35.883 34.901 | 2 | ملعب, Malaab
- al-mina | المينا | Al-Mina | 35.878 34.900 | 2 | الميناء, المينة, Meena
- al-karamah | الكرامة | Al-Karamah | 35.879 34.889 | 2 | كرامة, Karama
- al-hamrat | الحمرات | Al-Hamrat | 35.887 34.889 | 2 | حمرات
- al-mahatta | المحطة | Al-Mahatta | 35.901 34.886 | 2 | محطة, Mahatta
- al-rabieh | الرابية | Al-Rabieh | 35.895 34.903 | 2 | رابية, Rabia
- al-raml | الرمل | Al-Raml | 35.884 34.881 | 2 | الرمال, Rimal
- al-ghamqa | الغمقة | Al-Ghamqa | 35.890 34.874 | 2 | غمقة شرقية, غمقة غربية, Ghamkah
- al-radar | الرادار | Al-Radar | 35.907 34.861 | 3 | رادار, الجنوبي
- al-mashrou-al-sadis | المشروع السادس | Sixth Project | 35.898 34.893 | 2 | مشروع سادس, Project 6
- old-tartus | طرطوس القديمة | Old Tartus | 35.875 34.890 | 2 | المدينة القديمة, Old City
- al-rimal-al-dhahabiyah | الرمال الذهبية | Golden Sands | 35.884 34.934 | 1 | رمال ذهبية, Rimal Dahabieh, Golden Beach
baniyas | بانياس | Baniyas | 35.948 35.183 | 2 | 41600 | Banias, Banyas, Baniass
safita | صافيتا | Safita | 36.117 34.820 | 2 | 20300 | صافيتة, Saafita
duraykish | الدريكيش | Duraykish | 36.134 34.897 | 2 | 13200 | دريكيش, Dreikish, Drekish
al-qadmus | القدموس | Al-Qadmus | 36.160 35.101 | 2 | 5600 | قدموس, Qadmous
sheikh-badr | الشيخ بدر | Sheikh Badr | 36.079 34.992 | 2 | 9500 | شيخ بدر, Shekh Bader
al-annazah | العنازة | Al-Annazah | 36.068 35.195 | 4 | | عنازة
al-bariqiyah | البارقية | Al-Bariqiyah | 36.230 34.827 | 4 | | بارقية
al-hamidiyah | الحميدية | Al-Hamidiyah | 35.938 34.715 | 3 | 7400 | حميدية طرطوس, Hamidieh
al-karimah | الكريمة | Al-Karimah | 36.076 34.669 | 4 | | كريمة
al-qamsiyah | القمصية | Al-Qamsiyah | 36.006 35.030 | 4 | | قمصية
al-rawda | الروضة | Al-Rawda | 35.913 35.073 | 4 | | روضة طرطوس, Rawda
al-safsafah | الصفصافة | Al-Safsafah | 36.053 34.734 | 4 | | صفصافة
al-sawda | السودا | Al-Sawda | 35.943 34.983 | 4 | 4000 | سودا, السوداء
al-sisniyah | السيسنية | Al-Sisniyah | 36.144 34.781 | 4 | | سيسنية
al-tawahin | الطواحين | Al-Tawahin | 36.212 35.126 | 4 | | طواحين
arwad | أرواد | Arwad | 35.858 34.856 | 3 | 4400 | ارواد, جزيرة أرواد, Arwad Island
brummanet-al-mashayekh | برمانة المشايخ | Brummanet al-Mashayekh | 36.169 35.015 | 4 | |
duwayr-raslan | دوير رسلان | Duwayr Raslan | 36.239 34.963 | 4 | |
hammam-wasil | حمام واصل | Hammam Wasil | 36.088 35.075 | 4 | |
hammin | حمين | Hammin | 36.040 34.901 | 4 | |
junaynat-raslan | جنينة رسلان | Junaynat Raslan | 36.123 34.927 | 4 | |
khirbet-al-maazah | خربة المعزة | Khirbet al-Maazah | 35.998 34.808 | 4 | |
mashta-al-helou | مشتى الحلو | Mashta al-Helou | 36.255 34.876 | 2 | 2500 | المشتى, Mashta Helu, Mashta Al Hilu, Mashta el Helo
al-kafroun | الكفرون | Al-Kafroun | 36.233 34.860 | 3 | | كفرون, Kafroun
ras-al-khashufah | رأس الخشوفة | Ras al-Khashufah | 36.050 34.827 | 4 | |
sebbeh | سبة | Sebbeh | 36.237 34.903 | 4 | |
talin | تالين | Talin | 36.034 35.149 | 4 | |
beit-kammouneh | بيت كمونة | Beit Kammouneh | 35.942 34.863 | 4 | |
dweir-sheikh-saad | دوير الشيخ سعد | Dweir Sheikh Saad | 35.922 34.922 | 4 | |
sheikh-saad | الشيخ سعد | Sheikh Saad | 35.929 34.908 | 4 | | شيخ سعد طرطوس
yahmur | يحمور | Yahmur | 35.970 34.811 | 4 | |
husayn-al-bahr | حصين البحر | Husayn al-Bahr | 35.902 34.982 | 3 | | Hsein Bahr
`;
