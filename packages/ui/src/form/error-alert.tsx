import { Alert } from '../status/alert.tsx';
import { useText } from '../text/i18n.tsx';

interface ErrorAlertProps {
  errors: readonly string[];
  /**
   * `first` shows only the first error (S8-11); `list` numbers them (S8-12); `validation` lists the errors of
   * a form with bullets (S8-10).
   */
  mode?: 'first' | 'list' | 'validation' | undefined;
}

/** Errors of a call or of a form; shows nothing when there are none. */
export const ErrorAlert = ({ errors, mode = 'first' }: ErrorAlertProps) => {
  const t = useText();
  const [first] = errors;
  if (first === undefined) return null;
  if (mode === 'first') {
    return (
      <Alert tone="bad" urgent>
        {first}
      </Alert>
    );
  }
  const items = errors.map((error, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be told in the same words.
    <li key={`${at} ${error}`}>{error}</li>
  ));
  return mode === 'list' ? (
    <Alert tone="bad" urgent title={t('ui.errors.list')}>
      <ol>{items}</ol>
    </Alert>
  ) : (
    <Alert tone="bad" urgent title={t('ui.errors.validation')}>
      <ul>{items}</ul>
    </Alert>
  );
};
