import { MortgageView } from './mortgage-view.tsx';

/** The banks have the move (S2.3-27, S2.5-29). */
export default function AwaitsPage() {
  return <MortgageView narrow />;
}
