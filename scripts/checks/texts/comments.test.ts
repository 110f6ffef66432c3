import { expect, test } from 'vitest';
import { wideComments } from './comments.ts';

test('a comment wider than 110 columns is found in each of its forms, code is not', () => {
  const words = 'word '.repeat(22);
  const text = [
    `// ${words}`,
    `  /** ${words}*/`,
    ` * ${words}`,
    `    {/* ${words}*/}`,
    `const a = '${words}';`,
  ];
  const found = wideComments({ path: 'a.ts', text: [...text, '// short'].join('\n') });
  expect(found.map((one) => one.split(' ')[0])).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3', 'a.ts:4']);
});
