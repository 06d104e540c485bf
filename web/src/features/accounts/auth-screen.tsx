import type { ReactNode } from 'react';
import { CourtyardScene, type Scene } from '#ui/courtyard-scene.tsx';
import css from './auth-screen.module.css';

type Props = {
  title: string;
  text: string;
  scene?: Scene;
  /** Stands above the title. */
  mark?: ReactNode;
  /** The title and the text change by themselves: readers are told. */
  live?: boolean;
  children?: ReactNode;
  foot?: ReactNode;
};

/** A screen with one form, beside the courtyard. */
export function AuthScreen({ title, text, scene = 'open', mark, live, children, foot }: Props) {
  return (
    <section className={css.screen}>
      <div className={css.card}>
        {mark}
        <div aria-live={live ? 'polite' : undefined}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.text}>{text}</p>
        </div>
        {children}
        {foot && <p className={css.foot}>{foot}</p>}
      </div>
      <CourtyardScene scene={scene} className={css.scene} />
    </section>
  );
}
