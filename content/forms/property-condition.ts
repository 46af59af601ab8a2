import { where } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { notes, yesNo } from './parts/questions.ts'
import { roomColumn, whichRoom } from './parts/rooms.ts'
import { ownerSigns, signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField } from './template.ts'

const damage: TemplateField = {
  id: 'damage',
  type: 'table',
  label: both('Rooms and what we see there', 'Habitaciones y lo que vemos en ellas'),
  help: both(
    'Write down each room that we work in or pass through, with or without earlier damage.',
    'Anote cada habitación en la que trabajamos o por la que pasamos, tenga o no daños anteriores.',
  ),
  least: 1,
  need: 'always',
  columns: [
    roomColumn,
    whichRoom,
    {
      id: 'condition',
      type: 'choice',
      label: both('Condition', 'Estado'),
      is_needed: true,
      options: [
        option('no_damage', 'No earlier damage seen', 'Sin daños anteriores a la vista'),
        option('worn', 'Worn', 'Desgastado'),
        option('scratched', 'Scratched, dented or chipped', 'Rayado, abollado o astillado'),
        option('stained', 'Stained', 'Manchado'),
        option('cracked', 'Cracked or broken', 'Agrietado o roto'),
        option('rotted', 'Rot, rust or visible growth', 'Podrido, oxidado o con moho visible'),
        option('missing', 'Something is missing', 'Falta algo'),
      ],
    },
    { id: 'what', type: 'text', label: both('What and where', 'Qué y dónde') },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos'), is_needed: true },
  ],
}

const valuables: TemplateField = {
  id: 'valuables',
  type: 'table',
  label: both('Valuables', 'Objetos de valor'),
  show_if: where('has_valuables', 'yes'),
  least: 1,
  need: 'always',
  columns: [
    { id: 'item', type: 'text', label: both('Item', 'Objeto'), is_needed: true },
    { id: 'where', type: 'text', label: both('Where it is', 'Dónde está'), is_needed: true },
    { id: 'condition', type: 'text', label: both('Condition', 'Estado') },
    {
      id: 'action',
      type: 'choice',
      label: both('What happens to it', 'Qué se hace con él'),
      is_needed: true,
      options: [
        option('owner_takes', 'The owner takes it along', 'El dueño se lo lleva'),
        option('owner_locks', 'The owner locks it away', 'El dueño lo guarda con llave'),
        option('stays', 'It stays where it is', 'Se queda donde está'),
      ],
    },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos') },
  ],
}

export const propertyCondition = defineTemplate({
  slug: 'property-condition',
  code: 'F10',
  title: both('Property Condition Before Work', 'Estado de la propiedad antes del trabajo'),
  sections: [
    jobHeader(),
    { id: 'rooms', title: both('Rooms', 'Habitaciones'), fields: [damage] },
    {
      id: 'valued',
      title: both('Valuables', 'Objetos de valor'),
      fields: [
        yesNo(
          'has_valuables',
          both(
            'Is there cash, jewelry, medicine, firearms or anything else of value in the work area?',
            '¿Hay dinero, joyas, medicinas, armas u otra cosa de valor en el área de trabajo?',
          ),
        ),
        valuables,
        notes,
      ],
    },
    {
      id: 'acknowledgment',
      title: both('What you sign', 'Qué firma usted'),
      fields: [
        {
          id: 'condition_text',
          type: 'legal',
          label: both('Condition of the property', 'Estado de la propiedad'),
          block: 'property_condition',
          version: 1,
        },
      ],
    },
    signatures(ownerSigns, technicianSigns),
  ],
})
