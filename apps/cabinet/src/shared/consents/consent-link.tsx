import { type ConsentKind, downloadConsent } from '@novosel/contract/consents/endpoints.ts';
import { useLocale } from '@novosel/ui/text/i18n.tsx';

/** To the exact text of a consent, in the reader's language, beside the page. */
export const ConsentLink = ({ kind, children }: { kind: ConsentKind; children?: string }) => {
  const locale = useLocale();
  const address = downloadConsent.path.replace('{text}', kind);
  return (
    <a href={`${address}?locale=${locale}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
};
