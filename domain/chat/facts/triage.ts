import { activity, found, relations, roomNames, yesNo, yesNoUnsure } from '#domain/jobs/facts/choices.ts'
import { losses } from '#domain/leads/losses.ts'
import type { FactName } from './told-facts.ts'

type Words = { readonly en: string; readonly es: string }
type Chip = { readonly value: string; readonly label: Words }

/** One question of the chat: chips, of which several may be chosen, or words. Each can be skipped. */
export type TriageQuestion = {
  readonly fact: FactName
  readonly question: Words
  readonly chips: readonly Chip[]
  readonly isSeveral?: true
  /** The losses that it is asked of; of all where it is left out. Of a trauma scene nothing is asked but where and who. */
  readonly of?: readonly string[]
}

const wet = ['flooded-basement', 'burst-pipe', 'sewage-backup']
const notTrauma = losses.map(({ value }) => value).filter((value) => value !== 'trauma')

const spanishRooms: Readonly<Record<(typeof roomNames)[number], string>> = {
  Kitchen: 'Cocina',
  'Dining room': 'Comedor',
  'Living room': 'Sala',
  Bath: 'Baño',
  Hall: 'Pasillo',
  Bedroom: 'Recámara o cuarto',
  Laundry: 'Lavandería',
  Upstairs: 'Planta alta',
  Garage: 'Garaje',
  Basement: 'Sótano',
}

/** The questions in the order of a caller, after the one about danger. */
export const triage: readonly TriageQuestion[] = [
  {
    fact: 'loss',
    question: { en: 'What happened?', es: '¿Qué pasó?' },
    chips: chips(losses, {
      'flooded-basement': 'Sótano inundado',
      'burst-pipe': 'Tubería rota o con fuga',
      'sewage-backup': 'Aguas negras',
      'fire-smoke': 'Fuego o humo',
      mold: 'Moho',
      trauma: 'Muerte, heridos o escena del crimen',
      other: 'Otra cosa',
    }),
  },
  {
    fact: 'activity',
    question: { en: 'Is the water still running?', es: '¿Sigue saliendo el agua?' },
    chips: chips(
      activity,
      { running: 'Sí', slowed: 'Menos que antes', off: 'No' },
      { running: 'Yes', slowed: 'Less than before', off: 'No' },
    ),
    of: wet,
  },
  {
    fact: 'electricity',
    question: {
      en: 'Can you see water near an outlet, the furnace or the electric panel? Don’t go look.',
      es: '¿Ve agua cerca de un enchufe, la calefacción o el panel eléctrico? No vaya a ver.',
    },
    chips: chips(yesNo, { yes: 'Sí', no: 'No' }),
    of: wet,
  },
  {
    fact: 'rooms',
    question: { en: 'Which rooms are affected?', es: '¿Qué cuartos están afectados?' },
    chips: roomNames.map((room) => ({ value: room, label: { en: room, es: spanishRooms[room] } })),
    isSeveral: true,
    of: notTrauma,
  },
  {
    fact: 'found',
    question: { en: 'When did you find it?', es: '¿Cuándo se dio cuenta?' },
    chips: chips(found, {
      just_now: 'Ahora mismo',
      today: 'Hoy',
      yesterday: 'Ayer',
      earlier: 'Antes de ayer',
    }),
    of: notTrauma,
  },
  { fact: 'town', question: { en: 'Which town is it in?', es: '¿En qué ciudad es?' }, chips: [] },
  {
    fact: 'address',
    question: { en: 'What is the street address?', es: '¿Cuál es la dirección?' },
    chips: [],
  },
  { fact: 'name', question: { en: 'What is your name?', es: '¿Cómo se llama?' }, chips: [] },
  {
    fact: 'relation',
    question: { en: 'Is it your home?', es: '¿Es su casa?' },
    chips: chips(
      relations.filter(({ value }) => value !== 'adjuster' && value !== 'agent'),
      { owner: 'Soy dueño', tenant: 'Rento', manager: 'La administro', other: 'Otra situación' },
      { owner: 'I own it', tenant: 'I rent it', manager: 'I manage it', other: 'Something else' },
    ),
    of: notTrauma,
  },
  {
    fact: 'will_claim',
    question: { en: 'Will you file an insurance claim?', es: '¿Va a presentar un reclamo al seguro?' },
    chips: chips(yesNoUnsure, { yes: 'Sí', no: 'No', unsure: 'No sé' }),
    of: notTrauma,
  },
  {
    fact: 'pets',
    question: { en: 'Are there pets in the house?', es: '¿Hay mascotas en la casa?' },
    chips: [
      { value: 'Dog', label: { en: 'Dog', es: 'Perro' } },
      { value: 'Cat', label: { en: 'Cat', es: 'Gato' } },
      { value: 'None', label: { en: 'No pets', es: 'No hay' } },
    ],
    of: notTrauma,
  },
]

function chips<Value extends string>(
  choices: readonly { readonly value: Value; readonly label: string }[],
  es: Readonly<Partial<Record<Value, string>>>,
  en?: Readonly<Partial<Record<Value, string>>>,
): readonly Chip[] {
  return choices.map(({ value, label }) => ({
    value,
    label: { en: en?.[value] ?? label, es: es[value] ?? label },
  }))
}
