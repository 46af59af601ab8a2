import { checklist, words } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateSection } from '../template.ts'

export const arrivalSection: TemplateSection = {
  id: 'arrival',
  title: both('Arrival', 'Llegada'),
  fields: [
    { id: 'clock_in', type: 'time', label: both('Clock-in', 'Hora de entrada'), need: 'always' },
    ...checklist(
      ['file_checked', 'The job file is correct', 'El expediente del trabajo está correcto'],
      ['introduced', 'We introduced ourselves to the customer', 'Nos presentamos al cliente'],
    ),
    {
      id: 'front_photo',
      type: 'photos',
      label: both('Front of the house, with the address', 'Frente de la casa, con la dirección'),
      phase: 'arrival',
      least: 1,
      need: 'always',
    },
    {
      id: 'signed',
      type: 'chips',
      label: both('Forms that are signed', 'Formularios firmados'),
      options: [
        option('authorization', 'Work authorization', 'Autorización del trabajo'),
        option('waiver', 'Emergency waiver', 'Renuncia por emergencia'),
        option('notice', 'Notice of cancellation handed over', 'Aviso de cancelación entregado'),
        option('condition', 'Property condition', 'Estado de la propiedad'),
        option('safety', 'Site safety', 'Seguridad en el sitio'),
      ],
      need: 'always',
    },
  ],
}

export const protectionSection: TemplateSection = {
  id: 'protection',
  title: both('Safety and protection', 'Seguridad y protección'),
  fields: [
    ...checklist(
      [
        'power_safe',
        'Power in wet areas is safe or off',
        'La electricidad en áreas mojadas es segura o está cortada',
      ],
      ['ceiling_safe', 'Ceilings and floors are safe', 'Los techos y pisos son seguros'],
      [
        'ppe_on',
        'The crew wears the protection for this category',
        'El equipo lleva la protección de esta categoría',
      ],
      ['floors_covered', 'Clean floors are covered', 'Los pisos limpios están cubiertos'],
      [
        'corners_covered',
        'Doors, corners and furniture are protected',
        'Puertas, esquinas y muebles están protegidos',
      ],
      [
        'pets_out',
        'Children and pets are out of the work area',
        'Niños y mascotas están fuera del área de trabajo',
      ],
    ),
    words('hazards', both('Hazards we found', 'Peligros encontrados')),
  ],
}
