import { clearance } from './mold-remediation/clearance.ts'
import { log } from './mold-remediation/log.ts'
import { where } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { longWords, words, yesNo } from './parts/questions.ts'
import { roomColumn, whichRoom } from './parts/rooms.ts'
import { ownerMaySign, signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField, type TemplateSection } from './template.ts'

const moisture: TemplateSection = {
  id: 'moisture',
  title: both('Moisture source', 'Origen de la humedad'),
  fields: [
    longWords('source', both('What keeps it wet', 'Qué lo mantiene húmedo'), { need: 'always' }),
    yesNo('source_fixed', both('Is the source fixed?', '¿Está reparado el origen?')),
    words('fixed_by', both('Who fixed it, and when', 'Quién lo reparó y cuándo'), {
      show_if: where('source_fixed', 'yes'),
      need: 'always',
    }),
    longWords('source_plan', both('Who will fix it, and by when', 'Quién lo va a reparar y para cuándo'), {
      help: both(
        'Mold comes back where it stays wet. Tell the owner.',
        'El moho vuelve si sigue la humedad. Dígaselo al dueño.',
      ),
      show_if: where('source_fixed', 'no'),
      need: 'always',
    }),
  ],
}

const protocol: TemplateSection = {
  id: 'protocol',
  title: both('Assessor and protocol', 'Evaluador y protocolo'),
  fields: [
    yesNo('has_assessor', both('Is there an independent assessor?', '¿Hay un evaluador independiente?')),
    words('assessor', both('Assessor and company', 'Evaluador y empresa'), {
      show_if: where('has_assessor', 'yes'),
      need: 'always',
    }),
    words('assessor_license', both('License number, if any', 'Número de licencia, si tiene'), {
      show_if: where('has_assessor', 'yes'),
    }),
    words('protocol_number', both('Protocol, with its date or number', 'Protocolo, con su fecha o número'), {
      show_if: where('has_assessor', 'yes'),
      need: 'always',
    }),
    {
      id: 'protocol_photos',
      type: 'photos',
      label: both('Pages of the protocol', 'Páginas del protocolo'),
      show_if: where('has_assessor', 'yes'),
    },
    longWords(
      'own_plan',
      both('What our plan is based on without a protocol', 'En qué se basa nuestro plan sin protocolo'),
      {
        show_if: where('has_assessor', 'no'),
        need: 'always',
      },
    ),
  ],
}

const rooms: TemplateField = {
  id: 'rooms',
  type: 'table',
  label: both('Affected rooms', 'Habitaciones afectadas'),
  help: both(
    'Condition 1 is normal, 2 is settled spores, 3 is actual growth.',
    'Condición 1 es normal, 2 son esporas asentadas, 3 es crecimiento.',
  ),
  need: 'always',
  columns: [
    roomColumn,
    whichRoom,
    {
      id: 'condition',
      type: 'choice',
      label: both('Condition', 'Condición'),
      is_needed: true,
      options: [option('one', '1', '1'), option('two', '2', '2'), option('three', '3', '3')],
    },
    {
      id: 'area',
      type: 'number',
      label: both('Affected area', 'Área afectada'),
      unit: 'sq ft',
      min: 0,
      max: 100000,
      is_needed: true,
    },
    { id: 'materials', type: 'text', label: both('Materials', 'Materiales'), is_needed: true },
    {
      id: 'action',
      type: 'choice',
      label: both('What we do', 'Qué hacemos'),
      is_needed: true,
      options: [
        option('remove', 'Remove', 'Retirar'),
        option('clean', 'Clean', 'Limpiar'),
        option('both', 'Remove and clean', 'Retirar y limpiar'),
        option('none', 'Nothing', 'Nada'),
      ],
    },
    { id: 'photos', type: 'photos', label: both('Photos before', 'Fotos de antes'), is_needed: true },
  ],
}

const plan: TemplateSection = {
  id: 'plan',
  title: both('Rooms and containment', 'Habitaciones y contención'),
  fields: [
    rooms,
    {
      id: 'total_area',
      type: 'calculated',
      label: both('Affected area', 'Área afectada'),
      formula: 'sum(rooms, "area")',
      unit: 'sq ft',
    },
    {
      id: 'containment',
      type: 'choice',
      label: both('Containment', 'Contención'),
      need: 'always',
      options: [
        option('none', 'None', 'Ninguna'),
        option('source', 'At the source only', 'Solo en el origen'),
        option('local', 'Part of a room', 'Parte de una habitación'),
        option('full', 'Full, with an airlock', 'Completa, con esclusa'),
      ],
    },
    yesNo('negative_pressure', both('Is it under negative pressure?', '¿Está con presión negativa?')),
    {
      id: 'target_pressure',
      type: 'number',
      label: both('Pressure to keep', 'Presión que se debe mantener'),
      help: both('As the protocol says, below zero.', 'Como dice el protocolo, por debajo de cero.'),
      unit: 'in. w.g.',
      min: -1,
      max: 0,
      decimals: 3,
      show_if: where('negative_pressure', 'yes'),
      need: 'always',
    },
    {
      id: 'containment_photos',
      type: 'photos',
      label: both('Photos of the containment', 'Fotos de la contención'),
      phase: 'during',
    },
  ],
}

export const moldRemediation = defineTemplate({
  slug: 'mold-remediation',
  code: 'F16',
  title: both('Mold Remediation Plan and Log', 'Plan y registro de remediación de moho'),
  sections: [
    jobHeader(),
    moisture,
    protocol,
    plan,
    log,
    clearance,
    signatures(technicianSigns, ownerMaySign),
  ],
})
