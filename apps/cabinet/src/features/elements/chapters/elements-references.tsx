import { tabTypes } from '@novosel/contract/catalogue/choosing/tabs.ts';
import { appointmentChannels } from '@novosel/contract/deals/appointment.ts';
import { ownershipTypes, parentRelations, participantRoles } from '@novosel/contract/deals/members.ts';
import { settlementEvents } from '@novosel/contract/deals/settlement.ts';
import {
  registrationMethods,
  requestCodes,
  requestStatuses,
  serviceKinds,
} from '@novosel/contract/services/requests.ts';
import { choicesOf, type WordList } from '@novosel/contract/texts/word-list.ts';
import { countryChoices, defaultCountry } from '@novosel/contract/users/countries.ts';
import { registrationTypes } from '@novosel/contract/users/registration-types.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import type { Option } from '@novosel/ui/choices/select-box.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { Section } from './shown.tsx';

const lists = {
  tabs: tabTypes,
  roles: participantRoles,
  ownership: ownershipTypes,
  parents: parentRelations,
  registration: registrationTypes,
  channels: appointmentChannels,
  services: serviceKinds,
  methods: registrationMethods,
  codes: requestCodes,
  events: settlementEvents,
} as const satisfies Record<string, WordList>;

const statusCodes: Readonly<Record<string, { readonly code: string }>> = requestStatuses;

interface ReferenceProps {
  /** Name of the list in the catalogue of texts. */
  name: string;
  choices: readonly Option[];
  first?: string | undefined;
  search?: boolean | undefined;
}

/** A list with the code of the chosen option below it: what a person reads and what is sent, side by side. */
const Reference = ({ name, choices, first, search }: ReferenceProps) => {
  const t = useText();
  const [code, setCode] = useState(first ?? choices[0]?.value ?? null);
  const finer = code === null ? undefined : statusCodes[code]?.code;
  return (
    <Select
      label={t(`elements.reference.${name}`)}
      hint={code === null ? undefined : t('elements.reference', { code: finer ? `${code}, ${finer}` : code })}
      options={choices}
      value={code}
      onChange={setCode}
      search={search}
      tall={search}
    />
  );
};

/** The reference lists of the contract (S3), each in the dropdown that a form uses. */
export const ElementsReferences = () => {
  const locale = useLocale();
  return (
    <Section id="references" columns={3}>
      <Reference name="countries" choices={countryChoices(locale)} first={defaultCountry} search />
      {Object.entries<WordList>(lists).map(([name, list]) => (
        <Reference key={name} name={name} choices={choicesOf(list, locale)} />
      ))}
      <Reference name="statuses" choices={choicesOf(requestStatuses, locale)} />
    </Section>
  );
};
