import { draftOf } from './drafts.ts';

interface TextDrafts<Name extends string> {
  readonly read: () => Partial<Record<Name, string>> | undefined;
  readonly keep: (texts: Readonly<Record<Name, string>>) => void;
  readonly forget: () => void;
}

/** The draft of a form that keeps each text under a key of its own: `<form>:<name>`. */
export const textDrafts = <Name extends string>(form: string, names: readonly Name[]): TextDrafts<Name> => {
  const places = names.map((name) => ({ name, draft: draftOf<string>(`${form}:${name}`) }));
  return {
    read: () => {
      const texts = places.flatMap(({ name, draft }) => {
        const text = draft.read();
        return text === undefined ? [] : [[name, text]];
      });
      return texts.length > 0 ? (Object.fromEntries(texts) as Partial<Record<Name, string>>) : undefined;
    },
    keep: (texts) => {
      for (const { name, draft } of places) {
        if (texts[name]) draft.keep(texts[name]);
        else draft.forget();
      }
    },
    forget: () => {
      for (const { draft } of places) draft.forget();
    },
  };
};
