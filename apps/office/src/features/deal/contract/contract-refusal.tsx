import { RefusalError } from '@novosel/client/calls/errors.ts';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { refusalWords } from '../../../shared/words/refusal-words.ts';

const ownWords = ['STEP_WRONG', 'CONTRACT_CHANGED', 'CONTRACT_OUTDATED'];

/** Why an act on the contract was refused; where others have acted, that the card shows it by now. */
export const ContractRefusal = ({ error }: { error: Error | null }) => {
  const t = useText();
  const locale = useLocale();
  if (!error) return null;
  const isOwn = error instanceof RefusalError && ownWords.includes(error.code);
  return (
    <ErrorAlert errors={isOwn ? [t(`deal.contract.refused.${error.code}`)] : refusalWords(error, locale)} />
  );
};
