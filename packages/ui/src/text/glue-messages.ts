import type { Messages } from '@lingui/core';
import { glue } from '@novosel/contract/texts/text.ts';

const noBreakSpace = '\u00a0';

// Stands for the argument that follows, to which «№ » or «до » is joined.
const argument = '\u2060';

const glueToken = (token: unknown, before: unknown, after: unknown): unknown => {
  if (Array.isArray(token)) return token.map(glueArgument);
  if (typeof token !== 'string' || token === '#') return token;
  const glued = after === undefined ? glue(token) : glue(token + argument).slice(0, -argument.length);
  // The number is a token of its own: «#», then « дня».
  return before === '#' ? glued.replace(/^ /, noBreakSpace) : glued;
};

// An argument is [name, kind, forms]; only the forms contain text.
const glueArgument = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([form, words]) => [form, glueMessage(words)]));
};

const glueMessage = (message: unknown): unknown =>
  Array.isArray(message)
    ? message.map((token, index) => glueToken(token, message[index - 1], message[index + 1]))
    : glueToken(message, undefined, undefined);

/**
 * Puts no-break spaces after short words and numbers in every compiled message (Russian typography, LOOK
 * «Type»).
 */
export const glueMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, glueMessage(message) as Messages[string]]),
  );
