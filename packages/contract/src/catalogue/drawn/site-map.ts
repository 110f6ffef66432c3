import * as z from 'zod/mini';
import { pointSchema, rectSchema } from './plan.ts';

/** What surrounds the buildings. */
const groundKindSchema = z.enum(['water', 'road', 'park', 'forest', 'yard', 'playground', 'school']);
export type GroundKind = z.output<typeof groundKindSchema>;

/** The site plan of a complex. Whole metres, x to the east, y to the south: the north is up. */
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
          /** The entrance door of the section. */
          entrance: pointSchema,
        }),
      ),
    }),
  ),
});
export type SiteMap = z.output<typeof siteMapSchema>;
