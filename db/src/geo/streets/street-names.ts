const ARABIC = /[\u0600-\u06ff]/;
/** Said of a road, and no name of it: «شارع رئيسي», "road 1", a number. */
const NO_NAME =
  /^(?:ال)?(?:شارع|طريق)(?: (?:ال)?(?:رئيسي|فرعي|ترابي|جديد|عام))?$|^(?:the )?(?:sand\/dirt|dirt|earth|major|main|secondary|border|border fence|old)? ?(?:road|street|track)s? ?\w?\.?$|^(?:nene|mayre) road \d$|^(?:road co|diet street|noah brandt street)\b|^إلى |^[\d\s.+]+$|^.{0,2}$/i;
/** Across the border, where extracts reach too far. */
const FOREIGN = /[ıİşŞğĞ]|\b(?:sokak|sokağı|sk|cadd?esi|cd|yolu|bulvar[ıi])\b/i;
/** Written in the letters of those who are not at home there, in the Golan above all: their English is theirs, too. */
const STRANGE = /[\u0400-\u04ff\u0590-\u05ff]/;
const ENGLISH =
  /\b(?:streets?|str|st|steet|roads?|rd|ave|avenue|highway|square|roundabout|bridge|souq|suq|bypass|corniche|lane|alley)\b/i;
/** Those that ruled until 2024, and their party: what their streets are called now is for the towns to say. */
const FORMER =
  /حافظ الأسد|باسل الأسد|بشار الأسد|شارع الباسل|دوار الباسل|قصر الباسل|البعث|^(?:شارع )?8 آذار|ضاحية الاسد|hafez al|bassel el|basel alassad|al[ _]?basel|baath|8 (?:march|athar)|march 8/i;

export interface StreetName {
  nameAr: string | null;
  nameEn: string | null;
}

const clean = (value: unknown): string =>
  typeof value === 'string'
    ? (value
        .replace(/[\u0640\u200e\u200f]/g, '')
        .replace(/_/g, ' ')
        .split(';')[0]
        ?.replace(/\s+/g, ' ')
        .trim() ?? '')
    : '';
const isName = (name: string): boolean =>
  name !== '' && !NO_NAME.test(name) && !FORMER.test(name) && !FOREIGN.test(name);

/** The parts of «نزلة العاصي/Nazlet Al Assi» in either script. */
function byScript(name: string): { arabic: string; latin: string } {
  const runs = name.split(/(?<=[\u0600-\u06ff)])[\s/-]*(?=[("A-Za-z])|(?<=[A-Za-z.)])[\s/-]*(?=[\u0600-\u06ff])/u);
  const bare = (run: string) => run.replace(/^[\s(/]+|[\s)/]+$/g, '');
  return {
    arabic: bare(runs.find((run) => ARABIC.test(run)) ?? ''),
    latin: bare(runs.find((run) => !ARABIC.test(run)) ?? ''),
  };
}

/**
 * What a street is called in either language, by OpenStreetMap's tags.
 * @returns undefined for one without a name, for roads of a neighbouring country, and for names of the rulers before 2024
 */
export function streetName(tags: Readonly<Record<string, unknown>>): StreetName | undefined {
  const own = clean(tags.name);
  if (STRANGE.test(own) || FORMER.test(`${own} ${clean(tags['name:en'])}`)) return undefined;
  const { arabic, latin } = byScript(own);
  const ar = byScript(clean(tags['name:ar'])).arabic || arabic;
  const en = clean(tags['name:en']) || (ar !== '' || ENGLISH.test(latin) ? latin : '');
  const nameAr = isName(ar) ? ar : null;
  const nameEn = isName(en) && /[a-z]/i.test(en) && !ARABIC.test(en) ? en : null;
  return (nameAr ?? nameEn) ? { nameAr, nameEn } : undefined;
}
