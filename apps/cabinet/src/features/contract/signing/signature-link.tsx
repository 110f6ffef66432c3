import { addressOf } from '@novosel/client/calls/address.ts';
import { getSignatureFile } from '@novosel/contract/signatures/endpoints.ts';
import type { SigningSignerView } from '@novosel/contract/signatures/schema.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';

interface SignatureLinkProps {
  readonly estate: number;
  readonly signer: Pick<SigningSignerView, 'id' | 'name'>;
}

/** Downloads the detached signature of one signer. */
export const SignatureLink = ({ estate, signer: { id, name } }: SignatureLinkProps) => {
  const t = useText();
  return (
    <a
      href={addressOf(getSignatureFile, { params: { estate, signer: id } })}
      download
      aria-label={t('signing.file.of', { name })}
    >
      {t('signing.file')}
    </a>
  );
};
