import { numberWord } from '../arabic/numbers.ts';
import type { Bound } from './bound-words.ts';
import { boundAfter, boundBefore, isConnector } from './bounds.ts';
import {
  isItsMetre,
  isMetre,
  LAND,
  type Label,
  labelOf,
  METRES,
  type Measure,
  MONEY,
  measureOf,
  metreAt,
  metreBehind,
  SLEEPING,
} from './measures.ts';
import { isFree, keyOf, type Part, type Reading } from './reading.ts';

/** A number or range with everything around it that belongs to it. `from`/`to` are the first and last part. */
export interface Amount {
  from: number;
  to: number;
  measure: Measure;
  min?: number | undefined;
  max?: number | undefined;
  /** A single number without a bound. */
  exact?: number | undefined;
  isScaled: boolean;
  isAbout: boolean;
  /** Whether the bound leaves out the number itself: «اكتر من غرفتين». */
  isStrict?: boolean | undefined;
  /** «سعر», «مساحة», «price» stood before it; «سعر المتر» is the price of a square metre. */
  label?: Label | undefined;
  /** Square metres of what is priced: 1,000 of «الدونم ب 10 الاف». */
  metres?: number | undefined;
  /** «ب 45»: that is how prices are said. */
  isBy?: boolean | undefined;
}

/** «ونص» behind a measure of land. */
function fractionBehind(parts: readonly Part[], at: number): { fraction: number; to: number } | undefined {
  const own = parts[at];
  if (own?.fraction !== undefined && own.surface.startsWith('و')) return { fraction: own.fraction, to: at };
  const next = parts[at + 1];
  return own?.surface === 'و' && next?.fraction !== undefined ? { fraction: next.fraction, to: at + 1 } : undefined;
}

const ASKED = /^(?:ب?قديش|ب?شقد|ب?شكد|بكم)$/;

/** «دونم ونص» is one and a half, «نص دونم» a half. */
function fractionAt(parts: readonly Part[], at: number): { part: Part; to: number; measure: Measure } | undefined {
  const own = parts[at];
  if (!own) return undefined;
  const unit = measureOf(own);
  if (unit && LAND.has(unit)) {
    const more = fractionBehind(parts, at + 1);
    if (more) return { part: { ...own, value: 1 + more.fraction }, to: more.to, measure: unit };
    // «سعر دونم الارض» is what one costs.
    if (labelOf(parts[at - 1]) === 'price' || ASKED.test(parts[at - 1]?.surface ?? '')) return undefined;
    // «ارض دونم», «هكتار ارض»: one of it.
    const isOfLand = [parts[at - 1], parts[at + 1]].some((near) => /land$/.test(keyOf(near, 'word') ?? ''));
    return isOfLand && own.words.length === 1 && !own.surface.startsWith('ال')
      ? { part: { ...own, value: 1 }, to: at, measure: unit }
      : undefined;
  }
  const next = measureOf(parts[at + 1]);
  return own.fraction !== undefined && next && LAND.has(next)
    ? { part: { ...own, value: own.fraction }, to: at + 1, measure: next }
    : undefined;
}

/** «تحت ال 50», «بين ال 50 وال 80». */
const ARTICLES = new Set(['ال', 'وال', 'هال']);

const STUCK_TO_NUMBER = /^(?:وال|لل|ال|ل)/;
const scaleOf = ({ isScaled, value = 0 }: Part) => (!isScaled ? 1 : value >= 1_000_000 ? 1_000_000 : 1000);

