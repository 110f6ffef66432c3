import { describe, expect, test } from 'vitest';
import { firstRewardStep, rewardFlow, rewardSteps, rewardTurn } from './rewards.ts';

const onFrom = (step: string) => rewardFlow.filter(({ from }) => from === step).map(({ to }) => to);

describe('[S4.1-16] steps of a reward', () => {
  test('are those of the specification, in its order', () => {
    expect(rewardSteps.join(', ')).toBe(
      'preload_documents, sent, rejected, upload_documents, documents_under_review, reload_documents, sign, developer_sign, reward_awaits, paid_out',
    );
  });

  test('are each reached from the first, and each leads to the pay-out or is an end', () => {
    const reached = new Set<string>([firstRewardStep]);
    for (const step of reached) for (const to of onFrom(step)) reached.add(to);
    expect([...reached].sort()).toEqual([...rewardSteps].sort());
    expect(rewardSteps.filter((step) => onFrom(step).length === 0)).toEqual(['rejected', 'paid_out']);
  });

  test.each(rewardSteps.flatMap((from) => rewardSteps.map((to) => [from, to] as const)))(
    'from %s to %s only where the table says so',
    (from, to) => {
      const allowed: Readonly<Partial<Record<string, readonly string[]>>> = {
        preload_documents: ['sent'],
        sent: ['rejected', 'upload_documents'],
        upload_documents: ['documents_under_review'],
        documents_under_review: ['reload_documents', 'sign'],
        reload_documents: ['documents_under_review'],
        sign: ['developer_sign'],
        developer_sign: ['reward_awaits'],
        reward_awaits: ['paid_out'],
      };
      expect(onFrom(from).includes(to)).toBe(allowed[from]?.includes(to) ?? false);
    },
  );

  test('are moved on by one side alone; at an end it is nobody’s turn', () => {
    for (const step of rewardSteps) {
      const sides = new Set(rewardFlow.filter(({ from }) => from === step).map(({ by }) => by));
      expect([step, sides.size]).toEqual([step, onFrom(step).length === 0 ? 0 : 1]);
    }
    expect(
      ['preload_documents', 'documents_under_review', 'paid_out'].map((step) => rewardTurn(step as never)),
    ).toEqual(['buyer', 'desk', undefined]);
  });
});
