import { MortgageView } from './mortgage-view.tsx';

/** It is the banks' turn (S2.3-27, S2.5-29). */
export default function AwaitsPage() {
  return <MortgageView narrow />;
}
