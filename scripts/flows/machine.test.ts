import { expect, test } from 'vitest';
import { bookingFlow } from '../../packages/contract/src/booking/rules.ts';
import { drawMachine } from './draw-machine.ts';
import { GROUP, machineOf } from './machine.ts';

const move = (from: string, event: string, to: string) => ({ from, event, actor: 'buyer', to, screen: to });

test('an event that changes no state stands in its box, not as an arrow', () => {
  const { arrows, states } = machineOf([move('open', 'read', 'open'), move('open', 'close', 'closed')]);
  expect(arrows.map(({ label }) => label)).toEqual(['close']);
  expect(states.find(({ name }) => name === 'open')?.stays).toEqual(['read · buyer']);
});

test('a way out shared by four states is one arrow from their frame', () => {
  const { group, arrows } = machineOf(['a', 'b', 'c', 'd'].map((from) => move(from, 'expire', 'dead')));
  expect(group).toEqual(['a', 'b', 'c', 'd']);
  expect(arrows).toEqual([{ from: GROUP, to: 'dead', actor: 'buyer', label: 'expire' }]);
});

test('the picture of the booking names every state and event of its table, and is the same twice', async () => {
  const [picture, again] = [
    await drawMachine('Booking', bookingFlow),
    await drawMachine('Booking', bookingFlow),
  ];
  expect(again).toBe(picture);
  for (const { from, to, event } of bookingFlow) {
    for (const word of [from, to, event]) expect(picture).toContain(word);
  }
});
