import type { OwnOffice } from '@diyar/api/contracts/own-office';
import { LOGO_MAX_BYTES } from '@diyar/api/rules/offices';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { imageAddress } from '#lib/image-address.ts';
import { PictureField } from '#ui/desk/picture-field.tsx';
import { removeLogo, sendLogo } from './api.ts';
import { useOwnOffice } from './use-own-office.ts';

const TYPES = ['image/jpeg', 'image/png'];

/** The office's logo. */
export function LogoField({ office: { id, logo, name } }: { office: OwnOffice }) {
  const { t } = useTranslation('own-office');
  const api = useApi();
  const { saved } = useOwnOffice();
  return (
    <PictureField
      name="logo"
      shape="square"
      address={logo ? imageAddress(logo, 320) : undefined}
      letter={[...name][0] ?? ''}
      types={TYPES}
      maxBytes={LOGO_MAX_BYTES}
      texts={{
        alt: t('logo.alt'),
        choose: t('logo.choose'),
        change: t('logo.change'),
        remove: t('logo.remove'),
        hint: t('logo.hint'),
        saved: t('logo.saved'),
        removed: t('logo.removed'),
        type: t('logo.type'),
        tooLarge: t('logo.tooLarge'),
        failed: t('logo.failed'),
      }}
      send={async (file) => saved(await (file ? sendLogo(api, id, file) : removeLogo(api, id)))}
    />
  );
}
