import * as z from 'zod/mini';
import { directions } from '../codes.ts';

/**
 * The plan of an estate and the map of its floor, as data. Lengths are whole centimetres, areas are
 * hundredths of a square metre. Axes are those of a drawing: x to the right, y down. A plan is drawn with its
 * main facade at the top; (0, 0) is the inner corner of the top left room, so the outline begins at (−outer
 * wall, −outer wall).
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

/** A corner of the outline; `faces` says what lies beyond the edge that goes from it to the next corner. */
const outlineCornerSchema = z.extend(pointSchema, {
  faces: z.enum(['outside', 'neighbour', 'corridor']),
});

const planRoomSchema = z.object({
  code: roomCodeSchema,
  /** Touching rectangles that make one floor: one for most rooms, two for an L. */
  rects: z.array(rectSchema).check(z.minLength(1)),
  /** Rounded to a tenth of a square metre, as measured and as sold; the total is the sum of these. */
  areaCentiM2: z.int().check(z.positive()),
  /** Where the name and the area are written: a spot free of furniture. */
  label: pointSchema,
});

const planDoorSchema = z.object({
  kind: z.enum(['entrance', 'inner', 'opening']),
  /** The hole in the wall, as deep as the wall is thick. */
  gap: rectSchema,
  /** Which way the leaf opens, in the directions of the drawing (north is up). */
  swing: directionSchema,
  /** The hinged end of the gap: its left or upper end is the start. */
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
  /** Where its front looks; its back stands on the opposite side. */
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
  /** The side of the world the top of the drawing looks to. */
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
