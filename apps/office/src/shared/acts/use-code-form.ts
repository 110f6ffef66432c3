import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';

interface Typed {
  readonly code: string;
}

/** A form that asks for one code. @param missing error when `read` finds no code in the typed text */
export const useCodeForm = (read: (text: string) => string | undefined, missing: string) => {
  const check = wordsCheck<Typed>(({ code }) => ({ code: read(code) ? undefined : missing }));
  return useKeptForm(check, { code: '' }, { late: true });
};
