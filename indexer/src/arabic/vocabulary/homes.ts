import { define } from './define.ts';

/** Kinds of property. */
export const homes = define(
  'word',
  `
property: عقار, عقارات, ملك عقاري, property, properties, real estate, realestate
apartment: شقة, شقق, شقه سكنية, شقق سكنية, apartment, apartments, apartement, appartment, appartments, apt, apts, flat, flats
house: بيت, بيوت, منزل, منازل, دار, ديار, دار سكن, house, houses, home, homes
detached_house: بيت مستقل, بيوت مستقلة, منزل مستقل, منازل مستقلة, دار مستقلة, detached house, detached houses
arab_house: حوش, احواش, حوش عربي, بيت عربي, بيوت عربية, دار عربي, دار عربية, بيت شامي, arab house, arab courtyard house, courtyard house, damascene house, traditional house, traditional courtyard house, traditional arab house
villa: فيلا, فيللا, فيلات, فلل, فله, فيلل, villa, villas, vila
palace: قصر, قصور, palace, palaces, mansion
studio: استوديو, شقة استديو, شقة استوديو, شقة ستديو, studio flat, studio apartment, استديو, ستوديو, ستديو, استوديوهات, استديوهات, studio, studios
duplex: دوبلكس, شقة دوبلكس, شقق دوبلكس, بيت دوبلكس, duplex flat, duplex apartment, دبلكس, دوبليكس, دوبلكسات, duplex, duplexes
roof_flat: ملحق, ملاحق, روف, شقة روف, penthouse, roof flat, rooftop, بنتهاوس
ground_floor: ارضي, ارضية, طابق ارضي, شقة ارضية, شقة ارضي, ground floor, ground floor flat
shared_room: سكن مشترك, شريك سكن, شريكة سكن, شركاء سكن, شريك بالسكن, شريكة بالسكن, شريك غرفة, رفيقة سكن, رفيق سكن, زميل سكن, زميلة سكن, سرير بغرفة, تخت بغرفة, غرفة مشتركة, غرف مشتركة, shared room, shared rooms, shared home, flatshare, roommate
student_housing: سكن طلاب, سكن طالبات, سكن طلابي, سكن جامعي, student housing, student room, student accommodation
housing: سكن, سكني, سكنية, اسكان, residential, housing, accommodation
building: بناء, بناية, بنايات, ابنية, عمارة, عمارات, مبنى, مباني, building, buildings
chalet: شاليه, شاليهات, شاليهه, chalet, chalets
cabin: كوخ, اكواخ, cabin, cabins, hut, cottage
land: ارض, اراضي, اراض, قطعة ارض, قطع اراضي, قطعة اراضي, land, lands, plot, plots, plot of land, land plot
residential_land: ارض سكنية, اراضي سكنية, ارض للبناء, ارض بناء, اراضي للبناء, residential land, building land, residential plot
agricultural_land: ارض زراعية, ارض زرعية, اراضي زراعية, اراضي زرعية, ارض زراعيي, ارض زراعي, اراضي زراعي, agricultural land, farm land, farmland
commercial_land: ارض تجارية, اراضي تجارية, ارض تجاري, commercial land
industrial_land: ارض صناعية, اراضي صناعية, ارض صناعي, industrial land
zoned_plot: مقسم, مقاسم, محضر, محاضر, zoned plot, zoned plots, parcel, parcels
orchard: بستان, بساتين, كرم, كروم, orchard, orchards, grove
farm: مزرعة, مزارع, farm, farms, ranch
pool_farm: مزرعة مسبح, مزارع مسبح, مزرعة مع مسبح, مزارع مع مسبح, مزرعة ومسبح, مزرعه بمسبح, مزارع بمسبح, farm with pool, farm with a pool, pool farm
house_called: بيت مال, بيت المال, دار ايتام, دار الايتام, دار مسنين, دار نشر, دار ازياء, دار عجزة, بيت شعر, بيت درج, بيت نار, بيت خلا, بيت عزا, بيت ابرة, بيت القصيد, بيت اجار قديم
pantry: بيت مونة, بيت المونة, غرفة مونة, pantry
animal_house: بيت كلب, بيت كلاب, بيت قطة, بيت قطط, بيت عصافير, بيت عصفور, بيت حمام, dog house, doghouse, kennel
greenhouse: بيت بلاستيكي, بيوت بلاستيكية, بيت بلاستيك, بيوت بلاستيك, بيت بلاستيك زراعي, بيت زراعي بلاستيكي, greenhouse, greenhouses
poultry_house: مدجنة, مداجن, مبقرة, مباقر, poultry house, poultry farm, cow shed
commercial_shop: محل تجاري, محلات تجارية
shop: محل, محلات, محال, دكان, دكاكين, دكانة, حانوت, متجر, متاجر, shop, shops, store front, retail shop, boutique
office_space: مكتب, مكاتب, مكتب تجاري, مكاتب تجارية, office, offices, office space, office spaces
clinic: عيادة, عيادات, clinic, clinics
showroom: صالة عرض, صالات عرض, معرض, معارض, showroom, showrooms
restaurant: مطعم, مطاعم, restaurant, restaurants
cafe: كافيه, كافيهات, كافي, مقهى, مقاهي, قهوة شعبية, cafe, cafes, coffee shop, coffeeshop
cafeteria: كافتيريا, كفتيريا, كافتريا, cafeteria
hotel: فندق, فنادق, اوتيل, اوتيلات, hotel, hotels
school: مدرسة, مدارس, معهد, معاهد, روضة اطفال, رياض اطفال, school, schools, institute, nursery, kindergarten
pharmacy: صيدلية, صيدليات, pharmacy, pharmacies
wedding_hall: صالة افراح, صالات افراح, صالة اعراس, صالات اعراس, wedding hall, wedding halls, party hall, party halls
gym: نادي رياضي, نوادي رياضية, جيم, صالة رياضية, gym, fitness club
fuel_station: محطة وقود, محطات وقود, كازية, كازيات, محطة بنزين, محطة محروقات, fuel station, fuel stations, petrol station, gas station
kiosk: كشك, اكشاك, كولبة, كولبات, براكية, براكيات, براكة, براكات, بسطة, بسطات, kiosk, kiosks, stall
mall: مول, مولات, mall, malls, shopping centre, shopping center
warehouse: مستودع, مستودعات, هنغار تخزين, warehouse, warehouses, depot
factory: معمل, معامل, مصنع, مصانع, منشاة صناعية, factory, factories
workshop: ورشة, ورش, ورشات, مشغل, مشاغل, workshop, workshops
hangar: هنكار, هنكارات, هنغار, هنغارات, hangar, hangars
cold_store: براد تخزين, برادات تخزين, وحدة تبريد, وحدات تبريد, cold store, cold stores, cold storage
store_room: مخزن, مخازن, مخزن صغير, غرفة تخزين, store room, store rooms, storeroom, storage
basement: قبو, اقبية, بدروم, basement, basements
garage_closed: كراج مغلق, كراج سيارة, كراجات سيارات, closed garage
off_plan: على المخطط, عالمخطط, على الخارطة, off plan
under_construction: قيد الانشاء, تحت الانشاء, قيد البناء, under construction
cooperative: جمعية سكنية, جمعية سكن, اكتتاب جمعية, اسهم جمعية, سهم جمعية, جمعيات سكنية, housing cooperative, housing cooperatives, cooperative
project: مشروع, مشاريع, project, projects
commercial: تجاري, تجارية, commercial
industrial: صناعي, صناعية, industrial
agricultural: زراعي, زراعية, agricultural
`,
);