/** «لسبع الاف», «لمية وخمسين الف», «التلات مية»: a word that is no number by itself for what is stuck to it, with the number behind it. */
function unitBefore(parts: readonly Part[], at: number): Part | undefined {
  const own = parts[at];
  const isAnd = parts[at + 1]?.surface === 'و';
  const next = parts[isAnd ? at + 2 : at + 1];
  if (!own || own.value !== undefined || own.words.length !== 1) return undefined;
  const bare = own.surface.replace(STUCK_TO_NUMBER, '');
  const unit = bare === own.surface ? undefined : numberWord(bare);
  if (
    !unit ||
    unit.joined ||
    (unit.role !== 'one' && unit.role !== 'hundred' && unit.role !== 'scale' && unit.role !== 'part')
  )
    return undefined;
  const isLone = unit.role !== 'one' && unit.role !== 'part';
  const alone = isLone ? { ...own, value: unit.value, isScaled: unit.role === 'scale' } : undefined;
  const first = next?.value === undefined || next.opens ? undefined : numberWord(next.surface);
  if (!next || next.value === undefined || !first) return alone;
  // «لنص مليون», «لربع مليون».
  if (unit.role === 'part')
    return first.role === 'scale' && !first.joined && next.words.length === 1
      ? { ...next, value: unit.value * next.value }
      : undefined;
  // «السبع تلاف وخمسمية», «التلات مية وتمانين»: the number behind begins with one hundred or thousand.
  const isHundred = first.role === 'hundred' && unit.role === 'one';
  const isJoined = isAnd || first.joined;
  if ((first.role === 'scale' || isHundred) && !isJoined) {
    const scale = isHundred ? first.value * scaleOf(next) : first.value;
    return { ...next, value: next.value + (unit.value - 1) * scale };
  }
  const isBelow =
    first.role === 'ten' || (isLone && (first.role === 'one' || first.role === 'hundred' || first.role === 'sum'));
  return isBelow && isJoined
    ? { ...next, value: next.value + unit.value * (unit.role === 'scale' ? 1 : scaleOf(next)) }
    : alone;
}

/** Skips a leading currency sign ("$500"), then reads the number and what it counts. */
function numberAt(
  { parts }: Reading,
  from: number,
): { part: Part; to: number; measure?: Measure | undefined } | undefined {
  const at = ARTICLES.has(parts[from]?.surface ?? '') ? from + 1 : from;
  const half = fractionAt(parts, at);
  if (half) return half;
  const lead = keyOf(parts[at], 'currency') !== undefined ? measureOf(parts[at]) : undefined;
  const part = lead ? parts[at + 1] : (unitBefore(parts, at) ?? parts[at]);
  if (part?.value === undefined) return undefined;
  // «معي 12 ورقة», «بتلات ورقات»: of a hundred dollars each.
  const isOfNotes = /^ورق(?:ه|ات)$/.test(parts[part.at + 1]?.surface ?? '');
  if (
    isOfNotes &&
    (/^ب/.test(part.surface) || labelOf(parts[part.at - 1]) === 'price' || BY.has(parts[part.at - 1]?.surface ?? ''))
  )
    return { part: { ...part, value: part.value * NOTE }, to: part.at + 1, measure: 'price' };
  const isPriced = part.isScaled || BY.has(parts[part.at - 1]?.surface ?? '');
  // «5 الاف الدونم» is what one costs.
  const isOne = isPriced && isMetre(parts[part.at + 1]) && (parts[part.at + 1]?.surface.startsWith('ال') ?? false);
  const unit = isOne ? undefined : measureOf(parts[part.at + 1]);
  if (unit === undefined || lead) return { part, to: part.at, measure: lead };
  const more = LAND.has(unit) ? fractionBehind(parts, part.at + 2) : undefined;
  if (more) return { part: { ...part, value: part.value + more.fraction }, to: more.to, measure: unit };
  // «غرفتين نوم»: the room says what it is for.
  const isBedroom = unit === 'rooms' && keyOf(parts[part.at + 2], 'count') === 'bedroom';
  return { part, to: part.at + (isBedroom ? 2 : 1), measure: isBedroom ? SLEEPING : unit };
}

const NOTE = 100;

const dashBetween = ({ text }: Reading, a: Part, b: Part) => /^\s*[-–—~]\s*$/.test(text.slice(a.end, b.start));

