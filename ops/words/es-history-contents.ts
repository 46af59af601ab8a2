import type { BoxPlace } from '#domain/contents/contents-choices.ts'
import type { ItemField } from '#domain/contents/contents-item.ts'
import type { HistoryFacts } from '#domain/records/history-facts.ts'

type Told = { facts: HistoryFacts; count: number }

/** What happened to the contents and the boxes of a job, by the name of the event. */
export const contentsLines: Readonly<Record<string, (told: Told) => string>> = {
  'contents.added': ({ count }) =>
    count > 1 ? `Contenido: ${count} artículos agregados` : 'Contenido: artículo agregado',
  'contents.changed': ({ facts: { changed = [] } }) => {
    const what = changed.flatMap((field) => fields[field] ?? []).join(', ')
    return `Contenido: artículo cambiado${what && `: ${what}`}`
  },
  'contents.removed': () => 'Contenido: artículo quitado',
  'contents.put_back': () => 'Contenido: artículo restablecido',
  'box.added': ({ facts: { unit = '' } }) => `Caja ${unit} agregada`,
  'box.changed': ({ facts: { unit = '', state = '' } }) => {
    const place = places[state]
    return place ? `Caja ${unit}: ${place}` : `Caja ${unit} cambiada`
  },
  'box.removed': ({ facts: { unit = '' } }) => `Caja ${unit} quitada`,
  'box.put_back': ({ facts: { unit = '' } }) => `Caja ${unit} restablecida`,
}

const words: Record<ItemField, string> = {
  name: 'nombre',
  brand: 'marca o modelo',
  quantity: 'cantidad',
  room_id: 'habitación',
  box_id: 'caja',
  condition_before: 'estado antes del daño',
  condition_after: 'estado actual',
  disposition: 'destino',
  age: 'antigüedad',
  price_cents: 'precio',
  life: 'vida útil',
  cap: 'límite de depreciación',
  photo_ids: 'fotos',
  note: 'nota',
}
const fields: Readonly<Record<string, string>> = words

const placeNames: Record<BoxPlace, string> = {
  on_site: 'en el lugar',
  truck: 'en el camión',
  warehouse: 'en el almacén',
  returned: 'devuelta al dueño',
}
const places: Readonly<Record<string, string>> = placeNames
