import type { PageName } from '@novosel/contract/wire/paths.ts';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { pageOf } from '../../../shared/navigation/page-of.ts';
import { CheckPage } from './check/check-page.tsx';
import { ChoicePage } from './order/choice-page.tsx';
import { orderPages } from './order/order-page.tsx';
import { SignaturesPage } from './signatures/signatures-page.tsx';
import { SuccessPage } from './signatures/success-page.tsx';

const pages: Readonly<Partial<Record<PageName, ComponentType>>> = {
  edsCheck: CheckPage,
  edsCreateBank: orderPages.bank,
  edsCreateDelivery: orderPages.delivery,
  edsCreateGoskey: orderPages.goskey,
  edsCreateMfc: orderPages.mfc,
  edsSignatures: SignaturesPage,
  edsSuccess: SuccessPage,
};

/** The page of certificates at the address: one code, since they share most of it. */
export default function EdsPage() {
  const { pathname } = useLocation();
  const name = pageOf(pathname)?.name;
  const Page = (name && pages[name]) ?? ChoicePage;
  return <Page />;
}
