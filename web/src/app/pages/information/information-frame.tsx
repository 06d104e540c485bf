import type { ReactNode } from 'react';
import { Seo } from '#lib/seo.tsx';
import { Container } from '#ui/container.tsx';
import css from './information.module.css';

type Props = {
  path: string;
  title: string;
  intro: string;
  /** Of the search engines; the intro unless told. */
  description?: string;
  jsonLd?: Record<string, unknown>[];
  children: ReactNode;
};

/** A page about the site itself: its heading, what it says in one sentence, then its parts. */
export function InformationFrame({ path, title, intro, description = intro, jsonLd, children }: Props) {
  return (
    <Container className={css.page}>
      <Seo title={title} description={description} path={path} jsonLd={jsonLd} />
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.intro}>{intro}</p>
      </header>
      {children}
    </Container>
  );
}
