import * as z from 'zod/mini';
import { pointSchema, rectSchema } from './plan.ts';

/** What lies around the houses. */
const groundKindSchema = z.enum(['water', 'road', 'park', 'forest', 'yard', 'playground', 'school']);
export type GroundKind = z.output<typeof groundKindSchema>;

/** How a complex stands on its ground. Whole metres, x to the east, y to the south: the north is up. */
export const siteMapSchema = z.object({
  width: z.int().check(z.positive()),
  depth: z.int().check(z.positive()),
  grounds: z.array(z.object({ kind: groundKindSchema, outline: z.array(pointSchema).check(z.minLength(3)) })),
  houses: z.array(
    z.object({
      building: z.int(),
      sections: z.array(
        z.object({
          number: z.int(),
          place: rectSchema,
          /** The door to the hall of the section. */
          entrance: pointSchema,
        }),
      ),
    }),
  ),
});
export type SiteMap = z.output<typeof siteMapSchema>;
