import * as z from 'zod/mini';
import { directions } from '../codes.ts';

/**
 * The plan of an estate and the map of its floor, as data. Lengths are whole centimetres, areas are
 * hundredths of a square metre; x points right, y down. The main facade is at the top. (0, 0) is the inner
 * corner of the top left room, so the outline begins at (−outer wall, −outer wall).
 */

const cm = z.int();
const length = z.int().check(z.positive());

export const pointSchema = z.object({ x: cm, y: cm });
export const rectSchema = z.object({ x: cm, y: cm, width: length, height: length });

export const directionSchema = z.enum(directions);

export const roomCodeSchema = z.enum([
  'studio',
  'living',
  'kitchen',
  'kitchenLiving',
  'bedroom',
  'nursery',
  'study',
  'hall',
  'bathroom',
  'toilet',
  'wardrobe',
  'laundry',
  'sales',
  'stock',
  'place',
  'storage',
]);

/** A corner of the outline; `faces` says what lies beyond the edge from it to the next corner. */
const outlineCornerSchema = z.extend(pointSchema, {
  faces: z.enum(['outside', 'neighbour', 'corridor']),
});

const planRoomSchema = z.object({
  code: roomCodeSchema,
  /** Adjacent rectangles that form one room: one for most rooms, two for an L-shaped one. */
  rects: z.array(rectSchema).check(z.minLength(1)),
  /** Rounded to a tenth of a square metre, as measured and as sold; the total is the sum of these. */
  areaCentiM2: z.int().check(z.positive()),
  /** Position of the name and the area: free of furniture. */
  label: pointSchema,
});

const planDoorSchema = z.object({
  kind: z.enum(['entrance', 'inner', 'opening']),
  /** The opening in the wall, as deep as the wall is thick. */
  gap: rectSchema,
  /** The direction in which the door opens, on the drawing (north is up). */
  swing: directionSchema,
  /** The end of the opening with the hinges; its left or upper end is the start. */
  hinge: z.enum(['start', 'end']),
  width: length,
});

const planWindowSchema = z.object({ gap: rectSchema, side: directionSchema });

const furnitureCodeSchema = z.enum([
  'bedDouble',
  'bedSingle',
  'wardrobe',
  'desk',
  'sofa',
  'armchair',
  'dining',
  'kitchen',
  'bath',
  'shower',
  'basin',
  'toilet',
  'washer',
  'shelf',
  'counter',
  'car',
]);

const furnitureSchema = z.extend(rectSchema, {
  code: furnitureCodeSchema,
  /** The direction of its front; its back stands on the opposite side. */
  facing: directionSchema,
});

export const planSchema = z.object({
  kind: z.enum(['flat', 'commercial', 'parking', 'storage']),
  outline: z.array(outlineCornerSchema).check(z.minLength(4)),
  walls: z.object({ outer: z.int().check(z.nonnegative()), inner: z.int().check(z.nonnegative()) }),
  rooms: z.array(planRoomSchema).check(z.minLength(1)),
  doors: z.array(planDoorSchema),
  windows: z.array(planWindowSchema),
  furniture: z.array(furnitureSchema),
  columns: z.array(rectSchema),
  /** The compass direction of the drawing's upper edge. */
  orientation: directionSchema,
});

export type Point = z.output<typeof pointSchema>;
export type Rect = z.output<typeof rectSchema>;
export type Direction = z.output<typeof directionSchema>;
export type RoomCode = z.output<typeof roomCodeSchema>;
export type OutlineCorner = z.output<typeof outlineCornerSchema>;
export type PlanRoom = z.output<typeof planRoomSchema>;
export type PlanDoor = z.output<typeof planDoorSchema>;
export type PlanWindow = z.output<typeof planWindowSchema>;
export type FurnitureCode = z.output<typeof furnitureCodeSchema>;
export type Furniture = z.output<typeof furnitureSchema>;
export type Plan = z.output<typeof planSchema>;
