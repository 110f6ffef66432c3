import type { FlatFrame } from './flat-frame.ts';

/**
 * The flat of the demo: № 243, 58,4 m², two rooms. Drawn by hand and not from the seed, so that pages and
 * tests always show the same flat.
 */
export const demoFlat = {
  buildingId: 2,
  section: 3,
  floor: 11,
  number: '243',
  /** 12 960 000 rubles. */
  baseKopecks: 1_296_000_000,
  estateId: 201_243,
} as const;

/** 19,2 + 13,6 + 11,0 + 3,6 + 8,8 + 2,2 m². */
export const demoFrame: FlatFrame = {
  front: [
    { code: 'kitchenLiving', width: 430 },
    { code: 'bedroom', width: 305 },
    { code: 'nursery', width: 247 },
  ],
  frontDepth: 446,
  backDepth: 148,
  left: { code: 'bathroom', width: 242 },
  right: { code: 'toilet', width: 146, reach: 0 },
  strip: null,
};

/** Outer width and depth of the frame. */
export const demoSize = { width: 1042, depth: 644 } as const;
