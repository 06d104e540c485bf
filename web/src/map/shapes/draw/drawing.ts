import { type Area, cornersIn, type LngLat, roundedCorner, SHAPE_LIMITS, type Shape } from '@diyar/api/rules/shape';

export const TOOLS = ['corners', 'freehand', 'circle'] as const;
export type Tool = (typeof TOOLS)[number];

/** A circle's radius, or a walk's time. */
export type Reach = Readonly<{ kind: 'circle'; metres: number } | { kind: 'walk'; minutes: number }>;

/** What is being drawn. */
export interface Drawing {
  areas: Shape;
  /** Corners of the area that is not closed yet. */
  draft: readonly LngLat[];
  tool: Tool;
  /** The next area is taken out of the others. */
  isCutting: boolean;
  /** The area whose corners can be moved. */
  current: number | undefined;
  /** How far the next circle or walk reaches. */
  reach: Reach;
  past: readonly Pick<Drawing, 'areas' | 'draft' | 'current'>[];
}

export type DrawAction =
  | { type: 'tool'; tool: Tool }
  | { type: 'cutting'; on: boolean }
  | { type: 'corner'; at: LngLat }
  | { type: 'close' }
  | { type: 'line'; corners: readonly LngLat[] }
  | { type: 'circle'; center: LngLat }
  | { type: 'reach'; reach: Reach }
  | { type: 'move'; corner: number; to: LngLat }
  | { type: 'split'; corner: number; at: LngLat }
  | { type: 'removeCorner'; corner: number }
  | { type: 'removeArea'; index: number }
  | { type: 'select'; index: number }
  | { type: 'undo' }
  | { type: 'clear' };

export const startOf = (areas: Shape, reach: Reach): Drawing => ({
  areas,
  draft: [],
  tool: 'corners',
  isCutting: false,
  current: areas.length > 0 ? areas.length - 1 : undefined,
  reach,
  past: [],
});

/** Corners, and whole areas, that may still be drawn. */
export const roomIn = ({ areas, draft }: Pick<Drawing, 'areas' | 'draft'>): number =>
  areas.length >= SHAPE_LIMITS.areas ? 0 : SHAPE_LIMITS.corners - cornersIn(areas) - draft.length;

export const isClosable = ({ draft }: Drawing): boolean => draft.length >= 3;

/** What would be searched now; a line that is nearly an area counts as one. */
export function drawnShape(drawing: Drawing): Shape | undefined {
  const { areas } = isClosable(drawing) ? draw(drawing, { type: 'close' }) : drawing;
  return areas.some((area) => area.kind !== 'polygon' || !area.cut) ? areas : undefined;
}

export function draw(drawing: Drawing, action: DrawAction): Drawing {
  const { areas, draft, current, past } = drawing;
  const change = (next: Partial<Drawing>): Drawing => ({
    ...drawing,
    ...next,
    past: [...past, { areas, draft, current }],
  });
  const added = (area: Area) => change({ areas: [...areas, area], draft: [], current: areas.length, isCutting: false });
  switch (action.type) {
    case 'tool':
      return { ...drawing, tool: action.tool, isCutting: action.tool !== 'circle' && drawing.isCutting };
    case 'cutting':
      return { ...drawing, isCutting: action.on };
    case 'corner':
      return roomIn(drawing) > 0 ? change({ draft: [...draft, roundedCorner(action.at)] }) : drawing;
    case 'close':
      return isClosable(drawing) ? added({ kind: 'polygon', corners: draft, cut: drawing.isCutting }) : drawing;
    case 'line': {
      const corners = action.corners.map(roundedCorner);
      const fits = corners.length >= 3 && corners.length <= roomIn({ areas, draft: [] });
      return fits ? added({ kind: 'polygon', corners, cut: drawing.isCutting }) : drawing;
    }
    case 'circle':
      return roomIn({ areas, draft: [] }) > 0
        ? added({ ...drawing.reach, center: roundedCorner(action.center) })
        : drawing;
    case 'reach': {
      const { reach } = action;
      const area = current === undefined ? undefined : areas[current];
      return area && area.kind !== 'polygon'
        ? { ...change({ areas: replaced(areas, current, { ...reach, center: area.center }) }), reach }
        : { ...drawing, reach };
    }
    case 'move':
      return change({ areas: replaced(areas, current, movedArea(areas[current ?? -1], action)) });
    case 'split':
      return roomIn(drawing) > 0
        ? change({ areas: replaced(areas, current, splitArea(areas[current ?? -1], action)) })
        : drawing;
    case 'removeCorner': {
      const area = areas[current ?? -1];
      if (area?.kind !== 'polygon' || area.corners.length <= 3) return drawing;
      const corners = area.corners.filter((_, index) => index !== action.corner);
      return change({ areas: replaced(areas, current, { ...area, corners }) });
    }
    case 'removeArea': {
      const left = areas.filter((_, index) => index !== action.index);
      return change({ areas: left, current: left.length > 0 ? left.length - 1 : undefined });
    }
    case 'select':
      return { ...drawing, current: action.index };
    case 'undo': {
      const before = past.at(-1);
      return before ? { ...drawing, ...before, past: past.slice(0, -1) } : drawing;
    }
    case 'clear':
      return change({ areas: [], draft: [], current: undefined, isCutting: false });
  }
}

const replaced = (areas: Shape, at: number | undefined, area: Area | undefined): Shape =>
  area ? areas.map((each, index) => (index === at ? area : each)) : areas;

function movedArea(area: Area | undefined, { corner, to }: { corner: number; to: LngLat }): Area | undefined {
  if (area?.kind === 'circle' || area?.kind === 'walk') return { ...area, center: roundedCorner(to) };
  return area && { ...area, corners: area.corners.map((each, index) => (index === corner ? roundedCorner(to) : each)) };
}

/** A new corner behind one. */
function splitArea(area: Area | undefined, { corner, at }: { corner: number; at: LngLat }): Area | undefined {
  if (area?.kind !== 'polygon') return undefined;
  const { corners } = area;
  return { ...area, corners: [...corners.slice(0, corner + 1), roundedCorner(at), ...corners.slice(corner + 1)] };
}
