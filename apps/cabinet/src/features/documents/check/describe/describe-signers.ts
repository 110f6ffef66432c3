import { capital } from '@novosel/contract/texts/text.ts';
import type { ElectronicSignature } from '@novosel/proof/archive/check-electronic-signature.ts';
import type { PaperReport } from '@novosel/proof/archive/check-paper.ts';
import { outcomeWords, standardName } from '@novosel/proof/archive/signature-words.ts';
import type { PillTone } from '@novosel/ui/status/pill.tsx';
import type { DescribedSigner } from './described.ts';
import type { Wording } from './wording.ts';

const tones: Readonly<Record<ElectronicSignature['indication'], PillTone>> = {
  'total-passed': 'good',
  indeterminate: 'warn',
  'total-failed': 'bad',
};

/** Signers of a paper by both kinds of signatures. */
export function describeSigners({ record, signatures }: PaperReport, wording: Wording): DescribedSigner[] {
  const { t, moment } = wording;
  const simple = (record?.signatures ?? []).map(
    ({ who, onBehalfOf, at }): DescribedSigner => ({
      key: `${who.fullName} ${at}`,
      name: who.fullName,
      lines: [
        t('check.signer.simple'),
        ...(onBehalfOf ? [t('check.signer.behalf', { name: onBehalfOf.fullName })] : []),
      ],
      at: moment(at),
      state: t('check.signer.state', { state: 'passed' }),
      tone: 'good',
    }),
  );
  return [...simple, ...signatures.map((one) => describeElectronic(one, wording))];
}

function describeElectronic(signature: ElectronicSignature, wording: Wording): DescribedSigner {
  const { t, moment, locale } = wording;
  const { name, signer, indication, provenAt, claimedAt } = signature;
  return {
    key: name,
    name: signer ? signer.name : t('check.signer.unknown'),
    lines: [
      ...(signer ? certificateLines(signer, wording) : []),
      ...(provenAt && claimedAt && moment(provenAt) !== moment(claimedAt)
        ? [capital(t('check.signer.claimed', { at: moment(claimedAt) }))]
        : []),
      `${capital(outcomeWords(signature)[locale])} · ${standardName(signature)}`,
    ],
    at: provenAt
      ? t('check.signer.proven', { at: moment(provenAt) })
      : claimedAt && t('check.signer.claimed', { at: moment(claimedAt) }),
    state: t('check.signer.state', { state: indication.replace('total-', '') }),
    tone: tones[indication],
  };
}

function certificateLines(
  {
    organization,
    title,
    isQualified,
    serial,
    issuer,
    notBefore,
    notAfter,
  }: NonNullable<ElectronicSignature['signer']>,
  { t, day }: Wording,
): string[] {
  return [
    ...(organization ? [[organization, title].filter(Boolean).join(', ')] : []),
    t('check.signer.certificate', { qualified: String(isQualified), serial }),
    t('check.signer.issuer', { issuer, from: day(notBefore), to: day(notAfter) }),
  ];
}
