import { multi, number, select, text, yesNo } from '../define.ts';

export const phoneBrand = select('phone_brand', ['ماركة الجهاز', 'Brand'], [
  ['apple', 'آبل', 'Apple'],
  ['samsung', 'سامسونغ', 'Samsung'],
  ['xiaomi', 'شاومي وريدمي', 'Xiaomi and Redmi'],
  ['poco', 'بوكو', 'Poco'],
  ['huawei', 'هواوي', 'Huawei'],
  ['honor', 'هونر', 'Honor'],
  ['oppo', 'أوبو', 'Oppo'],
  ['vivo', 'فيفو', 'Vivo'],
  ['realme', 'ريلمي', 'Realme'],
  ['oneplus', 'ون بلس', 'OnePlus'],
  ['tecno', 'تكنو', 'Tecno'],
  ['infinix', 'إنفينكس', 'Infinix'],
  ['itel', 'آيتل', 'Itel'],
  ['google', 'غوغل', 'Google'],
  ['sony', 'سوني', 'Sony'],
  ['nokia', 'نوكيا', 'Nokia'],
  ['lg', 'إل جي', 'LG'],
  ['motorola', 'موتورولا', 'Motorola'],
  ['other', 'غير ذلك', 'Other'],
]);
export const storageGb = select('storage_gb', ['سعة التخزين', 'Storage'], [
  ['8', '8 غيغا', '8 GB'],
  ['16', '16 غيغا', '16 GB'],
  ['32', '32 غيغا', '32 GB'],
  ['64', '64 غيغا', '64 GB'],
  ['128', '128 غيغا', '128 GB'],
  ['256', '256 غيغا', '256 GB'],
  ['512', '512 غيغا', '512 GB'],
  ['1024', '1 تيرا', '1 TB'],
  ['2048', '2 تيرا', '2 TB'],
  ['4096', '4 تيرا', '4 TB'],
]);
export const ramGb = select('ram_gb', ['الرام', 'RAM'], [
  ['1', '1 غيغا', '1 GB'],
  ['2', '2 غيغا', '2 GB'],
  ['3', '3 غيغا', '3 GB'],
  ['4', '4 غيغا', '4 GB'],
  ['6', '6 غيغا', '6 GB'],
  ['8', '8 غيغا', '8 GB'],
  ['12', '12 غيغا', '12 GB'],
  ['16', '16 غيغا', '16 GB'],
  ['32', '32 غيغا', '32 GB'],
  ['64', '64 غيغا', '64 GB'],
]);
export const batteryHealth = number('battery_health', ['نسبة البطارية', 'Battery health'], { unit: ['٪', '%'], min: 1, max: 100 });
/** Phones that are not registered lose the Syrian networks after a while. */
export const networkStatus = select('network_status', ['جمركة الجهاز', 'Network registration'], [
  ['registered', 'مجمرك', 'Registered'],
  ['unregistered', 'غير مجمرك', 'Not registered'],
  ['second_sim_only', 'خط واحد مجمرك', 'One SIM registered'],
]);
export const simKind = select('sim_kind', ['الشرائح', 'SIM'], [
  ['single', 'شريحة واحدة', 'Single SIM'],
  ['dual', 'شريحتين', 'Dual SIM'],
  ['esim', 'شريحة مع eSIM', 'SIM and eSIM'],
  ['esim_only', 'eSIM فقط', 'eSIM only'],
]);
export const opened = yesNo('opened_before', ['مفتوح أو مصلّح سابقاً', 'Opened or repaired before']);
export const boxIncluded = multi('in_the_box', ['مع الجهاز', 'Comes with'], [
  ['box', 'العلبة', 'Box'],
  ['charger', 'الشاحن', 'Charger'],
  ['earphones', 'السماعات', 'Earphones'],
  ['cover', 'كفر', 'Cover'],
  ['invoice', 'الفاتورة', 'Invoice'],
]);
export const fitsPhones = text('fits_phones', ['يناسب أجهزة', 'Fits'], { maxLength: 120 });
export const accessorySource = select('accessory_source', ['النوعية', 'Quality'], [
  ['original', 'أصلي', 'Original'],
  ['high_copy', 'كوبي نخب أول', 'High copy'],
  ['compatible', 'تجاري', 'Compatible'],
]);
export const operator = select('operator', ['الشبكة', 'Network'], [
  ['syriatel', 'سيريتل', 'Syriatel'],
  ['mtn', 'إم تي إن', 'MTN'],
  ['landline', 'أرضي', 'Landline'],
  ['foreign', 'خط أجنبي', 'Foreign'],
]);
export const numberKind = select('number_kind', ['نوع الرقم', 'Kind of number'], [
  ['ordinary', 'عادي', 'Ordinary'],
  ['special', 'مميّز', 'Special'],
  ['vip', 'ذهبي', 'Gold'],
]);

