import type { OfficeApplication } from '@diyar/api/contracts/office-applications';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '#ui/date-text.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { Phone } from '#ui/phone.tsx';

type Props = {
  application: OfficeApplication;
  town: string | null | undefined;
  more?: readonly (readonly [string, ReactNode])[];
};

/** Content of an application. A website is shown as it was written: nobody is led to a stranger's address. */
export function ApplicationFacts({ application: one, town, more = [] }: Props) {
  const { t } = useTranslation('office-applications');
  return (
    <Facts
      facts={[
        [t('fields.name'), one.name],
        [t('fields.nameEn'), one.nameEn && <bdi>{one.nameEn}</bdi>],
        [t('fields.town'), town],
        [t('fields.address'), one.address],
        [t('fields.licenseNumber'), one.licenseNumber && <bdi dir="ltr">{one.licenseNumber}</bdi>],
        [t('fields.email'), one.email && <bdi dir="ltr">{one.email}</bdi>],
        [t('fields.phone'), one.phone && <Phone number={one.phone} />],
        [t('fields.website'), one.website && <bdi dir="ltr">{one.website}</bdi>],
        [t('fields.description'), one.description],
        ...more,
        [t('applied'), <DateText key="applied" value={one.createdAt} style="time" />],
      ]}
    />
  );
}
