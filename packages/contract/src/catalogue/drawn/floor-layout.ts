import * as z from 'zod/mini';
import { viewCodes } from '../codes.ts';
import { directionSchema, pointSchema, rectSchema } from './plan.ts';

const viewCode = z.enum(viewCodes);

/**
 * The map of one kind of floor in a section: where each estate lies and what is common. Whole centimetres,
 * the upper left corner of the section is (0, 0). Every floor from `fromFloor` to `toFloor` is built to it.
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
  /** The side of the world the top of the map looks to. */
  orientation: directionSchema,
  views: z.object({ top: z.nullable(viewCode), bottom: z.nullable(viewCode) }),
});

export type FloorLayout = z.output<typeof floorLayoutSchema>;
export type FloorSlot = FloorLayout['slots'][number];
