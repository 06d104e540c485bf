import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import type { DataOf, Lang } from '#lib/endpoint.ts';
import { fill, type Message } from '#lib/errors.ts';
import { dollarsOf } from '#rules/money.ts';
import type { Impact } from './analyse-change.ts';
import type { impactAnalysis, listingImpactExplanation } from './contract.ts';
import { presentListings, presentSubscribedPlan } from './present.ts';
import type { SubscriptionDetails } from './queries.ts';

interface Analysed {
  impact: Impact;
  live: SubscriptionDetails | undefined;
  balanceCents: number;
}

export async function presentImpact(
  db: Db,
  { impact: { quote, listings, facts }, live, balanceCents }: Analysed,
  lang: Lang,
): Promise<DataOf<typeof impactAnalysis>> {
  const due = quote?.dueCents ?? 0;
  // Left on purpose, a plan has no days of grace.
  const ofPlan = live?.status === 'expired' ? undefined : live?.ends_at;
  const effectiveAt = quote?.startsAt ?? ofPlan ?? (await appNow(db));
  return {
    facts,
    change: quote?.change ?? 'cancellation',
    fromPlan: live ? presentSubscribedPlan(live.plan, lang) : null,
    toPlan: quote && presentSubscribedPlan(quote.plan, lang),
    price: dollarsOf(quote?.plan.cents ?? 0),
    unused: dollarsOf(quote?.unusedCents ?? 0),
    due: dollarsOf(due),
    balance: dollarsOf(balanceCents),
    missing: dollarsOf(Math.max(0, due - balanceCents)),
    effectiveAt: effectiveAt.toISOString(),
    validUntil: quote?.endsAt.toISOString() ?? null,
    listings: {
      allowed: listings.allowed,
      used: listings.used,
      kept: listings.kept.length,
      archived: presentListings(listings.archived, lang),
      activated: presentListings(listings.activated, lang),
    },
  };
}

const WORDS = {
  unlimited: {
    ar: 'يمكنك بعد التغيير نشر أي عدد من الإعلانات.',
    en: 'After the change you can publish as many listings as you like.',
  },
  places: {
    ar: 'العدد المسموح بعد التغيير: {allowed}. المستخدم الآن: {used}.',
    en: 'Listings allowed after the change: {allowed}. In use now: {used}.',
  },
  archived: {
    ar: 'عدد الإعلانات التي ستُؤرشف: {n}. تُؤرشف من آخر ترتيبك، والأقدم قبل الأحدث عند التساوي.',
    en: 'Listings that will be archived: {n}. They are taken from the end of your own order, of equals the oldest first.',
  },
  activated: {
    ar: 'عدد الإعلانات التي ستعود إلى العرض: {n}، بحسب ترتيبك. ما أرشفته بنفسك يبقى مؤرشفًا.',
    en: 'Listings that come back into view: {n}, in your own order. What you archived yourself stays archived.',
  },
  nothing: { ar: 'لن يُؤرشف أي إعلان.', en: 'No listing is archived.' },
} satisfies Record<string, Message>;

export function explainImpact({ listings, facts }: Impact, lang: Lang): DataOf<typeof listingImpactExplanation> {
  const { allowed, used, kept, archived, activated } = listings;
  const n = { archived: archived.length, activated: activated.length };
  const explanation = [
    allowed === null ? WORDS.unlimited[lang] : fill(WORDS.places[lang], { allowed, used }),
    n.archived > 0 ? fill(WORDS.archived[lang], { n: n.archived }) : WORDS.nothing[lang],
    ...(n.activated > 0 ? [fill(WORDS.activated[lang], { n: n.activated })] : []),
  ];
  const ranked = [
    ...kept.map((listing) => ({ listing, outcome: 'kept' as const })),
    ...archived.map((listing) => ({ listing, outcome: 'archived' as const })),
    ...activated.map((listing) => ({ listing, outcome: 'activated' as const })),
  ];
  const brief = presentListings(
    ranked.map(({ listing }) => listing),
    lang,
  );
  return {
    facts,
    explanation,
    listings: brief.map((listing, index) => ({
      ...listing,
      rank: index + 1,
      outcome: ranked[index]?.outcome ?? 'kept',
    })),
  };
}
