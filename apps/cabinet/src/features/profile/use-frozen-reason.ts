import { useText } from '@novosel/ui/text/i18n.tsx';
import { useUser } from '../../shared/account/use-user.ts';

/** Why what is closed by the person himself cannot be pressed (decision 021). */
export const useFrozenReason = (): string | null => {
  const t = useText();
  return useUser()?.frozenAt ? t('profile.frozen') : null;
};
