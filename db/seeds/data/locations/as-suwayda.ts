export const asSuwayda = `
= as-suwayda | السويداء | As-Suwayda | 36.740 32.780 | 370000 | محافظة السويداء, جبل العرب, ريف السويداء, Sweida, Suwayda, Sweda, Swaida

as-suwayda | السويداء | As-Suwayda | 36.568 32.707 | 1 | 73600 | السويدا, سويداء, مدينة السويداء, Sweida, Suwayda, Sweda
- al-wihdeh | الوحدة | Al-Wihdeh | 36.573 32.723 | 3 | وحدة
- al-mazraa | المزرعة | Al-Mazraa | 36.561 32.724 | 3 | مزرعة
- al-hurriyah | الحرية | Al-Hurriyah | 36.577 32.720 | 3 | حرية
- al-nahda | النهضة | Al-Nahda | 36.583 32.715 | 2 | نهضة
- al-joulan | الجولان | Al-Joulan | 36.552 32.719 | 3 | جولان
- al-jihad | الجهاد | Al-Jihad | 36.557 32.708 | 3 | جهاد
- al-shuhada | الشهداء | Al-Shuhada | 36.587 32.704 | 3 | شهداء
- al-fursan | الفرسان | Al-Fursan | 36.574 32.702 | 3 | فرسان
- al-thawra | الثورة | Al-Thawra | 36.561 32.693 | 3 | ثورة
- al-istiqlal | الاستقلال | Al-Istiqlal | 36.568 32.698 | 3 | استقلال
shahba | شهبا | Shahba | 36.627 32.855 | 2 | 13700 | شهباء السويداء, Shahbaa
salkhad | صلخد | Salkhad | 36.711 32.492 | 2 | 9200 | Salkhed
al-ariqah | العريقة | Al-Ariqah | 36.484 32.889 | 4 | | عريقة
al-ghariyah | الغارية | Al-Ghariyah | 36.648 32.396 | 4 | | غارية
al-mazraa-suwayda | المزرعة | Al-Mazraa | 36.480 32.783 | 4 | | مزرعة السويداء, السجن
al-mushannaf | المشنف | Al-Mushannaf | 36.776 32.742 | 4 | | مشنف
al-qurayya | القريا | Al-Qurayya | 36.596 32.544 | 3 | 6800 | قريا, Qrayya
al-sura-al-saghirah | الصورة الصغيرة | Al-Sura al-Saghirah | 36.573 33.034 | 4 | | الصورة الصغرى
dhibin | ذيبين | Dhibin | 36.565 32.440 | 4 | | Thibeen
malah | ملح | Malah | 36.850 32.509 | 4 | | Milh
shaqqa | شقا | Shaqqa | 36.695 32.897 | 4 | 8100 |
salakhid | صلاخد | Salakhid | 36.572 32.871 | 4 | |
al-kafr | الكفر | Al-Kafr | 36.643 32.632 | 4 | | كفر السويداء
al-raha | الرحى | Al-Raha | 36.600 32.681 | 4 | | رحى
atil | عتيل | Atil | 36.578 32.758 | 4 | | Ateel
qanawat | قنوات | Qanawat | 36.616 32.756 | 3 | 8300 | Kanawat
salim | سليم | Salim | 36.579 32.793 | 4 | |
urman | عرمان | Urman | 36.761 32.511 | 4 | 5700 | Arman
umm-al-zaytun | أم الزيتون | Umm al-Zaytun | 36.605 32.903 | 4 | | ام الزيتون
`;
