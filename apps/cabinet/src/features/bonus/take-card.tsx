import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getBonusAccount, getBonusHistory, takeCard } from '@novosel/contract/loyalty/endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';

/** «Получить карту»: the person gets the card at once. */
export const TakeCard = () => {
  const t = useText();
  const take = useCall(takeCard, {
    invalidates: [getBonusAccount, getBonusHistory],
    onDone: () => toast({ tone: 'good', title: t('loyalty.taken'), text: t('loyalty.taken.note') }),
  });
  const press = () =>
    take.mutate(
      { body: {} },
      { onError: (error) => void toast({ tone: 'bad', text: errorWords(error, t('network'))[0] }) },
    );
  return (
    <Button busy={take.isPending} onClick={press}>
      {t('loyalty.take')}
    </Button>
  );
};
