import fc from 'fast-check'
import type { Json } from '#platform/canonical-json.ts'
import { nasty, nastyNames } from './nasty.ts'

type Change = (value: Json) => Json
type Place = { parent: Json; key: string }

/** One to five changes of a value: somewhere in it something is taken out, doubled, renamed, swapped or replaced. */
export const mutations: fc.Arbitrary<Change> = fc
  .array(
    fc.tuple(
      fc.nat(),
      fc.nat(),
      fc.constantFrom('drop', 'double', 'rename', 'swap', 'replace'),
      nasty,
      nastyNames,
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((changes) => (value) => {
    const changed: Json = structuredClone(value)
    for (const [at, other, how, put, name] of changes) {
      const places = placesIn(changed)
      const place = places[at % places.length]
      const elsewhere = places[other % places.length]
      if (place && elsewhere)
        change(place, { how, put: JSON.parse(JSON.stringify(put) ?? 'null'), name, elsewhere })
    }
    return changed
  })

type How = { how: string; put: Json; name: string; elsewhere: Place }

function change({ parent, key }: Place, { how, put, name, elsewhere }: How) {
  const value = valueAt({ parent, key })
  if (how === 'replace') return set({ parent, key }, put)
  if (how === 'swap') return set({ parent, key }, structuredClone(valueAt(elsewhere)))
  if (Array.isArray(parent)) {
    if (how === 'double') parent.push(structuredClone(value))
    else parent.splice(Number(key), 1)
  } else if (typeof parent === 'object' && parent !== null) {
    if (how !== 'double') Reflect.deleteProperty(parent, key)
    if (how !== 'drop')
      Object.defineProperty(parent, name, { value, enumerable: true, writable: true, configurable: true })
  }
}

function placesIn(value: Json, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found
  for (const key of Object.keys(value)) {
    const place = { parent: value, key }
    found.push(place)
    placesIn(valueAt(place), found)
  }
  return found
}

function valueAt({ parent, key }: Place): Json {
  if (Array.isArray(parent)) return parent[Number(key)] ?? null
  return typeof parent === 'object' && parent !== null && !Array.isArray(parent)
    ? (Reflect.get(parent, key) ?? null)
    : null
}

function set({ parent, key }: Place, value: Json) {
  if (Array.isArray(parent)) parent[Number(key)] = value
  else if (typeof parent === 'object' && parent !== null)
    Object.defineProperty(parent, key, { value, enumerable: true, writable: true, configurable: true })
}
