import { useLang } from './i18n.ts';
import { LANGS } from './language.ts';
import { withLang } from './links.ts';
import { useSite } from './site.ts';

export type SeoProps = {
  /** Without the brand, which is added. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** The canonical path with the parameters that make it another page, without `lang`: `/offices?page=2`. */
  path: string;
  /** Absolute path or address of the preview picture. */
  image?: string;
  type?: 'website' | 'article' | 'product';
  noindex?: boolean;
  /** schema.org objects, without `@context`. */
  jsonLd?: Record<string, unknown>[];
};

const LOCALE = { ar: 'ar_SY', en: 'en_US' } as const;

/** Everything a page tells search engines and previews; React lifts it into the head. One per page. */
export function Seo({
  title,
  description,
  keywords = [],
  path: own,
  image = '/og.png',
  type = 'website',
  noindex,
  jsonLd = [],
}: SeoProps) {
  const lang = useLang();
  const { origin, brand, double } = useSite();
  const path = double?.path === own ? double.canonical : own;
  const address = (of: (typeof LANGS)[number]) => origin + withLang(path, of);
  const preview = new URL(image, origin);
  const full = title === brand[lang] ? title : `${title} | ${brand[lang]}`;

  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address(lang)} />}
      {!noindex && LANGS.map((other) => <link key={other} rel="alternate" hrefLang={other} href={address(other)} />)}
      {!noindex && <link rel="alternate" hrefLang="x-default" href={address('ar')} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand[lang]} />
      <meta property="og:locale" content={LOCALE[lang]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(lang)} />
      <meta property="og:image" content={preview.href} />
      {import.meta.env.SSR && <OfPreview lang={lang} preview={preview} alt={title} />}
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, with `<` escaped by `jsonText`
          dangerouslySetInnerHTML={{
            __html: jsonText(jsonLd.map((item) => ({ '@context': 'https://schema.org', ...item }))),
          }}
        />
      )}
    </>
  );
}

/** Every preview picture is drawn to one measure. */
const CARD = { width: '1200', height: '630' };

/** For those who fetch a page to preview it, and run no code: the browser's copy has no need of them. */
function OfPreview({ lang, preview, alt }: { lang: (typeof LANGS)[number]; preview: URL; alt: string }) {
  return (
    <>
      {LANGS.filter((other) => other !== lang).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALE[other]} />
      ))}
      <meta property="og:image:type" content={preview.pathname.endsWith('.png') ? 'image/png' : 'image/jpeg'} />
      <meta property="og:image:width" content={CARD.width} />
      <meta property="og:image:height" content={CARD.height} />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}

/** JSON that can stand inside a `<script>`: no text in it can close the element. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
