import { type Answer, readAnswer } from '@novosel/testing/http.ts';
import { nth } from '@novosel/testing/nth.ts';
import { actAt, beginBody } from './rig/booking.ts';
import { type Fault, Findings } from './rig/fault.ts';
import { runConcurrently } from './rig/run-concurrently.ts';

const clients = 8;
const width = 4;
const peoplePerLane = 60;
const lost: readonly string[] = ['ESTATE_TAKEN', 'ESTATE_NOT_FOR_SALE'];

/** Promise 33: of eight people who book one flat at once, at two processes, exactly one gets it. */
export const oneFlat: Fault = {
  promise: 33,
  name: 'one-flat',
  guards: /^apps\/server\/src\/(?:domains\/(?:booking|catalogue)\/[^/]*(?:begin|booking|lock))/,
  gate: 40,
  all: 500,
  soak: 10_000,
  async act({ house, random, count }) {
    const findings = new Findings();
    const estates = await house.estates(width);
    const people = await house.buyers(width * peoplePerLane);
    const body = await beginBody(house, nth(people, 0), nth(estates, 0));
    await runConcurrently(count, width, async (race, lane) => {
      const estate = nth(estates, lane);
      const own = people.slice(lane * peoplePerLane, (lane + 1) * peoplePerLane);
      const racers = random.some(own, clients).map((person) => ({ person, app: random.pick(house.apps) }));
      const answers = await Promise.all(
        racers.map(({ person, app }) => actAt(app.origin, person, estate, 'begin', body)),
      );
      judge(findings, race, answers);
      const winner = racers[answers.findIndex(({ status }) => status === 200)];
      if (winner) await actAt(winner.app.origin, winner.person, estate, 'cancel');
    });
    return async () => {
      const { rows } = await house.db.query<{ begun: number; open: number }>(
        `select count(*)::int as begun, (count(*) filter (where ended_at is null))::int as open
         from bookings where estate_id = any($1)`,
        [estates],
      );
      const [kept] = rows;
      findings.expect(kept?.begun === count, () => `${kept?.begun} bookings were begun in ${count} races`);
      findings.expect(kept?.open === 0, () => `${kept?.open} bookings stayed after they were given up`);
      findings.settle();
      return `${count} races of ${clients}: one winner each, ${count * (clients - 1)} clean refusals, no 5xx`;
    };
  },
};

function judge(findings: Findings, race: number, answers: readonly Answer[]): void {
  const won = answers.filter(({ status }) => status === 200).length;
  findings.expect(won === 1, () => `race ${race} had ${won} winners`);
  for (const answer of answers) {
    if (answer.status === 200) continue;
    const clean = answer.status === 409 && lost.includes(readAnswer(answer).code ?? '');
    findings.expect(clean, () => `race ${race} was lost with ${answer.status} ${answer.text}`);
  }
}
