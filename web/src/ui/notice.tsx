import type { ReactNode } from 'react';
import { CourtyardScene, type Scene } from './courtyard-scene.tsx';
import css from './notice.module.css';

type Props = { scene: Scene; title: string; text: string; code?: string; badge?: string; children?: ReactNode };

/** A page with one thing to say, beside the courtyard's door. `children`: its buttons. */
export function Notice({ scene, title, text, code, badge, children }: Props) {
  return (
    <section className={css.notice}>
      <div className={css.words}>
        {badge && <p className={css.badge}>{badge}</p>}
        {code && <p className={css.code}>{code}</p>}
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        {children && <div className={css.actions}>{children}</div>}
      </div>
      <CourtyardScene scene={scene} className={css.scene} />
    </section>
  );
}
