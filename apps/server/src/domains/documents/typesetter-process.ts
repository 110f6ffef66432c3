import { helpWith } from '../../platform/helpers/helper-process.ts';
import { renderBookingAgreement } from './pdf/render-booking-agreement.ts';
import { renderInvoice } from './pdf/render-invoice.ts';
import type { PaperOrder } from './typesetter.ts';

/** The process that sets papers. */
helpWith<PaperOrder, Uint8Array>((order) =>
  order.kind === 'invoice' ? renderInvoice(order.data) : renderBookingAgreement(order.data),
);
