import { path } from '@novosel/contract/wire/paths.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type ReactNode, useState } from 'react';
import { type Back, BackContext } from '../../shared/navigation/back-link.tsx';
import type { FoundPage } from '../../shared/navigation/page-of.ts';

interface BackPlaceProps {
  page: FoundPage | undefined;
  /**
   * Whether it is the deal layout, which always has a back link (S2.5-24); elsewhere the page decides
   * (S2.5-25).
   */
  flow: boolean;
  children: ReactNode;
}

export const BackPlace = ({ page, flow, children }: BackPlaceProps) => {
  const t = useText();
  const [own, setOwn] = useState<Back>();
  const estate = page?.params.estate;
  const ofLayout: Back = estate
    ? { href: path('dealView', { estate }), label: t('back.deal') }
    : { href: path('deals', {}), label: t('back.deals') };
  const back = own ?? (flow ? ofLayout : undefined);
  return (
    <BackContext value={setOwn}>
      {back && <BackLink href={back.href}>{back.label}</BackLink>}
      {children}
    </BackContext>
  );
};
