import { RefusalError } from '@novosel/client/calls/errors.ts';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { refusalWords } from '../words/refusal-words.ts';

interface WordedRefusalProps {
  error: Error | null;
  /** Message IDs of the page for codes whose general text is too vague. */
  own: Readonly<Record<string, string>>;
}

/** Why an act was refused, in the page's own words where it has some. */
export const WordedRefusal = ({ error, own }: WordedRefusalProps) => {
  const t = useText();
  const locale = useLocale();
  if (!error) return null;
  const id = error instanceof RefusalError ? own[error.code] : undefined;
  return <ErrorAlert errors={id ? [t(id)] : refusalWords(error, locale)} />;
};
