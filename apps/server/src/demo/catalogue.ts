import type { Context } from '../context.ts';
import { catalogueIsEmpty, catalogueTables as tables } from '../domains/catalogue/catalogue.repo.ts';
import { handoverKey } from '../domains/catalogue/houses/handover-key.ts';
import type { Tx } from '../platform/database/db.ts';
import { getTableColumns } from '../platform/database/drizzle.ts';
import type { PgTable } from '../platform/database/drizzle-tables.ts';

const demoSeed = 2026;
/** PostgreSQL takes at most 65 535 parameters in one statement. */
const maxParameters = 60_000;

/** Fills an empty catalogue with the demo's complexes, buildings and estates. */
export async function seedCatalogue({ db }: Pick<Context, 'db'>): Promise<void> {
  if (!(await catalogueIsEmpty(db))) return;
  // The generator is loaded only for an empty catalogue.
  const { generateCatalogue } = await import('../domains/catalogue/generator/generate-catalogue.ts');
  const { axesOf, housePapersOf } = await import('../domains/catalogue/generator/house-papers.ts');
  const all = generateCatalogue(demoSeed);
  const buildings = new Map(all.buildings.map((building) => [building.id, building]));
  const floorsOf = new Map(all.sections.map(({ id, floors }) => [id, floors]));
  await db.transaction(async (tx) => {
    await insertAll(tx, tables.complexes, all.complexes);
    await insertAll(tx, tables.buildings, all.buildings);
    await insertAll(
      tx,
      tables.buildingPapers,
      all.buildings.map((building) => ({ buildingId: building.id, data: housePapersOf(building) })),
    );
    await insertAll(
      tx,
      tables.handoverPromises,
      all.buildings.flatMap(({ id, promises }) =>
        promises.map((promise) => ({ buildingId: id, ...promise })),
      ),
    );
    await insertAll(tx, tables.sections, all.sections);
    await insertAll(
      tx,
      tables.plans,
      all.plans.map(({ id, plan }) => ({ id, data: plan })),
    );
    await insertAll(
      tx,
      tables.floorLayouts,
      all.floorLayouts.map(({ id, sectionId, layout }) => ({ id, sectionId, data: layout })),
    );
    await insertAll(
      tx,
      tables.estates,
      all.estates.map(({ areaCentiM2, price, listedAt, ...estate }) => ({
        ...estate,
        axes: axesOf(estate),
        complexId: buildings.get(estate.buildingId)?.complexId ?? 0,
        sectionFloors: floorsOf.get(estate.sectionId) ?? 0,
        handoverKey: handoverKey(buildings.get(estate.buildingId)?.promises.at(-1)),
        listedAt: new Date(listedAt),
        areaTotal: areaCentiM2.total,
        areaLiving: areaCentiM2.living,
        areaKitchen: areaCentiM2.kitchen,
        priceFull: price.full,
        priceBase: price.base,
        priceMortgage: price.mortgage,
      })),
    );
    await insertAll(
      tx,
      tables.priceHistory,
      all.priceHistory.map((entry) => ({ ...entry, validFrom: new Date(entry.validFrom) })),
    );
  });
}

async function insertAll<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const step = Math.floor(maxParameters / Object.keys(getTableColumns(table)).length);
  for (let from = 0; from < rows.length; from += step)
    await tx.insert(table).values(rows.slice(from, from + step));
}
