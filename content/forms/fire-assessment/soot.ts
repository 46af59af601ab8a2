import { roomColumn, whichRoom } from '../parts/rooms.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

const rooms: TemplateField = {
  id: 'rooms',
  type: 'table',
  label: both('Room by room', 'Habitación por habitación'),
  help: both(
    'Wipe a clean dry-cleaning sponge over one hidden spot, and photograph sponge and wall.',
    'Pase una esponja seca limpia por un lugar poco visible y fotografíe la esponja y la pared.',
  ),
  need: 'always',
  columns: [
    roomColumn,
    whichRoom,
    {
      id: 'damage',
      type: 'choice',
      label: both('Damage', 'Daño'),
      is_needed: true,
      options: [
        option('none', 'None seen', 'No se ve'),
        option('odor', 'Odor only', 'Solo olor'),
        option('light', 'Light soot', 'Poco hollín'),
        option('heavy', 'Heavy soot', 'Mucho hollín'),
        option('heat', 'Heat', 'Calor'),
        option('burned', 'Burned', 'Quemado'),
      ],
    },
    {
      id: 'soot_test',
      type: 'choice',
      label: both('Soot test', 'Prueba de hollín'),
      is_needed: true,
      options: [
        option('clean', 'Clean', 'Limpia'),
        option('trace', 'Trace', 'Rastro'),
        option('soot', 'Soot', 'Hollín'),
        option('not_done', 'Not done', 'No se hizo'),
      ],
    },
    { id: 'tested_at', type: 'text', label: both('Where it was tested', 'Dónde se probó') },
    {
      id: 'odor',
      type: 'number',
      label: both('Odor, 0 to 5', 'Olor, de 0 a 5'),
      min: 0,
      max: 5,
      decimals: 0,
    },
    {
      id: 'area',
      type: 'number',
      label: both('Area to clean', 'Área por limpiar'),
      unit: 'sq ft',
      min: 0,
      max: 100000,
    },
    {
      id: 'method',
      type: 'choice',
      label: both('Cleaning', 'Limpieza'),
      options: [
        option('none', 'None', 'Ninguna'),
        option('hepa', 'HEPA vacuum', 'Aspiradora HEPA'),
        option('sponge', 'Dry sponge', 'Esponja seca'),
        option('wet', 'Wet cleaning', 'Limpieza húmeda'),
        option('abrasive', 'Sanding or blasting', 'Lijado o chorro'),
        option('seal', 'Clean and seal', 'Limpiar y sellar'),
        option('remove', 'Remove', 'Retirar'),
      ],
    },
    { id: 'remark', type: 'text', label: both('Remarks', 'Observaciones') },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos'), is_needed: true },
  ],
}

export const soot: TemplateSection = {
  id: 'soot',
  title: both('Rooms and soot', 'Habitaciones y hollín'),
  fields: [
    rooms,
    {
      id: 'clean_area',
      type: 'calculated',
      label: both('Area to clean', 'Área por limpiar'),
      formula: 'sum(rooms, "area")',
      unit: 'sq ft',
    },
    {
      id: 'room_count',
      type: 'calculated',
      label: both('Rooms looked at', 'Habitaciones revisadas'),
      formula: 'count(rooms)',
      decimals: 0,
    },
  ],
}
