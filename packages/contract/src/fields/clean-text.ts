/**
 * Signs that nobody sees: zero width, word joiner, soft hyphen, byte order mark, direction marks, fillers.
 * The first alternative is a picture (emoji), which is made of several signs by a joiner and keeps it.
 */
const unseen =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*|[\d#*]\ufe0f?\u20e3)|[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** What a person wrote, in the one form of its letters (NFC) and without the signs that nobody sees. */
export const cleanText = (text: string): string =>
  text.replace(unseen, (_, picture: string | undefined) => picture ?? '').normalize('NFC');

/** A password is compared sign by sign as it was made. */
const verbatim: ReadonlySet<string> = new Set(['password', 'newPassword', 'passwordAgain']);

/** Whether the text of a field is taken sign by sign. */
export const isVerbatim = (field: string): boolean => verbatim.has(field);

/** The same values with every text cleaned, at any depth; for what a page holds, which is never deep. */
export const cleanValues = <Values>(values: Values, field = ''): Values => {
  if (typeof values === 'string') return (isVerbatim(field) ? values : cleanText(values)) as Values;
  if (Array.isArray(values)) return values.map((item) => cleanValues(item, field)) as Values;
  if (typeof values !== 'object' || values === null || Object.getPrototypeOf(values) !== Object.prototype)
    return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cleanValues(value, name)]),
  ) as Values;
};
