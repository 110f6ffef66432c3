import { Link } from '@novosel/ui/actions/link.tsx';
import type { ReactNode } from 'react';
import { auditPath } from '../paths.ts';

interface LogLinkProps {
  /** The subject's name in the log: `user:7`. */
  subject: string;
  children: ReactNode;
}

/** A link below a card to its records in the audit log. */
export const LogLink = ({ subject, children }: LogLinkProps) => (
  <p>
    <Link href={`${auditPath}?${new URLSearchParams({ subject })}`}>{children}</Link>
  </p>
);
