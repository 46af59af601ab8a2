import { measured } from './moisture-inspection/readings.ts'
import { where, whereOneOf } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { longWords, yesNo } from './parts/questions.ts'
import { roomOptions } from './parts/rooms.ts'
import { ownerMaySign, signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateSection } from './template.ts'

const why: TemplateSection = {
  id: 'why',
  title: both('Why and where', 'Por qué y dónde'),
  fields: [
    {
      id: 'reasons',
      type: 'chips',
      label: both('Reason for the inspection', 'Motivo de la inspección'),
      need: 'always',
      options: [
        option('stain', 'Stain', 'Mancha'),
        option('odor', 'Musty odor', 'Olor a humedad'),
        option('leak', 'Past or suspected leak', 'Fuga pasada o sospecha de fuga'),
        option('growth', 'Visible growth', 'Crecimiento visible'),
        option('after_repair', 'After a repair', 'Después de una reparación'),
        option('sale', 'Sale of the property', 'Venta de la propiedad'),
        option('second_opinion', 'Second opinion', 'Segunda opinión'),
        option('other', 'Other', 'Otro'),
      ],
    },
    longWords('told', both('What the customer told us', 'Lo que nos contó el cliente')),
    {
      id: 'areas',
      type: 'chips',
      label: both('Areas inspected', 'Áreas inspeccionadas'),
      need: 'always',
      options: roomOptions,
    },
    longWords(
      'not_reached',
      both('Areas we could not reach, and why', 'Áreas a las que no pudimos llegar, y por qué'),
    ),
    {
      id: 'methods',
      type: 'chips',
      label: both('How we inspected', 'Cómo inspeccionamos'),
      need: 'always',
      options: [
        option('visual', 'By eye', 'A simple vista'),
        option('pin', 'Pin meter', 'Medidor de agujas'),
        option('pinless', 'Pinless meter', 'Medidor sin agujas'),
        option('thermal', 'Thermal camera', 'Cámara térmica'),
        option('borescope', 'Borescope', 'Boroscopio'),
        option('hygrometer', 'Thermo-hygrometer', 'Termohigrómetro'),
        option('opened', 'Opened a wall, floor or ceiling', 'Se abrió una pared, piso o techo'),
      ],
    },
    { id: 'meters', type: 'short_text', label: both('Meters used', 'Medidores usados') },
  ],
}

const finding: TemplateSection = {
  id: 'finding',
  title: both('Finding', 'Resultado'),
  fields: [
    {
      id: 'result',
      type: 'choice',
      label: both('What we found', 'Qué encontramos'),
      need: 'always',
      options: [
        option('dry', 'No elevated moisture', 'No hay humedad elevada'),
        option('wet_source', 'Elevated moisture, source found', 'Humedad elevada, origen encontrado'),
        option(
          'wet_no_source',
          'Elevated moisture, source not found',
          'Humedad elevada, origen no encontrado',
        ),
        option('unclear', 'Can’t be decided without opening', 'No se puede decidir sin abrir'),
      ],
    },
    longWords('source', both('Source, and what shows it', 'Origen y qué lo muestra'), {
      show_if: where('result', 'wet_source'),
      need: 'always',
    }),
    yesNo('growth', both('Is there visible growth?', '¿Hay crecimiento visible?')),
    longWords('growth_where', both('Where, and about how much', 'Dónde y más o menos cuánto'), {
      show_if: where('growth', 'yes'),
      need: 'always',
    }),
    longWords('finding_note', both('Our finding in words', 'Nuestro resultado en palabras'), {
      need: 'always',
    }),
    { id: 'finding_photos', type: 'photos', label: both('Photos', 'Fotos'), phase: 'before' },
    { id: 'sketch', type: 'sketch', label: both('Sketch', 'Dibujo') },
  ],
}

const advice: TemplateSection = {
  id: 'advice',
  title: both('Recommendation and fee', 'Recomendación y cargo'),
  fields: [
    {
      id: 'recommended',
      type: 'chips',
      label: both('We recommend', 'Recomendamos'),
      need: 'always',
      options: [
        option('nothing', 'No work', 'Ningún trabajo'),
        option('repair', 'Have the source repaired', 'Reparar el origen'),
        option('mitigation', 'Drying', 'Secado'),
        option('opening', 'Open and look inside', 'Abrir y mirar adentro'),
        option('recheck', 'Measure again later', 'Volver a medir más adelante'),
        option('assessor', 'An independent mold assessor', 'Un evaluador de moho independiente'),
        option(
          'specialist',
          'A plumber, roofer or other contractor',
          'Un plomero, techador u otro contratista',
        ),
      ],
    },
    {
      id: 'recheck_on',
      type: 'date',
      label: both('Measure again on', 'Volver a medir el'),
      show_if: where('recommended', 'recheck'),
    },
    longWords('recommendation_note', both('Details', 'Detalles')),
    {
      id: 'fee_kind',
      type: 'choice',
      label: both('Fee', 'Cargo'),
      need: 'always',
      options: [
        option('none', 'No fee', 'Sin cargo'),
        option('charged', 'Fee as agreed', 'Cargo según lo acordado'),
        option('credited', 'Fee, credited if we do the work', 'Cargo que se descuenta si hacemos el trabajo'),
      ],
    },
    {
      id: 'fee',
      type: 'money',
      label: both('Amount', 'Cantidad'),
      show_if: whereOneOf('fee_kind', 'charged', 'credited'),
      need: 'always',
    },
  ],
}

export const moistureInspection = defineTemplate({
  slug: 'moisture-inspection',
  code: 'F29',
  title: both('Moisture Inspection', 'Inspección de humedad'),
  sections: [
    jobHeader(),
    why,
    measured,
    finding,
    advice,
    signatures(
      {
        id: 'limits',
        type: 'legal',
        label: both('What this inspection tells you', 'Qué le dice esta inspección'),
        block: 'inspection_limits',
        version: 1,
      },
      technicianSigns,
      ownerMaySign,
    ),
  ],
})
