import type { CertificateOwner } from '../../../ports/signature-operator/signature-operator.ts';

/** «Имя Отчество», as a certificate has it. */
export const givenNameOf = ({ name, patronymic }: Pick<CertificateOwner, 'name' | 'patronymic'>): string =>
  [name, patronymic].filter(Boolean).join(' ');
