import { type Db, seedId } from '@diyar/db';
import { INVITATION_DAYS } from '#rules/office-roles.ts';
import { random } from './random.ts';

/** Offices that people wrote to; the busy one whose owner signs in is the first. */
const OFFICES = 24;
const QUESTIONS = [
  'مرحبًا، أبحث عن شقة ثلاث غرف قريبة من المدارس. هل عندكم ما يناسب؟',
  'السلام عليكم، عندي شقة للبيع وأرغب أن تعرضوها. كم العمولة؟',
  'مساء الخير، هل تديرون شققًا مفروشة للإيجار الشهري؟',
  'مرحبًا، أحتاج تقييمًا لمحل تجاري قبل البيع. هل تقدّمون ذلك؟',
] as const;
const ANSWERS = ['أهلًا وسهلًا، نعم. متى يناسبك أن تمرّ على المكتب؟', 'أهلًا بك، أرسل لنا رقمك ونتصل بك اليوم.'] as const;
const WORDS: readonly (readonly [rating: number, body: string, answer?: string])[] = [
  [5, 'تعامل صادق وسريع، والمعاينة كانت في موعدها تمامًا.', 'شكرًا لثقتك، سعدنا بخدمتك.'],
  [5, 'ساعدوني في الأوراق من أول يوم حتى الفراغ. أنصح بهم.'],
  [4, 'مكتب مرتّب وخبرة واضحة. تأخر الرد يومًا واحدًا فقط.', 'نعتذر عن التأخير، صار عندنا موظف للرد.'],
  [4, 'عرضوا عليّ خيارات تناسب ميزانيتي ولم يضغطوا عليّ.'],
  [3, 'الشقة كانت أصغر مما فهمت من الوصف، لكن التعامل محترم.'],
  [5, 'A patient team that answered every question, in English too.', 'Thank you, you are welcome any time.'],
  [2, 'انتظرت المعاينة ساعة ولم يعتذر أحد.', 'نعتذر منك، راجعنا ما حدث ونعدك ألا يتكرر.'],
];

const officeId = (i: number) => seedId('demo_offices', String(i));
const personId = (n: number) => seedId('demo_persons', String(n));

/** Open invitations, inquiries to offices themselves, and what people say of them afterwards. What is there is passed over. */
export const seedOfficeLife = (db: Db): Promise<void> =>
  db.transaction(async (trx) => {
    for (let i = 0; i < OFFICES; i++) {
      const source = random(71, i);
      const office = await trx('offices')
        .where({ id: officeId(i) })
        .first('id');
      const owner = await trx('office_members')
        .where({ office_id: officeId(i), role: 'owner' })
        .first('user_id');
      if (!office || !owner) continue;
      await invite(trx, { i, owner: owner.user_id });
      const people = source.int(1, 7);
      for (let p = 0; p < people; p++) await meet(trx, { i, p, owner: owner.user_id });
    }
  });

/** The first still open, the second too old; no mail is sent for either. */
const INVITED = [
  { name: 'hiba', role: 'agent', days: 5 },
  { name: 'wassim', role: 'assistant', days: -2 },
] as const;

async function invite(trx: Db, { i, owner }: { i: number; owner: string }): Promise<void> {
  const after = (days: number) => trx.raw(`app_now() + ? * interval '1 day'`, [days]);
  for (const { name, role, days } of INVITED)
    await trx('office_invitations')
      .insert({
        id: seedId('demo_invitations', `${i}.${name}`),
        office_id: officeId(i),
        email: `${name}${i}@example.com`,
        role,
        language: 'ar',
        invited_by: owner,
        expires_at: after(days),
        sent_at: after(days - INVITATION_DAYS),
        created_at: after(days - INVITATION_DAYS),
      })
      .onConflict()
      .ignore();
}

async function meet(trx: Db, { i, p, owner }: { i: number; p: number; owner: string }): Promise<void> {
  const source = random(73, i * 10 + p);
  const [office_id, author] = [officeId(i), personId(p)];
  const key = `${i}.${p}`;
  const id = seedId('demo_office_leads', key);
  if (await trx('leads').where({ id }).first('id')) return;
  const isAnswered = p % 4 !== 3;
  const hours = source.int(5, 900);
  const ago = (before: number) => trx.raw(`app_now() - ? * interval '1 hour'`, [before]);
  const last = isAnswered ? hours - 2 : hours;
  await trx('leads').insert({
    id,
    office_id,
    enquirer_id: author,
    source: 'message',
    status: isAnswered ? 'contacted' : 'new',
    name: trx.raw(`(select first_name || ' ' || last_name from users where id = ?)`, [author]),
    asked_at: ago(hours),
    answered_at: isAnswered ? ago(last) : null,
    created_at: ago(hours),
    last_message_at: ago(last),
    last_side: isAnswered ? 'owner' : 'enquirer',
    owner_read_at: isAnswered ? ago(last) : null,
    enquirer_read_at: ago(hours),
  });
  const message = (side: 'enquirer' | 'owner', author_id: string, body: string, before: number) =>
    trx('lead_messages').insert({
      id: seedId('demo_office_lead_messages', `${key}.${side}`),
      lead_id: id,
      author_id,
      side,
      body,
      created_at: ago(before),
    });
  await message('enquirer', author, source.pick(QUESTIONS), hours);
  if (!isAnswered) return;
  await message('owner', owner, source.pick(ANSWERS), last);
  const [rating, body, answer = null] = WORDS[(i + p) % WORDS.length] ?? [5, 'تعامل ممتاز.'];
  await trx('office_reviews')
    .insert({
      id: seedId('demo_office_reviews', key),
      office_id,
      author_id: author,
      rating,
      body,
      answer,
      answered_by: answer && owner,
      answered_at: answer && ago(1),
      created_at: ago(last - 1),
      updated_at: ago(last - 1),
    })
    .onConflict(['office_id', 'author_id'])
    .ignore();
}
