import { Button } from '@novosel/ui/actions/button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import Copy from 'lucide-react/icons/copy';
import Share from 'lucide-react/icons/share-2';

const useCopy = (link: string) => {
  const t = useText();
  return async () => {
    try {
      await navigator.clipboard.writeText(link);
      void toast({ tone: 'good', title: t('friend.copied'), text: t('friend.copied.note') });
    } catch {
      // The page may not write to the clipboard: show the link as text.
      void toast({ tone: 'info', title: t('friend.copy.self'), text: link });
    }
  };
};

/** «Отправить ссылку»: shares through the device where it can, else copies the link. */
export const SendLink = ({ link, wide }: { link: string; wide?: boolean }) => {
  const t = useText();
  const copy = useCopy(link);
  const send = async () => {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ text: t('friend.share.text'), url: link });
    } catch (error) {
      // A person who closed the device's window wants nothing more.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <Button wide={wide} icon={<Icon of={Share} />} onClick={() => void send()}>
      {t('friend.send')}
    </Button>
  );
};

export const CopyLink = ({ link }: { link: string }) => {
  const t = useText();
  const copy = useCopy(link);
  return (
    <Button variant="secondary" icon={<Icon of={Copy} />} onClick={() => void copy()}>
      {t('friend.copy')}
    </Button>
  );
};
