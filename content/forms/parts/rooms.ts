import type { TemplateColumn, TemplateOption } from '../template.ts'
import { both, option } from './wording.ts'

/** The rooms that a job usually has, and the parts of a house beside them. */
export const roomOptions: TemplateOption[] = [
  option('kitchen', 'Kitchen', 'Cocina'),
  option('dining_room', 'Dining room', 'Comedor'),
  option('living_room', 'Living room', 'Sala'),
  option('family_room', 'Family room', 'Sala familiar'),
  option('hall', 'Hall', 'Pasillo'),
  option('bath', 'Bath', 'Baño'),
  option('bedroom', 'Bedroom', 'Dormitorio'),
  option('closet', 'Closet', 'Clóset'),
  option('laundry', 'Laundry', 'Lavandería'),
  option('office', 'Office', 'Oficina'),
  option('entry', 'Entry', 'Entrada'),
  option('stairs', 'Stairs', 'Escaleras'),
  option('garage', 'Garage', 'Garaje'),
  option('basement', 'Basement', 'Sótano'),
  option('attic', 'Attic', 'Ático'),
  option('crawl_space', 'Crawl space', 'Espacio bajo el piso'),
  option('outside', 'Outside', 'Exterior'),
  option('other', 'Other', 'Otro'),
]

/** Which room a row is about. A house has several of a kind, so `whichRoom` stands beside it. */
export const roomColumn: TemplateColumn = {
  id: 'room',
  type: 'choice',
  label: both('Room', 'Habitación'),
  options: roomOptions,
  is_needed: true,
}

export const whichRoom: TemplateColumn = {
  id: 'which',
  type: 'text',
  label: both('Which one, if there are several', 'Cuál, si hay varias'),
}
