import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import Download from 'lucide-react/icons/download';
import { documentAddress } from './document-address.ts';

interface DownloadPaperProps {
  paper: { readonly id: string; readonly fileName: string };
  /** Address of its bytes, when it is not a document of the reader's own. */
  href?: string;
  children: string;
}

/** Downloads a document of the booking: the file that is stored, signed or paid by. */
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
