import { type ReactNode, useId } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { Container } from '#ui/container.tsx';
import { IconArrowForward } from '#ui/direction-icons.tsx';
import css from './part.module.css';

type Props = {
  title: string;
  text?: string;
  /** The way on, at the end of the heading's line. */
  more?: { to: string; label: string };
  tone?: 'page' | 'sunken';
  children: ReactNode;
};

/** A part of the home page under its heading. */
export function Part({ title, text, more, tone = 'page', children }: Props) {
  const id = useId();
  return (
    <section className={css.part} data-tone={tone} aria-labelledby={id}>
      <Container>
        <div className={css.head}>
          <div>
            <h2 id={id} className={css.title}>
              {title}
            </h2>
            {text && <p className={css.text}>{text}</p>}
          </div>
          {more && (
            <AppLink to={more.to} className="d-more">
              {more.label}
              <IconArrowForward size={18} stroke={1.6} aria-hidden />
            </AppLink>
          )}
        </div>
        {children}
      </Container>
    </section>
  );
}
