/**
 * Shows a long step with its seconds: one updated line in a terminal, a first and a last line elsewhere.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1).replace('.', ',')} с`;
  const show = () => process.stdout.write(`\r${title}… ${seconds()}  `);
  if (process.stdout.isTTY) show();
  else console.log(`${title}…`);
  const timer = setInterval(
    () => (process.stdout.isTTY ? show() : console.log(`${title}… ${seconds()}`)),
    process.stdout.isTTY ? 250 : 15_000,
  );
  try {
    const result = await work();
    console.log(process.stdout.isTTY ? `\r${title} — ${seconds()}      ` : `${title} — ${seconds()}`);
    return result;
  } catch (error) {
    if (process.stdout.isTTY) console.log();
    throw error;
  } finally {
    clearInterval(timer);
  }
}
