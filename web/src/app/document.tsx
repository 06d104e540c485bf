import { type ReactNode, StrictMode } from 'react';
import { COLOR_SCHEME_SCRIPT } from '#lib/color-scheme-script.ts';
import { directionOf, type Lang } from '#lib/language.ts';
import { START_SCRIPT } from '#lib/start-script.ts';
import { type Assets, BOOT_ID } from './boot.ts';

type Props = { lang: Lang; assets: Assets; bootJson: string; children: ReactNode };

/** The HTML's own scripts have run when React takes the page over: its code need not hold them once more. */
const COLOR_SCHEME = import.meta.env.SSR ? COLOR_SCHEME_SCRIPT : '';
const START = import.meta.env.SSR ? START_SCRIPT : '';

/** The whole page, `<html>` included, so that React lifts each page's title and links into the head on the server too. */
export function Document({ lang, assets, bootJson, children }: Props) {
  return (
    <StrictMode>
      {/* The colour-scheme script changes an attribute before React arrives. */}
      <html lang={lang} dir={directionOf(lang)} data-mantine-color-scheme="light" suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141817" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, named by its hash in the CSP */}
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: COLOR_SCHEME }} />
          {assets.fonts.map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
          ))}
          {assets.styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} precedence="default" />
          ))}
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/180.png" />
          <link rel="manifest" href={`/manifest.webmanifest?lang=${lang}`} />
        </head>
        <body>
          {children}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; `jsonText` escapes what could close it */}
          <script id={BOOT_ID} type="application/json" dangerouslySetInnerHTML={{ __html: bootJson }} />
          <script
            data-code={assets.preloads.join(' ')}
            data-start={assets.scripts.join(' ')}
            data-older={assets.older}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, named by its hash in the CSP
            dangerouslySetInnerHTML={{ __html: START }}
            suppressHydrationWarning
          />
        </body>
      </html>
    </StrictMode>
  );
}
