import * as z from 'zod/mini';
import { viewCodes } from '../codes.ts';
import { directionSchema, pointSchema, rectSchema } from './plan.ts';

const viewCode = z.enum(viewCodes);

/**
 * The map of a floor type in a section: estates and common areas. Whole centimetres, (0, 0) is the upper left
 * corner of the section. Floors from `fromFloor` to `toFloor` all have this layout.
 */
export const floorLayoutSchema = z.object({
  width: z.int().check(z.positive()),
  depth: z.int().check(z.positive()),
  fromFloor: z.int(),
  toFloor: z.int(),
  slots: z.array(
    z.object({ slot: z.int().check(z.positive()), outline: z.array(pointSchema).check(z.minLength(4)) }),
  ),
  corridor: z.array(rectSchema),
  lifts: z.array(rectSchema),
  stairs: z.array(rectSchema),
  /** The compass direction of the map's upper edge. */
  orientation: directionSchema,
  views: z.object({ top: z.nullable(viewCode), bottom: z.nullable(viewCode) }),
});

export type FloorLayout = z.output<typeof floorLayoutSchema>;
export type FloorSlot = FloorLayout['slots'][number];
