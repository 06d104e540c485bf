import type { Messages } from '#lib/errors.ts';

export const searchWordMessages = {
  word_is_place: {
    status: 409,
    ar: 'هذا اسم مكان. أضف طرق كتابته من تبويب الأماكن.',
    en: 'This is the name of a place. Add its spellings on the Places tab.',
  },
  word_is_ambiguous: {
    status: 409,
    ar: 'لهذه الكلمة أكثر من معنى. اكتب كلمة لها معنى واحد.',
    en: 'This word has more than one meaning. Write a word with only one.',
  },
  word_has_spellings: {
    status: 409,
    ar: 'لهذه الكلمة طرق كتابة مضافة من قبل. عدّلها في القائمة.',
    en: 'This word already has added spellings. Edit them in the list.',
  },
  spelling_taken: {
    status: 409,
    ar: '«{spelling}» تعني «{word}» في البحث. احذفها من القائمة.',
    en: 'Search already reads "{spelling}" as "{word}". Take it off the list.',
  },
  spelling_says_nothing: {
    status: 409,
    ar: '«{spelling}» ليست كلمة يبحث عنها أحد. اكتب كلمة أو عبارة.',
    en: 'Nobody searches for "{spelling}". Write a word or a phrase.',
  },
  search_word_not_found: {
    status: 404,
    ar: 'لم تعد هذه الكلمة في القائمة.',
    en: 'This word is no longer on the list.',
  },
  search_place_not_found: { status: 404, ar: 'هذا المكان غير موجود.', en: 'This place does not exist.' },
  spellings_changed: {
    status: 409,
    ar: 'غيّر مدير آخر هذه القائمة قبلك. راجعها ثم حاول من جديد.',
    en: 'Another administrator changed this list before you. Check it, then try again.',
  },
} satisfies Messages;
