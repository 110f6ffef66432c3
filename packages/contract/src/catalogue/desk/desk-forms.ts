import * as z from 'zod/mini';
import { day, form, uuid } from '../../wire/schema.ts';
import { roomChoices } from '../choosing/filter.ts';
import { estateKinds } from '../codes.ts';
import { estateKind } from '../schema.ts';

/** Forms of the desk for the catalogue: calls take them, and pages check them before the call. */
const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000));

/** A withdrawal with its reason. */
export const reasonForm = form({ reason });

export const promiseForm = form({
  year: z.int().check(z.minimum(2020), z.maximum(2099)),
  quarter: z.int().check(z.minimum(1), z.maximum(4)),
  reason,
});

/** Longest description of a picture for screen readers, in characters. */
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
  /** In the order of display, each with a description for people who cannot see it. */
  pictures: z.array(newsPicture).check(z.maxLength(picturesAtMost)),
});

/** New descriptions of the pictures of published news. */
export const picturesForm = form({
  pictures: z.array(newsPicture).check(z.minLength(1), z.maxLength(picturesAtMost)),
});

const kindsAtMost = Object.keys(estateKinds).length;

/** Prices of estates for sale in a complex, all or some of them, from a future day. */
export const pricePlanForm = form({
  complex: id,
  building: z.optional(id),
  kinds: z.array(estateKind).check(z.minLength(1), z.maxLength(kindsAtMost)),
  /** Rooms, for flats and apartments only. An empty list is any number of rooms; 4 is four and more. */
  rooms: z.array(z.enum(roomChoices)).check(z.maxLength(roomChoices.length)),
  by: z.enum(['percent', 'sum']),
  /** Hundredths of a percent, or kopecks; a negative value lowers the price. */
  value: z.int().check(
    z.minimum(-99_999_999_999),
    z.maximum(99_999_999_999),
    z.refine((value) => value !== 0),
  ),
  validFrom: day,
  reason,
});

/** Most estates in one link. */
export const setEstatesAtMost = 20;

export const setForm = form({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  estates: z.array(id).check(z.minLength(1), z.maxLength(setEstatesAtMost)),
  days: z.int().check(z.minimum(1), z.maximum(90)),
});
