import { addressOf } from '@novosel/client/calls/address.ts';
import { openPassportScan } from '@novosel/contract/passports/desk-endpoints.ts';
import type { OpenedPassport } from '@novosel/contract/passports/schema.ts';
import { FileLinks } from '@novosel/ui/files/file-links.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

interface PassportScansProps {
  person: number;
  title: string;
  scans: OpenedPassport['scans'];
}

/** Scans to download: files from strangers are never rendered in this page. */
export const PassportScans = ({ person, title, scans }: PassportScansProps) => {
  const t = useText();
  return (
    <div>
      <b className="small">{title}</b>
      {scans.length === 0 && <p className="small muted">{t('passport.scans.none')}</p>}
      <FileLinks
        files={scans.map(({ id, title: name, bytes }) => ({
          id,
          title: name,
          size: bytes,
          href: addressOf(openPassportScan, { params: { person, document: id } }),
        }))}
      />
    </div>
  );
};
