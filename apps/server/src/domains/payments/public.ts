export { keepMoney, refundDeposit, returnMoney } from './keep-money.ts';
export { ledgerOf } from './ledger.repo.ts';
export { chooseCash } from './past-acquirer/choose-cash.ts';
export { orderLine, type PaymentOrder } from './past-acquirer/order-line.ts';
export { bookingOfOrder, plainOrder } from './past-acquirer/orders.repo.ts';
export { promiseTransfer } from './past-acquirer/promise-transfer.ts';
export { takeCash } from './past-acquirer/take-cash.ts';
export { takeTransfer } from './past-acquirer/take-transfer.ts';
export { declined, paymentViews } from './payment-view.ts';
export {
  type PaymentNews,
  paymentDeclined,
  paymentPending,
  paymentSettled,
  paymentUnclear,
  refundDone,
  refundFailed,
} from './payments.events.ts';
export {
  failedDeposits,
  findPayments as paymentsOf,
  hasOpenRefund,
  lockDeposit,
  openPaymentOf,
} from './payments.repo.ts';
export { lockFailedRefund, requeueRefund, returnOtherwise } from './refunds/failed-refund.ts';
export { refundView } from './refunds/refund-view.ts';
export { returnCash } from './refunds/return-cash.ts';
export { tellDeposit } from './tell-deposit.ts';
export { createPayment } from './tries/create-payment.ts';
export { openDeposit } from './tries/open-deposit.ts';
export { refreshPaymentOf } from './tries/refresh-payment.ts';
export { requestPayment } from './tries/request-payment.ts';
export { wayChosen } from './tries/way-chosen.ts';
