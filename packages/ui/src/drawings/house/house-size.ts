const FLOOR = 17;
/** Pixels for the foot of the house, with what is under it. */
export const FOOT = 46;

/** What a house of these floors is drawn on, in pixels, at the width of its place. */
export function houseSize(tallest: number, builtFloors: number, width: number) {
  const building = builtFloors < tallest;
  const sky = building ? 56 : 30;
  const wanted = FOOT + tallest * FLOOR + sky;
  const height = Math.min(wanted, Math.max(240, Math.min(380, Math.round(width * 0.86))));
  return { building, height, storey: Math.min(FLOOR, (height - FOOT - sky) / tallest) };
}
