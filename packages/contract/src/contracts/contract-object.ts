import * as z from 'zod/mini';
import { printedLine } from '../fields/field-rules.ts';
import { dateWithPrecision } from '../time/date-with-precision.ts';
import { day, form } from '../wire/schema.ts';

const line = printedLine(1, 500);
const name = printedLine(1, 200);
const paperNumber = printedLine(1, 100);
/** Hundredths of a square metre. */
const area = z.int().check(z.minimum(1), z.maximum(100_000_000));
const floor = z.int().check(z.minimum(-9), z.maximum(200));

/** What is sold by a contract of its own; a parking place and a storage room are never part of a flat's. */
export const contractKinds = ['flat', 'parking', 'storage'] as const;
export type ContractKind = (typeof contractKinds)[number];

export const contractPermit = form({ number: paperNumber, issuedOn: day, issuer: line });

export const contractDeclaration = form({ number: paperNumber, publishedOn: day, site: name });

export const contractLand = form({
  cadastralNumber: z.string().check(z.regex(/^\d{2}:\d{2}:\d{6,7}:\d{1,9}$/)),
  areaHundredths: area,
  right: z.enum(['ownership', 'lease']),
  /** The paper that the right rests on: «договор аренды № 12 от 01.02.2024». */
  basis: line,
});

/** The main characteristics of the house (214-FZ, article 4, part 4, item 1). */
export const contractHouse = form({
  complex: name,
  number: name,
  /** The building address. */
  address: line,
  floorsAbove: floor,
  floorsBelow: z.int().check(z.minimum(0), z.maximum(9)),
  areaHundredths: area,
  walls: line,
  slabs: line,
  energyClass: name,
  seismicClass: name,
  /** When the permit to commission is expected; the keys come later. */
  commissioning: dateWithPrecision,
});

const room = form({ title: name, areaHundredths: area, main: z.boolean() });

/** A balcony, loggia, terrace or veranda, whose area counts by a factor. */
const outdoorRoom = form({
  title: name,
  kind: z.enum(['balcony', 'loggia', 'terrace', 'veranda']),
  areaHundredths: area,
  /** Hundredths of a percent that count in the reduced area: 5000 for a loggia. */
  factorBasisPoints: z.int().check(z.minimum(1), z.maximum(10_000)),
});

export const contractObject = form({
  kind: z.enum(contractKinds),
  /** The design number. */
  number: name,
  section: z.nullable(name),
  floor,
  /** Axes and rows on the plan of the floor: «в осях 3–5/А–Б». */
  place: line,
  /** Number of rooms, 0 for a studio; null where rooms are not counted. */
  roomCount: z.nullable(z.int().check(z.minimum(0), z.maximum(30))),
  rooms: z.array(room).check(z.maxLength(40)),
  outdoorRooms: z.array(outdoorRoom).check(z.maxLength(10)),
  areas: form({
    /** Without balconies, loggias, terraces and verandas. */
    totalHundredths: area,
    livingHundredths: z.nullable(area),
    /** With them, each by its factor. */
    reducedHundredths: area,
  }),
  ceilingMm: z.int().check(z.minimum(1500), z.maximum(20_000)),
  /** Works and materials that are done by the transfer. */
  finishing: z.array(line).check(z.minLength(1), z.maxLength(40)),
  equipment: z.array(line).check(z.maxLength(40)),
});
export type ContractObject = z.output<typeof contractObject>;
