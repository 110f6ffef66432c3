const FLOOR = 17;
/** Height of the drawing below the house, in px. */
export const FOOT = 46;

/** Size of the drawing of a house with these floors, in px, for the width of its container. */
export function houseSize(tallest: number, builtFloors: number, width: number) {
  const building = builtFloors < tallest;
  const sky = building ? 56 : 30;
  const wanted = FOOT + tallest * FLOOR + sky;
  const height = Math.min(wanted, Math.max(240, Math.min(380, Math.round(width * 0.86))));
  return { building, height, storey: Math.min(FLOOR, (height - FOOT - sky) / tallest) };
}
