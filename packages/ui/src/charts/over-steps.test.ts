import { expect, test } from 'vitest';
import { overSteps } from './over-steps.ts';

const steps = [
  { x: 0, y: 70 },
  { x: 20, y: 50 },
  { x: 100, y: 20 },
  { x: 180, y: 40 },
];

test('words stand over every step that they reach, and over no other', () => {
  expect(overSteps(steps, 0, 15)).toBe(70);
  expect(overSteps(steps, 0, 60)).toBe(50);
  expect(overSteps(steps, 150, 200)).toBe(20);
  expect(overSteps(steps, 181, 200)).toBe(40);
});
