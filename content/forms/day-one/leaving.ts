import { where } from '../parts/conditions.ts'
import { checklist, notes, words, yesNo } from '../parts/questions.ts'
import { both } from '../parts/wording.ts'
import type { TemplateSection } from '../template.ts'

export const readingSection: TemplateSection = {
  id: 'readings',
  title: both('First readings', 'Primeras lecturas'),
  fields: checklist(
    ['points_read', 'Moisture points are set and read', 'Los puntos de humedad están puestos y leídos'],
    [
      'reference_read',
      'The same materials are read in a dry area',
      'Los mismos materiales están leídos en un área seca',
    ],
    [
      'air_read',
      'Air is read outside, in the dry area and in the wet area',
      'El aire está medido afuera, en el área seca y en la mojada',
    ],
    ['map_drawn', 'The moisture map is drawn', 'El mapa de humedad está dibujado'],
  ),
}

export const leavingSection: TemplateSection = {
  id: 'leaving',
  title: both('Before we leave', 'Antes de irnos'),
  fields: [
    ...checklist(
      ['walked_through', 'We walked through with the customer', 'Recorrimos el lugar con el cliente'],
      [
        'told_equipment',
        'The customer knows to leave equipment on',
        'El cliente sabe que debe dejar los equipos encendidos',
      ],
      [
        'told_number',
        'The customer has our number for day and night',
        'El cliente tiene nuestro número de día y de noche',
      ],
      ['cleaned_up', 'The site is clean and locked', 'El sitio está limpio y cerrado'],
    ),
    { id: 'next_visit', type: 'date', label: both('Next visit', 'Próxima visita'), need: 'always' },
    { id: 'next_time', type: 'time', label: both('Time of the next visit', 'Hora de la próxima visita') },
    yesNo('has_keys', both('Did we take keys or a code?', '¿Recibimos llaves o un código?')),
    words('keys_where', both('Where the keys are', 'Dónde están las llaves'), {
      help: both(
        'Don’t write codes here. Put them in the job file.',
        'No escriba códigos aquí. Póngalos en el expediente.',
      ),
      show_if: where('has_keys', 'yes'),
      need: 'always',
    }),
    { id: 'clock_out', type: 'time', label: both('Clock-out', 'Hora de salida'), need: 'always' },
    {
      id: 'hours_on_site',
      type: 'calculated',
      label: both('Hours on site', 'Horas en el sitio'),
      formula: 'hours_between(clock_in, clock_out)',
      unit: 'h',
    },
    notes,
  ],
}
