import { ButtonLink } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Icon } from '@novosel/ui/icon.tsx';
import Download from 'lucide-react/icons/download';
import { documentAddress } from './read-agreement.ts';
import type { Agreement } from './use-agreement.ts';

/** The agreement as the file that is signed. */
export const DownloadAgreement = ({ agreement }: { agreement: Agreement }) => {
  const t = useText();
  return (
    <ButtonLink
      variant="secondary"
      small
      external
      href={documentAddress(agreement.id)}
      download={agreement.fileName}
      icon={<Icon of={Download} size="s" />}
    >
      {t('booking.sign.download')}
    </ButtonLink>
  );
};
