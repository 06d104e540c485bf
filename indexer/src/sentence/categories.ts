import { isFor, loneRoomIn } from './around-head.ts';
import { type Candidate, candidateOf, isArabic, type Topic } from './candidates.ts';
import { dealOfVerb } from './deals.ts';
import { headOf, JOBS } from './head.ts';
import { placesOf } from './place-words.ts';
import { consume, isContent, keyOf, type Part, type Reading } from './reading.ts';

const EITHER = new Set(['او', 'ولا', 'or', '/']);

/** «بيت او فيلا»: the other thing is wanted as well. */
function otherOf(reading: Reading, { part, to = part.at, slugs, topic, pairedWith }: Candidate): Candidate | undefined {
  const between = reading.parts[to + 1];
  // «براد وغسالة», "a wardrobe and a table": of goods both are sought.
  // «تنظيف سجاد وكنبايات»: of both the same is done.
  const isOfGoods = topic === 'thing' && pairedWith === undefined;
  const isJoined = isOfGoods && /^و.{3}/.test(between?.surface ?? '') && !between?.opens;
  const isListed = EITHER.has(between?.surface ?? '') || (isOfGoods && between?.surface === 'and');
  const next = isJoined ? between : reading.parts[to + 2];
  if (!next || !(isJoined || isListed)) return undefined;
  const other = isContent(reading, next) ? candidateOf(reading, next) : undefined;
  if (!other || other.isWeak || other.topic !== topic) return undefined;
  return isJoined && other.slugs.some((slug) => slugs.includes(slug)) ? undefined : other;
}

/** Where a thing counts itself («شقتين», «شقة وحدة»), the number says nothing of it. */
function countOf({ parts }: Reading, { at, start }: Part): { from: number; to: number } {
  const [before, next] = [parts[at - 1], parts[at + 1]];
  const isDual = before?.value === 2 && before.start === start;
  const isOne = next !== undefined && /^(?:وحده|واحده|واحد)$/.test(next.surface) && next.words.length === 1;
  return { from: isDual ? at - 1 : at, to: isOne ? at + 1 : at };
}

/** A larger number is what it costs: «غرفة نوم من الف لالفين». */
const MOST_ROOMS = 20;
const ROOMS = ['shared-rooms', 'student-housing'];

/** A lone «غرفة» that is let, or «غرفة نوم» that is not: furniture. */
function consumeLoneRoom(reading: Reading): Topic | undefined {
  const has = (slug: string) => reading.lexicon.byEntry.has(`category:${slug}`);
  const room = loneRoomIn(reading);
  const rooms = ROOMS.filter(has);
  if (room && rooms.length > 0) {
    const items = rooms.map((value) => ({ kind: 'category', value }));
    if (!reading.taken.has('category')) consume(reading, room.at, room.at, items);
    return 'home';
  }
  const bedroom = reading.parts.find(
    (part) =>
      isContent(reading, part) &&
      keyOf(part, 'count') === 'bedroom' &&
      part.words.length > 1 &&
      isArabic(part) &&
      !isFor(reading, part),
  );
  // «غرفة نوم 6 قطع».
  const isOfHome = ({ at, value }: Part, count: string | undefined) =>
    count !== undefined ||
    (value !== undefined && value <= MOST_ROOMS && !/^قطع/.test(reading.parts[at + 1]?.surface ?? ''));
  if (!bedroom || reading.parts.some((part) => part !== bedroom && isOfHome(part, keyOf(part, 'count'))))
    return undefined;
  const isLet = reading.parts.some((part) => keyOf(part, 'transaction') === 'rent');
  if (isLet || !has('bedroom-sets')) return undefined;
  if (!reading.taken.has('category'))
    consume(reading, bedroom.at, bedroom.at, [{ kind: 'category', value: 'bedroom-sets' }]);
  return 'thing';
}

/** Whether a thing is named; «شغل» alone is none, which trade may be told elsewhere. */
export function namesSomething(reading: Reading): boolean {
  const head = headOf(reading);
  return head ? !head.slugs.includes(JOBS) : loneRoomIn(reading) !== undefined;
}

