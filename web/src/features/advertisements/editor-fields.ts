import { damascusDay } from '@diyar/api/rules/damascus-time';
import { readFigure, shownFigure } from '@diyar/api/rules/figures';
import type { Advertisement, AdvertisementContent, Uploaded } from './api.ts';

export const PLATFORMS = ['universal', 'web', 'mobile'] as const;

/** An advertisement's content as inputs hold it: empty where there is nothing. */
export type EditorFields = {
  title: string;
  description: string;
  link: string;
  phone: string;
  picture: Uploaded | undefined;
  platform: (typeof PLATFORMS)[number];
  startsOn: string;
  endsOn: string | null;
  targetDays: string[];
  mostPerPerson: string;
  dailyLimit: string;
  pausesUnseen: boolean;
  pausesSpent: boolean;
};

/** The calendar day in Damascus, as `2026-03-01`. */
export const dayNow = () => damascusDay(new Date());

/** A stored address with its Arabic letters, as its owner typed it, where nothing else can be meant. */
function readable(link: string): string {
  try {
    const typed = decodeURI(link);
    return new URL(typed).href === link ? typed : link;
  } catch {
    return link;
  }
}

export const fieldsOf = (old: Advertisement | undefined): EditorFields => ({
  title: old?.title ?? '',
  description: old?.description ?? '',
  link: old?.link ? readable(old.link) : '',
  phone: old?.phone ?? '',
  picture: old?.image ?? undefined,
  platform: old?.platform ?? 'universal',
  startsOn: old?.startsOn ?? dayNow(),
  endsOn: old?.endsOn ?? null,
  targetDays: old?.targetDays.map(String) ?? [],
  mostPerPerson: shownFigure(old?.mostPerPerson ?? 3),
  dailyLimit: old?.dailyLimit ? shownFigure(old.dailyLimit) : '',
  pausesUnseen: old?.pausesUnseen ?? true,
  pausesSpent: old?.pausesSpent ?? true,
});

export const contentIn = ({ picture, ...fields }: Omit<EditorFields, 'startsOn'>): AdvertisementContent => ({
  ...fields,
  title: fields.title.trim(),
  description: fields.description.trim() || null,
  link: fields.link.trim() || null,
  phone: fields.phone.trim(),
  image: picture?.id ?? '',
  targetDays: fields.targetDays.map(Number),
  mostPerPerson: readFigure(fields.mostPerPerson) ?? 3,
  dailyLimit: readFigure(fields.dailyLimit) ?? null,
});
