/**
 * Invisible characters: zero width, word joiner, soft hyphen, byte order mark, direction marks, fillers. The
 * first alternative is an emoji, whose characters are joined by a zero-width joiner that must stay.
 */
const unseen =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*|[\d#*]\ufe0f?\u20e3)|[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** A text in NFC without invisible characters. */
export const cleanText = (text: string): string =>
  text.replace(unseen, (_, picture: string | undefined) => picture ?? '').normalize('NFC');

/** Passwords are compared exactly as they were typed. */
const verbatim: ReadonlySet<string> = new Set(['password', 'newPassword', 'passwordAgain']);

/** Whether the text of a field must not be cleaned. */
export const isVerbatim = (field: string): boolean => verbatim.has(field);

/** The same values with every text cleaned, at any depth; for the values of a page, which are never deep. */
export const cleanValues = <Values>(values: Values, field = ''): Values => {
  if (typeof values === 'string') return (isVerbatim(field) ? values : cleanText(values)) as Values;
  if (Array.isArray(values)) return values.map((item) => cleanValues(item, field)) as Values;
  if (typeof values !== 'object' || values === null || Object.getPrototypeOf(values) !== Object.prototype)
    return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cleanValues(value, name)]),
  ) as Values;
};