/** The second number of a range, after «و», «ل», "to" or a dash. */
function secondAt(reading: Reading, first: { part: Part; to: number }, bound: Bound | undefined) {
  const { parts } = reading;
  const next = parts[first.to + 1];
  if (next && isConnector(next)) {
    // Without «بين» or «من» before it, «و» only lists things: «3 غرف و 2 حمام».
    const isList = (next.surface === 'و' || next.surface === 'and') && bound !== 'between' && bound !== 'from';
    return isList ? undefined : numberAt(reading, next.at + 1);
  }
  if (
    bound === 'between' &&
    (next?.surface === 'وال' || (next && /^وال/.test(next.surface) && unitBefore(parts, next.at)))
  )
    return numberAt(reading, next.at);
  // «من خمسين لتمانين», «من مية لمية وخمسين».
  if (next?.surface.startsWith('ل') && (next.value !== undefined || unitBefore(parts, next.at)))
    return numberAt(reading, next.at);
  // «بين مليون ومليون ونص»: the و is written to the number itself.
  if (bound === 'between' && next?.value !== undefined && next.surface.startsWith('و'))
    return numberAt(reading, next.at);
  return next && dashBetween(reading, reading.parts[first.to] ?? first.part, next)
    ? numberAt(reading, next.at)
    : undefined;
}

/** «بين 20 و 30 ألف» means thousands on both sides. */
function alike(low: Part, high: Part): number {
  const value = low.value ?? 0;
  if (low.isScaled || !high.isScaled || value >= 1000) return value;
  const scale = (high.value ?? 0) >= 1_000_000 ? 1_000_000 : 1000;
  return value * scale > (high.value ?? 0) ? value : value * scale;
}

const BY = new Set(['ب', 'بـ', 'بمبلغ', 'for', 'at']);

const THAN = new Set(['من', 'than']);

/** The amount that begins at `at`, with its label, bound and unit; undefined when none does. */
export function amountAt(reading: Reading, at: number): Amount | undefined {
  const { parts } = reading;
  const perMetre = metreAt(parts, at);
  const metres = perMetre === undefined ? undefined : METRES[keyOf(parts[perMetre - 1], 'unit') ?? ''];
  const label: Label | undefined = perMetre ? 'perMetre' : labelOf(parts[at]);
  let start = perMetre ?? (label ? at + 1 : at);
  // «المتر فيها بأقل من 600».
  while (perMetre !== undefined && parts[start]?.isStop && !boundBefore(parts, start) && parts[start]?.surface !== 'ب')
    start++;
  const before = boundBefore(parts, start);
  // «ما بيتجاوز مترها 15 دولار».
  const isOfMetre = before !== undefined && parts.slice(start, before.to).some(isItsMetre);
  start = before?.to ?? start;
  // «ب 500 دولار», «بـ 50 ألف»
  const by = BY.has(parts[start]?.surface ?? '') ? 1 : 0;
  const first = numberAt(reading, start + by);
  if (!first || !isFree(reading, first.part)) return undefined;

  const second = secondAt(reading, first, before?.bound);
  const last = second ?? first;
  const after = second ? undefined : boundAfter(parts, last.to + 1);
  // «… واكتر من 50 ألف» begins the next amount.
  const trailing = after && !THAN.has(parts[after.to]?.surface ?? '') ? after : undefined;
  const isPlus = !second && /^\s*\+/.test(reading.text.slice(first.part.end));
  const measure = last.measure ?? first.measure ?? 'none';
  const ofMetre = MONEY.has(measure) ? metreBehind(parts, last.to + 1) : undefined;
  const to = trailing ? trailing.to - 1 : (ofMetre ?? last.to);
  const common = {
    from: at,
    to,
    measure,
    metres: metres ?? METRES[keyOf(parts[ofMetre ?? -1], 'unit') ?? ''],
    label: ofMetre === undefined && !isOfMetre ? label : ('perMetre' as const),
    isScaled: first.part.isScaled || last.part.isScaled,
    isAbout: false,
    isBy: by > 0 || /^ب/.test(first.part.surface),
  };
  if (second) {
    const pair = [alike(first.part, second.part), second.part.value ?? 0].sort((a, b) => a - b);
    return { ...common, min: pair[0], max: pair[1] };
  }
  const value = first.part.value;
  // «من 400 ونازل» is at most.
  const bound =
    (before?.bound === 'from' ? trailing?.bound : undefined) ??
    before?.bound ??
    trailing?.bound ??
    (isPlus ? 'min' : undefined);
  const isStrict = before?.isStrict === true && before.bound === bound;
  if (bound === 'max') return { ...common, isStrict, max: value };
  if (bound === 'min' || bound === 'from') return { ...common, isStrict, min: value };
  if (bound === 'about') return { ...common, exact: value, isAbout: true };
  return bound === 'between' ? undefined : { ...common, exact: value };
}
