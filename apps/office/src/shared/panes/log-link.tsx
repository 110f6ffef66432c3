import { Link } from '@novosel/ui/actions/link.tsx';
import type { ReactNode } from 'react';
import { auditPath } from '../paths.ts';

interface LogLinkProps {
  /** As the log names it: `user:7`. */
  subject: string;
  children: ReactNode;
}

/** A link under a card to its records in the log. */
export const LogLink = ({ subject, children }: LogLinkProps) => (
  <p>
    <Link href={`${auditPath}?${new URLSearchParams({ subject })}`}>{children}</Link>
  </p>
);
