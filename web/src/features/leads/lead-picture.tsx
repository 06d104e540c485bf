import type { Lead } from '@diyar/api/contracts/leads';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { imageAddress } from '#lib/image-address.ts';
import { Picture } from '#ui/picture.tsx';
import css from './lead-picture.module.css';

/** What a conversation is about: a listing's photo, or the office's logo. Decoration: both are named beside it. */
export function LeadPicture({ lead: { listing, office }, className = '' }: { lead: Lead; className?: string }) {
  if (listing)
    return <Picture photo={listing.image} alt="" sizes="72px" ratio="1 / 1" largest={160} className={className} />;
  if (office?.logo)
    return <img src={imageAddress(office.logo, 160)} alt="" loading="lazy" className={`${css.logo} ${className}`} />;
  return (
    <span className={`${css.sign} ${className}`} aria-hidden>
      <IconBuildingStore size={30} stroke={1.4} />
    </span>
  );
}
