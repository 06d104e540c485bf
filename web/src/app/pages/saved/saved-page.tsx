import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { savedPath } from '#features/favourites/saved-link.tsx';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { Seo } from '#lib/seo.tsx';
import { useSessionState } from '#lib/session.ts';
import { Container } from '#ui/container.tsx';
import { Desk } from '#ui/desk/desk.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import css from './saved.module.css';
import { SavedLists } from './saved-lists.tsx';

const PATH = '/properties/saved';

/** A visitor's lists, which lie on this device. A member's are in the dashboard, and that is where she is led. */
export function Page() {
  const { t } = useTranslation('favourites');
  const { user, status } = useSessionState();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const lang = useLang();
  const home = savedPath(user?.type);
  const list = query.get('list');

  useEffect(() => {
    if (home === PATH) return;
    navigate(withLang(list ? `${home}?list=${list}` : home, lang), { replace: true });
  }, [home, list, lang, navigate]);

  // Whoever signs in from here finds the same list there.
  const back = { from: withLang('/dashboard/favourites', lang) };
  return (
    <Container className={css.page}>
      <Seo title={t('title')} description={t('description')} path={PATH} noindex />
      <Desk>
        <SavedLists
          path={PATH}
          note={
            status === 'anonymous' && (
              <div className={css.note}>
                <p>{t('device')}</p>
                <div className={css.noteActs}>
                  <LinkButton compact to="/register" state={back}>
                    {t('register')}
                  </LinkButton>
                  <LinkButton compact look="outline" to="/login" state={back}>
                    {t('login')}
                  </LinkButton>
                </div>
              </div>
            )
          }
        />
      </Desk>
    </Container>
  );
}
