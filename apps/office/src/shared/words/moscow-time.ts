/** Moscow has one UTC offset all year; the desk works in its time, wherever the computer is. */
const offset = '+03:00';
const offsetMs = 3 * 3_600_000;

/** A moment as the two fields hold it: «2026-11-24» and «18:00». */
export interface LocalMoment {
  readonly day: string;
  readonly time: string;
}

export const toLocal = (moment: number): LocalMoment => {
  const [day = '', clock = ''] = new Date(moment + offsetMs).toISOString().split('T');
  return { day, time: clock.slice(0, 5) };
};

/** The moment of the two fields in ms; undefined while one of them is empty, incomplete or impossible. */
export const fromLocal = ({ day, time }: LocalMoment): number | undefined => {
  const moment = Date.parse(`${day}T${time}:00${offset}`);
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time);
  return whole && !Number.isNaN(moment) ? moment : undefined;
};
