import { helpWith } from '../../platform/helpers/helper-process.ts';
import { renderBookingAgreement } from './pdf/render-booking-agreement.ts';
import { renderContractPaper } from './pdf/render-contract-paper.ts';
import { renderInvoice } from './pdf/render-invoice.ts';
import type { PaperOrder } from './typesetter.ts';

/** The process that makes papers. */
helpWith<PaperOrder, Uint8Array>((order) => {
  switch (order.kind) {
    case 'invoice':
      return renderInvoice(order.data);
    case 'contract':
      return renderContractPaper(order.data);
    case 'booking-agreement':
      return renderBookingAgreement(order.data);
  }
});
