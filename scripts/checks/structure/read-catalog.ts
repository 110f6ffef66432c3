import pg from 'pg';

const COLUMNS = `
  SELECT 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END
    || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
    || CASE WHEN a.attidentity <> '' THEN ' identity ' || a.attidentity::text ELSE '' END AS line
  FROM pg_attribute a
  JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
  LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped`;

const INDEXES = `
  SELECT 'index ' || pg_get_indexdef(i.indexrelid) AS line
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisexclusion`;

/**
 * Leaves out constraint triggers (t), NOT NULL (n), which is printed with its column, and exclusions (x),
 * which Drizzle cannot declare.
 */
const CONSTRAINTS = `
  SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS line
  FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND contype NOT IN ('t', 'n', 'x')`;

const ENUMS = `
  SELECT 'enum ' || t.typname || ' ' || string_agg(e.enumlabel, ',' ORDER BY e.enumsortorder) AS line
  FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
  WHERE t.typnamespace = 'public'::regnamespace GROUP BY t.typname`;

/** Tables of a database as lines: each column, index, constraint and enum of the schema `public`. */
export async function readCatalog(url: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const all = [COLUMNS, INDEXES, CONSTRAINTS, ENUMS].join(' UNION ALL ');
    const { rows } = await client.query<{ line: string }>(all);
    return new Set(rows.map(({ line }) => line));
  } finally {
    await client.end();
  }
}
