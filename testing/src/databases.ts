import pg from 'pg';

/** The address of another database of the same cluster. */
export function addressOf(clusterUrl: string, database: string): string {
  const address = new URL(clusterUrl);
  address.pathname = `/${database}`;
  return address.href;
}

/** One statement on its own connection. */
export async function runSql<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
