const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

export interface TimeLeft {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Whether no time is left. */
  readonly over: boolean;
  /** `last`: under five minutes, when every second counts. */
  readonly state: 'calm' | 'soon' | 'last' | 'over';
}

const day = 24 * hour;
const lastMinutes = 5 * minute;

const stateOf = (left: number): TimeLeft['state'] => {
  if (left <= 0) return 'over';
  if (left <= lastMinutes) return 'last';
  return left <= day ? 'soon' : 'calm';
};

/** The time left until a moment; both in ms of the server's clock. */
export const timeLeft = (until: number, now: number): TimeLeft => {
  const left = Math.max(0, until - now);
  // Rounded up, so that zero appears only when the time is really over.
  const whole = Math.ceil(left / second) * second;
  return {
    hours: Math.floor(whole / hour),
    minutes: Math.floor((whole % hour) / minute),
    seconds: Math.floor((whole % minute) / second),
    over: left === 0,
    state: stateOf(left),
  };
};

const two = (value: number) => String(value).padStart(2, '0');

/** «14:32» under an hour, «3:05:10» above. */
export const clockOf = ({ hours, minutes, seconds }: TimeLeft): string =>
  hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
