import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth } from './text-width.ts';
import { type LabelBox, layLabels } from './thread-labels.ts';

const lanesY = { you: 66, us: 136, third: 206 } as const;
const words = fc.array(fc.constantFrom('Бронь', 'договор', 'мы', 'Решение', 'банка', 'эскроу'), {
  minLength: 1,
  maxLength: 2,
});
const points = fc
  .array(fc.record({ lane: fc.constantFrom('you', 'us', 'third'), title: words }), {
    minLength: 2,
    maxLength: 10,
  })
  .chain((list) => fc.nat(list.length - 1).map((now) => ({ list, now })));

/** As the dashboard shows it. */
const course = [
  { lane: 'you', title: 'Бронь' },
  { lane: 'you', title: 'Паспорт' },
  { lane: 'you', title: 'Подпись' },
  { lane: 'you', title: 'Оплата брони' },
  { lane: 'you', title: 'Условия' },
  { lane: 'you', title: 'Участники' },
  { lane: 'you', title: 'Итог' },
  { lane: 'us', title: 'Договор готовим' },
  { lane: 'you', title: 'Чтение договора' },
  { lane: 'you', title: 'Подписание' },
  { lane: 'us', title: 'Мы подпишем' },
  { lane: 'third', title: 'Регистрация' },
  { lane: 'you', title: 'Эскроу' },
  { lane: 'us', title: 'Ключи' },
] as const;

function lay(
  { list, now }: { list: readonly { lane: 'you' | 'us' | 'third'; title: readonly string[] }[]; now: number },
  width: number,
) {
  const step = (width - 180) / (list.length - 1);
  const spots = list.map(({ lane, title }, index) => {
    const state = index < now ? ('done' as const) : index === now ? ('now' as const) : ('next' as const);
    const text = { title: title.join(' '), date: '12 ноября', detail: '' };
    return { key: String(index), lane, state, ...text, x: 136 + index * step, y: lanesY[lane] };
  });
  return layLabels(spots, width);
}

function frame(box: LabelBox) {
  const wide = Math.max(...box.lines.map((line) => textWidth(line.text, 12)));
  const left = box.anchor === 'end' ? box.x - wide : box.x - wide / 2;
  const ys = box.lines.map((line) => line.y);
  return { left, right: left + wide, top: Math.min(...ys) - 10, bottom: Math.max(...ys) };
}

describe('labels of the thread', () => {
  it('never cover each other on a line as wide as a page card', () => {
    fc.assert(
      fc.property(points, (thread) => {
        const frames = lay(thread, 847).map(frame);
        for (const [index, a] of frames.entries()) {
          for (const b of frames.slice(index + 1)) {
            expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
          }
        }
      }),
    );
  });

  it.each(Array.from({ length: 14 }, (_, now) => now))(
    'never cover each other on the course of a booking, all of it on one day, at point %i',
    (now) => {
      const list = course.map(({ lane, title }) => ({ lane, title: [title] }));
      for (const width of [760, 800, 847, 900]) {
        const frames = lay({ list, now }, width).map((box) => ({ ...frame(box), box }));
        expect(frames).toHaveLength(list.length);
        for (const [index, a] of frames.entries()) {
          for (const b of frames.slice(index + 1)) {
            const covers = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
            expect(covers, `${width}: ${a.box.lines[0]?.text} and ${b.box.lines[0]?.text}`).toBe(false);
          }
        }
      }
    },
  );

  it('stay inside the drawing and keep the date of the turn', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 700, max: 1100 }), (thread, width) => {
        const boxes = lay(thread, width);
        for (const box of boxes) expect(frame(box).right).toBeLessThanOrEqual(width);
        expect(boxes.find(({ state }) => state === 'now')?.hasDate).toBe(true);
      }),
    );
  });

  it('are left out where there is no place for them', () => {
    const bank = (...title: string[]) => ({ lane: 'third' as const, title });
    const list = [
      bank('Бронь'),
      bank('договор', 'Решение'),
      bank('договор', 'Бронь'),
      bank('эскроу', 'Бронь'),
      ...Array.from({ length: 6 }, () => ({ lane: 'you' as const, title: ['Бронь'] })),
    ];
    const boxes = lay({ list, now: 3 }, 847);
    expect(list.flatMap((_, at) => (boxes.some(({ key }) => key === String(at)) ? [] : [at]))).toEqual([2]);
  });
});
