import css from './information.module.css';

export type TextSection = { id: string; title: string; text: string[] };

type Props = { contents: string; sections: readonly TextSection[]; children?: (id: string) => React.ReactNode };

/** A long text with its contents beside it: each part has an address of its own. */
export function Sections({ contents, sections, children }: Props) {
  return (
    <div className={css.columns}>
      <nav aria-label={contents} className={css.contents}>
        <p className={css.contentsTitle}>{contents}</p>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.sections}>
        {sections.map(({ id, title, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={css.section}>
            <h2 id={`${id}-title`}>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {children?.(id)}
          </section>
        ))}
      </div>
    </div>
  );
}