export const computerBrand = select('computer_brand', ['ماركة الكمبيوتر', 'Brand'], [
  ['dell', 'ديل', 'Dell'],
  ['hp', 'إتش بي', 'HP'],
  ['lenovo', 'لينوفو', 'Lenovo'],
  ['asus', 'أسوس', 'Asus'],
  ['acer', 'إيسر', 'Acer'],
  ['apple', 'آبل ماك', 'Apple'],
  ['msi', 'إم إس آي', 'MSI'],
  ['toshiba', 'توشيبا', 'Toshiba'],
  ['samsung', 'سامسونغ', 'Samsung'],
  ['lg', 'إل جي', 'LG'],
  ['microsoft', 'مايكروسوفت', 'Microsoft'],
  ['custom', 'تجميع', 'Custom built'],
  ['other', 'غير ذلك', 'Other'],
]);
export const processor = select('processor', ['المعالج', 'Processor'], [
  ['celeron', 'سيليرون أو بنتيوم', 'Celeron or Pentium'],
  ['core_i3', 'Core i3', 'Core i3'],
  ['core_i5', 'Core i5', 'Core i5'],
  ['core_i7', 'Core i7', 'Core i7'],
  ['core_i9', 'Core i9', 'Core i9'],
  ['core_ultra', 'Core Ultra', 'Core Ultra'],
  ['ryzen_3', 'Ryzen 3', 'Ryzen 3'],
  ['ryzen_5', 'Ryzen 5', 'Ryzen 5'],
  ['ryzen_7', 'Ryzen 7', 'Ryzen 7'],
  ['ryzen_9', 'Ryzen 9', 'Ryzen 9'],
  ['apple_m', 'Apple M', 'Apple M'],
  ['other', 'غير ذلك', 'Other'],
]);
export const graphicsCard = text('graphics_card', ['كرت الشاشة', 'Graphics card'], { maxLength: 60 });
export const screenInches = number('screen_inches', ['حجم الشاشة', 'Screen size'], { unit: ['إنش', 'inch'], min: 0.5, max: 120 });
export const diskKind = select('disk_kind', ['نوع القرص', 'Disk'], [
  ['ssd', 'SSD', 'SSD'],
  ['hdd', 'HDD', 'HDD'],
  ['both', 'SSD مع HDD', 'SSD and HDD'],
]);
export const partKind = select('computer_part', ['القطعة', 'Part'], [
  ['graphics', 'كرت شاشة', 'Graphics card'],
  ['processor', 'معالج', 'Processor'],
  ['motherboard', 'لوحة أم', 'Motherboard'],
  ['ram', 'رام', 'Memory'],
  ['disk', 'هارد', 'Disk'],
  ['power_supply', 'باور', 'Power supply'],
  ['case', 'كيس', 'Case'],
  ['keyboard_mouse', 'كيبورد وماوس', 'Keyboard and mouse'],
  ['laptop_battery', 'بطارية لابتوب', 'Laptop battery'],
  ['laptop_charger', 'شاحن لابتوب', 'Laptop charger'],
  ['other', 'غير ذلك', 'Other'],
]);
export const printerKind = select('printer_kind', ['نوع الطابعة', 'Printer'], [
  ['laser', 'ليزرية', 'Laser'],
  ['inkjet', 'حبر', 'Inkjet'],
  ['multifunction', 'متعددة الوظائف', 'All-in-one'],
  ['thermal', 'حرارية', 'Thermal'],
  ['scanner', 'ماسح ضوئي', 'Scanner'],
]);
export const consoleKind = select('console', ['المنصة', 'Console'], [
  ['ps5', 'بلايستيشن 5', 'PlayStation 5'],
  ['ps4', 'بلايستيشن 4', 'PlayStation 4'],
  ['ps3', 'بلايستيشن 3 وأقدم', 'PlayStation 3 and older'],
  ['xbox', 'إكس بوكس', 'Xbox'],
  ['nintendo', 'نينتندو', 'Nintendo'],
  ['pc', 'كمبيوتر', 'PC'],
  ['other', 'غير ذلك', 'Other'],
]);
export const connectivity = multi('connectivity', ['التوصيل', 'Connection'], [
  ['bluetooth', 'بلوتوث', 'Bluetooth'],
  ['wired', 'سلك', 'Wired'],
  ['usb_c', 'تايب سي', 'USB-C'],
  ['lightning', 'لايتنينغ', 'Lightning'],
  ['wifi', 'واي فاي', 'Wi-Fi'],
  ['4g', '4G', '4G'],
  ['5g', '5G', '5G'],
]);
export const capacityMah = number('capacity_mah', ['السعة', 'Capacity'], { unit: ['ملي أمبير', 'mAh'], min: 500, max: 200_000 });
export const cameraKind = select('camera_kind', ['نوع الكاميرا', 'Camera'], [
  ['dslr', 'DSLR', 'DSLR'],
  ['mirrorless', 'ميرورليس', 'Mirrorless'],
  ['compact', 'ديجيتال', 'Compact'],
  ['video', 'فيديو', 'Video'],
  ['action', 'أكشن', 'Action'],
  ['surveillance', 'مراقبة', 'Surveillance'],
  ['drone', 'درون', 'Drone'],
  ['lens', 'عدسة', 'Lens'],
]);
