import { describe, expect, it } from 'vitest';
import { PROBE_FACTS } from '../listings/probe-facts.ts';
import { makeWording } from '../listings/wording.ts';
import { type NamedStreet, streetNames } from './streets.ts';
import { understand } from './understand.ts';

const { lexicon } = makeWording(PROBE_FACTS);
const street = (key: string, names: string[], metres = 500, within: string[] = []): NamedStreet => ({
  key: `damascus.${key}`,
  names,
  metres,
  within: ['city:damascus', 'province:damascus', ...within],
});
const streets = streetNames([
  street('hamra', ['شارع الحمراء', 'Al-Hamra Street']),
  street('thawra', ['شارع الثورة', 'Al Thawra Street']),
  { key: 'tartus.thawra', names: ['شارع الثورة'], metres: 900, within: ['city:tartus', 'province:tartus'] },
  street('thawra-bridge', ['جسر الثورة']),
  street('qaaqa', ['شارع القعقاع بن عمرو التميمي']),
  street('arnous', ['ساحة عرنوس', 'Arnous Square']),
  street('bypass', ['المتحلق الجنوبي', 'Southern Bypass']),
  street('lane-3', ['حارة عبد الله الحارثي ٣']),
  street('march', ['شارع 6 تشرين']),
  street('mayssat', ['جادة الخطيب']),
  street('faisal', ['شارع الملك فيصل']),
  street('south', ['الشارع الجنوبي']),
  street('quwatli', ['شارع شكري القوتلي', 'Shoukri Al Qouwatly Street']),
  street('corniche', ['شارع كورنيش الغربي']),
]);
const read = (text: string) => {
  const { recognised, rest } = understand(text, lexicon, { streets });
  return [recognised.map(({ kind, value }) => `${kind}=${value}`).join(' '), rest];
};

describe('a street in a sentence', () => {
  it.each([
    ['شقة للبيع بشارع الحمرا', 'damascus.hamra'],
    ['شقة للبيع في شارع الحمراء', 'damascus.hamra'],
    ['flat for sale on Hamra Street', 'damascus.hamra'],
    ['flat for sale hamra st', 'damascus.hamra'],
    ['محل عالشارع الحمره', 'damascus.hamra'],
    ['شقة شارع القعقاع ابن عمرو التميمي', 'damascus.qaaqa'],
    ['شقة شارع القعقاح بن عمرو التميمي', 'damascus.qaaqa'],
    ['مكتب بساحة عرنوس', 'damascus.arnous'],
    ['shop in arnous square', 'damascus.arnous'],
    ['شقة على المتحلق الجنوبي', 'damascus.bypass'],
    ['شقة حارة عبدالله الحارثي 3', 'damascus.lane-3'],
    ['محل شارع ٦ تشرين', 'damascus.march'],
    ['شقة شارع فيصل', 'damascus.faisal'],
    ['شقة بشارع القوتلي', 'damascus.quwatli'],
    ['flat on Qouwatly street', 'damascus.quwatli'],
    ['بيت عالمتحلق الجنوبي', 'damascus.bypass'],
    ['شقة بشارع الخطيب', 'damascus.mayssat'],
    ['شقة عند جسر الثورة', 'damascus.thawra-bridge'],
  ])('%s', (text, key) => {
    const [found, rest] = read(text);
    expect(`${found}`).toContain(`street=${key}`);
    expect(rest).not.toMatch(/شارع|street|دوار|ساحة|جسر/i);
  });

  it('is the one in the larger governorate, or near where the visitor looks; the others are offered', () => {
    const streetOf = (text: string, nearby: string[] = []) =>
      understand(text, lexicon, { streets, nearby: new Set(nearby) }).recognised.find(({ kind }) => kind === 'street');
    expect(streetOf('شقة بشارع الثورة')).toMatchObject({
      value: 'damascus.thawra',
      namesakes: [{ kind: 'street', value: 'tartus.thawra' }],
    });
    expect(streetOf('شقة بشارع الثورة', ['city:tartus'])).toMatchObject({ value: 'tartus.thawra' });
    expect(streetOf('شقة بشارع الثورة', ['city:tartus'])).not.toHaveProperty('namesakes');
  });

  it.each(['شقة على شارع رئيسي', 'محل على الشارع العام', 'شقة شارع هادئ', 'محل شارع غربي', 'شقة بالثورة', 'شارع'])(
    '%s names none',
    (text) => {
      expect(read(text)[0]).not.toContain('street=');
    },
  );
});
