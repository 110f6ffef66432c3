import { stretchesOf } from './found-clauses.ts';

/** A text in its paragraphs, with the words that are searched for marked. */
export const MarkedText = ({ text, words }: { text: string; words: string }) =>
  text.split('\n').map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one clause have nothing but their order
    <p key={index} lang="ru">
      <Marked text={paragraph} words={words} />
    </p>
  ));

export const Marked = ({ text, words }: { text: string; words: string }) =>
  stretchesOf(text, words).map(({ text: stretch, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have nothing but their order
    isFound ? <mark key={index}>{stretch}</mark> : <span key={index}>{stretch}</span>,
  );
