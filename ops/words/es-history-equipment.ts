import type { HistoryFacts } from '#domain/records/history-facts.ts'
import { roomName } from './es-room-names.ts'

type Told = { facts: HistoryFacts }

const states: Readonly<Record<string, string>> = { dirty: ', sucio', broken: ', dañado' }

/** What happened to equipment at a job, by the name of the event. */
export const equipmentLines: Readonly<Record<string, (told: Told) => string>> = {
  'equipment.placed': ({ facts }) => `${unitOf(facts)} colocado${roomOf(facts)}`,
  'equipment.moved': ({ facts }) => `${unitOf(facts)} movido${roomOf(facts)}`,
  'equipment.pulled': ({ facts }) => `${unitOf(facts)} retirado${states[facts.state ?? ''] ?? ''}`,
  'equipment.left': ({ facts }) => `${unitOf(facts)} llevado a otro trabajo`,
  'equipment.undone': ({ facts }) => `Último movimiento de ${unitOf(facts)} deshecho`,
  'equipment.back': ({ facts }) => `${unitOf(facts)} no se llevó a otro trabajo`,
  'equipment.misplaced': ({ facts }) =>
    `${unitOf(facts)} no está donde dicen los registros. Revise dónde está.`,
  'equipment.clashed': ({ facts }) => `Dos personas movieron ${unitOf(facts)}. Revise dónde está.`,
}

function unitOf({ unit }: HistoryFacts) {
  return unit ?? 'Unidad'
}

function roomOf({ kind }: HistoryFacts) {
  return kind ? `, ${roomName(kind)}` : ''
}
