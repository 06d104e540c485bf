/** Uses that a promised browser lacks and does well without, and why. A pattern is matched against the whole name. */
export const HARMLESS_STYLES: [name: RegExp, why: string, only?: RegExp][] = [
  [/cursor: .+|resize(: .+)?|:selection/, 'a phone has no mouse to show it'],
  [/text-wrap(: .+)?|text-align-last(: .+)?|text-box-.+|hyphens(: .+)?/, 'lines break and stand as they always did'],
  [/scrollbar-.+|overscroll-behavior.*/, 'scrolling as the browser does it'],
  [/field-sizing(: .+)?/, 'a select is as wide as its longest entry'],
  [/content-visibility(: .+)?|contain-intrinsic-.+/, 'all is laid out at once'],
  [/anchor-name/, 'places nothing by itself; what hangs from it asks by @supports'],
  [/(?:align-content|place-items|place-self): (?:start|end)/, 'Safari 15.4 knows them in grids, where we use them'],
  [/(?:inline-size|width|max-width|block-size): fit-content/, 'MDN counts another name of it for Samsung, a Chromium'],
  [/font-family: .+/, 'the next family is taken'],
  [/float: inline-start/, 'a legend as wide as its box stands in a line of its own in any case'],
  [/:fullscreen/, 'the map has no button for it'],
  [/container-type.*/, 'asks nothing by itself; questions are looked at on their own'],
  [/overflow: clip/, 'the scene is as wide as the page', /clip visible/],
  [/@container/, 'the quarter’s name does the same by the width of the page', /\.name_/],
  [/:has/, 'the page behind the photos may be scrolled', /lightbox/],
  // Mantine's, of the dashboard.
  [/:has/, 'room for a scrollbar or a button inside a field', /\.m_/],
  [/container(?:: .+)?/, 'names what @container asks of a grid, which goes by the page here', /simple-grid/],
  [/@layer/, 'unwrapped by older-browsers/style-layers.ts', /^@layer mantine/],
  [/@container/, 'how many buttons a pager shows in a narrow box', /\.m_/],
  [/translate/, 'the dot of a radio button, in a browser before Chrome 104', /-50% -50%/],
  [/backdrop-filter/, 'a dialog’s ground is dark all the same'],
];

/** Given by `src/older-browsers`; not in workers, which load none of it. */
export const MENDED_INTERFACES = [
  ...['.toSorted()', '.toReversed()', '.toSpliced()', '.with()', '.findLast()', '.findLastIndex()'],
  ...['AbortSignal.any', 'AbortSignal.timeout', '.throwIfAborted()', 'URL.canParse', '.requestSubmit()'],
  ...['.showPopover()', '.hidePopover()'],
];

/** Newer ones that a library asks for in a way the check does not see, and methods of ours that have the name of a newer one. */
export const NO_CONCERN: Record<string, string> = {
  'Intl.Segmenter': 'MapLibre cuts by letters where there is none',
  'Notification.requestPermission': 'asked where there are push messages, features/push',
  PushSubscription: 'Firebase asks for PushManager first, and is loaded where there are push messages alone',
  '.showNotification()': 'called where a push message came, service-worker/push.ts',
  '.handle()': 'a picture of libheif, features/listing-media',
  '.sync()': 'the queue of a listing’s files, features/listing-media',
  '.install()': 'pictures of the map’s style, map/',
  '.toArray()': 'React.Children',
  '.drop()': 'a listing that waits, features/offline',
  '.copyTo()': 'a VideoFrame, which MapLibre has only where there are any',
};
