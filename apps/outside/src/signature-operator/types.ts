/** The future owner of a certificate, as in his passport. */
interface OperatorPerson {
  surname: string;
  name: string;
  patronymic: string | null;
  /** 11 digits. */
  snils: string;
  /** 12 digits. */
  inn: string | null;
  /** Of the telephone with the operator's app, +7 and ten digits. */
  phone: string;
}

/** An organisation on whose behalf its employee signs. */
interface OperatorOrganization {
  name: string;
  inn: string;
  ogrn: string;
  title: string;
}

export type AlgorithmOfOrder = 'gost' | 'ecdsa';
type OrderState = 'identity-needed' | 'issued' | 'refused';

/** An order for a certificate; the key stays with the operator. Bytes are base64. */
export interface StoredOrder {
  /** Given by the client before the first call. */
  id: string;
  requestHash: string;
  person: OperatorPerson;
  organization: OperatorOrganization | null;
  kind: 'qualified' | 'enhanced';
  algorithm: AlgorithmOfOrder;
  /** The person confirms himself in the app; absent: somebody sees his passport. */
  in_app?: boolean;
  orderedAt: string;
  state: OrderState;
  reason: string | null;
  certificate: string | null;
  privateKey: string | null;
  revokedAt: string | null;
  revocationReason: 'unspecified' | 'keyCompromise' | 'superseded' | null;
}

type SigningState = 'waiting' | 'opened' | 'signed' | 'refused' | 'expired';

/** A paper that waits in a person's app. Bytes are base64. */
export interface StoredSigning {
  /** Given by the client before the first call. */
  id: string;
  requestHash: string;
  orderId: string;
  phone: string;
  title: string;
  document: string;
  askedAt: string;
  until: string;
  state: SigningState;
  reason: string | null;
  answeredAt: string | null;
  signature: string | null;
  /** Sentinel of the person's surname; null: the operator answers as usual. */
  manner: string | null;
}

/** Keys of one algorithm's authority; DER and keys as base64. */
export interface StoredAuthority {
  root: string;
  rootKey: string;
  issuing: StoredIssuer;
  timestamps: StoredIssuer;
  statuses: StoredIssuer;
}
export interface StoredIssuer {
  certificate: string;
  privateKey: string;
}

export type OperatorEvent = 'order.changed' | 'signing.answered';
