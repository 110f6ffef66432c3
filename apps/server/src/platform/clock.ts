/** The only source of the present moment in the server, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A moment some seconds after another. */
export function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
