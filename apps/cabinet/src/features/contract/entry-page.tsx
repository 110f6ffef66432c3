import { useLocation } from 'react-router';
import { pageOf } from '../../shared/navigation/page-of.ts';
import { ContractPage } from './contract-page.tsx';
import { SigningPage } from './signing/signing-page.tsx';

/** The contract, and its signing: one code, so that the first page names fewer files. */
export default function EntryPage() {
  const { pathname } = useLocation();
  return pageOf(pathname)?.name === 'dealContract' ? <ContractPage /> : <SigningPage />;
}
