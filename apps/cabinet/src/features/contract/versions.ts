import type { VersionSummary } from '@novosel/contract/contracts/schema.ts';

/** Versions that were sent before this one, the latest first. */
export const earlierThan = (versions: readonly VersionSummary[], number: number): VersionSummary[] =>
  versions.filter((one) => one.number < number).toSorted((one, other) => other.number - one.number);

/** The latest version that holds no more. */
export const lastVoid = (versions: readonly VersionSummary[]): VersionSummary | undefined =>
  earlierThan(versions, Number.POSITIVE_INFINITY).find(({ state }) => state === 'void');
