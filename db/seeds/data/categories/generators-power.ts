import { LETTING } from '../transaction-types.ts';
import { condition, delivery, installments, modelName, origin, powerWatts, runsOn, saleUnit, warranty } from './attributes/general.ts';
import { capacityLitres } from './attributes/home.ts';
import * as power from './attributes/power.ts';
import { rentPayment } from './attributes/real-estate-rent.ts';
import { workingHours } from './attributes/vehicles.ts';
import { branch, category, PRICED, PRICED_BY_PERIOD, use } from './define.ts';

const goods = [use(condition, { required: true, inListing: true }), use(warranty), use(installments), use(delivery)] as const;

const generators = branch(
  'generators',
  'engine',
  ['مولدات', 'Generators'],
  ['مولدات بنزين ومازوت للبيع والإيجار', 'Petrol and diesel generators to buy or hire'],
  {
    carries: PRICED_BY_PERIOD,
    transactions: ['sale', 'rent', 'both', 'exchange'],
    attributes: [
      ...goods,
      use(power.generatorKva, { required: true, inListing: true }),
      use(power.phases),
      use(power.startKind),
      use(power.silent),
      use(workingHours),
      use(origin),
      use(rentPayment, { on: LETTING }),
    ],
  },
  [
    category('petrol-generators', ['مولدات بنزين', 'Petrol generators'], ['مولدات منزلية ومحلات', 'For homes and shops']),
    category('diesel-generators', ['مولدات مازوت', 'Diesel generators'], ['مولدات كبيرة ومتوسطة', 'Medium and large sets']),
    category('gas-generators', ['مولدات غاز', 'Gas generators'], ['مولدات على الغاز', 'Generators that run on gas'], { icon: 'flame' }),
  ],
);
const solar = branch(
  'solar-energy',
  'solar-panel',
  ['طاقة شمسية', 'Solar energy'],
  ['ألواح وإنفرترات ومنظومات كاملة', 'Panels, inverters and complete systems'],
  { attributes: [...goods, use(origin)] },
  [
    category('solar-systems', ['منظومات كاملة', 'Complete systems'], ['منظومات منزلية وزراعية مع التركيب', 'Home and farm systems, installed'], {
      icon: 'solar-panel-2',
      attributes: [
        use(power.solarKw, { required: true, inListing: true }),
        use(power.includesInstall),
        use(power.inverterKw),
        use(power.batteryKind),
        use(power.batteryAh),
      ],
    }),
    category('solar-panels', ['ألواح شمسية', 'Solar panels'], ['ألواح جديدة ومستعملة', 'New and used panels'], {
      attributes: [use(power.panelWatts, { inListing: true }), use(power.panelKind), use(saleUnit)],
    }),
    category('inverters', ['إنفرترات', 'Inverters'], ['إنفرترات هايبرد وأوف غريد', 'Hybrid and off-grid inverters'], {
      icon: 'wave-sine',
      attributes: [use(power.inverterKw, { inListing: true }), use(power.inverterKind), use(power.systemVolts)],
    }),
    category('solar-water-heaters', ['سخانات شمسية', 'Solar water heaters'], ['سخانات شمسية أنابيب ومسطحة', 'Tube and panel heaters'], {
      icon: 'sun',
      attributes: [use(capacityLitres, { inListing: true }), use(power.includesInstall)],
    }),
    category('solar-pumps', ['مضخات وغطاسات شمسية', 'Solar pumps'], ['مضخات آبار على الطاقة الشمسية', 'Solar pumps for wells'], {
      icon: 'droplets',
      attributes: [use(power.pumpHorsepower, { inListing: true }), use(power.systemVolts)],
    }),
  ],
);
const batteries = branch(
  'batteries-ups',
  'battery-charging',
  ['بطاريات وUPS', 'Batteries and UPS'],
  ['بطاريات ليثيوم وأنبوبية وأجهزة UPS', 'Lithium and tubular batteries, UPS units'],
  { attributes: [...goods, use(power.systemVolts), use(origin)] },
  [
    category('storage-batteries', ['بطاريات', 'Storage batteries'], ['بطاريات للطاقة الشمسية والإنارة', 'Batteries for solar and lighting'], {
      attributes: [use(power.batteryKind, { inListing: true }), use(power.batteryAh, { inListing: true })],
    }),
    category('ups-units', ['UPS ورافعات جهد', 'UPS units'], ['أجهزة UPS وشواحن', 'UPS units and chargers'], { icon: 'plug-connected', attributes: [use(powerWatts, { inListing: true })] }),
    category('voltage-stabilisers', ['منظمات جهد', 'Voltage stabilisers'], ['منظمات وحمايات كهرباء', 'Stabilisers and protection'], { icon: 'gauge', attributes: [use(powerWatts)] }),
    category('led-emergency-lights', ['ليدات وإنارة شحن', 'LED and emergency lights'], ['ليدات بطارية ولواكس شحن', 'LED strips and rechargeable lamps'], {
      icon: 'bulb',
      attributes: [use(runsOn)],
    }),
  ],
);
const supply = branch(
  'amperes-subscriptions',
  'bolt',
  ['أمبيرات واشتراكات', 'Ampere subscriptions'],
  ['اشتراكات أمبيرات ومولدات أحياء', 'Ampere subscriptions from neighbourhood generators'],
  {
    carries: PRICED_BY_PERIOD,
    transactions: ['service', 'investment'],
    attributes: [use(power.amperes, { inListing: true }), use(power.supplyHours, { inListing: true }), use(power.billing)],
  },
  [
    category('ampere-lines', ['خطوط أمبيرات', 'Ampere lines'], ['اشتراك أمبيرات للبيوت والمحلات', 'Lines for homes and shops']),
    category('power-projects', ['مشاريع كهرباء للاستثمار', 'Power projects'], ['مولدات أحياء ومشاريع طاقة للاستثمار', 'Neighbourhood generators and power projects to invest in'], {
      icon: 'chart-line',
    }),
  ],
);
const parts = branch(
  'electrical-parts',
  'plug',
  ['قطع ولوازم كهرباء', 'Electrical parts'],
  ['كبلات وقواطع وعدادات وقطع مولدات', 'Cables, breakers, meters and generator parts'],
  { attributes: [...goods, use(power.partFor), use(saleUnit), use(origin)] },
  [
    category('cables-wires', ['كبلات وأسلاك', 'Cables and wires'], ['كبلات نحاس وألمنيوم وشمسية', 'Copper, aluminium and solar cable'], { icon: 'line' }),
    category('breakers-meters', ['قواطع وعدادات', 'Breakers and meters'], ['قواطع ولوحات وعدادات', 'Breakers, boards and meters'], { icon: 'gauge' }),
    category('generator-parts', ['قطع مولدات', 'Generator parts'], ['كربراتورات ورؤوس توليد وفلاتر', 'Carburettors, alternators and filters'], { icon: 'settings' }),
  ],
);
const fuelGroup = branch(
  'fuel-gas',
  'gas-station',
  ['وقود وغاز', 'Fuel and gas'],
  ['جرات غاز وخزانات مازوت وحطب', 'Gas cylinders, fuel tanks and firewood'],
  { attributes: [use(condition), use(delivery), use(saleUnit)] },
  [
    category('gas-cylinders', ['جرات غاز', 'Gas cylinders'], ['جرات غاز منزلية وصناعية', 'Household and industrial cylinders'], { icon: 'cylinder' }),
    category('fuel-tanks', ['خزانات مازوت وماء', 'Fuel and water tanks'], ['خزانات حديد وبلاستيك', 'Steel and plastic tanks'], {
      icon: 'barrel',
      attributes: [use(capacityLitres, { inListing: true })],
    }),
    category('firewood-pellets', ['حطب وبيرين', 'Firewood and pellets'], ['حطب تدفئة وبيرين وقشور', 'Firewood, olive pomace and shells'], { icon: 'campfire' }),
  ],
);

export const generatorsPower = branch(
  'generators-power',
  'bolt',
  ['مولدات وطاقة', 'Generators and power'],
  ['مولدات وطاقة شمسية وبطاريات وأمبيرات', 'Generators, solar, batteries and ampere lines'],
  {
    color: '#B47B17',
    carries: PRICED,
    transactions: ['sale', 'exchange'],
    keywords: {
      ar: ['ألواح طاقة شمسية', 'بطاريات ليثيوم', 'إنفرتر', 'مولدات', 'أمبيرات', 'أسعار الطاقة الشمسية'],
      en: ['solar panels Syria', 'lithium batteries', 'inverters', 'generators', 'ampere subscription'],
    },
    attributes: [use(power.powerBrand), use(modelName)],
  },
  [generators, solar, batteries, supply, parts, fuelGroup],
);
