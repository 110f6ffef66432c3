import type { RequestInbox } from '../requests/inbox.ts';
import { servicesDeskEndpoints } from './desk-endpoints.ts';
import { servicesEndpoints } from './endpoints.ts';
import { serviceFacts } from './facts.ts';
import { requestStatuses } from './requests.ts';
import {
  type RequestState,
  type ServiceAct,
  serviceFlow,
  serviceLimits,
  serviceRoles,
  services,
} from './rules.ts';

const acts: Record<ServiceAct | 'order', RequestInbox['acts'][string]> = {
  order: {
    did: { ru: 'Заявка создана', en: 'The request was made' },
    log: { ru: 'заявка создана', en: 'request made' },
  },
  sign: {
    did: { ru: 'Заявка подписана и отправлена', en: 'The request was signed and sent' },
    log: { ru: 'подписана и отправлена', en: 'signed and sent' },
  },
  documents: {
    did: { ru: 'Документы отправлены', en: 'Papers were sent' },
    log: { ru: 'документы отправлены', en: 'papers sent' },
  },
  choose: {
    did: { ru: 'Вариант выбран', en: 'An option was chosen' },
    log: { ru: 'вариант выбран', en: 'option chosen' },
  },
  accept: {
    did: { ru: 'Ответ принят', en: 'The answer was accepted' },
    log: { ru: 'ответ принят', en: 'answer accepted' },
  },
  withdraw: {
    did: { ru: 'Заявка отозвана', en: 'The request was withdrawn' },
    log: { ru: 'отозвана', en: 'withdrawn' },
  },
  end: {
    did: { ru: 'Сделка по этому объекту закончилась', en: 'The deal of this property is over' },
    log: { ru: 'сделка по объекту закончилась', en: 'the deal of its property is over' },
  },
  start: {
    did: { ru: 'Взяли в работу', en: 'Work has begun' },
    log: { ru: 'взята в работу', en: 'work begun' },
    todo: { ru: 'Взять в работу', en: 'Begin work' },
  },
  partner: {
    did: { ru: 'Передали партнёру', en: 'Given to a partner' },
    log: { ru: 'передана партнёру', en: 'given to a partner' },
    todo: { ru: 'Передать партнёру', en: 'Give to a partner' },
  },
  ask: {
    did: { ru: 'Запросили документы', en: 'Papers were asked for' },
    log: { ru: 'запрошены документы', en: 'papers asked for' },
    todo: { ru: 'Запросить документы', en: 'Ask for papers' },
  },
  resume: {
    did: { ru: 'Продолжили работу', en: 'Work went on' },
    log: { ru: 'работа продолжена', en: 'work went on' },
    todo: { ru: 'Продолжить работу', en: 'Go on with the work' },
  },
  answer: {
    did: { ru: 'Дали ответ', en: 'An answer was given' },
    log: { ru: 'дан ответ', en: 'answered' },
    todo: { ru: 'Дать ответ', en: 'Answer' },
    papers: true,
  },
  offer: {
    did: { ru: 'Предложили варианты', en: 'Options were offered' },
    log: { ru: 'предложены варианты', en: 'options offered' },
    todo: { ru: 'Предложить варианты', en: 'Offer options' },
    papers: true,
  },
  prepare: {
    did: { ru: 'Готовим результат', en: 'The result is being prepared' },
    log: { ru: 'готовится результат', en: 'result being prepared' },
    todo: { ru: 'Готовить результат', en: 'Prepare the result' },
  },
  issue: {
    did: { ru: 'Выдали результат', en: 'The result was given' },
    log: { ru: 'результат выдан', en: 'result given' },
    todo: { ru: 'Выдать результат', en: 'Give the result' },
    papers: true,
  },
  decline: {
    did: { ru: 'Отказали', en: 'It was declined' },
    log: { ru: 'отказ', en: 'declined' },
    todo: { ru: 'Отказать', en: 'Decline' },
  },
};

const states: Partial<Record<RequestState, RequestInbox['states'][string]>> = {
  ...requestStatuses,
  withdrawn: { ru: 'Отозвана', en: 'Withdrawn' },
  declined: { ru: 'Отказ', en: 'Declined' },
};

/** Services as the desk sees them. */
export const servicesInbox: RequestInbox = {
  name: 'services',
  title: { ru: 'Услуги', en: 'Services' },
  denied: {
    title: { ru: 'Услуги не входят в вашу роль', en: 'Services are not part of your role' },
    note: {
      ru: 'Ими занимаются поддержка, менеджер и администратор.',
      en: 'Support, managers and administrators work on them.',
    },
  },
  roles: serviceRoles,
  rights: {
    queue: { ru: 'Видеть заявки на услуги', en: 'See requests for services' },
    one: { ru: 'Читать заявку на услугу', en: 'Read a request for a service' },
    file: { ru: 'Открыть файл заявки на услугу', en: 'Open a file of a request for a service' },
    move: { ru: 'Вести заявку на услугу', en: 'Work on a request for a service' },
  },
  kinds: services,
  kindField: 'service',
  states,
  flow: serviceFlow,
  acts,
  facts: serviceFacts,
  limits: serviceLimits,
  desk: servicesDeskEndpoints,
  buyer: servicesEndpoints,
};
