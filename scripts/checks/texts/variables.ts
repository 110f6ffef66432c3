/**
 * The variables of an ICU message, including those inside its branches. «{count, plural, one {# day} other
 * {{days} days}}» takes `count` and `days`.
 */
export function variablesOf(message: string): ReadonlySet<string> {
  const found = new Set<string>();
  let at = 0;
  const upTo = (ends: string): string => {
    const begun = at;
    while (at < message.length && !ends.includes(message.charAt(at))) at += 1;
    return message.slice(begun, at).trim();
  };
  const text = (): void => {
    for (upTo('{}'); message.charAt(at) === '{'; upTo('{}')) {
      at += 1;
      argument();
    }
  };
  const argument = (): void => {
    found.add(upTo(',}'));
    // The kind of the argument, then its branches: a word and a message in braces, until the brace of the
    // whole.
    for (upTo('{}'); message.charAt(at) === '{'; upTo('{}')) {
      at += 1;
      text();
      at += 1;
    }
    at += 1;
  };
  text();
  return found;
}
