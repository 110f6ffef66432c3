import type { Service } from '@novosel/contract/services/rules.ts';
import type { LucideIcon } from 'lucide-react';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Video from 'lucide-react/icons/video';
import type { ComponentType } from 'react';
import { ConsultationForm } from './order/consultation-form.tsx';
import { InsuranceForm } from './order/insurance-form.tsx';
import { PropertyForm } from './order/property-form.tsx';
import { TaxForm } from './order/tax-form.tsx';

interface ServiceParts {
  readonly icon: LucideIcon;
  readonly form: ComponentType<{ user: number }>;
}

/** Icon and order form of each service. */
export const serviceParts: Readonly<Record<Service, ServiceParts>> = {
  insurance: { icon: ShieldCheck, form: InsuranceForm },
  property: { icon: ScrollText, form: PropertyForm },
  tax: { icon: ReceiptText, form: TaxForm },
  consultation: { icon: Video, form: ConsultationForm },
};
