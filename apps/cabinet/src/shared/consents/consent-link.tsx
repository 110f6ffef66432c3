import { type ConsentKind, downloadConsent } from '@novosel/contract/consents/endpoints.ts';
import { useLocale } from '@novosel/ui/text/i18n.tsx';

/** A link to the exact text of a consent in the reader's language, in a new tab. */
export const ConsentLink = ({ kind, children }: { kind: ConsentKind; children?: string }) => {
  const locale = useLocale();
  const address = downloadConsent.path.replace('{text}', kind);
  return (
    <a href={`${address}?locale=${locale}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
};
