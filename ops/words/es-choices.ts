import type { LeadStatus, LossKind } from '#domain/leads/lead-states.ts'
import type { Loss } from '#domain/leads/losses.ts'
import type { FirstWords } from './en-first.ts'

export type Of<Value extends string | null> = Readonly<Record<NonNullable<Value>, string>>

const status: Of<LeadStatus> = {
  new: 'Nueva',
  contacted: 'Contactada',
  scheduled: 'Programada',
  closed: 'Cerrada',
}
const loss: Of<Loss> = {
  'flooded-basement': 'Sótano inundado',
  'burst-pipe': 'Tubería rota o con fuga',
  'sewage-backup': 'Retorno de aguas negras',
  'fire-smoke': 'Fuego o humo',
  mold: 'Moho',
  trauma: 'Muerte, lesión o escena de un crimen',
  other: 'Otra cosa',
}
const service: Of<LossKind> = {
  'water-damage': 'Daños por agua',
  'fire-damage': 'Daños por fuego',
  'mold-remediation': 'Eliminación de moho',
  'trauma-cleanup': 'Limpieza de escenas traumáticas',
  'basement-restoration': 'Restauración de sótanos',
  'not-sure': 'Todavía no se sabe',
}
const happening: Readonly<Record<string, string>> = {
  'flooded-basement': 'Una inundación',
  'burst-pipe': 'Una tubería rota o con fuga',
  'sewage-backup': 'Un retorno de aguas negras',
  'fire-smoke': 'Un incendio o humo',
}

export function nameWords(name: string | null) {
  return name ?? 'Sin nombre'
}

export const choices: FirstWords['choices'] = {
  name: nameWords,
  status,
  loss: (value) => (value ? loss[value] : ''),
  service: (value) => service[value],
  countsAsNow(value) {
    const name = value && happening[value]
    return name ? `${name} se trata como algo que está pasando ahora.` : ''
  },
}
