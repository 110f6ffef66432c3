import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import Download from 'lucide-react/icons/download';
import { documentAddress } from './document-address.ts';

interface DownloadPaperProps {
  paper: { readonly id: string; readonly fileName: string };
  /** Where its bytes are, when it is not a paper of the reader's own. */
  href?: string;
  children: string;
}

/** A paper of the booking as the file that is kept, signed or paid by. */
export const DownloadPaper = ({ paper, href, children }: DownloadPaperProps) => (
  <ButtonLink
    variant="secondary"
    small
    external
    href={href ?? documentAddress(paper.id)}
    download={paper.fileName}
    icon={<Icon of={Download} size="s" />}
  >
    {children}
  </ButtonLink>
);
