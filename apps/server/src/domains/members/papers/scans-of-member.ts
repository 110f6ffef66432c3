import type { AdultPapers, ChildPapers, MarriageForm } from '@novosel/contract/members/papers/papers.ts';
import type { ReturnedField } from '@novosel/contract/members/papers/returns.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { claimUploads, findOwnUploads } from '../../documents/public.ts';

/** Subject of a member's uploads. */
const ofMember = (memberId: string): string => `member:${memberId}`;

/** ID of a scan, and what it shows. */
export type Scan = readonly [id: string, of: ReturnedField];

const of = (ids: readonly string[], field: ReturnedField): Scan[] => ids.map((id) => [id, field]);

export const scansOfAdult = ({ foreign, power }: AdultPapers): readonly Scan[] => [
  ...of(foreign?.scans ?? [], 'foreign'),
  ...of(foreign?.translation ?? [], 'translation'),
  ...of(power?.scans ?? [], 'power'),
];

export const scansOfChild = ({
  passport,
  scans,
  consentScans,
  guardianScans,
}: ChildPapers): readonly Scan[] => [
  ...of(scans, passport ? 'passport' : 'certificate'),
  ...of(consentScans, 'consent'),
  ...of(guardianScans, 'guardian'),
];

export const scansOfMarriage = ({ scans }: MarriageForm): readonly Scan[] => of(scans, 'marriage');

interface Taken {
  readonly memberId: string;
  readonly ownerId: number;
  readonly scans: readonly Scan[];
  /** Scans that the member has sent earlier. */
  readonly before: readonly Scan[];
}

/**
 * Assigns uploads of a person to the papers of a member.
 * @throws AppError VALIDATION when one is another's, infected, or used elsewhere
 */
export async function takeScans(tx: Tx, { memberId, ownerId, scans, before }: Taken): Promise<void> {
  const known = new Set(before.map(([id]) => id));
  const fresh = [...new Set(scans.map(([id]) => id))].filter((id) => !known.has(id));
  if (!(await claimUploads(tx, ownerId, fresh, ofMember(memberId))))
    throw new AppError('VALIDATION', { fields: { scans: ['default'] } });
}

/** Names and sizes of scans, as their owner and the desk see them. */
export async function namedScans(db: Executor, ownerId: number, scans: readonly Scan[]) {
  const ids = scans.map(([id]) => id);
  const found = ids.length > 0 ? await findOwnUploads(db, ownerId, ids) : [];
  const known = new Map(found.map((upload) => [upload.id, upload]));
  return scans.flatMap(([id, field]) => {
    const upload = known.get(id);
    return upload ? [{ ...upload, of: field }] : [];
  });
}
