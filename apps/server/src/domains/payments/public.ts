export { chooseCash } from './choose-cash.ts';
export { createPayment } from './create-payment.ts';
export { lockFailedRefund, requeueRefund, returnOtherwise } from './failed-refund.ts';
export { keepMoney, refundDeposit, returnMoney } from './keep-money.ts';
export { openDeposit } from './open-deposit.ts';
export { orderLine, type PaymentOrder } from './order-line.ts';
export { bookingOfOrder, plainOrder } from './orders.repo.ts';
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
export { findPayments as paymentsOf, lockDeposit, openPaymentOf } from './payments.repo.ts';
export { promiseTransfer } from './promise-transfer.ts';
export { refreshPaymentOf } from './refresh-payment.ts';
export { refundView } from './refund-view.ts';
export { requestPayment } from './request-payment.ts';
export { returnCash } from './return-cash.ts';
export { takeCash } from './take-cash.ts';
export { takeTransfer } from './take-transfer.ts';
export { tellDeposit } from './tell-deposit.ts';
export { wayChosen } from './way-chosen.ts';
export { workPayments } from './work-payments.ts';
