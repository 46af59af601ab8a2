import { CompiledQuery, type Compilable } from 'kysely'
import type { QueryResultRow } from 'pg'
import { poolOf, type Database } from './database.ts'

/**
 * A question that is asked all day: put into words once, and planned once by each connection, which takes most of its time
 * otherwise. `build` must make the same query whatever the values are; each value is a Buffer, a Date or another object, so
 * that its place among the parameters is known. In a transaction it is asked like any other.
 */
export function prepare<Values extends readonly object[], Row extends QueryResultRow>(
  name: string,
  build: (db: Database, ...values: Values) => Compilable<Row>,
) {
  let known: { text: string; order: number[] } | null = null

  return async function ask(db: Database, ...given: Values): Promise<Row[]> {
    known ??= compile(build(db, ...given), given)
    const { text, order } = known
    const values = order.map((place) => given[place])
    const pool = poolOf(db)
    if (!pool) return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
    return (await pool.query<Row>({ name, text, values })).rows
  }
}

function compile(query: Compilable, values: readonly object[]) {
  const { sql: text, parameters } = query.compile()
  const order = parameters.map((parameter) => values.findIndex((value) => value === parameter))
  if (order.includes(-1)) throw new Error('A prepared query has a value that it was not given.')
  return { text, order }
}
