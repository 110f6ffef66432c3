import { listServices, readService, seeService, stepService } from '@novosel/contract/services/endpoints.ts';
import { serviceFacts } from '@novosel/contract/services/facts.ts';
import { requestStatuses } from '@novosel/contract/services/requests.ts';
import { type Service, serviceLimits, serviceMoves, services } from '@novosel/contract/services/rules.ts';
import type { ServiceItem, ServiceView } from '@novosel/contract/services/schema.ts';
import { wordOf } from '@novosel/contract/texts/word-list.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import type { RequestFamily } from '../../shared/requests/request-family.ts';

/** Services that a buyer orders, for the pages of requests. */
export const serviceFamily: RequestFamily<Service, ServiceItem, ServiceView> = {
  name: 'services',
  list: listServices,
  read: readService,
  step: stepService,
  see: seeService,
  kindOf: ({ service }) => service,
  moves: serviceMoves,
  doneIn: '688',
  limits: serviceLimits,
  home: { href: path('services'), label: (t) => t('services.title') },
  addressOf: (service, id) => path(services[service].request, { id }),
  words: {
    kind: (service, locale) => services[service][locale],
    // Three states have no number, so the reference list lacks them.
    status: (t, state, locale) =>
      Object.hasOwn(requestStatuses, state)
        ? wordOf(requestStatuses, state, locale)
        : t('services.ended', { state }),
    title: (t, state) => t('services.state', { state }),
    why: (t, state) => t('services.why', { state }),
    acts: (t, state) => t('services.acts', { state }),
    did: (t, act) => t('services.did', { act }),
    orderNote: (t, service) => t('services.order.note', { service }),
    wrong: (t, field) => t('services.wrong', { field }),
    send: (t, service) => t('services.send', { service }),
    sendNote: (t, service) => t('services.send.note', { service }),
    empty: (t) => t('services.empty.note'),
  },
  facts: serviceFacts,
  action: (t, { id, state }) =>
    state === 'draft' && (
      <ButtonLink href={path('servicesTaxSign', { id })} variant="inverse">
        {t('services.sign')}
      </ButtonLink>
    ),
};
