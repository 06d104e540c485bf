/**
 * Words that say nothing about what is sought. The engine asks every word of a query of a document, so they are dropped
 * on both sides. Written folded; words that carry meaning in an advertisement (بدون، غير، مع، تحت) are decided elsewhere.
 */
const ARABIC =
  'في من علي عن الي مع او ام ان انه انها هدا هاد هده هادا هادي هي هو هم نحن انا انت يا اي كل كما لكن دلك تلك التي الدي الدين اللي يلي لي لك له لها به بها ' +
  'فيه فيها منه منها عليه عليها عند عندي لدي لديه لدينا قد لقد كان كانت يكون تكون سوف ايضا ضمن حيت مو مش شي شو وين هون هونيك كتير جدا فقط بس ' +
  'عم اشتري بشتري نشتري استاجر بدور ادور ' +
  'و ب ل ف ك ع ال وال بال لل بدي بدنا بدك اريد نريد ابحت نبحت عايز عاوز محتاج يوجد متوفر متوفره يتوفر فيني ممكن لو سمحتو رجاء';
const LATIN =
  'a an the in on at of to for from with by and or is are it its this that near into i im we you my our your want need looking look find searching search please some any ' +
  'al el';

const words = new Set(`${ARABIC} ${LATIN}`.split(' '));

export const isStopWord = (word: string): boolean => words.has(word);
