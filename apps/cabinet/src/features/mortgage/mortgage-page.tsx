import { MortgageView } from './mortgage-view.tsx';

export default function MortgagePage() {
  return <MortgageView />;
}
