import type {
  OutlineCorner,
  PlanDoor,
  PlanWindow,
  Rect,
  RoomCode,
} from '@novosel/contract/catalogue/drawn/plan.ts';

export interface SketchRoom {
  code: RoomCode;
  rects: Rect[];
}

/** A plan before it is measured and furnished. */
export interface Sketch {
  outline: OutlineCorner[];
  rooms: SketchRoom[];
  doors: PlanDoor[];
  windows: PlanWindow[];
}
