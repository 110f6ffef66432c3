import type { Domain } from '../../domain.ts';
import { followEndsOfPowers, followPassports } from './agreement/renew-agreements.ts';
import { bindBooking } from './booking.routes.ts';
import { bindBookingDesk } from './booking-desk.routes.ts';
import { workBooking } from './ending/work-booking.ts';
import { held } from './held.ts';
import { tellOfBookings } from './notices/tell-of-bookings.ts';
import { tellOfEstates, workTellingKeepers } from './notices/tell-of-estates.ts';
import { followPayments } from './payment/follow-payment.ts';
import { followRefunds } from './payment/follow-refund.ts';

export const booking: Domain = {
  name: 'booking',
  about: 'An estate held for a buyer: agreement, payment, end',
  uses: [
    'catalogue',
    'delegates',
    'documents',
    'identity',
    'notifications',
    'passports',
    'payments',
    'powers',
    'signing',
    'users',
  ],
  routes: { cabinet: [bindBooking], office: [bindBookingDesk] },
  listeners: [followPassports, followEndsOfPowers, followPayments, followRefunds],
  notices: [tellOfBookings, tellOfEstates],
  queues: ['booking.expire', 'booking.renew-agreements', 'booking.sweep', 'favourites.tell'],
  jobs: [workBooking, workTellingKeepers],
  held,
};
