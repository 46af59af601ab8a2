import { where } from './parts/conditions.ts'
import { check, checklist, longWords, words, yesNo } from './parts/questions.ts'
import { signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField, type TemplateSection } from './template.ts'

/** It belongs to no job, so it has no job’s header. */
const vehicle: TemplateSection = {
  id: 'vehicle',
  title: both('Vehicle', 'Vehículo'),
  fields: [
    { id: 'checked_on', type: 'date', label: both('Date', 'Fecha'), need: 'always' },
    { id: 'checked_at', type: 'time', label: both('Time', 'Hora') },
    {
      id: 'driver',
      type: 'short_text',
      label: both('Driver', 'Conductor'),
      fact: 'technician.name',
      need: 'always',
    },
    words('unit', both('Vehicle number or plate', 'Número de vehículo o placa'), { need: 'always' }),
    {
      id: 'odometer',
      type: 'number',
      label: both('Odometer', 'Odómetro'),
      unit: 'mi',
      min: 0,
      max: 2000000,
      decimals: 0,
      need: 'always',
    },
    {
      id: 'fuel',
      type: 'choice',
      label: both('Fuel', 'Combustible'),
      need: 'always',
      options: [
        option('full', 'Full', 'Lleno'),
        option('three_quarters', 'Three quarters', 'Tres cuartos'),
        option('half', 'Half', 'Medio'),
        option('quarter', 'A quarter', 'Un cuarto'),
        option('empty', 'Nearly empty', 'Casi vacío'),
      ],
    },
  ],
}

const drive: TemplateSection = {
  id: 'drive',
  title: both('Before driving', 'Antes de manejar'),
  fields: checklist(
    ['lights', 'Lights and turn signals work', 'Luces y direccionales funcionan'],
    ['brakes', 'Brakes and parking brake work', 'Los frenos y el freno de mano funcionan'],
    ['tires', 'Tires have air and tread', 'Las llantas tienen aire y dibujo'],
    [
      'glass',
      'Windshield, wipers and mirrors are good',
      'Parabrisas, limpiaparabrisas y espejos en buen estado',
    ],
    ['horn', 'Horn and backup alarm work', 'Bocina y alarma de reversa funcionan'],
    ['belts', 'Seat belts work', 'Los cinturones funcionan'],
    ['oil', 'Oil level is right', 'El nivel de aceite es correcto'],
    ['coolant', 'Coolant level is right', 'El nivel de refrigerante es correcto'],
    ['washer_fluid', 'Washer fluid is full', 'El líquido limpiaparabrisas está lleno'],
    ['leaks', 'No leaks under the vehicle', 'No hay fugas debajo del vehículo'],
    ['warnings', 'No warning lights', 'No hay luces de advertencia'],
    [
      'papers',
      'Registration and insurance card are in the vehicle',
      'El registro y la tarjeta de seguro están en el vehículo',
    ],
  ),
}

const work: TemplateSection = {
  id: 'work',
  title: both('Equipment and stock', 'Equipos y existencias'),
  fields: [
    ...checklist(
      ['extractor', 'Extractor starts and has suction', 'El extractor arranca y aspira'],
      ['hoses', 'Hoses and wands are not damaged', 'Mangueras y varillas en buen estado'],
      ['tanks', 'Waste tank is empty and rinsed', 'El tanque de desechos está vacío y enjuagado'],
      ['cords', 'Cords and plugs are not damaged', 'Cables y enchufes en buen estado'],
      ['meters', 'Meters and batteries work', 'Medidores y baterías funcionan'],
      ['ladders', 'Ladders are not damaged', 'Escaleras en buen estado'],
      ['secured', 'Load is tied down', 'La carga está sujeta'],
      ['extinguisher', 'Fire extinguisher is charged', 'El extintor está cargado'],
      ['first_aid', 'First-aid and eyewash kits are full', 'Botiquín y lavaojos completos'],
      ['ppe', 'Gloves, masks, suits and goggles are stocked', 'Hay guantes, mascarillas, trajes y gafas'],
      ['chemicals', 'Chemicals are labeled and closed', 'Los químicos están etiquetados y cerrados'],
      [
        'supplies',
        'Plastic, tape, bags and floor protection are stocked',
        'Hay plástico, cinta, bolsas y protección de pisos',
      ],
    ),
    check('safety_sheets', both('Safety data sheets can be read', 'Se pueden leer las hojas de seguridad')),
    longWords('restock', both('What to restock', 'Qué hay que reponer')),
  ],
}

const hasDefects = where('has_defects', 'yes')

const defects: TemplateField = {
  id: 'defects',
  type: 'table',
  label: both('Defects', 'Fallas'),
  show_if: hasDefects,
  need: 'always',
  columns: [
    { id: 'part', type: 'text', label: both('Part or unit', 'Parte o unidad'), is_needed: true },
    { id: 'fault', type: 'text', label: both('What is wrong', 'Qué tiene'), is_needed: true },
    {
      id: 'urgency',
      type: 'choice',
      label: both('When to fix it', 'Cuándo arreglarlo'),
      is_needed: true,
      options: [
        option('now', 'Before it is used', 'Antes de usarlo'),
        option('week', 'This week', 'Esta semana'),
        option('service', 'At the next service', 'En el próximo servicio'),
      ],
    },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos') },
  ],
}

const result: TemplateSection = {
  id: 'result',
  title: both('Result', 'Resultado'),
  fields: [
    yesNo('has_defects', both('Is anything broken or missing?', '¿Hay algo dañado o que falte?')),
    defects,
    yesNo('safe_to_drive', both('Is it safe to drive?', '¿Es seguro manejarlo?')),
    {
      id: 'do_not_drive',
      type: 'info',
      label: both('Do not drive it', 'No lo maneje'),
      text: both(
        'Take the key, put a note on the wheel and call the office.',
        'Quite la llave, deje una nota en el volante y llame a la oficina.',
      ),
      show_if: where('safe_to_drive', 'no'),
    },
    words('told', both('Who was told', 'A quién se avisó'), { show_if: hasDefects, need: 'always' }),
  ],
}

export const vehicleCheck = defineTemplate({
  slug: 'vehicle-check',
  code: 'F25',
  title: both('Daily Vehicle and Equipment Check', 'Revisión diaria de vehículo y equipos'),
  sections: [vehicle, drive, work, result, signatures(technicianSigns)],
})
