import { useTranslation } from 'react-i18next';
import { Container } from '#ui/container.tsx';
import { CourtyardScene } from '#ui/courtyard-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import css from './call.module.css';

/** For those with something to offer: the owner's door, and the office's. */
export function Call() {
  const { t } = useTranslation('home');
  return (
    <Container as="section" className={css.calls}>
      <div className={css.call}>
        <div>
          <h2 className={css.title}>{t('call.owner.title')}</h2>
          <p className={css.text}>{t('call.owner.text')}</p>
          <div className={css.actions}>
            <LinkButton to="/register">{t('call.owner.action')}</LinkButton>
          </div>
        </div>
        <CourtyardScene scene="open" className={css.scene} />
      </div>
      <div className={css.call}>
        <div>
          <h2 className={css.title}>{t('call.office.title')}</h2>
          <p className={css.text}>{t('call.office.text')}</p>
          <div className={css.actions}>
            <LinkButton to="/register" look="outline">
              {t('call.office.action')}
            </LinkButton>
            <LinkButton to="/offices" look="plain">
              {t('call.office.more')}
            </LinkButton>
          </div>
        </div>
        <CourtyardScene scene="closed" className={css.scene} />
      </div>
    </Container>
  );
}