/** Takes the category out of the sentence and says what the sentence is about. */
export function consumeCategory(reading: Reading): Topic {
  const named = headOf(reading);
  // «لقيت شغل … ولازمني استأجر غرفة»: what is rented is the thing.
  const room = loneRoomIn(reading);
  const before = room && reading.parts[room.at - 1];
  const isRented = before !== undefined && dealOfVerb(reading, before) === 'rent';
  const head = named && room && isRented && named.part.at < room.at ? undefined : named;
  reading.head = head?.part.at;
  reading.lastOfHead = head?.to;
  if (!head) return consumeLoneRoom(reading) ?? 'unknown';
  if (!reading.taken.has('category')) {
    const other = otherOf(reading, head);
    const { from, to } = countOf(reading, head.part);
    const last = head.to === undefined ? head.pairedWith : lastNameless(reading, head.part.at, head.to);
    consume(
      reading,
      Math.min(from, last ?? from),
      Math.max(to, last ?? to),
      head.slugs.map((value) => ({ kind: 'category', value })),
    );
    if (other) {
      const items = other.slugs.map((value) => ({ kind: 'category', value }));
      consume(reading, other.part.at, other.to ?? other.part.at, items);
      for (let at = (head.to ?? head.part.at) + 1; at < other.part.at; at++) reading.used.add(at);
    }
  }
  consumeDenied(reading, head);
  consumeListed(reading, head);
  return head.topic;
}

/** Words of a thing's name that may say a choice of its form, too, stay to be read: «سماعات بلوتوث», «تخت مجوز». */
function lastNameless({ parts }: Reading, from: number, to: number): number {
  const next = parts.slice(from + 1, to + 1).findIndex((part) => placesOf(part).length === 0);
  return next < 0 ? to : from + next;
}

/** Takes what is left of the thing's name. */
export function consumeNameOfThing(reading: Reading): void {
  for (let at = (reading.head ?? 0) + 1; at <= (reading.lastOfHead ?? 0); at++) reading.used.add(at);
}

const MATERIALS = new Set(['iron_metal', 'wood', 'aluminium', 'glass', 'marble']);

/** «بلاط ورخام», «حديد واسمنت»: what is listed with the thing is of its kind, and no material of it. */
function consumeListed(reading: Reading, { part, slugs }: Candidate): void {
  const [before, next] = [reading.parts[part.at - 1], reading.parts[part.at + 1]];
  const isJoined = (other: Part) => /^و.{3}/.test(other.surface) && !other.opens;
  if (isJoined(part) && before && isContent(reading, before) && keyOf(before, 'word')) reading.used.add(before.at);
  if (
    next &&
    isJoined(next) &&
    isContent(reading, next) &&
    (MATERIALS.has(keyOf(next, 'word') ?? '') || candidateOf(reading, next)?.slugs.some((slug) => slugs.includes(slug)))
  )
    reading.used.add(next.at);
}

/** «ارض بس ما تكون زراعية»: the kind of the thing that the denied word makes of it. */
function namedBy(reading: Reading, { part: { surface }, topic }: Candidate, part: Part): Candidate | undefined {
  if (topic !== 'home') return undefined;
  const meaning = reading.lexicon.root.get(surface)?.next?.get(part.surface)?.meaning;
  return meaning && candidateOf(reading, { ...part, words: [surface, part.surface], meaning });
}

const WITHOUT = /^و?(?:بدون|بلا|من|ولا)$/;

/** «بيت للبيع مو شقة»: a thing that is not wanted beside the one that is. */
function consumeDenied(reading: Reading, head: Candidate): void {
  if (reading.taken.has('without')) return;
  for (const [at, from] of reading.denials) {
    const part = reading.parts[at];
    const isOther = part !== undefined && at !== head.part.at && isContent(reading, part);
    const other = isOther ? (candidateOf(reading, part) ?? namedBy(reading, head, part)) : undefined;
    // «مو طابق ارضي» is a floor.
    if (!other || keyOf(part, 'word') === 'ground_floor' || other.isWeak || other.topic !== head.topic) continue;
    // «بيت بدون مكتب ولا عمولة»: without a broker.
    // «قاعد بالبيت بلا شغل»: out of work.
    if (/^(?:office_space|job)$/.test(keyOf(part, 'word') ?? '') && WITHOUT.test(reading.parts[from]?.surface ?? ''))
      continue;
    const next = reading.parts[at + 1];
    if (next && !next.opens && other.slugs.every((slug) => head.slugs.includes(slug))) {
      // «ما بدي سيارة اوتوماتيك، بدي سيارة بنزين»: it is the gearbox that is not wanted.
      reading.used.add(at);
      reading.denials = new Map([...reading.denials, [next.at, from]]);
      continue;
    }
    const items = other.slugs.map((slug) => ({ kind: 'without', value: `category:${slug}` }));
    consume(reading, from, at, items);
  }
}
