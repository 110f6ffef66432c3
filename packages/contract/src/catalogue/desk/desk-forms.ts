import * as z from 'zod/mini';
import { day, form, uuid } from '../../wire/schema.ts';
import { roomChoices } from '../choosing/filter.ts';
import { estateKinds } from '../codes.ts';
import { estateKind } from '../schema.ts';

/** What the desk fills in about the catalogue: the calls take it, and the pages check it before the call. */
const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000));

/** Why something is taken back. */
export const reasonForm = form({ reason });

export const promiseForm = form({
  year: z.int().check(z.minimum(2020), z.maximum(2099)),
  quarter: z.int().check(z.minimum(1), z.maximum(4)),
  reason,
});

/** Characters that a screen reader says of a picture. */
export const newsAltAtMost = 200;

const newsPicture = form({
  id: uuid,
  alt: z.string().check(z.trim(), z.minLength(3), z.maxLength(newsAltAtMost)),
});
const picturesAtMost = 12;

export const newsForm = form({
  complex: id,
  building: z.optional(id),
  happenedOn: day,
  title: z.string().check(z.trim(), z.minLength(3), z.maxLength(120)),
  text: z.string().check(z.trim(), z.minLength(3), z.maxLength(4000)),
  /** In the order in which they are shown, each with what is seen on it, for those who do not see it. */
  pictures: z.array(newsPicture).check(z.maxLength(picturesAtMost)),
});

/** What is seen on pictures of published news, written anew. */
export const picturesForm = form({
  pictures: z.array(newsPicture).check(z.minLength(1), z.maxLength(picturesAtMost)),
});

const kindsAtMost = Object.keys(estateKinds).length;

/** Prices of what is for sale in a complex, all or some of it, from a day to come. */
export const pricePlanForm = form({
  complex: id,
  building: z.optional(id),
  kinds: z.array(estateKind).check(z.minLength(1), z.maxLength(kindsAtMost)),
  /** Of homes alone. None is any number of rooms; 4 is four and more. */
  rooms: z.array(z.enum(roomChoices)).check(z.maxLength(roomChoices.length)),
  by: z.enum(['percent', 'sum']),
  /** Hundredths of a percent, or kopecks; less than zero is cheaper. */
  value: z.int().check(
    z.minimum(-99_999_999_999),
    z.maximum(99_999_999_999),
    z.refine((value) => value !== 0),
  ),
  validFrom: day,
  reason,
});

/** As many estates as one link may show. */
export const setEstatesAtMost = 20;

export const setForm = form({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  estates: z.array(id).check(z.minLength(1), z.maxLength(setEstatesAtMost)),
  days: z.int().check(z.minimum(1), z.maximum(90)),
});
