import { where, whereOneOf } from './parts/conditions.ts'
import { assetNumber } from './parts/equipment.ts'
import { jobHeader } from './parts/header.ts'
import { longWords, yesNo } from './parts/questions.ts'
import { ownerSigns, signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateSection } from './template.ts'

const pullsEarly = whereOneOf('refused', 'equipment', 'both')

const recommendation: TemplateSection = {
  id: 'recommendation',
  title: both('What we recommend', 'Qué recomendamos'),
  fields: [
    {
      id: 'refused',
      type: 'choice',
      label: both('What does the owner not want?', '¿Qué no quiere el dueño?'),
      need: 'always',
      options: [
        option('service', 'The recommended work', 'El trabajo recomendado'),
        option('equipment', 'Equipment to stay longer', 'Que los equipos se queden más tiempo'),
        option('both', 'Both', 'Ambas cosas'),
      ],
    },
    {
      id: 'recommended',
      type: 'chips',
      label: both('Recommended', 'Recomendado'),
      need: 'always',
      options: [
        option('drying', 'Keep drying', 'Seguir secando'),
        option('removal', 'Remove wet or damaged materials', 'Retirar materiales mojados o dañados'),
        option('cleaning', 'Clean or disinfect', 'Limpiar o desinfectar'),
        option('containment', 'Containment', 'Contención'),
        option('filtration', 'Filter the air', 'Filtrar el aire'),
        option('contents', 'Move or clean contents', 'Mover o limpiar contenidos'),
        option('testing', 'Asbestos, lead or mold testing', 'Pruebas de asbesto, plomo o moho'),
        option('monitoring', 'More visits with readings', 'Más visitas con lecturas'),
        option(
          'specialist',
          'A plumber, roofer or other contractor',
          'Un plomero, techador u otro contratista',
        ),
        option('other', 'Other', 'Otro'),
      ],
    },
    longWords('details', both('What exactly, in which rooms', 'Qué exactamente y en qué habitaciones'), {
      need: 'always',
    }),
    longWords('why_recommended', both('Why we recommend it', 'Por qué lo recomendamos'), { need: 'always' }),
    longWords('alternatives', both('What else we offered', 'Qué más ofrecimos')),
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos'), phase: 'during' },
  ],
}

const equipment: TemplateSection = {
  id: 'equipment',
  title: both('Equipment removed early', 'Equipos retirados antes de tiempo'),
  show_if: pullsEarly,
  fields: [
    {
      id: 'units',
      type: 'table',
      label: both('Equipment removed', 'Equipos retirados'),
      need: 'always',
      columns: [
        assetNumber,
        { id: 'place', type: 'text', label: both('Room', 'Habitación'), is_needed: true },
        { id: 'pulled_on', type: 'date', label: both('Removed on', 'Retirado el'), is_needed: true },
        { id: 'pulled_at', type: 'time', label: both('At', 'A las') },
      ],
    },
    yesNo(
      'has_wet_points',
      both('Are readings still above the goal?', '¿Hay lecturas por encima de la meta?'),
    ),
    {
      id: 'wet_points',
      type: 'table',
      label: both('Readings above the goal', 'Lecturas por encima de la meta'),
      show_if: where('has_wet_points', 'yes'),
      need: 'always',
      columns: [
        { id: 'place', type: 'text', label: both('Room and point', 'Habitación y punto'), is_needed: true },
        { id: 'material', type: 'text', label: both('Material', 'Material'), is_needed: true },
        { id: 'meter', type: 'text', label: both('Meter and scale', 'Medidor y escala') },
        { id: 'reading', type: 'number', label: both('Reading', 'Lectura'), is_needed: true, decimals: 1 },
        { id: 'goal', type: 'number', label: both('Goal', 'Meta'), is_needed: true, decimals: 1 },
        {
          id: 'above',
          type: 'calculated',
          label: both('Above the goal', 'Por encima de la meta'),
          formula: 'reading - goal',
          decimals: 1,
        },
      ],
    },
  ],
}

const decision: TemplateSection = {
  id: 'decision',
  title: both('The owner’s decision', 'La decisión del dueño'),
  fields: [
    {
      id: 'reasons',
      type: 'chips',
      label: both('The owner’s reasons', 'Motivos del dueño'),
      need: 'always',
      options: [
        option('cost', 'Cost', 'Costo'),
        option(
          'coverage',
          'Insurance doesn’t cover it, or hasn’t decided',
          'El seguro no lo cubre o no ha decidido',
        ),
        option('noise', 'Noise or heat', 'Ruido o calor'),
        option('power', 'Use of electricity', 'Consumo de electricidad'),
        option('access', 'Needs the rooms', 'Necesita las habitaciones'),
        option('self', 'Will do it themselves', 'Lo hará por su cuenta'),
        option('contractor', 'Uses another contractor', 'Usará otro contratista'),
        option('not_needed', 'Thinks it isn’t needed', 'Cree que no hace falta'),
        option('other', 'Other', 'Otro'),
      ],
    },
    longWords('own_words', both('In the owner’s own words', 'En palabras del dueño')),
    {
      id: 'risks',
      type: 'chips',
      label: both('Risks that we explained', 'Riesgos que explicamos'),
      need: 'always',
      options: [
        option('hidden_moisture', 'Moisture stays in walls or floors', 'Queda humedad en paredes o pisos'),
        option('mold', 'Mold can grow', 'Puede crecer moho'),
        option(
          'swelling',
          'Materials can swell, warp or stain',
          'Los materiales pueden hincharse, torcerse o mancharse',
        ),
        option('rot', 'Wood can rot and lose strength', 'La madera puede pudrirse y perder resistencia'),
        option('contamination', 'Contamination stays', 'Queda contaminación'),
        option('odor', 'Odor stays or returns', 'El olor queda o vuelve'),
        option(
          'unknown_hazard',
          'Materials may hold asbestos or lead',
          'Los materiales pueden tener asbesto o plomo',
        ),
        option('spread', 'Damage can spread to other rooms', 'El daño puede pasar a otras habitaciones'),
        option('later_cost', 'Later work can cost more', 'El trabajo posterior puede costar más'),
        option('claim', 'The insurer may question later damage', 'El seguro puede objetar daños posteriores'),
      ],
    },
    longWords('risk_note', both('What else we explained', 'Qué más explicamos')),
  ],
}

export const serviceRefusal = defineTemplate({
  slug: 'service-refusal',
  code: 'F22',
  title: both(
    'Refusal of Recommended Service or Early Equipment Removal',
    'Rechazo de un servicio recomendado o retiro anticipado de equipos',
  ),
  sections: [
    jobHeader(),
    recommendation,
    equipment,
    decision,
    signatures(
      {
        id: 'refusal_terms',
        type: 'legal',
        label: both('What your signature means', 'Qué significa su firma'),
        block: 'service_refusal',
        version: 1,
      },
      yesNo('declines', both('Does the owner decline to sign?', '¿El dueño no quiere firmar?'), {
        help: both(
          'Then enter it at the owner’s signature as declined, and have a witness sign.',
          'Entonces indíquelo en la firma del dueño y pida que firme un testigo.',
        ),
        need: 'always',
      }),
      ownerSigns,
      {
        id: 'witness_signature',
        type: 'signature',
        signer: 'witness',
        label: both('Witness', 'Testigo'),
        show_if: where('declines', 'yes'),
        need: 'always',
      },
      technicianSigns,
    ),
  ],
})
