import type { Direction, FurnitureCode } from '@novosel/contract/catalogue/drawn/plan.ts';

/** A piece of furniture that a room should have. */
export interface Piece {
  code: FurnitureCode;
  /** Length along the wall, then depth from the wall, in centimetres. */
  size: readonly [along: number, out: number];
  /** The walls where its back may stand, best first. */
  backs: readonly Direction[];
  at: 'ends' | 'middle';
  /** Free floor needed in front of it, in centimetres. */
  before: number;
  tall?: boolean;
  /** The arrangement is still good without it. */
  optional?: boolean;
  /** Smaller sizes to try when it does not fit. */
  smaller?: readonly (readonly [number, number])[];
}

export const ANY: readonly Direction[] = ['west', 'east', 'south', 'north'];

const bath: Piece = {
  code: 'bath',
  size: [168, 74],
  backs: ANY,
  at: 'ends',
  before: 30,
  smaller: [
    [150, 70],
    [136, 70],
  ],
};
const shower: Piece = {
  code: 'shower',
  size: [90, 90],
  backs: ANY,
  at: 'ends',
  before: 30,
  smaller: [
    [80, 80],
    [70, 70],
  ],
};
const toilet: Piece = {
  code: 'toilet',
  size: [40, 62],
  backs: ANY,
  at: 'middle',
  before: 34,
  smaller: [[38, 56]],
};
const basin: Piece = {
  code: 'basin',
  size: [60, 42],
  backs: ANY,
  at: 'ends',
  before: 30,
  smaller: [
    [50, 36],
    [42, 30],
  ],
};
const washer: Piece = { code: 'washer', size: [60, 56], backs: ANY, at: 'ends', before: 35, optional: true };

/**
 * A bathroom includes the toilet unless the flat has a separate one; without space for a bath it gets a
 * shower.
 */
export function bathroomArrangements(separateToilet: boolean): readonly (readonly Piece[])[] {
  if (separateToilet)
    return [
      [bath, basin, washer],
      [shower, basin, washer],
    ];
  return [
    [bath, toilet, basin, washer],
    [toilet, basin, bath, washer],
    [shower, toilet, basin, washer],
    [toilet, basin, shower, washer],
  ];
}
