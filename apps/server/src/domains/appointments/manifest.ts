import type { Domain } from '../../domain.ts';
import { bindAppointments, bindAppointmentsDesk } from './appointments.routes.ts';
import { followDeals } from './follow-deals.ts';
import { held } from './held.ts';
import { tellOfMeetings } from './notices/tell-of-meetings.ts';
import { workAppointments } from './remind.ts';

export const appointments: Domain = {
  name: 'appointments',
  about: 'Meetings for signing: offices, hosts, times, moves, reminders, how each went',
  uses: ['booking', 'contracts', 'deals', 'identity', 'members', 'notifications'],
  routes: { cabinet: [bindAppointments], office: [bindAppointmentsDesk] },
  listeners: [followDeals],
  notices: [tellOfMeetings],
  queues: ['appointment.sweep'],
  jobs: [workAppointments],
  held,
};
