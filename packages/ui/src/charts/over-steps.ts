interface Step {
  /** Where it begins, in px from the left. */
  readonly x: number;
  /** How far from the top it runs; it holds until the next one. */
  readonly y: number;
}

/** The least distance from the top of all steps between two places: words above it are crossed by none. */
export const overSteps = (steps: readonly Step[], start: number, stop: number): number =>
  Math.min(
    ...steps
      .filter(({ x }, at) => x < stop && (steps[at + 1]?.x ?? Number.POSITIVE_INFINITY) > start)
      .map(({ y }) => y),
  );
