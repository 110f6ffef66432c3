/** Cases of a property of money or of a calendar: a part at the gate, 100,000 with `npm test -- --all`. */
export const propertyRuns = process.env.NOVOSEL_TEST_ALL === '1' ? 100_000 : 2_000;
