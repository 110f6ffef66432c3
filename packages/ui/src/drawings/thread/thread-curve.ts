interface Place {
  /** In pixels. */
  readonly x: number;
  readonly y: number;
}

/** The path of the thread from a point to the next one at its right. */
export function curve(from: Place, to: Place): string {
  if (from.y === to.y) return `M${from.x} ${from.y}H${to.x}`;
  const pull = (to.x - from.x) * 0.55;
  return `M${from.x} ${from.y}C${from.x + pull} ${from.y} ${to.x - pull} ${to.y} ${to.x} ${to.y}`;
}
