import { newId } from '#platform/uuid.ts'
import { aModel } from '#test/some-equipment.ts'
import { ask } from './crew.ts'
import type { Product } from './product.ts'

let made = 0

/** Two air movers with numbers that no other journey of this product has. */
export async function twoUnits(product: Pick<Product, 'origin'>, token: string): Promise<[string, string]> {
  const model_id = newId()
  await ask(product, 'POST /api/equipment/models', { token, body: { ...aModel, id: model_id } })
  const from = (Date.now() % 40_000) * 2 + made++ * 2
  const numbers: [string, string] = [`OJ-${from}`, `OJ-${from + 1}`]
  const units = numbers.map((number) => ({ id: newId(), number, serial_number: '' }))
  await ask(product, 'POST /api/equipment/units', { token, body: { model_id, units } })
  return numbers
}
