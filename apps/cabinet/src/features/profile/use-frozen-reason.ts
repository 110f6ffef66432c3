import { useText } from '@novosel/ui/text/i18n.tsx';
import { useUser } from '../../shared/account/use-user.ts';

/**
 * Why a button is disabled while the person has frozen his cabinet; null when it is not frozen (decision
 * 021).
 */
export const useFrozenReason = (): string | null => {
  const t = useText();
  return useUser()?.frozenAt ? t('profile.frozen') : null;
};
