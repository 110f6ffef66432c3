interface Step {
  /** Start of the step, in px from the left. */
  readonly x: number;
  /** Distance from the top in px; it applies until the next step. */
  readonly y: number;
}

/**
 * The least distance from the top, in px, of all steps between two places: a label above it crosses no step.
 */
export const overSteps = (steps: readonly Step[], start: number, stop: number): number =>
  Math.min(
    ...steps
      .filter(({ x }, at) => x < stop && (steps[at + 1]?.x ?? Number.POSITIVE_INFINITY) > start)
      .map(({ y }) => y),
  );
