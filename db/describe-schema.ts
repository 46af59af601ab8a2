import { sql, type Kysely } from 'kysely'

type Column = {
  table: string
  column: string
  type: string
  nullable: boolean
  generated: boolean
  always: boolean
  values: string[] | null
}

/**
 * The text of `schema.ts`: one interface with every table of the current database.
 * A column with a check of the form `in ('a', 'b')` becomes the union of these values.
 */
export async function describeSchema<T>(db: Kysely<T>): Promise<string> {
  const columns = await readColumns(db)
  const tables = Map.groupBy(columns, ({ table }) => table)
  return [
    '// Generated from the migrations by `npm run db:types`. Do not edit.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'",
    '',
    'type Timestamp = ColumnType<Date, Date, Date>',
    'type Json = ColumnType<unknown, string, string>',
    '',
    'export interface Schema {',
    ...[...tables].flatMap(([table, columns]) => [
      `  ${table}: {`,
      ...columns.map((column) => `    ${column.column}: ${typeOfColumn(column)}`),
      '  }',
    ]),
    '}',
    '',
  ].join('\n')
}

async function readColumns<T>(db: Kysely<T>) {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as "type",
      not a.attnotnull as nullable, (a.atthasdef or a.attidentity <> '') as generated,
      (a.attgenerated <> '' or a.attidentity = 'a') as always,
      (select array_agg(m[1] order by n) from pg_constraint k,
        regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') with ordinality as found(m, n)
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as "values"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname not like 'kysely_%'
    order by c.relname collate "C", a.attnum`.execute(db)
  return rows
}

function typeOfColumn(column: Column) {
  const plain = column.values?.map((value) => `'${value}'`).join(' | ') ?? typeScriptType(column)
  const type = column.nullable ? `${plain} | null` : plain
  if (column.always) return `GeneratedAlways<${type}>`
  return column.generated ? `Generated<${type}>` : type
}

function typeScriptType({ table, column, type }: Column): string {
  const element = type.endsWith('[]') ? type.slice(0, -2) : type
  const found = types.get(element)
  if (!found) throw new Error(`db/describe-schema.ts does not know the type ${type} of ${table}.${column}`)
  return element === type ? found : `${found}[]`
}

/** As the driver returns them: 64-bit numbers come as text. */
const types = new Map([
  ['text', 'string'],
  ['character varying', 'string'],
  ['uuid', 'string'],
  ['boolean', 'boolean'],
  ['smallint', 'number'],
  ['integer', 'number'],
  ['bigint', 'string'],
  ['bytea', 'Buffer'],
  ['jsonb', 'Json'],
  ['timestamp with time zone', 'Timestamp'],
  ['date', 'string'],
  ['time without time zone', 'string'],
])
