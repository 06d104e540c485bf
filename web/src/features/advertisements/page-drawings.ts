import type { AdPlace } from '@diyar/api/rules/advertisements';

/** From the page's leading edge and its top, in pixels. */
type Box = readonly [x: number, y: number, width: number, height: number];
export type Drawing = { boxes: readonly Box[]; slot: { x: number; y: number; width: number } };
export type Screen = 'web' | 'mobile';

export const SCREEN_WIDTH: Record<Screen, number> = { web: 1280, mobile: 390 };

const cards = (x: number, y: number, count: number, width: number, height: number): Box[] =>
  Array.from({ length: count }, (_, at) => [x + at * (width + 20), y, width, height]);
const wide = (y: number) => cards(40, y, 4, 285, 210);
const phoneCard = (y: number): Box => [16, y, 358, 210];
const HEAD = { web: [0, 0, 1280, 64], mobile: [0, 0, 390, 56] } as const satisfies Record<Screen, Box>;

/** The pages that a place is on, as far as one must know them to find it. */
export const PAGE_DRAWINGS: Record<AdPlace, Record<Screen, Drawing>> = {
  home: {
    web: { boxes: [HEAD.web, [40, 84, 1200, 180], ...wide(290)], slot: { x: 40, y: 530, width: 1200 } },
    mobile: {
      boxes: [HEAD.mobile, [16, 76, 358, 160], [16, 256, 294, 190], [330, 256, 60, 190]],
      slot: { x: 16, y: 470, width: 358 },
    },
  },
  search_results: {
    web: {
      boxes: [HEAD.web, ...cards(40, 84, 2, 315, 210), [711, 84, 529, 620], ...cards(40, 430, 2, 315, 210)],
      slot: { x: 40, y: 318, width: 651 },
    },
    mobile: { boxes: [HEAD.mobile, phoneCard(76)], slot: { x: 16, y: 306, width: 358 } },
  },
  featured: {
    web: { boxes: [HEAD.web, [40, 84, 1200, 90], ...wide(198)], slot: { x: 40, y: 432, width: 1200 } },
    mobile: { boxes: [HEAD.mobile, [16, 76, 358, 90], [-220, 190, 294, 210]], slot: { x: 90, y: 190, width: 294 } },
  },
  sidebar: {
    web: {
      boxes: [HEAD.web, [40, 84, 1200, 200], [40, 304, 800, 420], [880, 304, 360, 130]],
      slot: { x: 880, y: 458, width: 360 },
    },
    mobile: { boxes: [HEAD.mobile, [16, 76, 358, 150], [16, 246, 358, 110]], slot: { x: 16, y: 380, width: 358 } },
  },
  footer: {
    web: { boxes: [HEAD.web, ...wide(84), ...wide(314)], slot: { x: 40, y: 556, width: 1200 } },
    mobile: { boxes: [HEAD.mobile, phoneCard(76), phoneCard(306)], slot: { x: 16, y: 540, width: 358 } },
  },
};
